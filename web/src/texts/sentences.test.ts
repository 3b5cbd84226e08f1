import { expect, it } from 'vitest'
import { en } from './en'
import { fr } from './fr'
import { contracted } from './grammar'
import { fill, numbered, typeset, type Language } from './message'

/** People without and with a title, of both genders, with and without a vowel; things and places likewise. */
const PEOPLE = {
  fr: ['Odile', 'Mlle Rose', 'le Colonel Moutarde', 'l’Inspecteur Worms'],
  en: ['Odile', 'Doctor Green'],
} as const
/** As they stand in a list. */
const LISTED = { fr: ['Odile', 'Mlle Rose', 'Colonel Moutarde', 'Inspecteur Worms'], en: PEOPLE.en } as const
const SUSPECTS = { fr: ['Moutarde', 'Olive'], en: ['Mustard', 'Green'] } as const
const THINGS = { fr: ['la corde', 'le poignard', 'l’haltère'], en: ['the rope', 'the dagger'] } as const
const MONSTERS = { fr: ['Reine Spectre', 'Assommeur Fantôme'], en: ['Spectre Queen', 'Ghost Knocker'] } as const
const PLACES = { fr: ['le Salon', 'la Cuisine', 'l’Observatoire'], en: ['the Ballroom', 'the Conservatory'] } as const
const INSIDE = { fr: ['dans le Salon', 'à la Fontaine'], en: ['in the Ballroom', 'at the Fountain'] } as const
const TOWARDS = { fr: INSIDE.fr, en: ['to the Ballroom', 'to the Fountain'] } as const
const ZONES = { fr: ['au Jardin', 'au 1er Étage'], en: ['in the Garden', 'on the First Floor'] } as const
const NUMBERS = { fr: [1, 2], en: [1, 2] } as const
const GAMES = { fr: ['Cluedo', 'Huis Clos', 'Hantise'], en: ['Cluedo', 'Huis Clos'] } as const

type Sample = Readonly<Record<Language, readonly (string | number)[]>>
const each = (names: readonly string[], sample: Sample) => Object.fromEntries(names.map((name) => [name, sample]))
const SAMPLES: Readonly<Record<string, Sample>> = {
  ...each(['who', 'whom', 'to', 'name', 'on', 'other', 'shower', 'owner', 'victim'], PEOPLE),
  ...each(['card', 'weapon', 'thing', 'clue', 'own', 'left', 'the'], THINGS),
  ...each(['room', 'place'], PLACES),
  suspect: SUSPECTS,
  in: INSIDE,
  zone: ZONES,
  game: GAMES,
  ...each(['n', 'of', 'first', 'second', 'after', 'threshold'], NUMBERS),
}
/** Sentences that are given a value in another form: a place with what leads to it, a card without its article. */
const OTHERWISE: readonly (readonly [keys: RegExp, samples: Readonly<Record<string, Sample>>])[] = [
  [/^(advice\.go|go\.to)$/, { to: TOWARDS }],
  [/^story\.(entered|passage)\./, { room: TOWARDS }],
  [/^(named|accuse\.confirm)$/, { room: INSIDE }],
  [/^story\.sentHome\./, { suspect: PEOPLE }],
  [
    /^hc\.(advice\.go|stayed\.\w+|(took|swapped)\.they|died\.\w+|laid|dead\.how|saw\.lay|ask\.(deed|spoil|deposit\.harmless)|why\.ownPlace|wait\.deed|room\.go)$/,
    { place: INSIDE },
  ],
  [/^hc\.claim\.trust$/, { whom: { fr: ['à Odile', 'au Dr Lecomte'], en: PEOPLE.en } }],
  [/^board\.passage$/, { to: PLACES }],
  [/^ha\.knocked\.(you\.own|they)$/, { card: MONSTERS }],
  [/^ha\.brief\.capture$/, { to: ZONES }],
  [/^ha\.thought\.night$/, { own: NUMBERS }],
]
const paramsOf = (message: string): string[] => [
  ...new Set([...message.matchAll(/\{\^?(\w+)[^}]*\}/g)].map(([, name = '']) => name)),
]
function sampleOf(key: string, message: string, name: string): Sample | undefined {
  const special = OTHERWISE.find(([keys, samples]) => keys.test(key) && name in samples)
  return special?.[1][name] ?? (message.includes(`${name} le}`) ? LISTED : SAMPLES[name])
}

/** Every form of a message: each of its values in turn through all its samples. */
function forms(key: string, message: string, language: Language): string[] {
  const params = paramsOf(message)
  const samples = (name: string): readonly (string | number)[] => sampleOf(key, message, name)?.[language] ?? []
  const usual = Object.fromEntries(params.map((name) => [name, samples(name)[0] ?? `⟨${name}⟩`]))
  const told = (values: Record<string, string | number>): string => {
    const counted = message.includes('|') ? numbered(message, Number(values.n ?? 2), language) : message
    const filled = typeset(fill(counted, values, language), language)
    return language === 'fr' ? contracted(filled) : filled
  }
  const varied = params.flatMap((name) => samples(name).map((value) => told({ ...usual, [name]: value })))
  return [...new Set(varied.length ? varied : [told(usual)])]
}

/** A change of a sentence changes the list: `vitest run -u` writes it anew, and a person reads what has changed. */
it.each([
  ['fr', fr],
  ['en', en],
] as const)(
  'every sentence in %s stands in a list for every person, gender and number',
  async (language, catalogue) => {
    const list = Object.entries(catalogue)
      .filter(([, message]) => message.includes('{'))
      .flatMap(([key, message]) => [key, ...forms(key, message, language).map((form) => `    ${form}`)])
    await expect(`${list.join('\n')}\n`).toMatchFileSnapshot(`./sentences.${language}.txt`)
  },
)

it('lets no article stand before what it contracts with, and nothing unelided', () => {
  const told = Object.entries(fr).flatMap(([key, message]) => forms(key, message, 'fr'))
  expect(
    told.filter((sentence) =>
      /\b(à|de) les? |\bde [AEIOUÉaeioué]\w+ile|\b(à|de) (Colonel|Docteur)|\ble [AEIOU]|d’Hui/.test(sentence),
    ),
  ).toEqual([])
})
