import type { Shot, Part } from '../../rules/howto/leaf'
import { t } from '../../texts/texts.svelte'
import Board from './board/Board.svelte'
import { boxOf } from './board/layers'
import { cardFace } from './cards'
import { person, roomName, suspectName, weaponName, roomPicture, weaponPicture } from './mansion'
import type { Edition } from './table/edition'

/** What the leaves of the three houses with a board are drawn with. */
export function shots(edition: Edition) {
  const { mansion } = edition
  const somebody = (suspect: string) => ({ person: person(mansion, suspect), name: suspectName(mansion, suspect).name })
  return {
    cards: (...ids: string[]): Shot => ({ kind: 'cards', cards: ids.map((id) => cardFace(edition, id)) }),
    won: (...ids: string[]): Shot => ({ kind: 'cards', cards: ids.map((id) => cardFace(edition, id)), won: true }),
    board(
      part: Part,
      pawns: Readonly<Record<string, string>>,
      weapons: Readonly<Record<string, string>>,
      lit?: string,
    ): Shot {
      const { width, height } = boxOf(mansion.board, mansion.art)
      const props = { mansion, pawns, weapons, lit, own: Object.keys(pawns)[0] }
      return { kind: 'scene', scene: Board, props, ratio: width / height, part }
    },
    showing: (from: string, to: string, other: string, card: string): Shot => ({
      kind: 'showing',
      from: somebody(from),
      to: somebody(to),
      other: somebody(other),
      card: cardFace(edition, card),
      back: 'house',
    }),
    /** A few lines of the sheet: one's own card, one that was shown, and what is in the envelope. */
    sheet(
      you: string,
      others: readonly [string, string],
      cards: readonly [suspect: string, weapon: string, room: string],
    ): Shot {
      const [suspect, weapon, room] = cards
      const no = { kind: 'no' } as const
      return {
        kind: 'sheet',
        columns: [
          ...[you, ...others].map((id, i) => ({
            id,
            label: suspectName(mansion, id).name,
            head: person(mansion, id),
            mine: i === 0,
          })),
          { id: 'envelope', label: t('sheet.envelope'), head: 'envelope', envelope: true },
        ],
        groups: [
          {
            title: t('sheet.title'),
            rows: [
              { id: suspect, name: suspectName(mansion, suspect).name, picture: person(mansion, suspect).look.bust },
              { id: weapon, name: weaponName(mansion, weapon).name, picture: weaponPicture(weapon) },
              { id: room, name: roomName(mansion, room).name, picture: roomPicture(mansion, room) },
            ],
          },
        ],
        marks: {
          ...Object.fromEntries([you, ...others].map((id) => [`${suspect} ${id}`, no])),
          [`${suspect} envelope`]: { kind: 'sealed' },
          [`${weapon} ${you}`]: { kind: 'held' },
          [`${weapon} envelope`]: no,
          [`${room} ${others[0]}`]: { kind: 'shown' },
          [`${room} envelope`]: no,
        },
      }
    },
  }
}
