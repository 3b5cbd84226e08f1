import type { Entry } from '../protocol/protocol'
import { settings } from '../settings.svelte'
import { VOICES, type Sound, type Voice } from './voices'

export type { Sound } from './voices'

const LOUD = 0.4
/** No sound begins while another one sounds. */
const LASTS = 400

let audio: AudioContext | undefined
let wasTouched = false
let busyUntil = 0
/** Some browsers let a page sound only from within a touch. */
const touched = (): void => {
  wasTouched = true
  void audio?.resume()
}
for (const touch of ['pointerdown', 'keydown'] as const) addEventListener(touch, touched, { capture: true })

export const mayBeHeard = (): boolean => wasTouched

/** Where the house sounds; nowhere before the first touch. Made when something sounds: a touch has to be answered first. */
export function ear(): AudioContext | undefined {
  if (!wasTouched) return undefined
  audio ??= new AudioContext()
  void audio.resume()
  return audio
}

/** Plays it if sounds are wanted: after the first touch, one at a time, and in a hidden tab only that it is your turn. */
export function play(sound: Sound): void {
  if (!settings.sounds || !wasTouched || (document.hidden && sound !== 'turn')) return
  const now = performance.now()
  if (now < busyUntil) return
  busyUntil = now + LASTS
  sing(VOICES[sound])
}

/** The voices of a scene: it has the house to itself, and keeps its own time. */
export function perform(voices: readonly Voice[]): void {
  if (settings.sounds && wasTouched && !document.hidden) sing(voices)
}

function sing(voices: readonly Voice[]): void {
  const heard = ear()
  if (!heard) return
  const out = heard.createGain()
  out.gain.value = LOUD
  out.connect(heard.destination)
  for (const voice of voices) voice({ audio: heard, out, from: heard.currentTime + 0.01 })
}

const SOUNDS: Readonly<Partial<Record<Entry['event'], Sound>>> = {
  Rolled: 'dice',
  RolledForDeal: 'dice',
  RolledForFirst: 'dice',
  Moved: 'step',
  TookPassage: 'door',
  Closed: 'door',
  Dealt: 'card',
  Showed: 'card',
  ShowedNeighbour: 'card',
  LetSee: 'card',
  Peeked: 'card',
  Glimpsed: 'card',
  DrewButler: 'card',
  PlayedButler: 'card',
  Drafted: 'card',
  Took: 'card',
  Swapped: 'card',
  Gave: 'card',
  Drew: 'card',
  Deposited: 'card',
  TookBack: 'card',
  Played: 'card',
  Accused: 'wax',
  AccusedWrongly: 'wrong',
  Destroyed: 'wax',
  DrewTime: 'bell',
  Murdered: 'thunder',
  UrnOpened: 'bell',
  Died: 'thunder',
  ConfrontationBegan: 'thunder',
  NightBegan: 'bell',
  Knocked: 'thunder',
  Scared: 'thunder',
  MaraboutEntered: 'thunder',
  NightWon: 'bell',
  Ended: 'win',
}

/** The sound of something that was told, if it has one. */
export const soundOf = ({ event }: Pick<Entry, 'event'>): Sound | undefined => SOUNDS[event]
