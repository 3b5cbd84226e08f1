/** How each sound is made: all end within 400 ms, and none says which card it is. */
export type Sound = 'dice' | 'card' | 'step' | 'door' | 'wax' | 'wrong' | 'win' | 'thunder' | 'bell' | 'turn'

/** Where a voice sounds: when it begins, and into what. */
interface Stage {
  readonly audio: BaseAudioContext
  readonly out: AudioNode
  readonly from: number
}
export type Voice = (stage: Stage) => void

/** A loudness that rises at once and dies away. */
function fading({ audio, out, from }: Stage, loud: number, lasts: number, rises = 0.004): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, from)
  gain.gain.linearRampToValueAtTime(loud, from + rises)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts)
  gain.connect(out)
  return gain
}

export const tone =
  (
    pitch: number,
    lasts: number,
    loud: number,
    { shape = 'sine' as OscillatorType, after = 0, falls = 1 } = {},
  ): Voice =>
  ({ audio, out, from }) => {
    const begins = from + after
    const source = audio.createOscillator()
    source.type = shape
    source.frequency.setValueAtTime(pitch, begins)
    source.frequency.exponentialRampToValueAtTime(pitch * falls, begins + lasts)
    source.connect(fading({ audio, out, from: begins }, loud, lasts))
    source.start(begins)
    source.stop(begins + lasts)
  }

/** A rustle: noise through a filter. */
export const rustle =
  (
    pitch: number,
    lasts: number,
    loud: number,
    { kind = 'bandpass' as BiquadFilterType, after = 0, rises = 0.004 } = {},
  ): Voice =>
  ({ audio, out, from }) => {
    const begins = from + after
    const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
    const source = audio.createBufferSource()
    source.buffer = noise
    const filter = audio.createBiquadFilter()
    filter.type = kind
    filter.frequency.value = pitch
    source.connect(filter).connect(fading({ audio, out, from: begins }, loud, lasts, rises))
    source.start(begins)
  }

export const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  dice: [0, 0.07, 0.12, 0.2, 0.25].flatMap((after, i) => [
    rustle(1900 - i * 120, 0.05, 0.9, { after }),
    tone(320 - i * 18, 0.05, 0.3, { after, shape: 'triangle' }),
  ]),
  card: [rustle(3200, 0.16, 0.5, { rises: 0.05 }), rustle(900, 0.05, 0.5, { after: 0.13 })],
  step: [rustle(420, 0.06, 0.7, { kind: 'lowpass' }), rustle(380, 0.06, 0.5, { kind: 'lowpass', after: 0.14 })],
  door: [
    tone(190, 0.28, 0.16, { shape: 'sawtooth', falls: 1.6 }),
    rustle(260, 0.09, 0.9, { kind: 'lowpass', after: 0.27 }),
  ],
  wax: [rustle(700, 0.12, 0.5), tone(130, 0.14, 0.5, { falls: 0.6, after: 0.02 })],
  wrong: [tone(233, 0.18, 0.3, { shape: 'triangle' }), tone(185, 0.26, 0.34, { shape: 'triangle', after: 0.13 })],
  win: [523, 659, 784].map((pitch, i) => tone(pitch, 0.24, 0.26, { shape: 'triangle', after: i * 0.075 })),
  thunder: [rustle(140, 0.38, 1, { kind: 'lowpass', rises: 0.03 }), tone(52, 0.36, 0.6, { falls: 0.6 })],
  bell: [tone(660, 0.38, 0.3), tone(1320, 0.28, 0.12), tone(1782, 0.2, 0.07)],
  turn: [tone(587, 0.16, 0.3), tone(880, 0.24, 0.26, { after: 0.12 })],
}
