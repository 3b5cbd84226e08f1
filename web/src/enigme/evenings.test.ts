import { beforeEach, expect, it, vi } from 'vitest'
import { api, Refusal } from '../protocol/api'
import type { BroughtEvening, Evening, OfPuzzles } from '../protocol/protocol'

const SOLVED = { on: '2026-11-16', seconds: 90, helps: 1 }
const nothing: OfPuzzles = {
  rating: null,
  counted: 0,
  points: [],
  marks: [],
  streak: 0,
  longest: 0,
  evenings: [],
  tallies: [],
}
const known = (day: string): Evening => ({ day, solved: true, wrong: 0, on: day, seconds: 60, helps: 0 })

/** A page that has kept these, in a house that knows those. */
async function opened(kept: object, told: readonly Evening[]) {
  localStorage.setItem('manoir.evenings', JSON.stringify(kept))
  vi.resetModules()
  const brought: BroughtEvening[] = []
  vi.spyOn(api, 'ownPuzzles').mockResolvedValue({ ...nothing, evenings: [...told] })
  vi.spyOn(api, 'bringEvenings').mockImplementation((_, evenings) => {
    brought.push(...evenings)
    return Promise.resolve({ ...nothing, evenings: [...told, ...evenings.map(({ day }) => known(day))] })
  })
  vi.doMock('../protocol/api', () => ({ api, Refusal }))
  const { evenings } = await import('./evenings.svelte')
  return { evenings, brought }
}

beforeEach(() => localStorage.clear())

it('tells the house what the page kept before it did, and nothing else', async () => {
  const kept = {
    '2026-11-16': SOLVED,
    '2026-11-17': { ...SOLVED, on: '2026-11-17' },
    yesterday: SOLVED,
    '2026-11-18': 7,
  }
  const { evenings, brought } = await opened(kept, [known('2026-11-17')])
  expect(evenings.of('2026-11-16')).toMatchObject({ solved: true, helps: 1 })
  await evenings.load()
  expect(brought).toEqual([{ day: '2026-11-16', ...SOLVED }])
  expect(evenings.of('2026-11-17')?.seconds).toBe(60)
})

it('remembers what the house tells for when it cannot be reached', async () => {
  const { evenings, brought } = await opened({}, [known('2026-11-16'), { ...known('2026-11-17'), solved: false }])
  await evenings.load()
  expect(brought).toEqual([])
  expect(evenings.of('2026-11-17')?.solved).toBe(false)
  vi.spyOn(api, 'ownPuzzles').mockRejectedValue(new Refusal('unreachable', 'nobody answers'))
  const again = await import('./evenings.svelte')
  await again.evenings.load()
  expect(JSON.parse(localStorage.getItem('manoir.evenings') ?? '{}')).toEqual({
    '2026-11-16': { on: '2026-11-16', seconds: 60, helps: 0 },
  })
})

it('forgets all of it', async () => {
  const { evenings } = await opened({ '2026-11-16': SOLVED }, [])
  evenings.forget()
  expect(evenings.of('2026-11-16')).toBeUndefined()
  expect(localStorage.getItem('manoir.evenings')).toBeNull()
})
