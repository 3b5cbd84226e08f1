import {
  CAST,
  CLUES,
  CHARACTERS,
  WEAPON_PLACES,
  type Character,
  type Clue,
  type Weapon,
} from '../../art/huis_clos/cast'
import type { TileFace, WindowFace } from '../../kit/card/face'
import type { Person } from '../../kit/person'
import { names, t } from '../../texts/texts.svelte'

export const person = (id: Character): Person => ({ look: CAST[id], letter: names('huis_clos').characters[id].letter })

export function characterFace(id: Character): WindowFace {
  const { title, name } = names('huis_clos').characters[id]
  const { bust, ground, ray } = CAST[id]
  return {
    shape: 'window',
    paper: 'parchment',
    scene: { kind: 'bust', picture: bust, ground, ray },
    title,
    name,
    foot: person(id),
    label: t('card.label', { kind: title, name }),
  }
}

export function roleFace(role: 'innocent' | 'murderer'): WindowFace {
  const isMurderer = role === 'murderer'
  const name = t(`card.role.${role}`)
  return {
    shape: 'window',
    paper: 'parchment',
    scene: {
      kind: 'bust',
      picture: `hc-role-${role}`,
      ground: isMurderer ? '#6b0f22' : '#5b79ad',
      ray: isMurderer ? '#8e1a30' : '#7896c8',
    },
    title: t('card.suspect'),
    name,
    foot: isMurderer ? { sign: 'hc-sign-dagger', colour: '#b3213f' } : { sign: 'hc-sign-flake', colour: '#3a5a94' },
    label: t('card.label', { kind: t('card.suspect'), name }),
  }
}

export const accusationFace = (): WindowFace => ({
  shape: 'window',
  paper: 'parchment',
  scene: { kind: 'accusation', picture: 'hc-accuse' },
  title: t('card.accusation'),
  name: t('card.accusation.says'),
  foot: { sign: 'hc-sign-finger' },
  label: t('card.accusation'),
})

const ownerOf = (clue: Clue): Character =>
  CHARACTERS.find((character) => (CLUES[character] as readonly Clue[]).includes(clue)) ?? CHARACTERS[0]

export function clueFace(id: Clue): TileFace {
  const { clues, characters } = names('huis_clos')
  const owner = ownerOf(id)
  return {
    shape: 'tile',
    picture: `hc-clue-${id}`,
    name: clues[id].name,
    under: characters[owner].name,
    owner: person(owner),
    label: t('card.clue', { name: clues[id].name, who: characters[owner].full }),
  }
}

export function weaponFace(id: Weapon): TileFace {
  const { weapons, places } = names('huis_clos')
  const place = places[WEAPON_PLACES[id]]
  return {
    shape: 'tile',
    picture: `hc-weapon-${id}`,
    name: weapons[id].name,
    under: place.short ?? place.name,
    owner: undefined,
    label: t('card.weaponOf', { name: weapons[id].name, place: place.name }),
  }
}
