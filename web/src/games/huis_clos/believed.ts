/** What a bot believes, by character or by Place: how likely, or how many. */
export interface Beliefs {
  readonly murderer: ReadonlyMap<string, number>
  /** That the weapon of a Place strikes. */
  readonly danger: ReadonlyMap<string, number>
  /** Weapons to be found in a Place, on average. */
  readonly weapons: ReadonlyMap<string, number>
}

const valued = (figure: string): number => (figure.endsWith('%') ? parseFloat(figure) / 100 : parseFloat(figure))

/** From the bot's own words: `murderer: worms 40%, peely 10%`, likeliest first. */
export function beliefsOf(believed: readonly string[]): Beliefs {
  const about = (subject: keyof Beliefs): ReadonlyMap<string, number> => {
    const line = believed.find((each) => each.startsWith(`${subject}: `))?.slice(subject.length + 2)
    const pairs = line ? line.split(', ').map((each) => each.split(' ')) : []
    return new Map(pairs.map(([name = '', figure = '']) => [name, valued(figure)]))
  }
  return { murderer: about('murderer'), danger: about('danger'), weapons: about('weapons') }
}
