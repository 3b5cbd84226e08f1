import type { CluedoBelief } from '../../../protocol/protocol'
import { percent } from '../../../table/advice/figures'
import { counted, t } from '../../../texts/texts.svelte'
import type { Words } from './words'

/** What a bot believed, in a sentence. */
export function beliefSays(belief: CluedoBelief, words: Words): string {
  switch (belief.belief) {
    case 'OpenCards': {
      const cards = belief.cards.map(
        ({ card, odds }) => words.card(card) + (odds === null ? '' : ` (${percent(odds)})`),
      )
      return t(`why.${belief.kind}`, { cards: cards.join(', ') })
    }
    case 'Envelopes': {
      const likeliest = { named: words.named(belief.likeliest), chance: percent(belief.odds) }
      return `${counted('why.possible', belief.possible)} ${t('why.likeliest', likeliest)}`
    }
    case 'Holds':
      return t('why.hand', {
        who: words.who(belief.seat),
        cards: belief.cards.map((card) => words.card(card)).join(', '),
      })
  }
}
