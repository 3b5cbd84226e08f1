import type { Game } from '../game'
import type { Entry } from '../protocol/protocol'
import type { Situation } from '../table/situation'
import type { Key } from '../texts/texts.svelte'

/** What a note looks at: the table, and what was told since it was looked at last. */
export interface Seen {
  readonly at: Situation
  readonly news: readonly Entry[]
}

/** Something that is explained the first time it happens. */
export interface Note {
  readonly says: Extract<Key, `first.${Game}.${string}`>
  /** It goes with the question; others stay until they are read. */
  readonly asked: boolean
  readonly when: (seen: Seen) => boolean
}

const offers = ({ at }: Seen, verb: string): boolean => at.options.some((option) => option.verb === verb)

/** When one of these is offered. */
const asked = (says: Note['says'], ...verbs: readonly string[]): Note => ({
  says,
  asked: true,
  when: (seen) => verbs.some((verb) => offers(seen, verb)),
})

type Told<Event extends Entry['event']> = Extract<Entry, { event: Event }>

/** When it was told; `test` is given the seat whose eyes are open. */
const told = <Event extends Entry['event']>(
  says: Note['says'],
  event: Event,
  test: (entry: Told<Event>, seat: number | null) => boolean = () => true,
): Note => ({
  says,
  asked: false,
  when: ({ at, news }) => news.some((entry) => entry.event === event && test(entry as Told<Event>, at.seat)),
})

const welcome = (says: Note['says']): Note => ({ says, asked: false, when: ({ at }) => at.entries.length > 0 })

const shownToYou = (entry: Told<'Showed'>, seat: number | null): boolean => entry.to === seat && entry.card !== null
const shownToOthers = (entry: Told<'Showed'>): boolean => entry.card === null
const byYou = (entry: { readonly seat: number }, seat: number | null): boolean => entry.seat === seat

/** In order of importance: of several at once, the first is told, the others when it happens again. */
export const NOTES: Readonly<Record<Game, readonly Note[]>> = {
  cluedo: [
    welcome('first.cluedo.welcome'),
    told('first.cluedo.shown', 'Showed', shownToYou),
    told('first.cluedo.nobody', 'NobodyShowed', byYou),
    asked('first.cluedo.show', 'show'),
    asked('first.cluedo.suggest', 'suggest'),
    asked('first.cluedo.go', 'go'),
    asked('first.cluedo.passage', 'passage'),
    asked('first.cluedo.stay', 'stay'),
    asked('first.cluedo.roll', 'roll'),
    asked('first.cluedo.accuse', 'accuse'),
    told('first.cluedo.overheard', 'Showed', shownToOthers),
    told('first.cluedo.wrong', 'AccusedWrongly'),
  ],
  super_cluedo: [
    welcome('first.super_cluedo.welcome'),
    told('first.super_cluedo.seen', 'LetSee', ({ to, card }, seat) => to === seat && card !== null),
    told('first.super_cluedo.shown', 'Showed', shownToYou),
    told('first.super_cluedo.elsewhere', 'Suggested', byYou),
    asked('first.super_cluedo.watch', 'watch'),
    asked('first.super_cluedo.show', 'show'),
    asked('first.super_cluedo.suggest', 'suggest'),
    asked('first.super_cluedo.spy', 'spy'),
    asked('first.super_cluedo.go', 'go'),
    asked('first.super_cluedo.passage', 'passage'),
    asked('first.super_cluedo.roll', 'roll'),
    asked('first.super_cluedo.accuse', 'accuse'),
    told('first.super_cluedo.spied', 'LetSee'),
  ],
  cluedo_2008: [
    welcome('first.cluedo_2008.welcome'),
    told('first.cluedo_2008.murdered', 'Murdered'),
    told('first.cluedo_2008.butler', 'DrewButler', byYou),
    told('first.cluedo_2008.time', 'DrewTime'),
    told('first.cluedo_2008.shown', 'Showed', shownToYou),
    asked('first.cluedo_2008.show', 'show'),
    asked('first.cluedo_2008.pool', 'look'),
    asked('first.cluedo_2008.accuse', 'accuse'),
    asked('first.cluedo_2008.suggest', 'suggest'),
    asked('first.cluedo_2008.offered', 'draw'),
    asked('first.cluedo_2008.play', 'play', 'send'),
    asked('first.cluedo_2008.go', 'go'),
    asked('first.cluedo_2008.power', 'power'),
    asked('first.cluedo_2008.roll', 'roll'),
  ],
  huis_clos: [
    told('first.huis_clos.murderer', 'DrewRole', ({ murderer }) => murderer === true),
    told('first.huis_clos.innocent', 'DrewRole', ({ murderer }) => murderer === false),
    told('first.huis_clos.draft', 'LookedIntoSuite', byYou),
    told('first.huis_clos.confrontation', 'ConfrontationBegan'),
    told('first.huis_clos.died', 'Died'),
    told('first.huis_clos.opened', 'UrnOpened'),
    asked('first.huis_clos.urn', 'deposit'),
    asked('first.huis_clos.back', 'take-back'),
    asked('first.huis_clos.observe', 'observe'),
    asked('first.huis_clos.found', 'take', 'swap', 'take-destroy'),
    asked('first.huis_clos.destroy', 'destroy'),
    asked('first.huis_clos.accuse', 'accuse'),
    asked('first.huis_clos.exchange', 'exchange'),
    asked('first.huis_clos.search', 'search'),
    asked('first.huis_clos.go', 'go'),
  ],
  hantise: [
    welcome('first.hantise.welcome'),
    told('first.hantise.won', 'NightWon'),
    told('first.hantise.marabout', 'MaraboutEntered'),
    told('first.hantise.played', 'Played', byYou),
    asked('first.hantise.effect', 'chase', 'knock', 'recall', 'squat', 'capture'),
    asked('first.hantise.score', 'score'),
    asked('first.hantise.play', 'play'),
    asked('first.hantise.change', 'change'),
    asked('first.hantise.fold', 'fold'),
    asked('first.hantise.end', 'end'),
    told('first.hantise.zone', 'ZoneRevealed'),
    told('first.hantise.folded', 'Folded'),
  ],
}
