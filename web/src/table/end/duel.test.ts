import { beforeEach, expect, it } from 'vitest'
import type { Api } from '../../protocol/api'
import { speak } from '../../texts/texts.svelte'
import { courseOf, rowsOf } from './duel'

const asked: string[] = []
const house = {
  replay: () =>
    Promise.resolve({
      characters: ['north'],
      notes: { 'player north': 'Anna' },
      frames: [{ events: [], picture: {} }],
    }),
  record: () => Promise.resolve('manoir record 1\nseats: north\n\nresult: north song\n'),
  review: () => Promise.resolve({ seats: [[]] }),
  luck: (code: string) => {
    asked.push(code)
    return Promise.reject(new Error('the house knows nothing of it'))
  },
} as unknown as Api

beforeEach(() => speak('fr'))

it('asks for luck only where the house can tell it', async () => {
  const told = { solutions: false, luck: false }
  expect(await courseOf(house, 'a', 0, told)).toMatchObject({ player: 'Anna', won: 'gagne', choice: '–', luck: '–' })
  expect(asked).toEqual([])
  expect(rowsOf(told)).toEqual(['won', 'rounds'])
  await expect(courseOf(house, 'b', 0, { ...told, luck: true })).rejects.toThrow()
  expect(asked).toEqual(['b'])
})
