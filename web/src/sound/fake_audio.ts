import { vi } from 'vitest'

/** As much of an audio context as can be had without a loudspeaker; whoever listens makes its sources. */
export class FakeAudio {
  currentTime = 0
  sampleRate = 8000
  destination = {}
  createGain = () => this.node({ gain: this.param() })
  createBiquadFilter = () => this.node({ frequency: this.param(), type: '' })
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length), length })
  protected param = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  })
  protected node = <N extends object>(node: N): N & { connect: (to: object) => object } =>
    Object.assign(node, { connect: (to: object) => to })
}
