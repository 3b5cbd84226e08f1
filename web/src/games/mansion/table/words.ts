import type { Person } from '../../../kit/person'
import { language, t } from '../../../texts/texts.svelte'
import { person, roomName, suspectName, weaponName } from '../mansion'
import type { Drawn, Edition } from './edition'

type Trio = readonly string[]
/** What is told of a table; `entries` where somebody follows it. */
interface Told {
  readonly seat: number | null
  readonly whose?: string | undefined
  readonly names: readonly string[]
  readonly picture: Pick<Drawn, 'suspects' | 'player'>
  readonly entries?: readonly { readonly event: string }[]
}

/** What people, cards and places of one table are called inside a sentence. */
export class Words {
  readonly #edition: Edition
  readonly #at: Told

  constructor(edition: Edition, at: Words['table']) {
    this.#edition = edition
    this.#at = at
  }
  get table(): Told {
    return this.#at
  }
  get edition(): Edition {
    return this.#edition
  }
  isYou(seat: number): boolean {
    return seat === this.#at.seat && this.#at.whose === undefined
  }
  /** Whoever has no name of their own is called as they play: « le Colonel Moutarde ». */
  who(seat: number): string {
    const { full, the } = suspectName(this.#edition.mansion, this.#at.picture.suspects[seat] ?? '')
    const name = this.#at.names[seat] ?? full
    return name === full ? the : name
  }
  person(seat: number): Person {
    return person(this.#edition.mansion, this.#at.picture.suspects[seat] ?? '')
  }
  suspect(id: string): string {
    return suspectName(this.#edition.mansion, id).name
  }
  weapon(id: string): string {
    return weaponName(this.#edition.mansion, id).the
  }
  room(id: string): string {
    return roomName(this.#edition.mansion, id).the
  }
  /** As it stands on a plaque. */
  name(room: string): string {
    return roomName(this.#edition.mansion, room).name
  }
  inside(id: string): string {
    return roomName(this.#edition.mansion, id).in
  }
  /** « dans le Salon », “to the Lounge”: where somebody goes. */
  towards(id: string): string {
    return language() === 'fr' ? this.inside(id) : t('place.to', { place: this.room(id) })
  }
  card(id: string): string {
    const { suspects, weapons } = this.#edition
    return suspects.includes(id) ? this.suspect(id) : weapons.includes(id) ? this.weapon(id) : this.room(id)
  }
  /** A card that passes from hand to hand: a suspect with the title, not to be taken for somebody at the table. */
  whole(id: string): string {
    return this.#edition.suspects.includes(id) ? suspectName(this.#edition.mansion, id).the : this.card(id)
  }
  cards(ids: readonly string[]): string {
    return new Intl.ListFormat(language()).format(ids.map((id) => this.card(id)))
  }
  /** Suspect, weapon and room, in the order in which they are said. */
  named([suspect = '', weapon = '', room = '']: Trio): string {
    return t('named', { suspect: this.suspect(suspect), weapon: this.weapon(weapon), room: this.inside(room) })
  }
}
