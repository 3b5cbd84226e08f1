import { asked, byYou, told, welcome, type Note } from '../../first/notes'

/** In order of importance: of several at once, the first is told, the others when it happens again. */
export const NOTES: readonly Note[] = [
  welcome('first.hantise.welcome'),
  told('first.hantise.won', 'NightWon'),
  told('first.hantise.marabout', 'MaraboutEntered'),
  told('first.hantise.played', 'Played', byYou),
  asked('first.hantise.effect', 'chase', 'knock', 'recall', 'squat', 'capture'),
  asked('first.hantise.score', 'score'),
  asked('first.hantise.play', 'play'),
  asked('first.hantise.change', 'change'),
  asked('first.hantise.fold', 'fold'),
  asked('first.hantise.end', 'end'),
  told('first.hantise.zone', 'ZoneRevealed'),
  told('first.hantise.folded', 'Folded'),
]
