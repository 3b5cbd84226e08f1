import type { Language } from './message'

const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
}
/** A small number in letters, as in running text; a larger one in figures. */
export const spelled = (n: number, language: Language): string => NUMBERS[language][n] ?? `${n}`
