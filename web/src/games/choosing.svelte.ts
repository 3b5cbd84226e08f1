import { untrack } from 'svelte'
import type { Option } from '../protocol/options'
import type { Situation } from '../table/situation'

type Asked = Pick<Situation, 'table' | 'seat' | 'question'>

/** What is chosen so far of an answer, shared by scene, question and hand; the next question begins with nothing. */
let begun = $state.raw<{ readonly question: string; readonly parts: Readonly<Record<string, string>> }>({
  question: '',
  parts: {},
})

const nameOf = ({ table, seat, question }: Asked): string => `${table.code} ${seat} ${question?.ply}`

export const chosen = (at: Asked, part: string): string | undefined =>
  begun.question === nameOf(at) ? begun.parts[part] : undefined

/** Choosing again what is chosen takes it back. */
export function choose(at: Asked, part: string, value: string | undefined): void {
  const question = nameOf(at)
  const { [part]: before, ...others } = begun.question === question ? begun.parts : {}
  begun = { question, parts: value === undefined || value === before ? others : { ...others, [part]: value } }
}

/** What is advised is chosen, as far as it is chosen in parts and nothing else was; to answer is left to the player. */
export function heed(
  at: () => Asked & Pick<Situation, 'options' | 'hint'>,
  partsOf: (option: Option) => Readonly<Record<string, string>>,
): void {
  const advised = $derived(at().options.find(({ text }) => text === at().hint?.action))
  $effect(() => {
    if (!advised) return
    const parts = partsOf(advised)
    untrack(() => {
      const question = nameOf(at())
      const before = begun.question === question ? begun.parts : {}
      if (Object.entries(before).every(([part, value]) => parts[part] === value)) begun = { question, parts }
    })
  })
}
