import { capital } from './in_words'
import { typeset } from './message'
import { language, refusals } from './texts.svelte'

/** The engine's reason as a sentence in the language of the page; nothing where it has no words for it. */
export function reasonSays(reason: string): string | undefined {
  const said = refusals()
  const [number = ''] = /\d+/.exec(reason) ?? []
  const found = said[reason] ?? said[reason.replace(number || '{n}', '{n}')]
  if (found !== undefined) return typeset(found.replace('{n}', number), language())
  return language() === 'en' ? `${capital(reason)}.` : undefined
}
