import { rustle, tone, type Voice } from '../sound/voices'

const soft = { shape: 'triangle' } as const
const after = (seconds: number) => ({ ...soft, after: seconds })

/** What is heard on the stage. */
export const SCORE = {
  lights: [rustle(400, 0.45, 0.5, { kind: 'lowpass', rises: 0.1 })],
  step: [
    tone(90, 0.1, 0.6),
    tone(90, 0.1, 0.5, { after: 0.16 }),
    ...[0.24, 0.32, 0.4].map((at) => rustle(3000, 0.12, 0.35, { after: at, rises: 0.04 })),
  ],
  wax: [rustle(700, 0.14, 0.5), tone(130, 0.16, 0.5, { falls: 0.6, after: 0.02 })],
  first: [tone(440, 0.16, 0.34, soft)],
  second: [tone(554, 0.16, 0.34, soft)],
  third: [tone(659, 0.2, 0.36, soft)],
  miss: [tone(311, 0.22, 0.34, soft)],
  breath: [tone(55, 0.12, 0.8), tone(55, 0.14, 0.7, { after: 0.2 })],
  backs: [rustle(2600, 0.14, 0.4, { rises: 0.05 })],
  shut: [tone(90, 0.12, 0.7), rustle(300, 0.1, 0.6, { kind: 'lowpass' })],
  won: [440, 554, 659, 880].map((pitch, i) => tone(pitch, 0.9 - i * 0.12, 0.26, after(i * 0.12))),
  lost: [440, 523, 659, 440].map((pitch, i) => tone(pitch / 2, 0.8 - i * 0.1, 0.28, after(i * 0.16))),
  wrong: [tone(659, 0.7, 0.34, { ...soft, falls: 0.472 }), tone(311, 0.4, 0.24, after(0.3))],
  candle: [rustle(900, 0.3, 0.5, { rises: 0.12 }), tone(1976, 0.9, 0.16, { after: 0.25 })],
  duel: [tone(110, 0.5, 0.5, soft), tone(117, 0.5, 0.4, soft), tone(82, 0.8, 0.6, after(0.3))],
  innocent: [tone(587, 0.5, 0.26)],
  whistle: [tone(500, 0.5, 0.24, { falls: 2.6 })],
  points: [0, 0.12, 0.24].map((at, i) => tone(784 * 1.19 ** i, 0.3, 0.22, { after: at })),
  mallet: [tone(160, 0.12, 0.8, { falls: 0.5 }), rustle(500, 0.08, 0.7, { kind: 'lowpass' })],
  pips: [0, 0.09, 0.18].map((at, i) => tone(660 * 0.84 ** i, 0.12, 0.24, after(at))),
} as const satisfies Readonly<Record<string, readonly Voice[]>>
export type Strain = keyof typeof SCORE
