import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../../texts/texts.svelte'
import CluedoAsk from '../../cluedo/Ask.svelte'
import cluedoRecorded from '../../cluedo/recorded.json'
import VillaAsk from '../../cluedo_2008/Ask.svelte'
import villaRecorded from '../../cluedo_2008/recorded.json'
import GardenAsk from '../../super_cluedo/Ask.svelte'
import gardenRecorded from '../../super_cluedo/recorded.json'
import { situationOf, type RecordedQuestion } from './recorded'

const HOUSES = [
  { name: 'cluedo', Ask: CluedoAsk, questions: cluedoRecorded.questions },
  { name: 'super_cluedo', Ask: GardenAsk, questions: gardenRecorded.questions },
  { name: 'cluedo_2008', Ask: VillaAsk, questions: villaRecorded.questions },
]
const CASES = HOUSES.flatMap(({ name, Ask, questions }) =>
  (questions as unknown as RecordedQuestion[]).map((question) => ({
    title: `${name}: ${question.question.choices.map(({ verb }) => verb).join(', ')}`,
    Ask,
    question,
  })),
)

let shown: object | undefined
let answered: string[] = []
function show({ Ask, question }: (typeof CASES)[number]): void {
  answered = []
  const at = situationOf(question, (text) => answered.push(text))
  shown = mount(Ask as typeof CluedoAsk, { target: document.body, props: { at: at as never } })
  flushSync()
}
beforeAll(() => speak('fr'))
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
})

const all = (selector: string): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(selector)]
const click = (element: HTMLElement | undefined): void => {
  element?.click()
  flushSync()
}
const texts = ({ question }: (typeof CASES)[number], verb: string): string[] =>
  situationOf(question)
    .options.filter((option) => option.verb === verb)
    .map(({ text }) => text)
const having = (verb: string) => CASES.filter((each) => texts(each, verb).length)

describe('pressing', () => {
  it.each(CASES)('any button of a question answers it, or opens the accusation: $title', (each) => {
    show(each)
    const plain = all('.prompt .button:not(.impossible)').length
    const offered = situationOf(each.question).options.map(({ text }) => text)
    for (let i = 0; i < plain; i++) click(all('.prompt .button:not(.impossible)')[i])
    for (const text of answered) expect(offered).toContain(text)
    const opens = texts(each, 'accuse').length ? 1 : 0
    expect(answered.length).toBe(plain - opens)
  })

  it.each(having('show'))('a card and the lit button shows it: $title', (each) => {
    const cards = texts(each, 'show')
    for (let i = 0; i < cards.length; i++) {
      show(each)
      click(all('.cards button')[i])
      click(all('.prompt .button.primary').at(-1))
      expect(answered).toEqual([cards[i]])
      if (shown) void unmount(shown)
      shown = undefined
    }
  })

  it.each(having('suggest'))('two pictures and the lit button suggests: $title', (each) => {
    show(each)
    const [suspects, weapons, rooms] = all('.prompt [role=group]')
    click(suspects?.querySelectorAll('button')[1] as HTMLElement)
    click(weapons?.querySelectorAll('button')[2] as HTMLElement)
    if (rooms && !rooms.querySelector('[aria-pressed=true]')) click(rooms.querySelector('button') as HTMLElement)
    click(all('.prompt .button.primary').at(-1))
    expect(answered.length).toBe(1)
    expect(texts(each, 'suggest')).toContain(answered[0])
  })

  it.each([...having('watch'), ...having('send')])('a face and the lit button chooses somebody: $title', (each) => {
    show(each)
    click(all('.faces button')[0])
    click(all('.prompt .button.primary').at(-1))
    expect(answered).toEqual([[...texts(each, 'watch'), ...texts(each, 'send')][0]])
  })

  it.each(having('accuse'))('an accusation is three pictures and a sentence: $title', (each) => {
    show(each)
    click(all('.prompt .button').find((button) => button.textContent?.includes('Accuser')))
    const groups = all('dialog [role=group]')
    expect(groups.length).toBe(3)
    const confirm = all('dialog .button').at(-1)
    click(confirm)
    expect(answered).toEqual([])
    for (const group of groups) click(group.querySelectorAll('button')[0])
    expect(confirm?.textContent).toMatch(/Accuser \S+ avec .+ (dans|au|à) /)
    const [first = ''] = texts(each, 'accuse')
    click(confirm)
    if (first.split(' ').some((card) => each.question.picture.hand?.includes(card))) {
      // Whoever names a card of their own is asked once more.
      expect(answered).toEqual([])
      expect(all('dialog [role=alert]')[0]?.textContent).toContain('votre propre carte')
      click(confirm)
    }
    expect(answered).toEqual([first])
  })
})
