/** What kind of window it is: one held in a hand, upright or lying; a tablet, upright or lying; a desk. */
export type Kind = 'pocket' | 'lying' | 'tablet' | 'wide' | 'desk'

export interface Opening {
  readonly width: number
  readonly height: number
  /** How much larger than usual words are. */
  readonly text: number
}

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a game asks of the frame in one kind of window: constants of the game, never of a question. */
export interface Measures {
  /** How high the tray is; under a phone browser's open bars, or on a low desk, it keeps to `low`. */
  readonly tray?: number
  readonly low?: number
  /** How high the row of faces is; 0 where the scene has the players in it. */
  readonly faces?: number
  /** Which part of the tray's width the hand takes that lies beside the question; without it the hand lies elsewhere. In a
      hand it is a row of its own, at least so high. */
  readonly hand?: number
  /** The most of the window that the scene may take: of its width, or of a tall tablet's height. */
  readonly share?: number
  /** The least that is left beside the scene. */
  readonly beside?: number
  /** The columns of a desk. */
  readonly left?: number
  readonly right?: number
}

export interface Shape {
  /** The width of the scene for a height of 1; without it the scene takes what room there is. */
  readonly ratio?: number
  readonly measures?: Readonly<Partial<Record<Kind, Measures>>>
}

const AREAS = [
  'bar',
  'board',
  'faces',
  'ribbon',
  'hand',
  'tray',
  'lesson',
  'tabs',
  'drawer',
  'side',
  'panel',
  'left',
  'right',
  'foot',
] as const
export type Area = (typeof AREAS)[number]

export interface Frame {
  readonly kind: Kind
  /** Little height for its kind: what shrinks first has shrunk. */
  readonly isLow: boolean
  /** Room for everything at once. */
  readonly isLarge: boolean
  /** By how much everything is drawn larger. */
  readonly scale: number
  readonly width: number
  readonly height: number
  readonly areas: Readonly<Partial<Record<Area, Rect>>>
  /** In a window lower than any frame, which scrolls: where the tray stays, at the window's foot. */
  readonly stuck: Rect | undefined
}

export const kindOf = ({ width, height }: Pick<Opening, 'width' | 'height'>): Kind =>
  height < 500 ? 'lying' : width < 600 ? 'pocket' : width < 1200 ? (height > width ? 'tablet' : 'wide') : 'desk'

const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height })
const LEAST_HEIGHT = 340
const GAP = 8
const LARGE = { width: 1920, height: 1080 }
/** How high the band of whoever teaches is at least. */
const BAND = 118
/** Where the tray takes from the scene above it: so much of it is words, the rest does not grow. */
const WORDS = 0.6
/** Very large words make the tray grow, but no higher than this part of the window. */
const MOST_TRAY = 0.45

type Areas = Partial<Record<Area, Rect>>
interface Asked extends Opening {
  readonly isTaught: boolean
  readonly ratio: number | undefined
  readonly measures: Measures
  readonly isLow: boolean
  readonly isLarge: boolean
  /** One line of what happened last; 0 where it is said elsewhere. */
  readonly line: number
}

/** As large as both sides allow, in the given shape. */
function fitted(width: number, height: number, ratio: number | undefined): { width: number; height: number } {
  if (ratio === undefined) return { width, height }
  const fits = Math.floor(Math.min(width, height * ratio))
  return { width: fits, height: Math.floor(fits / ratio) }
}
const grown = (height: number, { text, height: whole }: Opening, words = 1): number =>
  Math.round(Math.min(height * (1 + (text - 1) * words), Math.max(height, whole * MOST_TRAY)))

/** One column: what one sees on top, what one does at the thumb. */
function pocket(asked: Asked): Areas {
  const { width, height, text, isLow, line, ratio, measures, isTaught } = asked
  const bar = 44
  const tray = grown(isLow ? (measures.low ?? 150) : (measures.tray ?? 198), asked, WORDS)
  const faces = measures.faces ?? (isLow ? 40 : 46)
  const ribbon = Math.round(line * text)
  const tabs = isLow ? 0 : 56
  const foot = height - tabs - GAP - tray
  const hand = isLow ? 0 : (measures.hand ?? 58)
  if (isTaught) {
    const held = isLow ? 0 : (measures.hand ?? 0)
    const board = fitted(width, foot - bar - held - BAND, ratio)
    const under = bar + board.height
    return {
      bar: rect(0, 0, width, bar),
      board: rect((width - board.width) / 2, bar, board.width, board.height),
      lesson: rect(0, under, width, foot - held - under - (held ? 0 : 4)),
      ...(held && { hand: rect(8, foot - held, width - 16, held) }),
      ...(!isLow && { tabs: rect(0, height - tabs, width, tabs) }),
      tray: rect(8, foot, width - 16, tray),
      drawer: rect(0, bar, width, board.height),
    }
  }
  const board = fitted(width, foot - bar - faces - ribbon - hand, ratio)
  const under = bar + board.height
  return {
    bar: rect(0, 0, width, bar),
    board: rect((width - board.width) / 2, bar, board.width, board.height),
    ...(faces && { faces: rect(0, under, width, faces) }),
    ...(ribbon && { ribbon: rect(0, under + faces, width, ribbon) }),
    ...(!isLow && {
      hand: rect(8, under + faces + ribbon, width - 16, foot - under - faces - ribbon),
      tabs: rect(0, height - tabs, width, tabs),
    }),
    tray: rect(8, foot, width - 16, tray),
    drawer: rect(0, bar, width, foot - bar - 2),
  }
}

/** The same column laid beside the scene; tabs become a rail. */
function lying(asked: Asked): Areas {
  const { width, height, text, line, ratio, measures, isTaught } = asked
  const rail = 56
  const bar = 44
  const most = Math.min(width * (measures.share ?? 0.46), width - rail - 18 - (measures.beside ?? 342))
  const board = fitted(most, height, ratio)
  const x = board.width + 10
  const column = width - rail - x - 8
  const faces = measures.faces ?? 42
  const ribbon = Math.round(line * text)
  const tray = Math.min(grown(measures.tray ?? 200, asked), height - bar - faces - ribbon - GAP)
  const foot = height - GAP - tray
  const hand = foot - bar - faces - ribbon
  if (isTaught) {
    return {
      board: rect(0, Math.floor((height - board.height) / 2), board.width, board.height),
      tabs: rect(width - rail, 0, rail, height),
      bar: rect(x, 0, column, bar),
      lesson: rect(x, bar, column, foot - bar - 4),
      tray: rect(x, foot, column, tray),
      drawer: rect(0, 0, board.width + 2, height),
    }
  }
  return {
    board: rect(0, Math.floor((height - board.height) / 2), board.width, board.height),
    tabs: rect(width - rail, 0, rail, height),
    bar: rect(x, 0, column, bar),
    ...(faces && { faces: rect(x, bar, column, faces) }),
    ...(ribbon && { ribbon: rect(x, bar + faces, column, ribbon) }),
    ...(hand >= 48 && { hand: rect(x, bar + faces + ribbon, column, hand) }),
    tray: rect(x, foot, column, tray),
    drawer: rect(0, 0, board.width + 2, height),
  }
}

/** The question, and beside it the hand where it lies there. */
function shared(x: number, y: number, width: number, height: number, share: number | undefined): Areas {
  if (!share) return { tray: rect(x, y, width, height) }
  const hand = Math.round(width * share)
  return { tray: rect(x, y, width - hand - 10, height), hand: rect(x + width - hand, y, hand, height) }
}

/** Scene and side column, the tray the whole width under both, then the sheet. */
function tablet(asked: Asked): Areas {
  const { width, height, text, line, ratio, measures, isTaught } = asked
  const top = 56
  const inner = width - 20
  const most = inner - 10 - (measures.beside ?? 210)
  const board = fitted(most, Math.round((height - 48) * (measures.share ?? 0.54)), ratio)
  const ribbon = isTaught ? BAND : Math.round(line * text)
  const tray = grown(measures.tray ?? 124, asked)
  const under = top + board.height + 2
  const foot = under + ribbon
  return {
    bar: rect(0, 0, width, 48),
    board: rect(10, top, board.width, board.height),
    ...(board.width < inner && { side: rect(20 + board.width, top, inner - board.width - 10, board.height) }),
    ...(ribbon && { [isTaught ? 'lesson' : 'ribbon']: rect(10, under, inner, ribbon - (isTaught ? 6 : 0)) }),
    ...shared(10, foot, inner, tray, measures.hand),
    panel: rect(10, foot + tray + GAP, inner, height - foot - tray - 2 * GAP),
    drawer: rect(0, 48, width, foot - 52),
  }
}

/** Scene over tray on the left, the sheet on the right. */
function wide(asked: Asked): Areas {
  const { width, height, text, line, ratio, measures } = asked
  const top = 56
  const ribbon = Math.round(line * text)
  const tray = grown(measures.tray ?? 148, asked)
  const board = fitted(width * (measures.share ?? 0.62), height - top - 2 - ribbon - tray - GAP, ratio)
  const column = Math.max(board.width, Math.min(540, width * 0.54))
  const under = top + board.height + 2
  return {
    bar: rect(0, 0, width, 48),
    board: rect(10 + Math.floor((column - board.width) / 2), top, board.width, board.height),
    ...(ribbon && { ribbon: rect(10, under, column, ribbon) }),
    ...shared(10, under + ribbon, column, height - under - ribbon - GAP, measures.hand),
    side: rect(column + 20, top, width - column - 30, height - top - GAP),
    drawer: rect(0, 48, column + 16, under + ribbon - 52),
  }
}

/** Players and journal, scene over tray, sheet over hand. */
function desk(asked: Asked): Areas {
  const { width, height, text, isLow, isLarge, line, ratio, measures } = asked
  const bar = isLarge ? 56 : isLow ? 48 : 52
  const left = measures.left ?? (isLarge ? 400 : isLow ? 260 : 296)
  const right = measures.right ?? (isLarge ? 560 : isLow ? 384 : 404)
  const top = bar + 10
  const x = left ? left + 24 : 12
  const middle = width - x - right - 24
  const ribbon = Math.round(line * text)
  const high = isLow ? (measures.low ?? measures.tray) : measures.tray
  const tray = grown(high ?? (isLarge ? 136 : isLow ? 132 : 118), asked)
  const board = fitted(middle, height - top - ribbon - tray - 12, ratio)
  const under = top + board.height + 2
  const foot = under + ribbon
  return {
    bar: rect(0, 0, width, bar),
    ...(left && { left: rect(12, top, left, height - top - 10) }),
    right: rect(width - 12 - right, top, right, height - top - 10),
    board: rect(x + Math.floor((middle - board.width) / 2), top, board.width, board.height),
    ...(ribbon && { ribbon: rect(x, under, middle, ribbon) }),
    ...shared(x, foot, middle, height - foot - 10, measures.hand),
    drawer: rect(x, top, middle, foot - top - 2),
  }
}

const KINDS: Readonly<Record<Kind, (asked: Asked) => Areas>> = { pocket, lying, tablet, wide, desk }

/** How high the hand is that lies where the tray would. */
const HAND_ROW = 116

/** Nothing is asked: what the tray had goes to the hand beside it, or to the scene; the foot lies under all of it. */
function footed(kind: Kind, asked: Asked, foot: number): Areas {
  const { width, height, measures } = asked
  const tray = kind !== 'pocket' && measures.hand ? HAND_ROW : 0
  const { tray: row, hand, ...areas } = KINDS[kind]({ ...asked, measures: { ...measures, tray, low: tray } })
  const edge = kind === 'pocket' ? 0 : kind === 'desk' ? 12 : 10
  return {
    ...areas,
    ...(hand && {
      hand: row && row.y === hand.y ? rect(row.x, row.y, hand.x + hand.width - row.x, hand.height) : hand,
    }),
    foot: rect(edge, height, width - 2 * edge, foot - (edge && GAP)),
  }
}

/**
 * Where everything stands: the window alone gives each thing its rectangle, never what is asked, shown or said. Above
 * 1920 × 1080 everything is drawn larger instead. With a foot there is no tray, and so much of the window lies under it.
 * Where somebody is taught there is a place for whoever teaches.
 */
export function frame(opening: Opening, { ratio, measures = {} }: Shape, foot = 0, isTaught = false): Frame {
  const scale = Math.max(1, Math.min(opening.width / LARGE.width, opening.height / LARGE.height))
  const width = Math.round(opening.width / scale)
  const whole = Math.max(LEAST_HEIGHT, Math.round(opening.height / scale))
  const height = whole - foot
  const kind = kindOf({ width, height: whole })
  const isLow = kind === 'pocket' ? height < 760 : kind === 'desk' && height < 860
  const isLarge = kind === 'desk' && width >= 1800
  const line = foot ? 0 : kind === 'pocket' || kind === 'lying' ? 26 : 28
  const asked = {
    width,
    height,
    text: opening.text,
    ratio,
    measures: measures[kind] ?? {},
    isLow,
    isLarge,
    line,
    isTaught,
  }
  const areas = foot ? footed(kind, asked, foot) : KINDS[kind](asked)
  const stuck =
    areas.tray && opening.height < LEAST_HEIGHT
      ? { ...areas.tray, y: Math.max(0, opening.height - GAP - areas.tray.height) }
      : undefined
  return { kind, isLow, isLarge, scale, width, height: whole, areas, stuck }
}
