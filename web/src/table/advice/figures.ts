import { language } from '../../texts/texts.svelte'

export const percent = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: chance < 0.01 ? 1 : 0 }).format(chance)

/** Of something that was weighed: what it is, and what its figure says, if it says anything by itself. */
export interface Weighing {
  readonly says: string
  readonly figure?: string | undefined
  /** How long its bar is, from 0 to 1; none where the order is all there is. */
  readonly part?: number | undefined
}

/** Things that are called alike are told once. */
export const apart = (weighed: readonly Weighing[]): Weighing[] =>
  weighed.filter(({ says }, i) => weighed.findIndex((each) => each.says === says) === i)
