/** The names between braces of a message: `{n} cartes pour {who}` asks for `n` and `who`; so does `{^who}`, to begin a sentence. */
export type Params<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `^${infer Begun}` ? Begun : Name) | Params<Rest>
  : never

export type Values<Message extends string> = { readonly [Name in Params<Message>]: string | number }

/** A piece of a sentence; names and cards stand out. */
export type Part = string | { readonly strong: string }

export type Language = 'fr' | 'en'
export const LANGUAGES = ['fr', 'en'] as const satisfies readonly Language[]

const NARROW = '\u202f'

/** French spacing: a narrow no-break space before tall punctuation and inside quotation marks. */
const typesetFrench = (message: string): string =>
  message.replace(/ ([:;!?»])/g, `${NARROW}$1`).replace(/« /g, `«${NARROW}`)

export const typeset = (message: string, language: Language): string =>
  language === 'fr' ? typesetFrench(message) : message

const begun = (value: string): string => `${value.charAt(0).toUpperCase()}${value.slice(1)}`

export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\^?)(\w+)\}/g, (_, first: string, name: string) =>
    first ? begun(String(values[name])) : String(values[name]),
  )

/** A name that begins with one of these, or with an H that is not heard, lets a small word before it lose its vowel. */
const VOWEL = '[AEIOUYÀÂÉÈÊËÎÏÔÛÜŒ]|H[eéèêiîoôuûy]'

/** French contracts before names: « du Juge », « au Juge », « d’Odile », « qu’Odile »; stars mark what stands out. */
export const contracted = (sentence: string): string =>
  sentence
    .replace(/(?<!\p{L})([Dd])e (\*?)le (?=\p{Lu})/gu, '$1u $2')
    .replace(/(?<!\p{L})à (\*?)le (?=\p{Lu})/gu, 'au $1')
    .replace(/(?<!\p{L})À (\*?)le (?=\p{Lu})/gu, 'Au $1')
    .replace(new RegExp(`(?<!\\p{L})([Dd]|[Qq]u)e (\\*?)(?=${VOWEL})`, 'gu'), '$1’$2')

/** `one|many`: French counts nothing as one, English as many. */
export function numbered(message: string, count: number, language: Language): string {
  const [one = '', many = one] = message.split('|')
  return (language === 'fr' ? Math.abs(count) < 2 : Math.abs(count) === 1) ? one : many
}

/** `*Inès* montre une carte` in pieces; what stands between stars stands out. */
export const parts = (message: string): Part[] =>
  message
    .split('*')
    .map((text, i): Part => (i % 2 ? { strong: text } : text))
    .filter((part) => part !== '')
