import { describe, expect, it } from 'vitest'
import type { CluedoBelief, HantiseBelief, HuisClosBelief } from '../protocol/protocol'
import { speak } from '../texts/texts.svelte'
import { situationOf, type Recorded } from './answering.svelte'
import { edition as cluedo } from './cluedo/edition'
import cluedoRecorded from './cluedo/recorded.json'
import { edition as villa } from './cluedo_2008/edition'
import villaRecorded from './cluedo_2008/recorded.json'
import hantiseRecorded from './hantise/recorded.json'
import { beliefSays as inHantise } from './hantise/thought'
import huisClosRecorded from './huis_clos/recorded.json'
import { beliefSays as inHuisClos } from './huis_clos/thought'
import { beliefSays as inMansion } from './mansion/table/believed'
import type { Edition } from './mansion/table/edition'
import { NAMES } from './mansion/table/recorded'
import { Words } from './mansion/table/words'
import { edition as garden } from './super_cluedo/edition'
import gardenRecorded from './super_cluedo/recorded.json'

type Says = (question: Recorded, belief: unknown) => string
type Believing = Recorded & { readonly believed: readonly { readonly belief: string }[] }

const mansion =
  (edition: Edition): Says =>
  (question, belief) =>
    inMansion(belief as CluedoBelief, new Words(edition, situationOf(question, NAMES) as never))
const GAMES: readonly (readonly [string, { readonly questions: readonly unknown[] }, Says])[] = [
  ['cluedo', cluedoRecorded, mansion(cluedo)],
  ['super_cluedo', gardenRecorded, mansion(garden)],
  ['cluedo_2008', villaRecorded, mansion(villa)],
  ['huis_clos', huisClosRecorded, (at, belief) => inHuisClos(situationOf(at, NAMES), belief as HuisClosBelief)],
  ['hantise', hantiseRecorded, (at, belief) => inHantise(situationOf(at, NAMES), 'end', belief as HantiseBelief)],
]

describe.each(GAMES)('every belief that a bot of %s was ever found with', (_, { questions }, says) => {
  it.each(['fr', 'en'] as const)('has its sentence in %s', (language) => {
    speak(language)
    const said = (questions as readonly Believing[]).flatMap((question) =>
      question.believed.map((belief) => says(question, belief)),
    )
    expect(said.length).toBeGreaterThan(3)
    for (const each of said) {
      expect(each).toMatch(/^[^{}*_]{6,}\.$/)
      expect(each).not.toMatch(/undefined|null|NaN/)
    }
  })
})
