import type { HintNews, Mark, Prospect } from '../../../protocol/protocol'
import { percent, type Weighing } from '../../../table/advice/figures'
import { counted, language, t } from '../../../texts/texts.svelte'
import { isSquare, type Place } from '../board/board'
import { namedIn, type Asking, type Named } from './asking'
import type { Words } from './words'

/** Which of the ways to answer is advised. */
export type Advised =
  | { readonly kind: 'suggest' | 'accuse'; readonly named: Named }
  | { readonly kind: 'end'; readonly place: Place; readonly instead: boolean; readonly spies: boolean }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'person'; readonly suspect: string; readonly label: string }
  | { readonly kind: 'way'; readonly label: string }

/** How an action stands among the ways to answer. */
export function advisedIn(asking: Asking, text: string): Advised | undefined {
  for (const kind of ['suggest', 'accuse'] as const) {
    const choice = asking[kind]
    const option = choice?.options.find((each) => each.text === text)
    if (choice && option) return { kind, named: namedIn(choice, option) }
  }
  const going = asking.ends?.find((each) => each.text === text || each.instead === text)
  if (going)
    return { kind: 'end', place: going.end.place, instead: going.instead === text, spies: text.startsWith('spy ') }
  const card = asking.cards?.find((each) => each.text === text)
  if (card) return { kind: 'card', card: card.card }
  const person = asking.people?.find((each) => each.text === text)
  if (person) return { kind: 'person', suspect: person.suspect, label: person.label }
  const way = asking.ways?.find((each) => each.text === text)
  return way && { kind: 'way', label: way.label }
}

const trio = ({ suspect = '', weapon = '', room = '' }: Named): string[] => [suspect, weapon, room]

/** What is advised, as somebody would say it. */
export function counsel(advised: Advised, words: Words): string {
  switch (advised.kind) {
    case 'suggest':
      return t('advice.suggest', { named: words.named(trio(advised.named)) })
    case 'accuse':
      return t('advice.accuse', { named: words.named(trio(advised.named)) })
    case 'end':
      if (advised.spies) return t('advice.spy')
      return isSquare(advised.place) ? t('advice.square') : t('advice.go', { to: words.towards(advised.place) })
    case 'card':
      return t('advice.show', { card: words.card(advised.card) })
    default:
      return t('advice.press', { label: advised.label })
  }
}

/** The same in a list, in few words. */
export function brief(advised: Advised, words: Words): string {
  switch (advised.kind) {
    case 'suggest':
      return words.named(trio(advised.named))
    case 'accuse':
      return t('advice.accusing', { named: words.named(trio(advised.named)) })
    case 'end':
      if (advised.spies) return t('advice.aSpySquare')
      return isSquare(advised.place) ? t('advice.aSquare') : words.name(advised.place)
    case 'card':
      return words.card(advised.card)
    default:
      return advised.label
  }
}

/** What is certain of the cards it is about, and what is open. */
function cardsSay(cards: readonly Mark[], words: Words): string[] {
  const names = (some: readonly Mark[]): string =>
    some.map(({ card, odds }) => words.card(card) + (odds == null ? '' : ` (${percent(odds)})`)).join(', ')
  const inEnvelope = (mark: Mark['mark']): Mark[] =>
    cards.filter((each) => each.place === 'envelope' && each.mark === mark)
  const said = ([open, sealed, out]: readonly Mark[][]): string[] => [
    ...(sealed?.length ? [t('advice.sealed', { cards: names(sealed) })] : []),
    ...(open?.length ? [t('advice.open', { cards: names(open) })] : []),
    ...(out?.length ? [t('advice.out', { cards: names(out) })] : []),
  ]
  const own = cards.filter(({ mark }) => mark === 'held')
  const elsewhere = cards.filter(({ mark, place }) => mark === 'yes' && typeof place === 'number')
  return [
    ...said([inEnvelope('open'), inEnvelope('yes'), inEnvelope('no')]),
    ...(own.length ? [t('advice.own', { cards: names(own) })] : []),
    ...elsewhere.map(({ card, place }) =>
      t('advice.theirs', { who: words.who(Number(place)), card: words.card(card) }),
    ),
  ]
}

/** How likely it is that nobody can answer. */
function silence(chance: number | null | undefined): string[] {
  if (chance == null) return []
  if (chance === 0) return [t('advice.answered')]
  const says = chance < 0.01 ? t('advice.hardly') : counted('advice.chances', Math.round(chance * 100))
  return [t('advice.unanswered', { chance: says })]
}

/** A square is taken for what comes after it. */
function squareSays(advised: Advised | undefined, isWeighed: boolean): string[] {
  if (advised?.kind !== 'end' || !isSquare(advised.place)) return []
  return [t(advised.spies ? 'advice.seen' : isWeighed ? 'advice.onward' : 'advice.anywhere')]
}

/** Why: sentences from what the bot could know. */
export function reasonsFor({ action, known, prospects = [] }: HintNews, asking: Asking, words: Words): string[] {
  return [
    ...squareSays(advisedIn(asking, action), prospects.length > 0),
    ...cardsSay(known?.cards ?? [], words),
    ...silence(prospects[0]?.unanswered),
    ...(known ? [counted('advice.solutions', known.solutions)] : []),
  ]
}

/** What the figures of what was weighed are: what it teaches, the chance to win, or how well known a card is already. */
export type Measure = 'split' | 'win' | 'known'
export function measureOf(prospects: readonly Prospect[]): Measure {
  const has = (verb: string): boolean => prospects.some(({ action }) => action.split(' ')[0] === verb)
  return has('show') ? 'known' : has('accuse') ? 'win' : 'split'
}

/** Bits as the number by which solutions are divided; chances as chances. */
export const figure = (measure: Measure, worth: number): string =>
  measure === 'split'
    ? `÷ ${new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(2 ** worth)}`
    : percent(Math.max(0, Math.min(1, worth)))

/** What was weighed, with bars as long as its figures are large. */
export function weighings(
  measure: Measure,
  weighed: readonly { readonly says: string; readonly worth: number }[],
): Weighing[] {
  const most = Math.max(0.001, ...weighed.map(({ worth }) => worth))
  return weighed.map(({ says, worth }) => ({ says, figure: figure(measure, worth), part: Math.max(0, worth / most) }))
}
