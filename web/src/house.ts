import type { Draft } from './lobby/draft.svelte'

/** What the first screens ask of the server. Without a house to ask, they say that the connection is lost. */
export interface House {
  readonly connected: boolean
  /** Games of this browser that are not over. */
  readonly underWay: number
  start(draft: Draft): void
  join(code: string): void
  resume(): void
}
