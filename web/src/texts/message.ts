/** The names between braces of a message: `{n} cartes pour {who}` asks for `n` and `who`. */
export type Params<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Params<Rest>
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

export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

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
