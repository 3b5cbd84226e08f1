import type { fr } from './fr'
import { contracted } from './grammar'
import { fill, LANGUAGES, numbered, parts, typeset, type Language, type Part, type Values } from './message'
import type { Names } from './of_games'

export type Key = keyof typeof fr
type Message<K extends Key> = (typeof fr)[K]
/** Messages that have a form for one and a form for many. */
export type CountedKey = { [K in Key]: Message<K> extends `${string}|${string}` ? K : never }[Key]
type Arguments<K extends Key> = keyof Values<Message<K>> extends never ? [] : [values: Values<Message<K>>]

/** All that the page can say in a language. */
interface Words {
  readonly catalogue: Readonly<Record<Key, string>>
  readonly names: Names
  readonly refusals: Readonly<Record<string, string>>
}
const WRITTEN: Readonly<Record<Language, () => Promise<Words>>> = {
  fr: () => import('./fr/words'),
  en: () => import('./en/words'),
}
const learnt: Partial<Record<Language, Words>> = {}
const STORE = 'manoir.language'

function first(): Language {
  const kept = localStorage.getItem(STORE)
  return LANGUAGES.find((language) => language === kept) ?? (navigator.language.startsWith('fr') ? 'fr' : 'en')
}

let current = $state(first())

/** Reading it in a template makes the template follow the switch. */
export const language = (): Language => current

/** A language is loaded when it is first wanted; before the page is drawn, that is the one it begins in. */
export async function learn(wanted: Language): Promise<void> {
  learnt[wanted] ??= await WRITTEN[wanted]()
}

export function speak(next: Language): void {
  if (!learnt[next]) {
    void learn(next).then(() => speak(next))
    return
  }
  current = next
  localStorage.setItem(STORE, next)
}

function words(): Words {
  const found = learnt[current]
  if (!found) throw new Error(`nobody has learnt ${current}`)
  return found
}

const look = (key: Key): string => typeset(words().catalogue[key], current)

const said = (sentence: string): string => (current === 'fr' ? contracted(sentence) : sentence)

/** A sentence in the language of the page. */
export const t = <K extends Key>(key: K, ...[values]: Arguments<K>): string =>
  said(fill(look(key), values ?? {}, current))

/** Of a sentence with its blanks left open: words, or the name of what goes between them, `begins` where it begins a sentence. */
export type Gap = string | { readonly blank: string; readonly begins: boolean }
export const template = (key: Key): Gap[] =>
  look(key)
    .split(/(\{\^?\w+\})/)
    .map((piece) =>
      piece.startsWith('{') ? { blank: piece.replace(/\W/g, ''), begins: piece.startsWith('{^') } : piece,
    )
    .filter((piece) => piece !== '')

/** A sentence about a number: `counted('cards', 3)`. The number itself is `{n}`. */
export const counted = (key: CountedKey, n: number): string => fill(numbered(look(key), n, current), { n }, current)

/** A sentence in pieces, for what stands out in it. */
export const rich = <K extends Key>(key: K, ...args: Arguments<K>): Part[] => parts(t(key, ...args))

/** What a game calls its people, things and places. */
export const names = <G extends keyof Names>(game: G): Names[G] => words().names[game]

/** The engine's refusals, by its own words for them. */
export const refusals = (): Words['refusals'] => words().refusals
