import type { Mark } from '../../protocol/protocol'
import { capital, inWords } from '../../texts/in_words'
import { t } from '../../texts/texts.svelte'
import { isSeat, whoAt, type Around, type At } from './situation'
import type { Field } from './values'

const said = ({ mark, odds }: Mark): string =>
  odds != null ? t('undrawn.odds', { n: Math.round(odds * 100) }) : t(mark === 'no' ? 'undrawn.no' : 'undrawn.yes')

const placeName = ({ place }: Mark, at: Around): string =>
  isSeat(at, place) ? whoAt(at, place) : capital(inWords(String(place)))

/** The notebook that the house keeps, card by card; what is open without odds says nothing. */
export function notedFields(at: Pick<At, 'notebook' | 'names' | 'seat'>): Field[] {
  const marks = (at.notebook?.marks ?? []).filter(({ mark, odds }) => mark !== 'open' || odds != null)
  const cards = [...new Set(marks.map(({ card }) => card))]
  return cards.map((card) => ({
    name: capital(inWords(card)),
    value: marks.filter((mark) => mark.card === card).map((mark) => ({ name: placeName(mark, at), value: said(mark) })),
  }))
}
