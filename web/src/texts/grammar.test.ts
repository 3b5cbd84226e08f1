import { expect, it } from 'vitest'
import { contracted } from './grammar'
import cases from './grammar.cases.json'
import { fill, numbered, type Language } from './message'

/** The terminal is held to the same cases. */
it.each(cases)('$message is $says', ({ language, message, values, says }) => {
  const speaking = language as Language
  const given = values as Record<string, string | number>
  const chosen = message.includes('|') ? numbered(message, Number(given.n), speaking) : message
  const filled = fill(chosen, given, speaking)
  expect(speaking === 'fr' ? contracted(filled) : filled).toBe(says)
})
