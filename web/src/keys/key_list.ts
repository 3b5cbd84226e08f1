interface KeyLine {
  /** What they do: `keys.<id>`. */
  readonly id: string
  /** Any of these; a plus joins what is held together. */
  readonly keys: readonly string[]
}

const line = <Id extends string>(id: Id, ...keys: string[]) => ({ id, keys }) as const satisfies KeyLine

/** Every key of the page by where it works: `keys.at.<id>`. */
export const KEYS = [
  {
    id: 'table',
    lines: [
      line('lit', 'space'),
      line('focused', 'enter'),
      line('close', 'esc'),
      line('question', 'Q'),
      line('advice', 'C'),
      line('skip', 'S'),
      line('board', 'B'),
      line('hand', 'H'),
      line('notes', 'N'),
      line('log', 'J'),
      line('talk', 'T'),
      line('verify', 'V'),
    ],
  },
  {
    id: 'turn',
    lines: [
      line('dice', 'D'),
      line('stay', 'R'),
      line('passage', 'P'),
      line('accuse', 'A'),
      line('finish', 'F'),
      line('suspect', '1–9'),
      line('weapon', 'shift+1–9'),
      line('room', 'alt+1–9'),
      line('card', '1–9'),
    ],
  },
  { id: 'plan', lines: [line('aim', '← ↑ ↓ →'), line('go', 'enter')] },
  { id: 'sheet', lines: [line('cell', '← ↑ ↓ →'), line('pencil', 'space'), line('why', 'enter')] },
  { id: 'over', lines: [line('rematch', 'space'), line('replay', 'Y'), line('share', 'S')] },
  {
    id: 'replay',
    lines: [
      line('move', '← →'),
      line('turn', 'shift+← →'),
      line('leap', 'pageup', 'pagedown'),
      line('ends', 'home', 'end'),
      line('play', 'space'),
      line('open', '0'),
      line('eyes', '1–9'),
    ],
  },
  { id: 'enigme', lines: [line('line', '← →'), line('lantern', 'C')] },
  { id: 'rules', lines: [line('search', '/'), line('passages', '↑ ↓')] },
  { id: 'house', lines: [line('language', 'L'), line('mute', 'M'), line('list', '?')] },
] as const

const NAMED = ['space', 'enter', 'esc', 'shift', 'alt', 'home', 'end', 'pageup', 'pagedown'] as const
export type NamedKey = (typeof NAMED)[number]
/** What has a name, and is not what is printed on it in every country. */
export const namedKey = (key: string): NamedKey | undefined => NAMED.find((each) => each === key)
