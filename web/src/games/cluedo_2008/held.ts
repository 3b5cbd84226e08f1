import { names, t } from '../../texts/texts.svelte'
import { ownSuspect } from '../mansion/table/edition'
import type { Held } from '../mansion/table/held'
import { butlerFace, powerFace } from './cards'
import type { Butler, Suspect } from './components'
import type { Cluedo2008Situation } from './situation'

/** One's own Butler cards and Power: lit when they can be played now. */
export function heldBesides(at: Cluedo2008Situation): Held[] {
  const { picture, options } = at
  const suspect = ownSuspect(at)
  if (at.seat === null || suspect === undefined || picture.dead.includes(at.seat)) return []
  const butlers = picture.held.map((kind, i): Held => {
    const text = options.find(({ verb, parts }) => verb === 'play' && parts.kind === kind)?.text
    const lit = text !== undefined || (kind === 'sendhome' && options.some(({ verb }) => verb === 'send'))
    const id = `${kind}-${i}`
    const { moment, does } = names('cluedo_2008').butlers[kind as Butler]
    const face = butlerFace(kind as Butler)
    return { id, face, moment, does, lit, dimmed: !lit, ...(text && { onplay: () => at.act(text) }) }
  })
  const { moment, does } = names('cluedo_2008').powers[suspect as Suspect]
  const own = { id: 'power', face: powerFace(suspect as Suspect), moment, does }
  if (!picture.powers.includes(at.seat)) return [...butlers, { ...own, why: t('players.power.spent') }]
  const text = options.find(({ verb }) => verb === 'power')?.text
  const lit = text !== undefined || usesIt(at, suspect)
  return [...butlers, { ...own, lit, dimmed: !lit, ...(text && { onplay: () => at.act(text) }) }]
}

/** Two Powers are used by what they allow: a second suggestion, and one of another room. */
const usesIt = ({ options }: Cluedo2008Situation, suspect: string): boolean =>
  options.some(
    ({ verb, parts }) =>
      verb === 'suggest' &&
      (suspect === 'olive' ? parts.room !== undefined : suspect === 'violet' && isSecond(options)),
  )
const isSecond = (options: Cluedo2008Situation['options']): boolean => options.some(({ verb }) => verb === 'decline')
