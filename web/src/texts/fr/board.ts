export const board = {
  'board.loupe': 'Les cases autour : touchez-en une autre pour corriger',
  'board.label': 'Plan du manoir',
  'board.move': 'Plan du manoir : les flèches choisissent où aller, Entrée y va',
  'board.places': 'Lieux',
  'board.ends': 'Où aller',
  'board.end': '{place}, {n point/points}',
  'board.square': 'case {at}',
  'board.holds': '{place} : {what}',
  'board.empty': 'personne',
  'board.you': 'vous',
  'board.passage': 'passage secret vers {to}',
  'board.pool': 'Une carte cachée dans la Piscine|{n} cartes cachées dans la Piscine',
} as const
