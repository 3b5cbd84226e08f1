import { expect, it } from 'vitest'
import { fileName } from './file_name'

it('a record is named after its game, its day and who played', () => {
  const noon = new Date(2026, 10, 16, 12).getTime()
  expect(fileName('Super Cluedo', noon, ['Inès', 'novice', 'novice', '', 'Papi Jo'])).toBe(
    'super-cluedo-2026-11-16-ines-novice-papi-jo.txt',
  )
})
