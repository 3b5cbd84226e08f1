import { describe, expect, it } from 'vitest'
import { inTurn } from './in_turn'

describe('requests in turn', () => {
  it('wait for the one before, even if it is refused', async () => {
    const made: string[] = []
    let refuse = (): void => {}
    const first = inTurn(() => {
      made.push('name')
      return new Promise<void>((_, reject) => (refuse = () => reject(new Error('full'))))
    })
    const second = inTurn(async () => made.push('start'))
    await Promise.resolve()
    await Promise.resolve()
    expect(made).toEqual(['name'])
    refuse()
    await expect(first).rejects.toThrow('full')
    await second
    expect(made).toEqual(['name', 'start'])
  })
})
