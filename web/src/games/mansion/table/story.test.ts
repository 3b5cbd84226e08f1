import { beforeEach, describe, expect, it } from 'vitest'
import protocol from '../../../protocol/protocol.ts?raw'
import { plain } from '../../../texts/message'
import { speak } from '../../../texts/texts.svelte'
import { edition as cluedo } from '../../cluedo/edition'
import cluedoRecorded from '../../cluedo/recorded.json'
import { TALES as CLUEDO } from '../../cluedo/story'
import { edition as villa } from '../../cluedo_2008/edition'
import villaRecorded from '../../cluedo_2008/recorded.json'
import { TALES as VILLA } from '../../cluedo_2008/story'
import { edition as garden } from '../../super_cluedo/edition'
import gardenRecorded from '../../super_cluedo/recorded.json'
import { TALES as GARDEN } from '../../super_cluedo/story'
import type { Drawn, Edition } from './edition'
import { NAMES, type RecordedEvent } from './recorded'
import { silent, tellOf, type Tales, type Told } from './story'
import { Words } from './words'

type AnyTales = Tales<{ event: string }>
const house = (type: string, edition: Edition, tales: unknown, recorded: { events: readonly unknown[] }) => ({
  type,
  edition,
  tales: tales as AnyTales,
  events: recorded.events as readonly RecordedEvent[],
})
const HOUSES = [
  house('Cluedo', cluedo, CLUEDO, cluedoRecorded),
  house('SuperCluedo', garden, GARDEN, gardenRecorded),
  house('Cluedo2008', villa, VILLA, villaRecorded),
]
const CASES = HOUSES.flatMap(({ type, edition, tales, events }) =>
  events.map(({ seat, suspects, entry }) => ({
    title: `${type}: ${JSON.stringify(entry)} to ${seat}`,
    entry,
    seat,
    tell: () => tellOf<{ event: string }>(tales, entry, wordsOf(edition, seat, suspects)),
    isSilent: tales[entry.event] === silent,
  })),
)
const wordsOf = (edition: Edition, seat: number, suspects: string[]): Words =>
  new Words(edition, { seat, names: NAMES.slice(0, suspects.length), picture: { suspects, player: 0 } as Drawn })
const textOf = (told: Told): string => ('heading' in told ? told.heading : plain(told.says))

beforeEach(() => speak('fr'))

describe('the log', () => {
  it.each(HOUSES)('has a sentence, or silence on purpose, for every event of $type', ({ type, tales }) => {
    const [, union = ''] = new RegExp(`export type ${type}Event =\\n((?:  \\| \\w+\\n)+)`).exec(protocol) ?? []
    const events = [...union.matchAll(/\| (\w+)/g)].map(([, name = '']) => name.replace(type, ''))
    expect(events.length).toBeGreaterThan(20)
    expect(Object.keys(tales).sort()).toEqual([...events, 'Acted'].sort())
  })

  it.each(CASES)('tells in both languages $title', ({ tell, isSilent }) => {
    const told = (['fr', 'en'] as const).map((language) => {
      speak(language)
      return tell()
    })
    if (isSilent) expect(told).toEqual([undefined, undefined])
    for (const each of told) if (each) expect(textOf(each)).not.toMatch(/\{|undefined|null|^$/)
    const [french, english] = told
    if (french && english) expect(textOf(french)).not.toEqual(textOf(english))
  })

  it.each(CASES.filter(({ entry, seat }) => 'seat' in entry && entry.seat === seat))(
    'says « vous » of what is one’s own doing: $title',
    ({ tell, entry }) => {
      const told = tell()
      // That somebody has nothing more to do is said to everybody in the same words.
      if (told && !['NobodyShowed'].includes(entry.event)) expect(textOf(told)).toMatch(/vous|à vous|C’est faux/i)
    },
  )

  it('counts squares, and says of who stands still that they do', () => {
    const suspects = ['moutarde', 'rose']
    const to = (place: string) => ({ event: 'Moved', seat: 0, place })
    const entries = [to('0,17'), to('1,17'), to('1,17')]
    const at = { seat: 1, names: NAMES.slice(0, 2), picture: { suspects, player: 0 } as Drawn, entries }
    const told = entries.map((entry) => tellOf(VILLA as unknown as AnyTales, entry, new Words(villa, at)))
    expect(told.map((each) => each && textOf(each)).slice(1)).toEqual(['Inès avance de 1 case.', 'Inès ne bouge pas.'])
  })

  it('marks what only two saw, and what nobody else saw', () => {
    const words = wordsOf(cluedo, 0, ['rose', 'moutarde', 'leblanc'])
    const secret = (entry: object): unknown => {
      const told = tellOf(CLUEDO as unknown as AnyTales, entry as { event: string }, words)
      return told && 'secret' in told ? told.secret : undefined
    }
    expect(secret({ event: 'Showed', seat: 1, to: 0, card: 'corde' })).toBe('two')
    expect(secret({ event: 'Showed', seat: 1, to: 2, card: null })).toBeUndefined()
    expect(secret({ event: 'AccusedWrongly', seat: 0, envelope: ['olive', 'corde', 'hall'] })).toBe('alone')
  })
})
