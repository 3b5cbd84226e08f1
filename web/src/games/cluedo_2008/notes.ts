import { asked, byYou, shownToYou, told, welcome, type Note } from '../../first/notes'

/** In order of importance: of several at once, the first is told, the others when it happens again. */
export const NOTES: readonly Note[] = [
  welcome('first.cluedo_2008.welcome'),
  told('first.cluedo_2008.murdered', 'Murdered'),
  told('first.cluedo_2008.butler', 'DrewButler', byYou),
  told('first.cluedo_2008.time', 'DrewTime'),
  told('first.cluedo_2008.shown', 'Showed', shownToYou),
  asked('first.cluedo_2008.show', 'show'),
  asked('first.cluedo_2008.pool', 'look'),
  asked('first.cluedo_2008.accuse', 'accuse'),
  asked('first.cluedo_2008.suggest', 'suggest'),
  asked('first.cluedo_2008.offered', 'draw'),
  asked('first.cluedo_2008.play', 'play', 'send'),
  asked('first.cluedo_2008.go', 'go'),
  asked('first.cluedo_2008.power', 'power'),
  asked('first.cluedo_2008.roll', 'roll'),
]
