import { CHARACTERS } from '../../art/huis_clos/cast'
import { names, t } from '../../texts/texts.svelte'
import { theClue, theClues } from './clue'
import { placeName } from './situation'

/** The kinds of thing that a claim is made of. */
export type Kind = 'character' | 'clue' | 'place' | 'holder' | 'thing'
export const FORMS = ['innocent', 'suspect', 'trust', 'saw', 'holds', 'searched', 'played'] as const
export type Form = (typeof FORMS)[number]
export const isForm = (word: string): word is Form => (FORMS as readonly string[]).includes(word)

const isCharacter = (id: string): boolean => (CHARACTERS as readonly string[]).includes(id)
const who = (id: string): string => names('huis_clos').characters[id as (typeof CHARACTERS)[number]].full

/** A claim in words: `saw corde salon`. */
export function claimText(claim: string): string {
  const [form = '', ...parts] = claim.split(' ')
  const [first = '', second = ''] = parts
  switch (form as Form) {
    case 'innocent':
      return t('hc.claim.innocent')
    case 'suspect':
      return t('hc.claim.suspect', { who: who(first) })
    case 'trust':
      return t('hc.claim.trust', { who: who(first) })
    case 'saw': {
      const where = isCharacter(second) ? t('hc.claim.saw.with', { who: who(second) }) : placeName(second).in
      return t('hc.claim.saw', { clue: theClue(first), where })
    }
    case 'holds':
      return t('hc.claim.holds', {
        who: who(first),
        thing: second === 'weapon' ? t('hc.claim.weapon') : theClue(second),
      })
    case 'searched':
      return t('hc.claim.searched', { place: placeName(first).the, clues: theClues(parts.slice(2)) })
    case 'played':
      return t('hc.claim.played', { clue: theClue(first) })
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
