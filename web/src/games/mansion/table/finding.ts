import type { Finding } from '../../../lessons/finding'
import { isTrue, markOf } from '../../../lessons/lesson.svelte'
import { t } from '../../../texts/texts.svelte'
import { cardFace } from '../cards'
import type { Edition, MansionSituation } from './edition'
import { concluded, reasonsOf, whenOf } from './reasons'
import { markOf as drawn } from './sheet'
import { Words } from './words'

/** Whether a card is to be found, not a place for it. */
const isCard = ({ suspects, weapons, rooms }: Edition, id: string): boolean =>
  [suspects, weapons, rooms].some((cards) => cards.includes(id))

/** What a lesson of this house lets one find, proved by the notebook. */
export const findingOf = (edition: Edition): Finding => ({
  label(situation, { id, card, place }) {
    const words = new Words(edition, situation as MansionSituation)
    if (isCard(edition, id)) return words.card(card)
    if (place === 'envelope') return t('sheet.envelope')
    return place === 'pool' ? t('sheet.pool') : words.who(Number(place))
  },
  face: ({ id, card }) => (isCard(edition, id) ? cardFace(edition, card) : undefined),
  ask: (at, { card, place }) => at.why({ card, place }),
  proof(situation, choice) {
    const at = situation as MansionSituation
    const mark = markOf(at.notebook, choice)
    const why = at.reasons
    if (!mark || why?.card !== choice.card || why.place !== choice.place) return undefined
    const words = new Words(edition, at)
    const shown = drawn(mark)
    const { steps } = shown ? reasonsOf(edition, words, why, shown, (turn) => whenOf(at, words, turn)) : { steps: [] }
    return { isTrue: isTrue(mark), grounds: steps, so: concluded(words, choice.card, choice.place, isTrue(mark)) }
  },
})
