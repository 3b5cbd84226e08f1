import { t } from '../../../texts/texts.svelte'
import { isSquare, type Place } from '../board/board'
import { pawnsOf, type Edition, type MansionSituation } from './edition'
import { Words } from './words'

/** What an edition calls what only it has. */
export type OwnDeeds = (verb: string, part: string) => string | undefined

const PLAIN = ['roll', 'end', 'pass', 'stop', 'passage'] as const

/** An action of a record in few words; `here` is where it was taken. */
export function deed(text: string, words: Words, here: Place, own?: OwnDeeds): string {
  const [verb = '', first = '', second = '', third] = text.split(' ')
  const named = (): string => words.named([first, second, third ?? here])
  const plain = PLAIN.find((each) => each === verb)
  if (plain) return t(`way.${plain}`)
  switch (verb) {
    case 'suggest':
      return named()
    case 'accuse':
      return t('advice.accusing', { named: named() })
    case 'go':
      return isSquare(first) ? t('advice.aSquare') : words.name(first)
    case 'stay':
      return isSquare(here) ? t('why.stay') : t('way.stay', { in: words.inside(here) })
    case 'show':
      return t('way.show.card', { card: words.card(first) })
    case 'spy':
      return t('way.spying')
    case 'watch':
      return t('way.spy', { who: words.suspect(first) })
    default:
      return own?.(verb, first) ?? text
  }
}

/** The same, as a seat took it at the table that lies there. */
export function deedAt(edition: Edition, text: string, seat: number, at: MansionSituation, own?: OwnDeeds): string {
  const here = pawnsOf(edition, at.picture)[at.picture.suspects[seat] ?? ''] ?? ''
  return deed(text, new Words(edition, at), here, own)
}
