import { CHARACTERS, type Character } from '../../art/huis_clos/cast'
import { names, t, template } from '../../texts/texts.svelte'
import { listed, ownerOf, theClue, theThing } from './clue'
import { familiar, isAlive, isYou, placeName, seatOf, type At } from './situation'

/** The kinds of thing that a claim is made of. */
export type Kind = 'character' | 'clue' | 'place' | 'holder' | 'thing' | 'turn'
const STATEMENTS = ['innocent', 'suspect', 'trust', 'saw', 'holds', 'searched', 'played', 'was'] as const
const QUESTIONS = ['ask-saw', 'ask-played', 'ask-where', 'ask-took'] as const
const RETORTS = ['unsure', 'confirm', 'deny', 'liar', 'retract'] as const
/** In the order in which they are offered: one asks more often than one swears. */
const FORMS = [...QUESTIONS, ...STATEMENTS, ...RETORTS] as const
export type Form = (typeof FORMS)[number]
/** What is said to a remark, under it. */
export type Retort = 'confirm' | 'deny' | 'liar'
const isForm = (word: string): word is Form => (FORMS as readonly string[]).includes(word)
/** What is composed as a sentence; the rest is said under a remark. */
export type Composed = (typeof QUESTIONS)[number] | (typeof STATEMENTS)[number] | 'unsure'
export const isComposed = (word: string): word is Composed =>
  isForm(word) && word !== 'confirm' && word !== 'deny' && word !== 'liar' && word !== 'retract'
export const asks = (claim: string): boolean => claim.startsWith('ask-')
export const isStatement = (claim: string): boolean =>
  (STATEMENTS as readonly string[]).includes(claim.split(' ', 1)[0] ?? '')
/** Whether it states, asks or answers. */
export const mannerOf = (claim: string): 'claimed' | 'asked' | 'retorted' =>
  isStatement(claim) ? 'claimed' : asks(claim) ? 'asked' : 'retorted'
export const ANY_WEAPON = 'weapon'

export const isCharacter = (id: string): id is Character => (CHARACTERS as readonly string[]).includes(id)
const who = (id: string): string => names('huis_clos').characters[id as Character].the
const called = (id: string): string => names('huis_clos').characters[id as Character].full
const toWhom = (id: string): string => t('hc.claim.to', { who: who(id) })
const where = (id: string): string => (isCharacter(id) ? t('hc.claim.saw.with', { who: who(id) }) : placeName(id).in)

/** What stands in the blanks of a claim, by the names that its sentence gives them. */
function blanksOf(
  form: Form,
  parts: readonly (readonly string[])[],
  speaker: string | undefined,
): Readonly<Record<string, string | undefined>> {
  const [[first] = [], [second] = []] = parts
  /** Nobody speaks of his own things by his name. */
  const thing = (id: string): string =>
    id === ANY_WEAPON
      ? t('hc.claim.weapon')
      : speaker !== undefined && ownerOf(id) === speaker
        ? t('hc.claim.mine', { clue: theThing(id) })
        : theClue(id)
  const said = <T>(say: (id: string) => T, id: string | undefined): T | undefined => (id ? say(id) : undefined)
  switch (form) {
    case 'innocent':
    case 'unsure':
    case 'retract':
      return {}
    case 'was':
      return { where: said(where, first), turn: second }
    case 'ask-saw':
      return { who: said(called, first), where: said(where, second) }
    case 'ask-where':
      return { who: said(called, first), turn: second }
    case 'ask-played':
    case 'liar':
      return { who: said(called, first) }
    case 'confirm':
    case 'deny':
      return { who: said(who, first) }
    case 'suspect':
      return { who: said(who, first) }
    case 'trust':
      return { whom: said(toWhom, first) }
    case 'saw':
      return { clue: said(thing, first), where: said(where, second) }
    case 'holds':
      return { who: said(who, first), thing: said(thing, second) }
    case 'searched':
      return {
        place: said((place) => placeName(place).the, first),
        clues: parts[1]?.length ? listed(parts[1].map(thing)) : undefined,
      }
    case 'played':
    case 'ask-took':
      return { clue: said(thing, first) }
  }
}

/** A part of a claim to be filled in, with the words that stand before it. */
export interface Slot {
  readonly kind: Kind
  readonly many: boolean
  readonly words: readonly string[]
}

/** What a form asks for: `searched <place> found <clue>+` has a place, then clues after « found ». */
export function slotsOf(form: string): Slot[] {
  const slots: Slot[] = []
  let words: string[] = []
  for (const word of form.split(' ')) {
    const [, kind, many] = /^<(\w+)>(\+?)$/.exec(word) ?? []
    if (kind) {
      slots.push({ kind: kind as Kind, many: many === '+', words })
      words = []
    } else words = [...words, word]
  }
  return slots
}

/** The claim in the server's words, once every part of it is filled in. */
export function composed(form: string, filled: readonly (readonly string[])[]): string | undefined {
  const slots = slotsOf(form)
  if (!slots.length) return form
  if (slots.some((_, i) => !filled[i]?.length)) return undefined
  return slots.flatMap(({ words }, i) => [...words, ...(filled[i] ?? [])]).join(' ')
}

/** A claim in words, as its speaker says it: `saw corde salon`. */
export function claimText(claim: string, speaker?: string): string {
  const [form = '', ...parts] = claim.split(' ')
  const [first = '', ...others] = parts.filter((part) => part !== 'found')
  const blanks = blanksOf(form as Form, [[first], others], speaker)
  return phrase(form as Form, blanks)
    .map((part) => (typeof part === 'string' ? part : (part.says ?? '')))
    .join('')
}

/** A piece of a sentence: words, or a blank that is still open as long as it says nothing. */
export type Piece = string | { readonly slot: number; readonly says: string | undefined }

function phrase(form: Form, blanks: Readonly<Record<string, string | undefined>>): Piece[] {
  const slots = Object.keys(blanks)
  return template(`hc.claim.${form}`).map((piece) => {
    if (typeof piece === 'string') return piece
    const says = blanks[piece.blank]
    return {
      slot: slots.indexOf(piece.blank),
      says: says && piece.begins ? says.charAt(0).toUpperCase() + says.slice(1) : says,
    }
  })
}

/** The sentence with its blanks, in the order of the language. */
export const sentence = (form: Form, filled: readonly (readonly string[])[], speaker: string): Piece[] =>
  phrase(form, blanksOf(form, filled, speaker))

/** What can stand in a blank: people of this table, living where it matters, what belongs to them or was seen. */
export function choicesFor(at: At, form: Form, kind: Kind, values: readonly string[]): string[] {
  if (kind === 'turn') return values.filter((turn) => Number(turn) <= at.picture.turn)
  const urn = form === 'played' ? at.entries.findLast((entry) => entry.event === 'UrnOpened') : undefined
  // All have seen what it held: nothing else can have been put in.
  if (urn?.event === 'UrnOpened') return values.filter((id) => urn.clues.includes(id))
  const isHere = (id: string): boolean => at.picture.characters.includes(id)
  const known = familiar(at)
  return values.filter((id) => {
    if (isCharacter(id)) {
      const seat = seatOf(at, id)
      // What was seen with the dead may still be told.
      return isHere(id) && !isYou(at, seat) && (form === 'saw' || isAlive(at, seat))
    }
    const owner = ownerOf(id)
    return !owner || isHere(owner) || known.has(id)
  })
}
