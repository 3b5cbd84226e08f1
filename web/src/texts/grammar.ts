import type { Language } from './message'

/**
 * Agreement, contraction and elision, in one place. A message says what it needs behind the name of a value:
 * `{to à}` is « à Odile », « au Colonel Moutarde », `{name de}` is « d’Odile », `{who le}` is « le Colonel Moutarde », « Odile »;
 * `{clue mon}` is « mon encrier », « ma plume »; `{n point/points}` is « 1 point ».
 */

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæh]/i
/** Before these nothing is left out. */
const HEARD = /^(hache|hall|hantise|hasard|héros|huis|huit)/i
const elides = (word: string): boolean => VOWEL.test(word) && !HEARD.test(word)

/** Titles that take the article when one speaks of somebody: « le Colonel Moutarde ». */
const TITLED = /^(Colonel|Docteur|Dr|Inspecteur|Juge|Professeur|Révérend|Sergent) /
/** Somebody inside a French sentence. */
const spokenOf = (name: string): string => (TITLED.test(name) ? (elides(name) ? `l’${name}` : `le ${name}`) : name)

const CONTRACTED: Readonly<Record<'à' | 'de', readonly (readonly [RegExp, string])[]>> = {
  à: [
    [/^le /i, 'au '],
    [/^les /i, 'aux '],
  ],
  de: [
    [/^le /i, 'du '],
    [/^les /i, 'des '],
  ],
}

/** « au Salon », « à la Cuisine », « d’Odile », « du Colonel Moutarde ». */
function prefixed(preposition: 'à' | 'de', named: string): string {
  const name = spokenOf(named)
  for (const [article, contracted] of CONTRACTED[preposition])
    if (article.test(name)) return name.replace(article, contracted)
  return preposition === 'de' && elides(name) ? `d’${name}` : `${preposition} ${name}`
}

const OWNED: Readonly<Record<string, string>> = {
  'le ': 'mon ',
  'l’': 'mon ',
  'la ': 'ma ',
  'les ': 'mes ',
  'the ': 'my ',
}
/** What was named with its article, by whom it belongs to. */
const owned = (named: string): string =>
  named.replace(/^(le |l’|la |les |the )/, (article) => OWNED[article] ?? article)

/** A name that begins with one of these, or with an H that is not heard, lets a small word before it lose its vowel. */
const CAPITAL = '[AEIOUYÀÂÉÈÊËÎÏÔÛÜŒ]|H(?!uis|uit)[eéèêiîoôuûy]'

/** French contracts before names: « du Juge », « au Juge », « d’Odile », « qu’Odile »; stars mark what stands out. */
export const contracted = (sentence: string): string =>
  sentence
    .replace(/(?<!\p{L})([Dd])e (\*?)le (?=\p{Lu})/gu, '$1u $2')
    .replace(/(?<!\p{L})à (\*?)le (?=\p{Lu})/gu, 'au $1')
    .replace(/(?<!\p{L})À (\*?)le (?=\p{Lu})/gu, 'Au $1')
    .replace(new RegExp(`(?<!\\p{L})([Dd]|[Qq]u)e (\\*?)(?=${CAPITAL})`, 'gu'), '$1’$2')

/** French counts nothing as one, English as many. */
export const isOne = (n: number, language: Language): boolean =>
  language === 'fr' ? Math.abs(n) < 2 : Math.abs(n) === 1

/** French has a comma where English has a point. */
const digits = (value: number, language: Language): string =>
  language === 'fr' ? `${value}`.replace('.', ',') : `${value}`

/** A value as a message wants it. */
export function inflected(value: string | number, form: string | undefined, language: Language): string {
  if (form === undefined) return typeof value === 'number' ? digits(value, language) : value
  if (form === 'le') return spokenOf(`${value}`)
  if (form === 'mon' || form === 'my') return owned(`${value}`)
  if (form === 'à' || form === 'de') return prefixed(form, `${value}`)
  const [one = '', many = one] = form.split('/')
  return `${value} ${isOne(Number(value), language) ? one : many}`
}

/** A sentence that begins with a name begins with a capital. */
export const begun = (sentence: string): string =>
  sentence.replace(/^(\**)(\p{Ll})/u, (_, stars: string, first: string) => stars + first.toUpperCase())

const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
}
/** A small number in letters, as in running text; a larger one in figures. */
export const spelled = (n: number, language: Language): string => NUMBERS[language][n] ?? `${n}`
