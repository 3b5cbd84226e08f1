import type { Chance, Transcript } from '../protocol/protocol'
import { bytes, FairLuck, hex, mixed } from './luck'
import { sha256, type Bytes } from './sha256'

/** `seal`: the seed is the one that was sealed; `yours`: what this browser added is in; then the deal and all chance. */
export type Step = 'seal' | 'yours' | 'deal' | 'chance'

export interface Finding {
  readonly step: Step
  /** Which action of chance, from 0. */
  readonly number?: number
  readonly holds: boolean
  readonly expected: string
  readonly found: string
}

/** What this browser itself saw and added before the deal; a transcript that agrees with itself proves less. */
export interface Witness {
  readonly commitment?: string
  /** One of them must be in, if there is any: a chair takes the first it is given. */
  readonly added?: readonly string[]
}

const finding = (step: Step, expected: string, found: string, number?: number): Finding => ({
  step,
  ...(number !== undefined && { number }),
  holds: expected === found,
  expected,
  found,
})

function* steps(told: Transcript, witness: Witness): Generator<Finding> {
  const seed = bytes(told.seed)
  yield finding('seal', witness.commitment ?? told.commitment, hex(sha256(seed)))
  if (witness.added?.length) {
    const taken = Object.values(told.entropies)
    const mine = witness.added.find((entropy) => taken.includes(entropy))
    yield finding('yours', mine ?? witness.added.join(' '), mine ?? taken.join(' '))
  }
  const key = mixed(seed, Object.values(told.entropies).map(bytes))
  yield deal(told, key)
  for (const [number, chance] of told.chances.entries()) yield outcome(chance, number, key)
}

function deal({ deal: draws }: Transcript, key: Bytes): Finding {
  const luck = new FairLuck(key, 'deal')
  const due = draws.map(({ n }) => luck.below(n))
  return finding('deal', draws.map(({ value }) => value).join(' '), due.join(' '))
}

/** What chance had to do, by the odds; and that it read no other number for it. */
function outcome({ action, options, odds, draws }: Chance, number: number, key: Bytes): Finding {
  const weights = odds ?? options.map(() => 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const value = new FairLuck(key, `chance ${number}`).below(total)
  let rest = value
  const due = options.find((_, at) => (rest -= weights[at] ?? 0) < 0) ?? ''
  const spelt = (read: string, chosen: string): string => `${read}: ${chosen}`
  const told = draws.map((draw) => `${draw.value} of ${draw.n}`).join(', ')
  return finding('chance', spelt(told, action), spelt(`${value} of ${total}`, due), number)
}

/** A breath for the page: so many findings are made at a stretch. */
const AT_A_STRETCH = 20
const breath = (): Promise<void> => new Promise((done) => setTimeout(done))

/** Everything that was checked, in order; it stops after the first that does not hold. */
export async function checkFairness(transcript: Transcript, witness: Witness = {}): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const found of steps(transcript, witness)) {
    findings.push(found)
    if (!found.holds) break
    if (findings.length % AT_A_STRETCH === 0) await breath()
  }
  return findings
}
