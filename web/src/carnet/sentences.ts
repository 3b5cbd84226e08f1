import type { Words } from '../games/mansion/table/words'
import type { Place } from '../protocol/protocol'
import type { Part } from '../texts/message'
import { language, rich, t } from '../texts/texts.svelte'
import type { Line } from './book'

/** Those who sit at a table. */
export type People = Pick<Words, 'isYou' | 'who' | 'person'>

/** Somebody inside a sentence: you, or by name. */
export const called = (words: People, seat: number): string => (words.isYou(seat) ? t('chair.you') : words.who(seat))

const listed = (names: readonly string[]): string => new Intl.ListFormat(language()).format(names)

const at = (words: Words, place: Place): string =>
  typeof place === 'number' ? called(words, place) : t(place === 'pool' ? 'sheet.pool' : 'sheet.envelope')

/** What the witnesses did. */
function answersOf(words: Words, line: Extract<Line, { type: 'asked' }>): Part[] {
  const none = line.answers.filter(({ did }) => did === 'none').map(({ seat }) => called(words, seat))
  const others = line.answers.filter(({ did }) => did !== 'none')
  if (!others.length) return none.length ? rich('carnet.says.nobody') : []
  const shown = others.flatMap(({ seat, did, card }): Part[] => {
    const who = called(words, seat)
    if (did === 'silence') return rich('carnet.says.silence', { who })
    if (words.isYou(seat) && card) return rich('carnet.says.youShow', { card: words.card(card) })
    return card ? rich('carnet.says.showsYou', { who, card: words.card(card) }) : rich('carnet.says.shows', { who })
  })
  return none.length ? [...rich('carnet.says.none', { names: listed(none) }), ' ', ...shown] : shown
}

/** A line of the carnet as a sentence or two. */
export function sentenceOf(words: Words, line: Line): Part[] {
  const cards = words.cards(line.cards)
  switch (line.type) {
    case 'asked':
      return [...rich('carnet.says.asked', { who: called(words, line.seat), cards }), ' ', ...answersOf(words, line)]
    case 'accused': {
      const who = called(words, line.seat)
      return line.cards.length
        ? rich('carnet.says.accused', { who, cards })
        : rich('carnet.says.accusedSecretly', { who })
    }
    case 'seen': {
      const who = at(words, line.place)
      if (!line.by.length) return rich('carnet.says.all', { who, cards })
      const by = listed(line.by.filter((seat) => seat !== line.place).map((seat) => called(words, seat)))
      return line.cards.length
        ? rich('carnet.says.seen', { by, who, cards })
        : rich('carnet.says.seenUnknown', { by, who })
    }
    case 'lacking':
      return rich('carnet.says.lacking', { who: at(words, line.place), cards })
    case 'one-of':
      return rich('carnet.says.oneOf', { who: called(words, line.seat), cards })
  }
}
