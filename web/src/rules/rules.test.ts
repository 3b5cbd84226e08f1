import { describe, expect, it } from 'vitest'
import { GAMES, type Game } from '../game'
import { LANGUAGES } from '../texts/message'
import { DRAWN } from '../games/registry'
import type { GameTable } from '../table/situation'
import { inline, type Inline } from './inline'
import { citedBy, clausesOf, houseMade, parse, range, type RulesPage } from './page'
import { rulesPage } from './pages'
import { nearest, search, stretches } from './search'

const all = (page: RulesPage) => page.sections.flatMap(clausesOf)
const EVERY = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const))

describe('a rules page', () => {
  const page = parse(
    [
      '# Jeu',
      'Pour deux.',
      '## Tour',
      '### Marcher',
      '- **CL-22** Un tour commence (CL-46). *(tous)*',
      '- **CL-R01** *Et sinon ?* Rien. *(valeur maison)*',
      '',
      '| Mot | Sens |',
      '|---|---|',
      '| point | une unité |',
      '```',
      '# pas un titre',
      '```',
      '1. Marcher.',
      '2. Parler.',
    ].join('\n'),
  )

  it('is cut at its headings, and not inside a drawing', () =>
    expect(page.sections.map(({ title, level, id }) => [title, level, id])).toEqual([
      ['Tour', 2, 'tour'],
      ['Marcher', 3, 'marcher'],
    ]))

  it('holds clauses, tables, drawings and lists', () => {
    expect(page.sections[1]?.blocks.map(({ kind }) => kind)).toEqual(['clause', 'clause', 'table', 'drawing', 'list'])
    expect(all(page).map(({ id, of }) => [id, of])).toEqual([
      ['CL-22', 'rule'],
      ['CL-R01', 'ruling'],
    ])
    expect(all(page).map(houseMade)).toEqual([false, true])
    expect(range(page.sections[1] ?? { id: '', level: 3, title: '', blocks: [] })).toBe('CL-22 – R01')
  })

  it('knows which clause names which', () => expect(all(page).map(citedBy)).toEqual([['CL-46'], []]))

  it('tells marks from emphasis', () =>
    expect(inline('Le *carré* **vu** `rose` *(B→A)*').map(({ kind }) => kind)).toEqual([
      'text',
      'emphasis',
      'text',
      'strong',
      'text',
      'code',
      'text',
      'mark',
    ]))
})

describe('the pages of the house', () => {
  it.each(EVERY)('of %s in %s name only clauses that are there, each once', async (game, language) => {
    const clauses = all(await rulesPage(game, language))
    const ids = clauses.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(100)
    expect(clauses.flatMap(citedBy).filter((id) => !ids.includes(id))).toEqual([])
  })

  it.each(EVERY)('of %s in %s leave no Markdown to be seen', async (game, language) => {
    const page = await rulesPage(game, language)
    const texts = all(page).flatMap(({ says }) => says.map(({ text }) => text))
    expect(texts.filter((text) => /\*|`/.test(text))).toEqual([])
  })

  it.each(GAMES)('of %s hold the same clauses in both languages', async (game: Game) => {
    const [french, english] = await Promise.all(LANGUAGES.map((language) => rulesPage(game, language)))
    expect(french && all(french).map(({ id }) => id)).toEqual(english && all(english).map(({ id }) => id))
  })
})

describe('searching', () => {
  it.each([
    ['montrer', 'La carte se montre discrètement.', true],
    ['MONTRE', 'La première carte montrée', true],
    ['etui', 'dans l’étui', true],
    ['étui', 'ETUI', true],
    ['oeil', 'un coup d’œil', true],
    ['carte étui', 'La carte est hors de l’étui.', true],
    ['carte étui', 'La carte est montrée.', false],
    ['des', 'les dessins', false],
    ['dés', 'lancer les dés', true],
    ['cl-22', 'CL-22 Un tour', true],
    ['cl-2', 'CL-22 Un tour', false],
    ['', 'tout', false],
  ])('« %s » in « %s »: %s', (query, text, found) => expect(search(query)(text)).toBe(found))

  it('marks the whole words, accents and all', () =>
    expect(stretches('La carte montrée.', 'montrer')).toEqual([
      { text: 'La carte ', found: false },
      { text: 'montrée', found: true },
      { text: '.', found: false },
    ]))

  it('offers the nearest word', () => expect(nearest('acusation', ['Une accusation juste'])).toBe('accusation'))
})

describe.each(EVERY)('the short book of %s in %s', (game, language) => {
  it('leads to clauses that are there, and the pages name nothing by its inner name', async () => {
    const page = await rulesPage(game, language)
    const clauses = new Set(all(page).map(({ id }) => id))
    const { leaves } = await DRAWN[game].howto()
    expect(
      leaves()
        .map(({ clause }) => clause)
        .filter((clause) => !clauses.has(clause)),
    ).toEqual([])
    expect(leaves()).toHaveLength(6)
    const blocks = [...page.intro, ...page.sections.flatMap(({ blocks: found }) => found)]
    const pieces = blocks.flatMap((block): Inline[] => {
      if (block.kind === 'drawing') return []
      if (block.kind === 'table') return [block.head, ...block.rows].flat(2)
      return block.kind === 'list' ? block.items.flat() : [...block.says]
    })
    expect(pieces.filter(({ kind, text }) => kind === 'code' || text === 'id')).toEqual([])
  })

  it('has a clause for whatever is asked at its table', async () => {
    const page = await rulesPage(game, language)
    const clauses = new Set(all(page).map(({ id }) => id))
    const { TABLE } = (await DRAWN[game].table()) as { TABLE: GameTable }
    const verbs = [
      'show',
      'roll',
      'go',
      'suggest',
      'end',
      'play',
      'chase',
      'observe',
      'deposit',
      'watch',
      'draw',
      'pass',
    ]
    const named = verbs.flatMap(
      (verb) => TABLE.clause?.({ options: [{ verb, parts: {}, text: verb }], picture: { turn: 1 } } as never) ?? [],
    )
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((clause) => !clauses.has(clause))).toEqual([])
  })
})
