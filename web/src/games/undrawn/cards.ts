import type { CardFace } from '../../kit/card/face'
import { capital, inWords } from '../../texts/in_words'

/** A card of which only the name is known. */
export function cardFace(card: string): CardFace {
  const name = capital(inWords(card))
  return {
    shape: 'window',
    paper: 'parchment',
    scene: { kind: 'disc', picture: 'undrawn-card' },
    title: '',
    name,
    foot: { sign: 'kind-power' },
    label: name,
  }
}
