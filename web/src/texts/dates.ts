import { language } from './texts.svelte'

/** In the reader's language; French counts the first day of a month, and no other. */
export function written(date: Date, how: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(language(), how).format(date)
  return language() === 'fr' ? text.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : text
}
