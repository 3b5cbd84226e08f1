import { describe, expect, it } from 'vitest'
import { GAMES } from '../game'
import { en } from './en'
import { fr } from './fr'
import { contracted } from './grammar'
import { fill, numbered, parts, typeset } from './message'
import { names as englishNames } from './told/en'
import { names as frenchNames } from './told/fr'

const SOURCES = Object.values(
  import.meta.glob<string>(['../**/*.{ts,svelte}', '!../texts/**', '!../gallery/**', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const literals = new Set(SOURCES.flatMap((source) => [...source.matchAll(/'([a-z][\w.]*)'/g)].map(([, key]) => key)))
/** Keys made of parts, as in t(`bot.${level}`). */
const patterns = SOURCES.flatMap((source) => [...source.matchAll(/\b(?:t|counted|rich|template)\(`([^`]+)`/g)]).map(
  ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
)

const keys = Object.keys(fr) as (keyof typeof fr)[]
const params = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{\^?(\w+)[^}]*\}/g)].map(([, name = '']) => name))].sort()

describe('the catalogues', () => {
  it('say everything in both languages', () => expect(Object.keys(en).sort()).toEqual([...keys].sort()))

  it('say nothing that no screen says', () =>
    expect(keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]))

  it('ask for the same values in both languages', () =>
    expect(keys.filter((key) => params(en[key]).join() !== params(fr[key]).join())).toEqual([]))

  it('count in both languages or in none', () =>
    expect(keys.filter((key) => en[key].includes('|') !== fr[key].includes('|'))).toEqual([]))

  it('are typeset in French', () =>
    expect(
      keys.map((key) => typeset(fr[key], 'fr')).filter((message) => /[^\u202f][:;!?»]|«(?!\u202f)|'|"/.test(message)),
    ).toEqual([]))
})

describe('the names', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([key]) => key !== 'short')
            .map(([key, part]) => [key, shape(part)]),
        )
      : typeof value
  it.each(GAMES)('of %s are complete in both languages', (game) =>
    expect(shape(englishNames[game])).toEqual(shape(frenchNames[game])),
  )

  const casts = [frenchNames, englishNames].flatMap((names) => [
    names.cluedo.suspects,
    names.super_cluedo.suspects,
    names.cluedo_2008.suspects,
    names.huis_clos.characters,
    names.hantise.souls,
  ])
  it.each(casts.map((cast) => [Object.values(cast).map(({ letter }) => letter)]))(
    'give everybody at a table a letter of their own: %s',
    (letters) => expect(new Set(letters).size).toBe(letters.length),
  )
})

describe('a message', () => {
  it('is filled with its values', () => expect(fill('{n} sur {of}', { n: 5, of: 8 })).toBe('5 sur 8'))
  it('writes a part of a number as its language does', () => {
    expect(fill('{n} %', { n: 0.7 }, 'fr')).toBe('0,7 %')
    expect(fill('{n}%', { n: 0.7 }, 'en')).toBe('0.7%')
  })

  it('gets narrow spaces in French', () =>
    expect(typeset('Vous : « Quoi ? »', 'fr')).toBe('Vous\u202f: «\u202fQuoi\u202f?\u202f»'))

  it('counts nothing as one in French, as many in English', () => {
    expect(numbered('{n} carte|{n} cartes', 0, 'fr')).toBe('{n} carte')
    expect(numbered('{n} card|{n} cards', 0, 'en')).toBe('{n} cards')
    expect(numbered('{n} card|{n} cards', 1, 'en')).toBe('{n} card')
  })

  it('begins with a capital where a name begins it', () =>
    expect(fill('*{^who}* observe {who}', { who: 'le Juge Williams' })).toBe(
      '*Le Juge Williams* observe le Juge Williams',
    ))

  it.each([
    ['la main de *le Juge Williams*', 'la main du *Juge Williams*'],
    ['la main de l’Inspecteur Worms', 'la main de l’Inspecteur Worms'],
    ['la main de *Odile*', 'la main d’*Odile*'],
    ['la main de Hector', 'la main d’Hector'],
    ['la main de Harry', 'la main de Harry'],
    ['une partie de Huis Clos', 'une partie de Huis Clos'],
    ['la main de Lady Borrow', 'la main de Lady Borrow'],
    ['Je me fie à le Dr Lecomte.', 'Je me fie au Dr Lecomte.'],
    ['ce que Odile va gagner', 'ce qu’Odile va gagner'],
    ['il décide de le prendre', 'il décide de le prendre'],
  ])('contracts in French: %s', (before, after) => expect(contracted(before)).toBe(after))

  it.each([
    ['Colonel Moutarde', 'Le Colonel Moutarde gagne'],
    ['Inspecteur Worms', 'L’Inspecteur Worms gagne'],
    ['Mlle Rose', 'Mlle Rose gagne'],
  ])('speaks of %s with the article that the title takes', (name, says) =>
    expect(fill('{^name le} gagne', { name })).toBe(says),
  )

  it('comes in pieces, names standing out', () =>
    expect(parts('*Inès* montre une carte.')).toEqual([{ strong: 'Inès' }, ' montre une carte.']))
})
