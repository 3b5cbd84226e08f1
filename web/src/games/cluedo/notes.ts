import { asked, byYou, shownToOthers, shownToYou, told, welcome, type Note } from '../../first/notes'

/** In order of importance: of several at once, the first is told, the others when it happens again. */
export const NOTES: readonly Note[] = [
  welcome('first.cluedo.welcome'),
  told('first.cluedo.shown', 'Showed', shownToYou),
  told('first.cluedo.nobody', 'NobodyShowed', byYou),
  asked('first.cluedo.show', 'show'),
  asked('first.cluedo.suggest', 'suggest'),
  asked('first.cluedo.go', 'go'),
  asked('first.cluedo.passage', 'passage'),
  asked('first.cluedo.stay', 'stay'),
  asked('first.cluedo.roll', 'roll'),
  asked('first.cluedo.accuse', 'accuse'),
  told('first.cluedo.overheard', 'Showed', shownToOthers),
  told('first.cluedo.wrong', 'AccusedWrongly'),
]
