import { describe, expect, it } from 'vitest'
import type { Transcript } from '../protocol/protocol'
import { checkFairness, type Witness } from './check'
import { bytes, FairLuck, hex } from './luck'
import { sha256 } from './sha256'
import written from './sealed.json'

const sealed: Readonly<Record<string, Transcript>> = written
const cluedo = (): Transcript => structuredClone(sealed['cluedo'] as Transcript)
const ZEROS = '00'.repeat(32)

async function brokenAt(transcript: Transcript, witness?: Witness): Promise<string> {
  const findings = await checkFairness(transcript, witness)
  expect(findings.slice(0, -1).every(({ holds }) => holds)).toBe(true)
  const { step, number, holds } = findings.at(-1) ?? { step: '', holds: true }
  return holds ? '' : [step, number].join(' ').trim()
}

describe('an honest game', () => {
  it.each(Object.keys(sealed))('of %s is repeated to its last die', async (game) => {
    const transcript = sealed[game] as Transcript
    const findings = await checkFairness(transcript)
    expect(findings).toHaveLength(2 + transcript.chances.length)
    expect(findings.filter(({ holds }) => !holds)).toEqual([])
  })

  it('holds what this browser saw and added', async () => {
    const { commitment, entropies } = cluedo()
    const added = [ZEROS, entropies['rose'] ?? '']
    const findings = await checkFairness(cluedo(), { commitment, added })
    expect(findings.map(({ step, holds }) => [step, holds]).slice(0, 3)).toEqual([
      ['seal', true],
      ['yours', true],
      ['deal', true],
    ])
  })
})

describe('a game that was tampered with', () => {
  it('has another seed than the sealed one', async () =>
    expect(await brokenAt({ ...cluedo(), seed: ZEROS })).toBe('seal'))

  it('has another seal than the one seen before the deal', async () => {
    const forged = { ...cluedo(), seed: ZEROS, commitment: hex(sha256(bytes(ZEROS))) }
    expect(await brokenAt(forged, { commitment: cluedo().commitment })).toBe('seal')
  })

  it('left out what this browser added', async () => expect(await brokenAt(cluedo(), { added: [ZEROS] })).toBe('yours'))

  it('mixed in another number', async () =>
    expect(await brokenAt({ ...cluedo(), entropies: { rose: ZEROS } })).toBe('deal'))

  it('dealt another card', async () => {
    const { deal, ...rest } = cluedo()
    const [first = { n: 6, value: 0 }, ...others] = deal
    expect(await brokenAt({ ...rest, deal: [{ ...first, value: (first.value + 1) % first.n }, ...others] })).toBe(
      'deal',
    )
  })

  it.each(['action', 'value', 'odds'] as const)('changed the %s of a throw', async (part) => {
    const forged = cluedo()
    const chance = forged.chances[3]
    if (!chance) throw new Error('the game has four throws')
    if (part === 'action') chance.action = chance.options.find((option) => option !== chance.action) ?? ''
    if (part === 'value') chance.draws = chance.draws.map(({ n, value }) => ({ n, value: (value + 1) % n }))
    if (part === 'odds') chance.odds = chance.options.map((option) => (option === chance.action ? 1000 : 1))
    expect(await brokenAt(forged)).toBe('chance 3')
  })
})

it('a number below one reads nothing', () => {
  const luck = new FairLuck(bytes(ZEROS), 'deal')
  expect(luck.below(1)).toBe(0)
  expect(luck.below(256)).toBe(new FairLuck(bytes(ZEROS), 'deal').below(256))
})
