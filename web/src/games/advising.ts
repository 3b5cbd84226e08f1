import { expect, it } from 'vitest'
import type { Option } from '../protocol/options'
import type { HintNews } from '../protocol/protocol'
import { speak } from '../texts/texts.svelte'

/** With spaces that a test can spell. */
export const spaced = (says: string): string => says.replace(/[\u202f\u00a0]/g, ' ')

export const hintOf = (action: string, rest: Partial<HintNews> = {}): HintNews => ({
  type: 'hint',
  seat: 0,
  ply: 0,
  action,
  level: 'master',
  ...rest,
})

/** What a game advises: as somebody would say it, and in a list. */
interface Counsels<At> {
  counsel(at: At, text: string): string
  brief(at: At, text: string): string
}
interface Recorded {
  readonly question: { readonly choices: readonly { readonly verb: string }[] }
}

/** Tests whether a game can say whatever is to be done. */
export function hasWords<At extends { readonly options: readonly Option[] }, Question extends Recorded>(
  { counsel, brief }: Counsels<At>,
  at: At,
  actions: readonly (readonly [text: string, says: string, listed: string])[],
  questions: readonly Question[],
  situationOf: (question: Question) => At,
): void {
  it.each(actions)('%s is said as somebody would say it', (text, says, listed) =>
    expect([counsel(at, text), brief(at, text)].map(spaced)).toEqual([says, listed]),
  )

  it('has words for every verb that was ever asked', () => {
    const verbs = questions.flatMap(({ question }) => question.choices.map(({ verb }) => verb))
    expect([...new Set(verbs)].sort()).toEqual([...new Set(actions.map(([text]) => text.split(' ')[0]))].sort())
  })

  const cases = (['fr', 'en'] as const).flatMap((language) => questions.map((each, i) => [language, i, each] as const))
  it.each(cases)('in %s has words for every answer to question %i', (language, _, question) => {
    speak(language)
    const situation = situationOf(question)
    for (const { text } of situation.options)
      for (const says of [counsel(situation, text), brief(situation, text)]) {
        expect(says).toMatch(/^[^{}*]{3,}$/)
        expect(says).not.toMatch(/undefined|null|NaN/)
      }
  })
}
