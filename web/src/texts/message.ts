import { begun, inflected, isOne } from './grammar'

/**
 * The names between braces of a message: `{n} cartes pour {who}` asks for `n` and `who`; so does `{^who}`, to begin a
 * sentence, and `{who de}`, in a form of `grammar.ts`.
 */
export type Params<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Bare<Name> | Params<Rest>
  : never
type Bare<Name extends string> = Name extends `^${infer Begun}`
  ? Bare<Begun>
  : Name extends `${infer Value} ${string}`
    ? Value
    : Name

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

const VALUE = /\{(\^?)(\w+)(?: ([^}]+))?\}/g

/** Values in their places, in the form that the message asks for. A sentence begins with a capital. */
export function fill(
  message: string,
  values: Readonly<Record<string, string | number>>,
  language: Language = 'fr',
): string {
  const filled = message.replace(VALUE, (_, first: string, name: string, form?: string) => {
    const value = inflected(values[name] ?? '', form, language)
    return first ? begun(value) : value
  })
  return /^\**\{/.test(message) && /[.!?]\**$/.test(message) ? begun(filled) : filled
}

/** `one|many`: French counts nothing as one, English as many. */
export function numbered(message: string, count: number, language: Language): string {
  const [one = '', many = one] = message.split('|')
  return isOne(count, language) ? one : many
}

/** What a line says; headings among lines say nothing. */
export const saidIn = (line: { readonly kind: string; readonly says?: readonly Part[] } | undefined): readonly Part[] =>
  line?.says ?? []

/** A sentence in which nothing stands out. */
export const plain = (said: readonly Part[]): string =>
  said.map((part) => (typeof part === 'string' ? part : part.strong)).join('')

/** `*Inès* montre une carte` in pieces; what stands between stars stands out. */
export const parts = (message: string): Part[] =>
  message
    .split('*')
    .map((text, i): Part => (i % 2 ? { strong: text } : text))
    .filter((part) => part !== '')
