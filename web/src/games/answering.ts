import { flushSync, mount, unmount, type Component } from 'svelte'
import { optionsOf } from '../protocol/options'
import type { QuestionNews } from '../protocol/protocol'
import type { Situation } from '../table/situation'

/** A question as a test has recorded it. */
export interface Recorded {
  readonly seat: number
  readonly picture: object
  readonly entries: readonly object[]
  readonly question: object
}

/** A way to an answer: what is chosen first, then what is pressed. */
export interface Way {
  readonly chosen: readonly string[]
  readonly last: string
}

let tables = 0

/** The situation of a recorded question at a table of its own; `act` is told the answers. */
export function situationOf<P, E>(recorded: Recorded, names: readonly string[], act: (text: string) => void = () => {}) {
  const question = recorded.question as QuestionNews
  const situation: Situation<P, E> = {
    table: { code: `test-${tables++}`, chairs: names.map(() => ({ kind: 'bot' })) } as unknown as Situation['table'],
    seat: recorded.seat,
    names,
    picture: recorded.picture as P,
    entries: recorded.entries as E[],
    fresh: recorded.entries.length,
    question,
    options: optionsOf(question),
    notebook: null,
    over: false,
    still: false,
    act,
    claim: () => {},
    why: () => {},
  }
  return situation
}

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent.trim()

/** Presses everything that these parts of a table show, in every order: all ways to every answer. */
export async function waysToAnswer(
  parts: readonly [Component<any, object, any>, Record<string, unknown>][],
  begin: (act: (text: string) => void) => object,
): Promise<Map<string, Way[]>> {
  const ways = new Map<string, Way[]>()
  const seen = new Set<string>()

  /** A fresh table where these were pressed: what can be pressed next, and what was answered. */
  async function after(pressed: readonly string[]): Promise<{ answer: string | undefined; next: string[]; state: string }> {
    let answer: string | undefined
    const at = begin((text) => (answer = text))
    const shown = parts.map(([part, props]) => mount(part, { target: document.body, props: { at, ...props } }))
    flushSync()
    const buttons = (): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>('button:not([aria-disabled])')]
    for (const name of pressed) {
      buttons().find((button) => nameOf(button) === name)?.click()
      flushSync()
    }
    const next = buttons().map(nameOf)
    const state = JSON.stringify(buttons().map((button) => [nameOf(button), button.getAttribute('aria-pressed')]))
    for (const each of shown) await unmount(each)
    return { answer, next, state }
  }

  async function explore(pressed: readonly string[]): Promise<void> {
    const { next, state } = await after(pressed)
    if (seen.has(state)) return
    seen.add(state)
    for (const name of new Set(next)) {
      const { answer } = await after([...pressed, name])
      if (answer === undefined) await explore([...pressed, name])
      else ways.set(answer, [...(ways.get(answer) ?? []), { chosen: pressed, last: name }])
    }
  }
  await explore([])
  return new Map([...ways].map(([answer, found]) => [answer, shortest(found)]))
}

/** Without those that first choose something they do not need. */
function shortest(ways: readonly Way[]): Way[] {
  const least = Math.min(...ways.map(({ chosen }) => chosen.length))
  return ways.filter(({ chosen }) => chosen.length === least)
}

/** The events of a game, as its protocol names them. */
export const eventsOf = (protocol: string, game: string): string[] => {
  const [, union = ''] = new RegExp(`export type ${game}Event =([^]*?)\\n\\n`).exec(protocol) ?? []
  return [...union.matchAll(new RegExp(`\\| ${game}(\\w+)`, 'g'))].map(([, name = '']) => name)
}
