import { afterEach, expect, it } from 'vitest'

import { written } from './dates'
import { speak } from './texts.svelte'

const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const

afterEach(() => speak('fr'))

it.each([
  ['fr', '2027-01-01T12:00', 'vendredi 1er janvier'],
  ['fr', '2027-01-11T12:00', 'lundi 11 janvier'],
  ['en', '2027-01-01T12:00', 'Friday, January 1'],
] as const)('in %s, %s is %s', (language, day, said) => {
  speak(language)
  expect(written(new Date(day), LONG)).toBe(said)
})
