import { percent } from '../../../table/advice/figures'
import { counted, t } from '../../../texts/texts.svelte'
import type { Words } from './words'

const KIND = /^(suspect|weapon|room): (.+)$/
const ENVELOPE = /^envelope: (\d+) possible, likeliest (\S+) (\S+) (\S+) \(([\d.]+)%\)$/
const HAND = /^(\S+) has (.+)$/

/** `corde 30%`: a card, and how likely it is in the envelope where that was weighed. */
function carded(text: string, words: Words): string {
  const [card = '', chance] = text.split(' ')
  return words.card(card) + (chance ? ` (${percent(parseFloat(chance) / 100)})` : '')
}
const listed = (text: string, words: Words): string =>
  text
    .split(', ')
    .map((each) => carded(each, words))
    .join(', ')

/** What a bot believed, from its own words; `who` names a character. */
export function believedSays(line: string, words: Words, who: (character: string) => string): string {
  const [, kind, cards = ''] = KIND.exec(line) ?? []
  if (kind === 'suspect' || kind === 'weapon' || kind === 'room') return t(`why.${kind}`, { cards: listed(cards, words) })
  const [, possible, suspect = '', weapon = '', room = '', chance = ''] = ENVELOPE.exec(line) ?? []
  if (possible) {
    const named = words.named([suspect, weapon, room])
    return `${counted('why.possible', Number(possible))} ${t('why.likeliest', { named, chance: percent(Number(chance) / 100) })}`
  }
  const [, character, held = ''] = HAND.exec(line) ?? []
  return character ? t('why.hand', { who: who(character), cards: listed(held, words) }) : line
}
