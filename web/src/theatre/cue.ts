import type { Component } from 'svelte'
import type { Entry, Picture } from '../protocol/protocol'
import type { Situation } from '../table/situation'
import type { Film } from './film.svelte'

const TEMPOS = ['full', 'brief'] as const
export type Tempo = (typeof TEMPOS)[number]

/** Some entries that are shown before they are told. */
export interface Cue<Kind extends string = string> {
  readonly kind: Kind
  /** Its entries: from here, to before there. */
  readonly from: number
  readonly until: number
  /** When each beat begins, in milliseconds; with the last of them all is told. */
  readonly beats: Readonly<Record<Tempo, readonly number[]>>
  /** How long it stays once it is told; without it, until it is pressed away. */
  readonly stays?: number
  /** Only this seat may see it: on a screen that others share, the curtain falls first. */
  readonly alone?: number
  /** What its button says, where it is not the usual. */
  readonly onward?: 'theatre.night'
  /** It is over before anybody could press a button: it has none, and the table stays in sight. */
  readonly passing?: boolean
  /** The game is over with it. */
  readonly ends?: boolean
}

/** What a scene is given: the table as it stood before, the entries it is about, and how far it has come. */
export interface StagedProps<P = Picture, E = Entry> {
  readonly at: Situation<P, E>
  readonly entries: readonly E[]
  /** All that came before them. */
  readonly past: readonly E[]
  readonly cue: Cue
  readonly film: Film
}

/** What a game plays out on the stage. */
export interface Theatre<P = Picture, E = Entry> {
  /** The first scene among the entries from there on. */
  cue(at: { readonly entries: readonly E[]; readonly seat: number | null }, from: number): Cue | undefined
  /** All its scenes, fetched when the first of them begins. */
  scene(): Promise<{ default: Component<StagedProps<P, E>> }>
}
