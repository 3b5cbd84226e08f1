import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../settings.svelte'
import { FakeAudio } from './fake_audio'
import { soundOfNews } from './hearing.svelte'
import { play, soundOf } from './sound'
import { VOICES, type Sound } from './voices'

/** Notes what is started and stopped, and when. */
class Audio extends FakeAudio {
  readonly spans: [number, number][] = []
  resume = vi.fn(() => Promise.resolve())
  createOscillator = () => {
    let from = 0
    return this.node({
      frequency: this.param(),
      type: '',
      start: (at: number) => (from = at),
      stop: (at: number) => this.spans.push([from, at]),
    })
  }
  createBufferSource = () => {
    const node = this.node({
      buffer: undefined as { length: number } | undefined,
      start: (at: number) => this.spans.push([at, at + (node.buffer?.length ?? 0) / this.sampleRate]),
    })
    return node
  }
}

let made: Audio[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal(
    'AudioContext',
    class extends Audio {
      constructor() {
        super()
        made.push(this)
      }
    },
  )
})
afterEach(() => {
  settings.sounds = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is silent until it is wanted and the page was touched; then one at a time', () => {
  play('dice')
  settings.sounds = true
  play('dice')
  expect(made).toHaveLength(0)
  dispatchEvent(new Event('pointerdown'))
  play('dice')
  expect(made).toHaveLength(1)
  const sounded = made[0]?.spans.length ?? 0
  expect(sounded).toBeGreaterThan(0)
  play('card')
  expect(made[0]?.spans).toHaveLength(sounded)
  vi.advanceTimersByTime(400)
  play('card')
  expect(made[0]?.spans.length).toBeGreaterThan(sounded)
  // Where only a touch may let a page sound, the next one does.
  made[0]?.resume.mockClear()
  dispatchEvent(new Event('pointerdown'))
  expect(made[0]?.resume).toHaveBeenCalledOnce()
})

it.each(Object.keys(VOICES) as Sound[])('%s is over after 400 ms', (sound) => {
  const audio = new Audio()
  for (const voice of VOICES[sound])
    voice({ audio: audio as unknown as AudioContext, out: audio.destination as AudioNode, from: 0 })
  expect(audio.spans.length).toBeGreaterThan(0)
  expect(Math.max(...audio.spans.map(([, until]) => until))).toBeLessThanOrEqual(0.4)
})

it('what is told has a sound, what is thought has none', () => {
  expect(soundOf({ event: 'Rolled' })).toBe('dice')
  expect(soundOf({ event: 'Died' })).toBe('thunder')
  expect(soundOf({ event: 'Declined' })).toBeUndefined()
})

it('a question after a wait chimes; what follows from an answer sounds as it is', () => {
  const rolled = { event: 'Rolled', seat: 0, first: 3, second: 4 } as const
  const acted = { event: 'Acted', question: 2, action: 'roll' } as const
  const question = { ply: 3, choices: [] }
  expect(soundOfNews({ entries: [rolled], fresh: 0, question }, false)).toBe('turn')
  expect(soundOfNews({ entries: [acted, rolled], fresh: 0, question }, false)).toBe('dice')
  expect(soundOfNews({ entries: [acted, rolled], fresh: 1, question: null }, false)).toBe('dice')
  expect(soundOfNews({ entries: [rolled], fresh: 1, question }, true)).toBeUndefined()
})
