import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect, FakeSocket, news, roll, tableOf } from './fake_socket'
import { Live } from './live.svelte'
import type { CluedoPicture, TableNews } from './protocol'

let live: Live
const reload = vi.fn()
const PICTURE = { round: 1 } as CluedoPicture

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  live.close()
  FakeSocket.made.length = 0
  vi.useRealTimers()
  reload.mockClear()
})

const socket = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket
function follow(table: TableNews): FakeSocket {
  live = new Live(table, 'certain', connect, reload)
  socket().welcome()
  return socket()
}
const joins = (line: FakeSocket) =>
  line.asked().flatMap((request) => (request.type === 'join' ? [[request.seat, request.since, request.pictures]] : []))

it('watches while the table is set, and takes its seat when the cards are dealt', () => {
  const line = follow(tableOf('setting', 'me', 'Inès'))
  expect(joins(line)).toEqual([[null, 0, true]])
  line.tell(tableOf('playing', 'me', 'Inès'))
  expect(joins(line)).toEqual([[0, 0, true]])
  line.tell(news(null, 0, [1], { whole: true, picture: PICTURE }))
  expect(live.journal.ply).toBe(0)
})

it('hears over the line who is here, whatever an answer that comes late says', () => {
  const line = follow(tableOf('setting', 'me', 'Inès'))
  line.tell({ ...tableOf('playing', 'me', 'Inès'), watchers: 0 })
  const late = tableOf('playing', 'me', 'Inès')
  live.learn({ ...late, watchers: 1, chairs: late.chairs.map((chair) => ({ ...chair, presence: 'away' })) })
  expect(live.table.watchers).toBe(0)
  expect(live.table.chairs.map(({ presence }) => presence)).toEqual(late.chairs.map(({ presence }) => presence))
})

it('asks for what it missed', () => {
  const line = follow(tableOf('playing', 'me', 'bot'))
  line.tell(news(0, 0, [1], { whole: true, picture: PICTURE }))
  line.asked()
  line.tell(news(0, 3, [4]))
  expect(joins(line)).toEqual([[0, 1, true]])
})

it('comes back after a fall, and says how far it has heard', () => {
  follow(tableOf('playing', 'me', 'bot')).tell(news(0, 0, [1, 2], { whole: true, picture: PICTURE }))
  socket().fall()
  expect(live.isLost).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.made).toHaveLength(2)
  socket().fall()
  vi.advanceTimersByTime(1999)
  expect(live.isLost).toBe(true)
  expect(FakeSocket.made).toHaveLength(2)
  vi.advanceTimersByTime(1)
  socket().welcome()
  expect(joins(socket())).toEqual([[0, 2, true]])
  socket().tell(news(0, 2, [3], { whole: true, picture: PICTURE }))
  expect(live.isLost).toBe(false)
  expect(live.journal.ply).toBe(3)
})

it('comes back at once with the network', () => {
  follow(tableOf('playing', 'me', 'bot'))
  dispatchEvent(new Event('offline'))
  expect(FakeSocket.made).toHaveLength(1)
  dispatchEvent(new Event('online'))
  expect(FakeSocket.made).toHaveLength(2)
})

it('doubts a line that has slept', () => {
  const line = follow(tableOf('playing', 'me', 'bot'))
  line.asked()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(joins(line)).toHaveLength(1)
  vi.advanceTimersByTime(6000)
  expect(FakeSocket.made).toHaveLength(2)
})

it('comes back when the house says', () => {
  follow(tableOf('playing', 'me', 'bot')).tell({ type: 'goodbye', reason: 'the house closes', retry: 3 })
  socket().fall()
  vi.advanceTimersByTime(2999)
  expect(FakeSocket.made).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeSocket.made).toHaveLength(2)
})

it('is loaded anew if the house speaks another protocol', () => {
  live = new Live(tableOf('playing', 'me'), 'none', connect, reload)
  socket().welcome(2)
  expect(reload).toHaveBeenCalledOnce()
  expect(socket().asked()).toEqual([])
})

it('sends an answer again that may be lost, and takes no harm if it was not', () => {
  follow(tableOf('playing', 'me', 'bot')).tell(news(0, 0, [1], { whole: true, picture: PICTURE, question: roll(1) }))
  live.act('roll')
  const act = { type: 'act', seat: 0, ply: 1, action: 'roll' }
  expect(socket().asked()).toContainEqual(act)
  socket().fall()
  vi.advanceTimersByTime(1000)
  socket().welcome()
  expect(socket().asked()).toContainEqual(act)
  socket().tell(news(0, 1, [2], { whole: true, picture: PICTURE }))
  socket().tell({ type: 'refused', about: 'act', code: 'late', reason: '', seat: 0, ply: 1 })
  expect(live.refusal).toBeUndefined()
  expect(live.journal.pending).toBeUndefined()
})

it('tells of an answer that the rules refuse, and lets another be given', () => {
  follow(tableOf('playing', 'me', 'bot')).tell(news(0, 0, [1], { whole: true, picture: PICTURE, question: roll(1) }))
  live.act('fly')
  socket().tell({ type: 'refused', about: 'act', code: 'illegal', reason: '', clause: 'CL-22', seat: 0, ply: 1 })
  expect(live.refusal?.clause).toBe('CL-22')
  socket().asked()
  live.act('roll')
  expect(socket().asked()).toHaveLength(1)
})

it('keeps one journal of the seats of one screen: the one whose eyes are open', () => {
  const line = follow(tableOf('playing', 'me', 'me', 'bot'))
  expect(joins(line)).toEqual([
    [0, Number.MAX_SAFE_INTEGER, false],
    [1, Number.MAX_SAFE_INTEGER, false],
    [null, 0, true],
  ])
  line.tell(news(1, 5, [7], { question: roll(6) }))
  expect(live.waiting).toEqual([1])
  expect(live.journal.entries).toEqual([])

  live.look(1)
  expect(joins(line)).toEqual([[1, 0, true]])
  line.tell(news(1, 0, [1, 7], { whole: true, picture: PICTURE, question: roll(6) }))
  expect(live.journal.ply).toBe(2)
  expect(live.waiting).toEqual([])

  live.look(null)
  expect(joins(line)).toEqual([
    [1, Number.MAX_SAFE_INTEGER, false],
    [null, 0, true],
  ])
  expect(live.journal.seat).toBeNull()
  expect(live.journal.entries).toEqual([])
  expect(live.journal.picture).toBeUndefined()
})

it('keeps of what others of this screen are asked only words that are no secret, and answers those', () => {
  const line = follow(tableOf('playing', 'me', 'me'))
  live.look(0)
  const asked = (...words: string[]) => ({
    ply: 2,
    choices: words.map((verb) => ({ form: 'listed' as const, verb, parts: [], rows: [[0]] })),
  })
  line.tell(news(1, 2, [], { question: asked('observe', 'decline') }))
  expect(live.aloud(1)).toEqual(['observe', 'decline'])
  line.asked()
  live.answer(1, 'decline')
  live.answer(1, 'deposit')
  expect(line.asked()).toEqual([{ type: 'act', seat: 1, ply: 2, action: 'decline' }])
  const show = { form: 'listed' as const, verb: 'show', parts: ['card'], rows: [[0, 'corde']] }
  line.tell(news(1, 3, [], { question: { ply: 3, choices: [show] } }))
  expect(live.aloud(1)).toEqual([])
})
