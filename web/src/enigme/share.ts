import { pathOf } from '../route.svelte'
import { counted, t } from '../texts/texts.svelte'
import type { Mystery } from './mystery'
import { clockOf, DEGREES, type Solving } from './solving.svelte'

const [ALONE, LIT] = ['■', '▣']
const FULL = 5

/** A square for each step of the proof: found alone, or with light. */
export const squares = ({ solution, lights, gaveUp }: Solving): string =>
  (solution?.proof ?? []).map((_, step) => (gaveUp || step < Math.ceil(lights.length / DEGREES) ? LIT : ALONE)).join('')

const lozenges = (level: number): string => '◆'.repeat(level) + '◇'.repeat(FULL - level)

/** What one tells others, without a word of what was found out. */
export function sharedText({ news, sentences, game }: Mystery, at: Solving): string {
  const { name, level } = news
  const figures = [clockOf(at.seconds), counted('enigme.lights', at.lights.length), counted('enigme.tries', at.tries)]
  return [
    news.day ? `Manoir · ${sentences.title()}` : t('enigme.share.first'),
    `${t(`game.${game}.name`)} ${lozenges(level)} ${sentences.level}`,
    `${squares(at)} ${figures.join(' · ')}`,
    new URL(pathOf({ screen: 'enigme', name }), location.href).href,
  ].join('\n')
}
