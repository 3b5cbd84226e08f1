import type { Mark, SheetColumn, SheetGroup } from '../../../kit/sheet/sheet'
import type { Mark as Known, Place } from '../../../protocol/protocol'
import { t } from '../../../texts/texts.svelte'
import { person, roomName, roomPicture, suspectName, weaponName, weaponPicture } from '../mansion'
import type { Edition, MansionSituation } from './edition'
import type { Words } from './words'

/** You first, the others as they sit, what else holds cards, the envelope last. */
export function columnsOf(at: MansionSituation, words: Words, besides: readonly SheetColumn[]): SheetColumn[] {
  const seats = at.picture.suspects.map((_, seat) => (seat + (at.seat ?? 0)) % at.picture.suspects.length)
  return [
    ...seats.map((seat) => ({
      id: String(seat),
      label: words.isYou(seat) ? t('chair.you') : words.who(seat),
      head: words.person(seat),
      mine: seat === at.seat,
    })),
    ...besides,
    { id: 'envelope', label: t('sheet.envelope'), head: 'envelope', envelope: true },
  ]
}

export function groupsOf({ mansion, suspects, weapons, rooms, roomsAre }: Edition): SheetGroup[] {
  return [
    {
      title: t('sheet.suspects'),
      rows: suspects.map((id) => ({ id, name: suspectName(mansion, id).name, picture: person(mansion, id).look.bust })),
    },
    {
      title: t('sheet.weapons'),
      rows: weapons.map((id) => {
        const { name, short = name } = weaponName(mansion, id)
        return { id, name: short, picture: weaponPicture(id, mansion) }
      }),
    },
    {
      title: t(`sheet.${roomsAre}`),
      rows: rooms.map((id) => {
        const { name, short = name } = roomName(mansion, id)
        return { id, name: short, picture: roomPicture(mansion, id) }
      }),
    },
  ]
}

export const placeOf = (column: string): Place => (column === 'envelope' || column === 'pool' ? column : Number(column))

/** How a mark of the notebook is drawn; chances are for the envelope alone. */
export function markOf(known: Known | undefined): Mark | undefined {
  if (!known) return undefined
  const { mark, place, odds } = known
  if (mark === 'open') {
    return odds != null && place === 'envelope' ? { kind: 'odds', percent: Math.round(odds * 100) } : undefined
  }
  if (mark === 'held') return { kind: 'held' }
  return { kind: mark === 'yes' && place === 'envelope' ? 'sealed' : mark, reason: true }
}
