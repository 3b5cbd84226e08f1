import { CAST } from '../../art/super_cluedo/cast'
import type { Look } from '../../art/look'
import type { AnyGame } from '../../game'
import { offerOf } from '../../hosted.svelte'
import type { Person } from '../../kit/person'
import { capital, inWords } from '../../texts/in_words'
import type { Seats } from '../seat'
import { lettersOf } from './letters'

/** The ten colours and shapes of the house that stay apart for all eyes, around a face that nobody has drawn. */
const LOOKS: readonly Look[] = Object.values(CAST).map((look) => ({
  ...look,
  bust: 'undrawn-bust',
  pawn: 'undrawn-pawn',
}))

/** Somebody among those who can be played. */
function personAmong(characters: readonly string[], id: string): Person {
  const at = Math.max(0, characters.indexOf(id))
  const look = LOOKS[at % LOOKS.length]
  if (!look) throw new RangeError('there are no looks')
  return { look, letter: lettersOf(characters)[at] ?? capital(id).slice(0, 1) }
}

/** Those whom the house names; without its word, whoever is asked for. */
export function undrawnSeats(game: AnyGame): Seats {
  const characters = offerOf(game)?.characters ?? []
  return {
    SEATS: characters,
    seat(id) {
      const plays = capital(inWords(id))
      const person = personAmong(characters, id)
      const { ground, ray, bust } = person.look
      const scene = { kind: 'bust', picture: bust, ground, ray } as const
      return {
        id,
        plays,
        person,
        face: { shape: 'window', paper: 'parchment', scene, title: '', name: plays, foot: person, label: plays },
      }
    },
  }
}
