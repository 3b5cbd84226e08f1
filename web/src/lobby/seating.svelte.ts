import { isDrawn, type AnyGame } from '../game'
import { DRAWN } from '../games/registry'
import type { Seats } from '../games/seat'
import { chairOf, usualLevel } from '../house'
import { api } from '../protocol/api'
import { inTurn } from '../protocol/in_turn'
import type { Live } from '../protocol/live.svelte'
import type { ChairNews, GameInfo, TableNews } from '../protocol/protocol'
import { sitDown, startTable } from '../protocol/sealing'
import { go } from '../route.svelte'
import { settings } from '../settings.svelte'
import { nameOf } from '../table/people'
import { sayRefusal } from '../table/refused'
import type { Chair, SettingActs, TableOptions } from './setting'

/** A table that is being set, as the house tells it, and what one may change there. */
export class Seating implements SettingActs {
  readonly #live: Live
  readonly #game: AnyGame
  readonly #seats: Seats
  readonly #info: GameInfo

  constructor(live: Live, game: AnyGame, seats: Seats, info: GameInfo) {
    this.#live = live
    this.#game = game
    this.#seats = seats
    this.#info = info
  }

  get #table(): TableNews {
    return this.#live.table
  }
  get #mine(): readonly ChairNews[] {
    return this.#table.chairs.filter(({ yours }) => yours)
  }

  get chairs(): Chair[] {
    return this.#seats.SEATS.map((id) => ({ ...this.#seats.seat(id), sitter: this.#sitter(id) }))
  }
  get options(): TableOptions {
    const { settings: agreed, watch, join, options } = this.#table
    return {
      help: agreed.help,
      clock: agreed.clock.decision ?? 0,
      pace: agreed.pace,
      spectators: watch !== 'nobody',
      open: join === 'listed',
      variants: options,
    }
  }

  /** The chair that one has for oneself; the others of this screen are beside. */
  get #own(): ChairNews | undefined {
    return chairOf(this.#table)
  }

  sit(chair: string): void {
    const before = this.#own
    const isBot = this.#table.chairs.some(({ character, kind }) => character === chair && kind === 'bot')
    settings.character[this.#game] = chair
    this.#ask(async (code) => {
      if (isBot) await api.stand(code, chair)
      const table = await sitDown(code, { character: chair, name: settings.name })
      return before ? api.stand(code, before.character) : table
    })
  }
  free(chair: string): void {
    this.#ask((code) => api.stand(code, chair))
  }
  bot(chair: string, level: string): void {
    if (level) settings.level = level
    this.#ask((code) => api.seatBot(code, { character: chair, level: level || usualLevel(this.#info) }))
  }
  beside(): void {
    this.#ask((code) => sitDown(code, { name: '' }))
  }
  call(chair: string, name: string): void {
    this.#ask((code) => api.sit(code, { character: chair, name }))
  }
  agree(part: Partial<TableOptions>): void {
    const { settings: agreed } = this.#table
    const { help = agreed.help, pace = agreed.pace, clock = agreed.clock.decision ?? 0 } = part
    this.#ask((code) =>
      api.change(code, {
        settings: { ...agreed, help, pace, clock: { ...agreed.clock, decision: clock || null } },
        ...(part.variants && { options: { ...part.variants } }),
        ...(part.spectators !== undefined && { watch: part.spectators ? 'link' : 'nobody' }),
        ...(part.open !== undefined && { join: part.open ? 'listed' : 'link' }),
      }),
    )
  }
  start(): void {
    const passesRound = this.#mine.length > 1 && isDrawn(this.#game) && DRAWN[this.#game].asksQuietly
    this.#ask(async (code) => {
      // Whoever passes a screen round cannot answer within seconds.
      if (passesRound) await api.change(code, { settings: { ...this.#table.settings, pace: 'patient' } })
      return startTable(code)
    })
  }
  leave(): void {
    for (const { character } of this.#mine) this.free(character)
    go({ screen: 'home' })
  }

  async #ask(request: (code: string) => Promise<TableNews>): Promise<void> {
    try {
      this.#live.learn(await inTurn(() => request(this.#table.code)))
    } catch (problem) {
      sayRefusal(problem)
    }
  }

  #sitter(id: string): Chair['sitter'] {
    const chair = this.#table.chairs.find(({ character }) => character === id)
    if (!chair || chair.kind === 'nobody') return { kind: 'free' }
    const name = nameOf(chair, this.#seats)
    if (chair.kind === 'bot') return { kind: 'bot', name, level: chair.level ?? '' }
    if (!chair.yours) return { kind: 'guest', name, here: (chair.presence ?? 'here') === 'here' }
    return this.#own === chair ? { kind: 'you' } : { kind: 'beside', name: chair.name ?? '' }
  }
}
