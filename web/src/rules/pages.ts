import type { Game } from '../game'
import type { Language } from '../texts/message'
import { parse, type RulesPage } from './page'

// The rules are written once, for people and for the page: each is fetched when it is read.
const FILES = import.meta.glob<string>(['../../../docs/rules/*.md', '../../../docs/rules/fr/*.md'], {
  query: '?raw',
  import: 'default',
})

const read = new Map<string, Promise<RulesPage>>()

/** The rules of a game in a language. */
export function rulesPage(game: Game, language: Language): Promise<RulesPage> {
  const path = `../../../docs/rules/${language === 'fr' ? 'fr/' : ''}${game.replaceAll('_', '-')}.md`
  let page = read.get(path)
  if (!page) {
    const file = FILES[path]
    if (!file) throw new Error(`there is no page ${path}`)
    page = file().then(parse)
    read.set(path, page)
  }
  return page
}
