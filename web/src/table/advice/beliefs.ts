import type { Belief } from '../../protocol/protocol'

type Of<Kind extends Belief['belief']> = Extract<Belief, { belief: Kind }>

/** What a bot believes of one kind of thing, if it does. */
export const found = <Kind extends Belief['belief']>(believed: readonly Belief[], kind: Kind): Of<Kind> | undefined =>
  believed.find((each): each is Of<Kind> => each.belief === kind)
