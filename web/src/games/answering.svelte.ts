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
export function situationOf<P, E>(
  recorded: Recorded,
  names: readonly string[],
  act: (text: string) => void = () => {},
) {
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
export async function waysToAnswer<At extends Pick<Situation, 'table'>>(
  parts: readonly [Component<any, object, any>, Record<string, unknown>][],
  begin: (act: (text: string) => void) => At,
): Promise<Map<string, Way[]>> {
  const ways = new Map<string, Way[]>()
  const seen = new Set<string>()
  let answer: string | undefined
  let at = $state.raw(begin((text) => (answer = text)))
  const shown = parts.map(([part, props]) =>
    mount(part, {
      target: document.body,
      props: {
        ...props,
        get at() {
          return at
        },
      },
    }),
  )
  const buttons = (): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>('button:not([aria-disabled])')]
  function press(name: string): void {
    buttons()
      .find((button) => nameOf(button) === name)
      ?.click()
    flushSync()
  }
  /** Choices belong to a table: at another one nothing is chosen. */
  function restart(pressed: readonly string[]): void {
    at = { ...at, table: { ...at.table, code: `test-${tables++}` } }
    flushSync()
    pressed.forEach(press)
  }
  const stateNow = (): string =>
    JSON.stringify(buttons().map((button) => [nameOf(button), button.getAttribute('aria-pressed')]))

  /** Parts of an answer are chosen in the order in which they stand, and one of each group. */
  function isNext(button: HTMLElement, last: string | undefined): boolean {
    const before = last === undefined ? undefined : buttons().find((each) => nameOf(each) === last)
    if (!before || !button.hasAttribute('aria-pressed')) return true
    const group = button.closest('[role="group"]')
    const isSibling = group !== null && group.contains(before)
    return !isSibling && before.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING
  }
  function explore(pressed: readonly string[]): void {
    restart(pressed)
    const before = stateNow()
    if (seen.has(before)) return
    seen.add(before)
    const further: string[] = []
    for (const name of new Set(
      buttons()
        .filter((each) => isNext(each, pressed.at(-1)))
        .map(nameOf),
    )) {
      answer = undefined
      press(name)
      if (answer !== undefined) ways.set(answer, [...(ways.get(answer) ?? []), { chosen: pressed, last: name }])
      else {
        if (!seen.has(stateNow())) further.push(name)
        restart(pressed)
      }
    }
    further.forEach((name) => explore([...pressed, name]))
  }
  explore([])
  for (const each of shown) await unmount(each)
  return new Map([...ways].map(([found, all]) => [found, shortest(all)]))
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
