import { expect, it } from 'vitest'
import { en } from './en'
import { fr } from './fr'
import { contracted } from './grammar'
import { fill, numbered, typeset, type Language } from './message'

/** People without and with a title, of both genders, with and without a vowel; things and places likewise. */
const PEOPLE = {
  fr: ['Odile', 'Mlle Rose', 'le Colonel Moutarde'],
  en: ['Odile', 'Doctor Green'],
} as const
const THINGS = { fr: ['la corde', 'le poignard', 'l’haltère'], en: ['the rope', 'the dagger'] } as const
const PLACES = { fr: ['le Salon', 'la Cuisine', 'l’Observatoire'], en: ['the Ballroom', 'the Conservatory'] } as const
const INSIDE = { fr: ['dans le Salon', 'à la Fontaine'], en: ['in the Ballroom', 'at the Fountain'] } as const

const NUMBERS = ['n', 'of', 'first', 'second', 'after', 'threshold']
const SAMPLES: Readonly<Record<string, Readonly<Record<Language, readonly (string | number)[]>>>> = {
  ...Object.fromEntries(['who', 'to', 'name', 'on', 'shower', 'owner', 'suspect', 'victim'].map((key) => [key, PEOPLE])),
  ...Object.fromEntries(['card', 'weapon', 'thing', 'clue'].map((key) => [key, THINGS])),
  ...Object.fromEntries(['room', 'place'].map((key) => [key, PLACES])),
  in: INSIDE,
  ...Object.fromEntries(NUMBERS.map((key) => [key, { fr: [1, 2], en: [1, 2] }])),
}
const paramsOf = (message: string): string[] => [
  ...new Set([...message.matchAll(/\{\^?(\w+)[^}]*\}/g)].map(([, name = '']) => name)),
]

/** Every form of a message: each of its values in turn through all its samples. */
function forms(message: string, language: Language): string[] {
  const params = paramsOf(message)
  const usual = Object.fromEntries(params.map((name) => [name, SAMPLES[name]?.[language][0] ?? `⟨${name}⟩`]))
  const told = (values: Record<string, string | number>): string => {
    const counted = message.includes('|') ? numbered(message, Number(values.n ?? 2), language) : message
    const filled = typeset(fill(counted, values, language), language)
    return language === 'fr' ? contracted(filled) : filled
  }
  const varied = params.flatMap((name) => (SAMPLES[name]?.[language] ?? []).map((value) => told({ ...usual, [name]: value })))
  return [...new Set(varied.length ? varied : [told(usual)])]
}

/** A change of a sentence changes the list: `vitest run -u` writes it anew, and a person reads what has changed. */
it.each([
  ['fr', fr],
  ['en', en],
] as const)('every sentence in %s stands in a list for every person, gender and number', async (language, catalogue) => {
  const list = Object.entries(catalogue).filter(([, message]) => message.includes('{')).flatMap(([key, message]) => [key, ...forms(message, language).map((form) => `    ${form}`)])
  await expect(`${list.join('\n')}\n`).toMatchFileSnapshot(`./sentences.${language}.txt`)
})

it('lets no article stand before what it contracts with, and nothing unelided', () => {
  const told = Object.values(fr).flatMap((message) => forms(message, 'fr'))
  expect(told.filter((sentence) => /\b(à|de) les? |\bde [AEIOUÉaeioué]\w+ile|\b(à|de) (Colonel|Docteur)/.test(sentence))).toEqual([])
})
