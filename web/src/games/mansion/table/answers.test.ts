import { beforeEach, describe, expect, it } from 'vitest'
import { optionsOf } from '../../../protocol/options'
import type { Choice, QuestionNews } from '../../../protocol/protocol'
import { speak } from '../../../texts/texts.svelte'
import { asking as cluedoAsking } from '../../cluedo/asking'
import { edition as cluedo } from '../../cluedo/edition'
import cluedoRecorded from '../../cluedo/recorded.json'
import { asking as villaAsking } from '../../cluedo_2008/asking'
import { edition as villa } from '../../cluedo_2008/edition'
import villaRecorded from '../../cluedo_2008/recorded.json'
import { asking as gardenAsking } from '../../super_cluedo/asking'
import { edition as garden } from '../../super_cluedo/edition'
import gardenRecorded from '../../super_cluedo/recorded.json'
import { answersOf, type Asking } from './asking'
import type { Edition } from './edition'
import { situationOf, type RecordedQuestion } from './recorded'
import { Words } from './words'

interface House {
  readonly name: string
  readonly edition: Edition
  readonly questions: readonly RecordedQuestion[]
  ask(question: RecordedQuestion): Asking | undefined
}
const house = (
  name: string,
  edition: Edition,
  recorded: { questions: readonly unknown[] },
  asking: (at: never, words: Words) => Asking | undefined,
): House => ({
  name,
  edition,
  questions: recorded.questions as readonly RecordedQuestion[],
  ask: (question) => {
    const at = situationOf(question)
    return asking(at as never, new Words(edition, at))
  },
})
const HOUSES = [
  house('cluedo', cluedo, cluedoRecorded, cluedoAsking),
  house('super_cluedo', garden, gardenRecorded, gardenAsking),
  house('cluedo_2008', villa, villaRecorded, villaAsking),
]
const CASES = HOUSES.flatMap(({ name, questions, ask }) =>
  questions.map((question) => ({
    title: `${name}: ${question.question.choices.map(({ verb }) => verb).join(', ')}`,
    question,
    ask: () => ask(question),
  })),
)

beforeEach(() => speak('fr'))

describe('every option has one control and one only', () => {
  it.each(CASES)('$title', ({ question, ask }) => {
    const offered = optionsOf(question.question as QuestionNews).map(({ text }) => text)
    const asking = ask()
    expect(asking && answersOf(asking).sort()).toEqual(offered.sort())
  })
})

describe('what is asked', () => {
  it.each(CASES)('is a sentence in both languages: $title', ({ ask }) => {
    const said = (['fr', 'en'] as const).map((language) => {
      speak(language)
      const asking = ask()
      const labels = [...(asking?.ways ?? []), ...(asking?.cards ?? []), ...(asking?.people ?? [])]
      return [asking?.ask, asking?.detail, ...labels.map(({ label }) => label)].filter((text) => text !== undefined)
    })
    for (const text of said.flat()) expect(text).not.toMatch(/\{|undefined|^$/)
    expect(said[0]).not.toEqual(said[1])
  })
})

describe('the cards', () => {
  it.each(HOUSES)('of $name are those of the rules, pawns and weapons in their order', ({ edition, questions }) => {
    const accuse = questions
      .flatMap(({ question }) => question.choices as Choice[])
      .find(({ verb }) => verb === 'accuse')
    const values = accuse?.form === 'product' ? accuse.values : []
    expect(values.slice(0, 2)).toEqual([edition.suspects, edition.weapons])
    expect([...(values[2] ?? [])].sort()).toEqual([...edition.rooms].sort())
  })
})

it('calls the end of the passage from the Hall by its name: it is not the Garden (SC-33)', () => {
  const [, garden] = HOUSES
  const hall = garden?.questions.find(({ picture, question }) => {
    const { pawns } = picture as { pawns: readonly string[] }
    return question.choices.some(({ verb }) => verb === 'passage') && pawns.every((place) => place === 'hall')
  })
  const labels = hall && garden?.ask(hall)?.ways?.map(({ label }) => label)
  expect(labels).toContainEqual(expect.stringMatching(/^Passage secret.: le chemin de pierres$/))
})

it('tells whose pawn was fetched, and what that allows', () => {
  const fetched = CASES.filter(({ title }) => title.includes('stay') && title.includes('roll'))
  expect(fetched).not.toEqual([])
  for (const { ask } of fetched) expect(ask()?.detail).toMatch(/^On vous a fait venir/)
})
