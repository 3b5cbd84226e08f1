import type { Game } from '../game'
import { rustle, tone, type Voice } from './voices'

/** Noise that goes on: through a filter, its loudness swaying by itself. */
interface Bed {
  readonly kind: BiquadFilterType
  readonly pitch: number
  readonly loud: number
  /** Seconds from loud to loud again, and how much of it is lost between. */
  readonly sway: number
  readonly depth: number
}

interface Ambience {
  readonly beds: readonly Bed[]
  /** What is heard now and then, one of these. */
  readonly now: readonly (readonly Voice[])[]
  /** Seconds between them, at least and at most. */
  readonly every: readonly [number, number]
}

const tick = (after: number): Voice => tone(2100, 0.03, 0.05, { shape: 'square', after, falls: 0.7 })
const crackle = (after: number): Voice => rustle(2600, 0.04, 0.16, { after })
const cricket = (pitch: number): Voice[] => [0, 0.06, 0.12, 0.18].map((after) => tone(pitch, 0.05, 0.03, { after }))
const drop = (pitch: number): Voice => tone(pitch, 0.12, 0.07, { falls: 1.7 })

/** The air of each house: a fire and a clock, a garden at night, a pool, a snowstorm, a house that creaks. */
export const AMBIENCES: Readonly<Record<Game, Ambience>> = {
  cluedo: {
    beds: [{ kind: 'lowpass', pitch: 240, loud: 0.05, sway: 7, depth: 0.4 }],
    now: [[tick(0), tick(1)], [crackle(0), crackle(0.09), crackle(0.3)], [crackle(0)]],
    every: [1.5, 4],
  },
  super_cluedo: {
    beds: [{ kind: 'bandpass', pitch: 900, loud: 0.018, sway: 11, depth: 0.7 }],
    now: [cricket(4300), cricket(4700), [...cricket(4500), rustle(1200, 0.5, 0.05, { rises: 0.2 })]],
    every: [1.2, 3.5],
  },
  cluedo_2008: {
    beds: [
      { kind: 'lowpass', pitch: 420, loud: 0.05, sway: 4, depth: 0.7 },
      { kind: 'bandpass', pitch: 1500, loud: 0.012, sway: 2.6, depth: 0.9 },
    ],
    now: [[drop(520)], [drop(680)], [rustle(800, 0.35, 0.07, { rises: 0.14 })]],
    every: [2, 6],
  },
  huis_clos: {
    beds: [
      { kind: 'bandpass', pitch: 380, loud: 0.07, sway: 9, depth: 0.8 },
      { kind: 'bandpass', pitch: 760, loud: 0.03, sway: 5.5, depth: 0.9 },
    ],
    now: [[rustle(600, 1.6, 0.08, { rises: 0.7 })], [rustle(140, 0.2, 0.14, { kind: 'lowpass' })]],
    every: [5, 12],
  },
  hantise: {
    beds: [{ kind: 'lowpass', pitch: 130, loud: 0.1, sway: 8, depth: 0.5 }],
    now: [
      [tone(196, 1.6, 0.03, { falls: 1.5 })],
      [tone(90, 0.5, 0.05, { shape: 'sawtooth', falls: 1.3 })],
      [tone(587, 1.2, 0.02), tone(622, 1.2, 0.02, { after: 0.5 })],
    ],
    every: [5, 11],
  },
}

const LASTS = 4
const FADES = 1.2

function noiseOf(audio: AudioContext): AudioBuffer {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * LASTS), audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return noise
}

function lay(
  audio: AudioContext,
  noise: AudioBuffer,
  out: AudioNode,
  { kind, pitch, loud, sway, depth }: Bed,
): AudioScheduledSourceNode[] {
  const source = audio.createBufferSource()
  source.buffer = noise
  source.loop = true
  const filter = audio.createBiquadFilter()
  filter.type = kind
  filter.frequency.value = pitch
  const gain = audio.createGain()
  gain.gain.value = loud * (1 - depth / 2)
  const swaying = audio.createOscillator()
  swaying.frequency.value = 1 / sway
  const swing = audio.createGain()
  swing.gain.value = (loud * depth) / 2
  swaying.connect(swing).connect(gain.gain)
  source.connect(filter).connect(gain).connect(out)
  source.start()
  swaying.start()
  return [source, swaying]
}

/** Begins it softly; what it returns ends it. */
export function breathe(audio: AudioContext, game: Game): () => void {
  const { beds, now, every } = AMBIENCES[game]
  const out = audio.createGain()
  out.gain.setValueAtTime(0, audio.currentTime)
  out.gain.linearRampToValueAtTime(1, audio.currentTime + FADES)
  out.connect(audio.destination)
  const noise = noiseOf(audio)
  const sources = beds.flatMap((bed) => lay(audio, noise, out, bed))
  let next: ReturnType<typeof setTimeout>
  const wait = (): void => {
    const [least, most] = every
    next = setTimeout(
      () => {
        for (const voice of now[Math.floor(Math.random() * now.length)] ?? [])
          voice({ audio, out, from: audio.currentTime + 0.01 })
        wait()
      },
      1000 * (least + Math.random() * (most - least)),
    )
  }
  wait()
  return () => {
    clearTimeout(next)
    out.gain.linearRampToValueAtTime(0, audio.currentTime + FADES / 2)
    for (const source of sources) source.stop(audio.currentTime + FADES / 2)
  }
}
