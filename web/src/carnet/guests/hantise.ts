import type { Character } from '../../art/hantise/cast'
import { CHARACTERS } from '../../games/hantise/facts'
import { cardName, characterName, listed } from '../../games/hantise/naming'
import type { HantiseCarnet, HantiseSheet } from '../../protocol/protocol'
import { t } from '../../texts/texts.svelte'

export type Line = HantiseCarnet['lines'][number]
export const DEEDS = ['hand', 'table', 'discard', 'night'] as const
export type Deed = (typeof DEEDS)[number]
/** The guest comes by himself. */
export const FAMILY = (Object.keys(CHARACTERS) as Character[]).filter((who) => who !== 'marabout')

/** How many of a card were counted in a pile. */
export const countIn = (sheet: HantiseSheet | undefined, pile: string, card: string): number =>
  sheet?.piles[pile]?.[card] ?? 0
export const totalIn = (sheet: HantiseSheet | undefined, pile: string): number =>
  Object.values(sheet?.piles[pile] ?? {}).reduce((sum, n) => sum + n, 0)

export function sentenceOf(line: Line): string {
  switch (line.type) {
    case 'laid':
      return t(`hac.says.${line.to}`, { card: cardName(line.card) })
    case 'shuffled':
      return t('hac.says.shuffled')
    case 'night': {
      const told = { character: characterName(line.character), soul: t(line.winner ? 'hac.other' : 'hac.you') }
      return line.scored.length
        ? t('hac.says.nightWith', { ...told, cards: listed(line.scored.map(cardName)) })
        : t('hac.says.night', told)
    }
  }
}
