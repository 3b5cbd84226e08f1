import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { household } from '../games/cluedo/household'
import { suspectFace } from '../games/mansion/cards'
import { person } from '../games/mansion/mansion'
import { speak } from '../texts/texts.svelte'
import Button from './Button.svelte'
import Card from './card/Card.svelte'
import Curtain from './Curtain.svelte'
import LanguageSwitch from './LanguageSwitch.svelte'
import Log from './Log.svelte'
import PictureChoice from './PictureChoice.svelte'
import Segments from './Segments.svelte'
import Sheet from './sheet/Sheet.svelte'
import { nextPencil, type Mark } from './sheet/sheet'
import Switch from './Switch.svelte'
import Tabs from './Tabs.svelte'

let shown: object | undefined
// The bounds are those of Svelte's own `mount`.
function show<Props extends Record<string, any>>(component: Component<Props, object, any>, props: Props): void {
  shown = mount(component, { target: document.body, props })
  flushSync()
}
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
  speak('fr')
})

const all = (selector: string): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(selector)]
const one = (selector: string): HTMLElement => all(selector)[0] as HTMLElement
const press = (key: string): void => {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  flushSync()
}
const click = (element: HTMLElement): void => {
  element.click()
  flushSync()
}

describe('a button that cannot be pressed', () => {
  it('stays focusable, says why, and does nothing', () => {
    const onclick = vi.fn()
    show(Button, { why: 'Pas de passage ici.', clause: { name: 'CL-31', href: '#CL-31' }, onclick })
    const button = one('button')
    expect(one('.refusal').classList.contains('told')).toBe(false)
    click(button)
    expect(one('.refusal').classList.contains('told')).toBe(true)
    expect(onclick).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
    const note = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toContain('Pas de passage ici.')
    expect(note?.querySelector('a')?.getAttribute('href')).toBe('#CL-31')
  })
})

describe('a card', () => {
  it('says its name and whether it is chosen', () => {
    show(Card, { face: suspectFace(household, 'rose'), chosen: true, onclick: () => {} })
    expect(one('button').getAttribute('aria-label')).toBe('Mademoiselle Rose')
    expect(one('button').getAttribute('aria-pressed')).toBe('true')
  })

  it('tells nothing of itself face down', () => {
    show(Card, { face: undefined })
    expect(document.body.textContent).not.toContain('Rose')
    expect(one('[role="img"]').getAttribute('aria-label')).toBe('carte cachée')
  })
})

describe('a choice of pictures', () => {
  const options = [
    { id: 'rose', picture: 'bust-rose', label: 'Rose' },
    { id: 'olive', picture: 'bust-olive', label: 'Olive' },
    { id: 'violet', picture: 'bust-violet', label: 'Violet', why: 'absent' },
  ]

  it('chooses with a tap and clears with the next', () => {
    const onchoose = vi.fn()
    show(PictureChoice, { label: 'Suspect', options, onchoose })
    click(all('button')[1] as HTMLElement)
    click(all('button')[1] as HTMLElement)
    expect(onchoose.mock.calls).toEqual([['olive'], [undefined]])
  })

  it('does not choose what cannot be', () => {
    const onchoose = vi.fn()
    show(PictureChoice, { label: 'Suspect', options, onchoose })
    click(all('button')[2] as HTMLElement)
    expect(onchoose).not.toHaveBeenCalled()
    expect(all('button')[2]?.getAttribute('aria-label')).toBe('Violet, absent')
  })
})

describe('arrow keys', () => {
  it('choose among segments, and the tab key finds only the chosen one', () => {
    const onchange = vi.fn()
    show(Segments, {
      label: 'Aide',
      value: 'none',
      options: [
        { id: 'none', label: 'Sans' },
        { id: 'seen', label: 'Vues' },
        { id: 'sure', label: 'Sûres' },
      ],
      onchange,
    })
    one('[aria-checked="true"]').focus()
    press('ArrowRight')
    press('End')
    expect(onchange.mock.calls).toEqual([['seen'], ['sure']])
    expect(all('[tabindex="0"]').map(({ textContent }) => textContent)).toEqual(['Sûres'])
  })

  it('open tabs and go round', () => {
    const onselect = vi.fn()
    show(Tabs, {
      label: 'Vues',
      selected: 'log',
      tabs: [
        { id: 'log', label: 'Journal', sign: 'log' },
        { id: 'talk', label: 'Discussion', sign: 'talk', count: 2 },
      ],
      onselect,
    })
    one('[aria-selected="true"]').focus()
    press('ArrowRight')
    press('ArrowRight')
    expect(onselect.mock.calls).toEqual([['talk'], ['log']])
  })
})

it('a switch switches', () => {
  const onchange = vi.fn()
  show(Switch, { label: 'Sons', checked: true, onchange })
  click(one('[role="switch"]'))
  expect(onchange).toHaveBeenCalledWith(false)
  expect(one('[role="switch"]').getAttribute('aria-checked')).toBe('false')
})

it('the language changes at once', () => {
  show(LanguageSwitch, {})
  expect(one('[role="group"]').getAttribute('aria-label')).toBe('Langue')
  click(all('button')[1] as HTMLElement)
  expect(one('[role="group"]').getAttribute('aria-label')).toBe('Language')
})

it('a secret line of the log begins with the words', () => {
  show(Log, {
    entries: [
      {
        id: 1,
        kind: 'line',
        who: person(household, 'violet'),
        says: [{ strong: 'Inès' }, ' vous montre la corde.'],
        secret: true,
      },
    ],
  })
  expect(one('li > span').textContent?.trim()).toMatch(/^En secret/)
})

it('the curtain is deaf for 600 ms', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const onlift = vi.fn()
  show(Curtain, { name: 'Papi Jo', plays: 'Colonel Moutarde', person: person(household, 'moutarde'), onlift })
  expect(document.activeElement).toBe(one('button'))
  click(one('button'))
  expect(onlift).not.toHaveBeenCalled()
  vi.advanceTimersByTime(600)
  click(one('button'))
  expect(onlift).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

describe('the sheet', () => {
  const marks: Record<string, Mark> = {
    'rose me': { kind: 'held' },
    'rose jo': { kind: 'no', reason: true },
    'olive envelope': { kind: 'odds', percent: 67 },
  }
  const props = {
    columns: [
      { id: 'me', label: 'Vous', head: person(household, 'pervenche'), mine: true },
      { id: 'jo', label: 'Jo', head: person(household, 'moutarde') },
      { id: 'envelope', label: 'Étui', head: 'envelope' as const, envelope: true },
    ],
    groups: [
      {
        title: 'Suspects',
        rows: [
          { id: 'rose', name: 'Rose', picture: 'bust-rose' },
          { id: 'olive', name: 'Olive', picture: 'bust-olive' },
        ],
      },
    ],
    mark: ({ row, column }: { row: string; column: string }) => marks[`${row} ${column}`],
    help: 'odds' as const,
  }

  it('reads each cell in a sentence', () => {
    show(Sheet, props)
    expect(all('[data-cell]').map((cell) => cell.getAttribute('aria-label'))).toEqual([
      'Rose, Vous\u202f: dans votre main',
      'Rose, Jo\u202f: certainement pas, raison disponible',
      'Rose, Étui\u202f: rien de noté',
      'Olive, Vous\u202f: rien de noté',
      'Olive, Jo\u202f: rien de noté',
      'Olive, Étui\u202f: 67 chances sur 100',
    ])
  })

  it('is walked with the arrow keys, cell by cell, and stops at its edges', () => {
    show(Sheet, props)
    one('[data-cell="0 0"]').focus()
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowDown']) press(key)
    expect((document.activeElement as HTMLElement).dataset.cell).toBe('1 1')
    expect(all('[data-cell][tabindex="0"]')).toHaveLength(1)
  })

  it('pencils what is open and explains what is certain', () => {
    const onpencil = vi.fn()
    const onwhy = vi.fn()
    show(Sheet, { ...props, onpencil, onwhy })
    click(one('[data-cell="1 1"]'))
    click(one('[data-cell="0 1"]'))
    expect(onpencil).toHaveBeenCalledExactlyOnceWith({ row: 'olive', column: 'jo' }, 'yes')
    expect(onwhy.mock.calls[0]?.[0]).toEqual({ row: 'rose', column: 'jo' })
  })

  it('writes yes, doubt, no, nothing', () => {
    const written = [nextPencil(undefined)]
    for (let i = 0; i < 3; i++) {
      const last = written.at(-1)
      written.push(nextPencil(last && { kind: 'pencil', pencil: last }))
    }
    expect(written).toEqual(['yes', 'doubt', 'no', undefined])
  })
})
