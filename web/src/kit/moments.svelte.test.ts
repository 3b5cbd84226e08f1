import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Moments, { type Moment } from './Moments.svelte'

const LASTING = 6000
const light = (id: number): Moment => ({ id, says: [`light ${id}`] })
const heavy = (id: number): Moment => ({ id, says: [`heavy ${id}`], weighs: true })

let shown: object | undefined
beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  if (shown) await unmount(shown)
  vi.useRealTimers()
})

/** Moments that arrive one after another, where two fit. */
function arriving(first: readonly Moment[]) {
  const props = $state({ moments: first, fresh: 0, most: 2 })
  shown = mount(Moments, { target: document.body, props })
  flushSync()
  return {
    props,
    add(...next: Moment[]): void {
      props.moments = [...props.moments, ...next]
      flushSync()
    },
    pass(milliseconds: number): void {
      vi.advanceTimersByTime(milliseconds)
      flushSync()
    },
  }
}
const told = (): string[] => [...document.querySelectorAll('.says')].map((each) => each.textContent.trim())
const first = (): HTMLElement => document.querySelector('.moments button') as HTMLElement

describe('moments', () => {
  it('go when their own time is over, whatever came later', () => {
    const table = arriving([light(0)])
    table.pass(LASTING - 1000)
    table.add(light(1))
    expect(told()).toEqual(['light 0', 'light 1'])
    table.pass(1000)
    expect(told()).toEqual(['light 1'])
    table.pass(LASTING - 1000)
    expect(told()).toEqual([])
  })

  it('that weigh are not pushed out by those that do not', () => {
    const table = arriving([heavy(0)])
    table.add(light(1), light(2), light(3))
    expect(told()).toEqual(['heavy 0', 'light 3'])
    table.add(heavy(4), heavy(5))
    expect(told()).toEqual(['heavy 0', 'heavy 4'])
    table.pass(LASTING)
    expect(told()).toEqual(['heavy 5'])
  })

  it('that were pushed out do not come back', () => {
    const table = arriving([light(0)])
    table.pass(LASTING - 1000)
    table.add(light(1), light(2))
    expect(told()).toEqual(['light 1', 'light 2'])
    table.pass(LASTING)
    expect(told()).toEqual([])
  })

  it('stay while they are pointed at, and go when they are pressed', () => {
    const table = arriving([light(0), light(1)])
    first().dispatchEvent(new Event('pointerenter'))
    table.pass(LASTING * 2)
    expect(told()).toEqual(['light 0'])
    first().dispatchEvent(new Event('pointerleave'))
    flushSync()
    table.pass(LASTING)
    expect(told()).toEqual([])
    table.add(light(2))
    first().click()
    flushSync()
    expect(told()).toEqual([])
  })

  it('begin anew when a replay goes back', () => {
    const table = arriving([light(0), light(1)])
    table.pass(LASTING)
    expect(told()).toEqual([])
    table.props.moments = [light(0)]
    flushSync()
    table.add(light(1))
    expect(told()).toEqual(['light 1'])
  })
})
