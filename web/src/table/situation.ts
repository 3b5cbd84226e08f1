import type { Component } from 'svelte'
import type { CardFace } from '../kit/card/face'
import type { LogEntry } from '../kit/Log.svelte'
import type { Player } from '../kit/Players.svelte'
import type { Shape } from '../look/frame'
import type { Option } from '../protocol/options'
import type {
  Check,
  Entry,
  Explained,
  GameInfo,
  Help,
  HintNews,
  Mark,
  NotebookNews,
  Picture,
  QuestionNews,
  TableNews,
  WhyNews,
} from '../protocol/protocol'
import type { Part } from '../texts/message'
import type { Theatre } from '../theatre/cue'
import type { Tally } from './end/statistics'

/** A table as one seat sees it, in play or in a replay: what the server told, and the ways to answer. */
export interface Situation<P = Picture, E = Entry> {
  readonly table: TableNews
  /** Whose eyes these are; null for those who watch. */
  readonly seat: number | null
  /** What they are called where whoever looks is none of the players: nobody is « you » then. */
  readonly whose?: string | undefined
  /** What the players are called, by seat; what they play stands in `table.chairs`. */
  readonly names: readonly string[]
  readonly picture: P
  /** Everything that was told, oldest first. */
  readonly entries: readonly E[]
  /** By entry: what your own memory says of what was claimed there; nothing in a replay. */
  readonly checks?: ReadonlyMap<number, Check>
  /** Where in `entries` the last news begins: what has just happened. */
  readonly fresh: number
  readonly question: QuestionNews | null
  /** What the question allows; empty if nothing is asked, or the answer is on its way. */
  readonly options: readonly Option[]
  readonly notebook: NotebookNews | null
  /** The answer to `why`, until something else is asked. */
  readonly reasons?: WhyNews | null
  /** The help chosen for the notebook; without it there is none to choose. */
  readonly help?: Help
  /** What a good bot would do here, once it was asked for. */
  readonly hint?: HintNews | null
  readonly awaitsHint?: boolean
  /** Asks for it; there is none where the help chosen is less. */
  readonly advise?: (() => void) | undefined
  /** Seconds from now until the question closes by itself. */
  readonly closes?: number | null
  /** What the game offers, its claims among it; nothing in a replay. */
  readonly info?: GameInfo
  readonly over: boolean
  /** Nothing can be done here: somebody watches, or looks at a past game. */
  readonly still: boolean
  act(text: string): void
  /** Says what the question does not allow, to be told why not. */
  attempt?(text: string): void
  claim(claim: string): void
  /** Asks what a certain mark rests on. */
  why(mark: Pick<Mark, 'card' | 'place'>): void
  assist?(help: Help): void
  /** Answers all questions that offer the verb by the first of the order that is offered; without one, asks again. */
  preset?(verb: string, order: readonly string[] | null): void
}

/** What the list of players says of somebody besides who they are. */
export type Standing = Partial<Pick<Player, 'cards' | 'turn' | 'out' | 'note' | 'butlers' | 'power'>>

/** How a game ended, as the last screen tells it. */
export interface Verdict {
  /** What became of whoever reads it, or who it was; without it, who won. */
  readonly headline?: string
  /** Above it; without it, who won. */
  readonly kicker?: string
  /** Seats; nobody if it is empty. */
  readonly winners: readonly number[]
  /** Why, in a sentence. */
  readonly says: readonly Part[]
  /** What lies beside it, where no envelope does. */
  readonly cards?: readonly CardFace[]
}

/** What somebody was, and whether it was the one that all look for. */
export interface DealtRole {
  readonly name: string
  readonly isSought: boolean
}

/** Asked of somebody across the table; the last word is lit. */
export interface Aloud {
  readonly ask: string
  readonly answers: readonly { readonly word: string; readonly says: string }[]
}

/** Whether that seat is one's own: in a past game nobody's is. */
export const isYou = (at: Pick<Situation, 'seat' | 'whose'>, seat: number): boolean =>
  at.seat === seat && at.whose === undefined

export interface SceneProps<P = Picture, E = Entry> {
  readonly at: Situation<P, E>
}

/** A card went from one seat to another. */
export interface Handed {
  readonly from: number
  readonly to: number
}

/** What a game brings to the page; `games/<game>/table.ts` exports one as `TABLE`. */
export interface GameTable<P = Picture, E = Entry> {
  /** The middle of the table; what is pointed at there answers the question as well. */
  readonly Scene: Component<SceneProps<P, E>>
  /** What is asked, in a plain sentence, with all ways to answer; or for whom one waits. */
  readonly Ask: Component<SceneProps<P, E>>
  readonly Hand: Component<SceneProps<P, E> & { readonly small: boolean }>
  /** What is known; open where it can be written in, else for reading. */
  readonly Sheet: Component<SceneProps<P, E> & { readonly open: boolean }>
  /** Beside the players, or small in the bar: dice, a clock, a calendar. */
  readonly Aside?: Component<SceneProps<P, E> & { readonly inBar: boolean }>
  /** The players, where there is more to show of them than a face and a number of cards. */
  readonly Players?: Component<SceneProps<P, E> & { readonly strip: boolean }>
  /** In the talk: what can be stated in the game's own forms. */
  readonly Claims?: Component<SceneProps<P, E>>
  /** Under something that was claimed: what your own memory says of it, and what can be said to it. */
  readonly Checked?: Component<SceneProps<P, E> & { readonly entry: number }>
  /** A stage: the scene has the players in it and takes their column, the question and the hand lie under it. */
  readonly stage?: boolean
  /** What it asks of the frame. */
  readonly shape?: Shape
  /** When all is over: everything that was hidden, laid open. `deal` is what lay where at the start, by pile. */
  readonly ending?: () => Promise<{
    default: Component<SceneProps<P, E> & { readonly deal?: Readonly<Record<string, readonly string[]>> }>
  }>
  /** In a replay: what a bot thought, fetched when it is asked for. `at` is the table before its move. */
  readonly explaining?: () => Promise<{ default: Component<SceneProps<P, E> & { readonly explained: Explained }> }>
  /** An action in few words, as the seat took it; `at` is the table before. */
  deed?(action: string, seat: number, at: Situation<P, E>): string
  /** There is something to find out: a replay charts who could know it, and when. */
  readonly hasSolution?: boolean
  /** What is shown on the stage before it is told. */
  readonly theatre?: Theatre<P, E>
  /** In a replay with open cards: what a pile is called, whom a role was dealt to, and where somebody is. */
  pileName?(pile: string): string | undefined
  dealtRole?(character: string, deal: Readonly<Record<string, readonly string[]>>): DealtRole | undefined
  whereabouts?(seat: number, at: Situation<P, E>): string | undefined
  standing?(seat: number, at: Situation<P, E>): Standing
  /** Without it the record's last line says who won, and why. */
  verdict?(at: Situation<P, E>): Verdict
  /** What is worth counting; without it, what the house counts in all games. */
  counts?(at: Situation<P, E>): Tally[]
  /** Whose card went to whom: it is seen to slip along their faces. */
  handed?(entry: E): Handed | undefined
  /** The line of the log that tells it; nothing for what needs no line. */
  line(entry: E, id: number, at: Situation<P, E>): LogEntry | undefined
  /** Several people at one screen: what a seat may be asked aloud among these words, without lifting the curtain. */
  aloud?(seat: number, words: readonly string[], at: Situation<P, E>): Aloud | undefined
  /** The clause that says what may be decided now. */
  clause?(at: Situation<P, E>): string | undefined
  /** The bar's few words: whose turn, which night. */
  moment(at: Situation<P, E>): string
}
