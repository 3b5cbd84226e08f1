import { expect, it } from 'vitest'
import { news, roll } from './fake_socket'
import { Journal } from './journal.svelte'
import type { CluedoPicture, HintNews } from './protocol'

const picture = (part: Partial<CluedoPicture>) => part as CluedoPicture
const rounds = (journal: Journal): unknown[] => journal.entries.map((entry) => 'round' in entry && entry.round)

it('puts news together by ply', () => {
  const journal = new Journal(0)
  expect(journal.hear(news(0, 0, [1, 2], { whole: true, picture: picture({ round: 2 }) }))).toBe(true)
  expect(journal.hear(news(0, 2, [3]))).toBe(true)
  expect(rounds(journal)).toEqual([1, 2, 3])
  expect(journal.fresh).toBe(2)
})

it('writes what it hears twice once', () => {
  const journal = new Journal(0)
  journal.hear(news(0, 0, [1, 2, 3], { whole: true, picture: picture({}) }))
  journal.hear(news(0, 1, [2, 3, 4]))
  expect(rounds(journal)).toEqual([1, 2, 3, 4])
})

it('takes nothing if something before it is missing', () => {
  const journal = new Journal(0)
  journal.hear(news(0, 0, [1], { whole: true, picture: picture({ round: 1 }) }))
  expect(journal.hear(news(0, 2, [3], { picture: picture({ round: 3 }) }))).toBe(false)
  expect(rounds(journal)).toEqual([1])
  expect(journal.picture).toEqual({ round: 1 })
})

it('changes the picture field by field, and all of it if it is whole', () => {
  const journal = new Journal(0)
  journal.hear(news(0, 0, [], { whole: true, picture: picture({ round: 1, player: 0 }) }))
  journal.hear(news(0, 0, [1], { picture: picture({ round: 2 }) }))
  expect(journal.picture).toEqual({ round: 2, player: 0 })
  journal.hear(news(0, 1, [], { whole: true, picture: picture({ player: 1 }) }))
  expect(journal.picture).toEqual({ player: 1 })
})

it('takes no change of a picture that it never had', () =>
  expect(new Journal(0).hear(news(0, 0, [1], { picture: picture({ round: 1 }) }))).toBe(false))

it('answers a question once, until another is asked', () => {
  const journal = new Journal(0)
  journal.hear(news(0, 0, [1], { whole: true, picture: picture({}), question: roll(1) }))
  expect(journal.answer('roll')).toEqual({ type: 'act', seat: 0, ply: 1, action: 'roll' })
  expect(journal.answer('roll')).toBeUndefined()
  journal.hear(news(0, 1, [2], { question: roll(2) }))
  expect(journal.answer('roll')).toEqual({ type: 'act', seat: 0, ply: 2, action: 'roll' })
})

it('may answer again what the house did not take', () => {
  const journal = new Journal(0)
  journal.hear(news(0, 0, [1], { whole: true, picture: picture({}), question: roll(1) }))
  journal.answer('roll')
  journal.settle(1)
  expect(journal.answer('roll')).toBeDefined()
})

const hint = (ply: number): HintNews => ({ type: 'hint', seat: 0, ply, action: 'roll', level: 'master' })

it('keeps advice as long as its question, whatever is told meanwhile', () => {
  const journal = new Journal(0)
  journal.hear(news(0, 0, [1], { whole: true, picture: picture({}), question: roll(1) }))
  journal.awaitsHint = true
  journal.advised(hint(1))
  expect([journal.hint?.action, journal.awaitsHint]).toEqual(['roll', false])
  journal.hear(news(0, 1, [2], { question: roll(1) }))
  expect(journal.hint).not.toBeNull()
  journal.hear(news(0, 2, [3], { question: roll(3) }))
  expect(journal.hint).toBeNull()
})

it('takes no advice on a question that is gone', () => {
  const journal = new Journal(0)
  journal.hear(news(0, 0, [1], { whole: true, picture: picture({}), question: roll(1) }))
  journal.advised(hint(0))
  expect(journal.hint).toBeNull()
})
