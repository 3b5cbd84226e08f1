import type { WindowFace } from '../../kit/card/face'
import { t } from '../../texts/texts.svelte'
import type { Edition } from './table/edition'
import { person, roomName, roomPicture, suspectName, weaponName, weaponPicture, type Household } from './mansion'

export function suspectFace(house: Household, id: string): WindowFace {
  const { title, name } = suspectName(house, id)
  const { bust, ground, ray } = person(house, id).look
  return {
    shape: 'window',
    paper: 'parchment',
    scene: { kind: 'bust', picture: bust, ground, ray },
    title,
    name,
    foot: { sign: 'kind-suspect' },
    label: t('card.label', { kind: title, name }),
  }
}

export function weaponFace(house: Household, id: string): WindowFace {
  const { name, short = name } = weaponName(house, id)
  return {
    shape: 'window',
    paper: 'parchment',
    scene: { kind: 'disc', picture: weaponPicture(id, house) },
    title: t('card.weapon'),
    name: short,
    foot: { sign: 'kind-weapon' },
    label: t('card.label', { kind: t('card.weapon'), name }),
  }
}

export function roomFace(house: Household, id: string): WindowFace {
  const { name, short = name } = roomName(house, id)
  const kind = house.game === 'cluedo_2008' ? t('card.room') : t('card.place')
  return {
    shape: 'window',
    paper: 'parchment',
    scene: { kind: 'arch', picture: roomPicture(house, id) },
    title: kind,
    name: short,
    foot: { sign: 'kind-room' },
    label: t('card.label', { kind, name }),
  }
}

/** Any card of a house by its id. */
export function cardFace({ mansion, suspects, weapons }: Edition, id: string): WindowFace {
  if (suspects.includes(id)) return suspectFace(mansion, id)
  return weapons.includes(id) ? weaponFace(mansion, id) : roomFace(mansion, id)
}
