import { gameOf } from '../game'
import { titleOf } from '../hosted.svelte'
import { saveFile } from '../kit/saving'
import { toasts } from '../kit/toasts.svelte'
import { api, Refusal } from '../protocol/api'
import type { TableNews } from '../protocol/protocol'
import { fileName } from '../replay/file_name'
import { go } from '../route.svelte'
import { language, t } from '../texts/texts.svelte'

/** Whether a file is a game that is not over: a record without its last line. */
export const isUnderWay = (file: string): boolean => file.startsWith('manoir record') && !/^result:/m.test(file)

/** Whether the house would let a game be taken along: nobody else's cards are in it. */
export const mayBeTaken = ({ phase, chairs, lesson, weekly }: TableNews): boolean =>
  phase === 'playing' &&
  !lesson &&
  !weekly &&
  chairs.some(({ yours }) => yours) &&
  chairs.every(({ kind, yours }) => kind !== 'person' || yours)

/** Why a file, or a table, stays where it is. */
export const whyNot = (problem: Refusal): string =>
  problem.french ? (language() === 'fr' ? problem.french : problem.message) : t(`refused.${problem.code}`)

/** The table ends with it; asked for again, it is the same file. */
export async function takeAlong({ code, game, chairs }: TableNews): Promise<void> {
  try {
    const people = chairs.flatMap(({ name }) => name ?? [])
    const file = await api.takeAlong(code)
    saveFile(fileName(titleOf(gameOf(game)), Date.now(), people), file)
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    toasts.say({ sign: 'cross', says: [whyNot(problem)] })
  }
}

/** To the table where it goes on. */
export async function takeUp(file: string): Promise<void> {
  const { code } = await api.takeUp(file)
  go({ screen: 'table', code })
}
