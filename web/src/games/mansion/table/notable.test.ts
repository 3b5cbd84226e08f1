import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../../texts/texts.svelte'
import { edition } from '../../cluedo/edition'
import { heed } from '../../cluedo/heeding'
import cluedoRecorded from '../../cluedo/recorded.json'
import type { CluedoEntry, CluedoSituation } from '../../cluedo/situation'
import { notableOf, type Notable } from './notable'
import { situationOf, type RecordedQuestion } from './recorded'
import { Words } from './words'

const recorded = cluedoRecorded.questions[0] as unknown as RecordedQuestion
const base = situationOf({
  ...recorded,
  seat: 0,
  picture: { ...recorded.picture, suspects: ['rose', 'moutarde', 'leblanc'], suggestion: ['olive', 'corde', 'salon'] },
}) as unknown as CluedoSituation

function heeded(...entries: CluedoEntry[]): Notable | undefined {
  const at: CluedoSituation = { ...base, entries, fresh: 0 }
  const words = new Words(edition, at)
  return notableOf(at, heed, words)
}
const names = (notable: Notable | undefined): string[] | undefined => notable?.faces.map(({ label }) => label)

beforeAll(() => speak('fr'))

describe('not to be missed', () => {
  it('is a card that is shown to you', () => {
    const notable = heeded({ event: 'Showed', seat: 1, to: 0, card: 'corde' })
    expect(names(notable)).toEqual(['Arme Corde'])
    expect(notable?.tone).toBe('secret')
  })

  it('is none that is shown to somebody else', () =>
    expect(heeded({ event: 'Showed', seat: 1, to: 2, card: null })).toBeUndefined())

  it('is an accusation, and then what came of it', () => {
    const accused = { event: 'Accused', seat: 1, suspect: 'olive', weapon: 'corde', room: 'hall' } as const
    expect(heeded(accused)?.tone).toBe('alarm')
    expect(heeded(accused, { event: 'AccusedWrongly', seat: 0, envelope: ['rose', 'corde', 'hall'] })?.kicker).toBe(
      'C’est faux',
    )
  })
})
