import type { Game } from '../game'
import type { Seats } from '../games/seat'
import type { Level } from '../kit/Levels.svelte'
import { PLAYERS } from './games'
import type { Chair, TableOptions } from './setting'

type Sitter = Chair['sitter']

const SEATS: Readonly<Record<Game, () => Promise<Seats>>> = {
  cluedo: () => import('../games/cluedo/seats'),
  super_cluedo: () => import('../games/super_cluedo/seats'),
  cluedo_2008: () => import('../games/cluedo_2008/seats'),
  huis_clos: () => import('../games/huis_clos/seats'),
  hantise: () => import('../games/hantise/seats'),
}
export const seatsOf = (game: Game): Promise<Seats> => SEATS[game]()

const BOT_NAMES = ['Anselme', 'Odile', 'Basile', 'Clotilde', 'Hector', 'Blanche', 'Gaspard', 'Irène', 'Ulysse', 'Zélie']
const BESIDE_NAMES = ['Camille', 'Malo', 'Inès', 'Jo', 'Lise', 'Noé', 'Rita', 'Sam', 'Ida']

/** A table being set in this browser, before anybody else knows of it. */
export class Draft {
  readonly #seats: Seats
  readonly #game: Game
  #sitters = $state<Record<string, Sitter>>({})
  options: TableOptions = $state({ help: 'certain', clock: 0, spectators: true, open: false })

  constructor(game: Game, seats: Seats) {
    this.#game = game
    this.#seats = seats
    const [first] = seats.SEATS
    if (first) this.sit(first)
  }

  get chairs(): Chair[] {
    return this.#seats.SEATS.map((id) => ({ ...this.#seats.seat(id), sitter: this.#sitters[id] ?? { kind: 'free' } }))
  }

  sit(chair: string): void {
    for (const [id, { kind }] of Object.entries(this.#sitters)) if (kind === 'you') delete this.#sitters[id]
    this.#sitters[chair] = { kind: 'you' }
  }
  free(chair: string): void {
    delete this.#sitters[chair]
  }
  bot(chair: string, level: Level): void {
    const sitter = this.#sitters[chair]
    const name = sitter?.kind === 'bot' ? sitter.name : this.#unused(BOT_NAMES)
    this.#sitters[chair] = { kind: 'bot', name, level }
  }
  /** Somebody else at this screen takes the next free chair. */
  beside(): void {
    const [chair] = this.#free()
    if (chair) this.#sitters[chair] = { kind: 'beside', name: this.#unused(BESIDE_NAMES) }
  }
  /** Bots for a game at once: three, or as many as it has chairs for, and never fewer than it takes. */
  fill(): void {
    const wanted = Math.max(PLAYERS[this.#game][0], 4)
    while (Object.keys(this.#sitters).length < wanted) {
      const [chair] = this.#free()
      if (!chair) return
      this.bot(chair, 'detective')
    }
  }

  #free(): string[] {
    return this.#seats.SEATS.filter((id) => !this.#sitters[id])
  }
  #unused(names: readonly string[]): string {
    const used = new Set(Object.values(this.#sitters).map((sitter) => ('name' in sitter ? sitter.name : '')))
    return names.find((name) => !used.has(name)) ?? ''
  }
}
