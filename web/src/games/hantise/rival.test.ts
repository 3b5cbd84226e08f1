import { describe, expect, it } from 'vitest'
import type { HantisePicture } from '../../protocol/protocol'
import { situationOf } from '../answering.svelte'
import { justDone } from './rival'
import type { At, Told } from './situation'

const TURN: readonly Told[] = [
  { event: 'TurnBegan', seat: 1, turn: 3 },
  { event: 'Played', seat: 1, card: 'assommeur-fantome', zone: 'jardin' },
  { event: 'Knocked', seat: 1, owner: 0, zone: 'sous-sol', card: 'serviteur-spectre' },
  { event: 'Played', seat: 1, card: 'puits', zone: 'jardin' },
  { event: 'TurnBegan', seat: 0, turn: 4 },
]
const at = (entries: readonly Told[]): At =>
  situationOf<HantisePicture, Told>(
    { seat: 0, picture: { character: 'papa' }, entries, question: { ply: 0, choices: [] } },
    ['Anne', 'Ben'],
  )

describe('what the rival has just done', () => {
  it('is told card by card, with what it did', () => {
    const [first, second] = justDone(at(TURN))
    expect([first?.card, first?.zone, second?.card, second?.does]).toEqual(['assommeur-fantome', 'jardin', 'puits', []])
    expect(JSON.stringify(first?.does)).toContain('Ben')
  })

  it('is past once you have done something, or another night has begun', () => {
    expect(justDone(at([...TURN, { event: 'Drew', seat: 0, card: 'cave' }]))).toHaveLength(2)
    expect(justDone(at([...TURN, { event: 'Played', seat: 0, card: 'cave', zone: 'sous-sol' }]))).toEqual([])
    expect(justDone(at([...TURN, { event: 'NightBegan', night: 2, opener: 0 }]))).toEqual([])
  })
})
