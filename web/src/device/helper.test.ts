import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Helper } from './helper'

const ERRAND = new Uint8Array([1])
const ANSWER = new Uint8Array([2])
const begun: FakeWorker[] = []

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined
  isTerminated = false
  readonly heard: unknown[] = []

  constructor() {
    begun.push(this)
  }

  postMessage(message: unknown): void {
    this.heard.push(message)
  }

  terminate(): void {
    this.isTerminated = true
  }

  says(data: unknown): void {
    this.onmessage?.({ data })
  }
}

beforeEach(() => {
  begun.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const module = {} as WebAssembly.Module

test('nobody is there before there is something to think about', () => {
  const helper = new Helper(module)
  vi.advanceTimersByTime(60_000)
  expect(begun).toEqual([])
  helper.wake(ERRAND)
  helper.wake(ERRAND)
  vi.advanceTimersByTime(60_000)
  expect(begun.map(({ heard }) => heard)).toEqual([[{ module, rehearsal: ERRAND }]])
  expect(helper.isAwake).toBe(false)
  begun[0]?.says('ready')
  expect(helper.isAwake).toBe(true)
})

test('what cannot wait wakes it at once, and only once', () => {
  const helper = new Helper(module)
  helper.wake(ERRAND)
  void helper.run(ERRAND)
  expect(begun[0]?.heard).toEqual([{ module, rehearsal: undefined }, ERRAND])
  vi.advanceTimersByTime(10_000)
  expect(begun.length).toBe(1)
})

test('it sleeps when nothing was asked of it for long, and is woken anew', async () => {
  const helper = new Helper(module)
  const answer = helper.run(ERRAND)
  begun[0]?.says('ready')
  vi.advanceTimersByTime(300_000)
  expect(begun[0]?.isTerminated).toBe(false)
  begun[0]?.says(ANSWER)
  expect(await answer).toBe(ANSWER)
  vi.advanceTimersByTime(119_000)
  expect(helper.isAwake).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect([helper.isAwake, begun[0]?.isTerminated]).toEqual([false, true])
  helper.wake(ERRAND)
  vi.advanceTimersByTime(3_000)
  expect(begun.length).toBe(2)
})

test('one that hangs is replaced, and the next errand is for the other', () => {
  const helper = new Helper(module)
  void helper.run(ERRAND)
  helper.replace()
  void helper.run(ERRAND)
  expect(begun.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
  expect(begun[1]?.heard).toEqual([{ module, rehearsal: undefined }, ERRAND])
})
