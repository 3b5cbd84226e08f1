import type { board as french } from '../fr/board'

export const board: Readonly<Record<keyof typeof french, string>> = {
  'board.loupe': 'The squares around: touch another one to correct',
  'board.label': 'Plan of the manor',
  'board.move': 'Plan of the manor: arrow keys choose where to go, Enter goes',
  'board.places': 'Places',
  'board.ends': 'Where to go',
  'board.end': '{place}, {n point/points}',
  'board.square': 'square {at}',
  'board.holds': '{place}: {what}',
  'board.empty': 'nobody',
  'board.you': 'you',
  'board.passage': 'secret passage to {to}',
  'board.path': 'the stone path',
  'board.pool': 'A card hidden in the Pool|{n} cards hidden in the Pool',
}
