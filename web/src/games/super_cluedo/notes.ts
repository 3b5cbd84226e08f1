import { asked, byYou, shownToYou, told, welcome, type Note } from '../../first/notes'

/** In order of importance: of several at once, the first is told, the others when it happens again. */
export const NOTES: readonly Note[] = [
  welcome('first.super_cluedo.welcome'),
  told('first.super_cluedo.seen', 'LetSee', ({ to, card }, seat) => to === seat && card !== null),
  told('first.super_cluedo.shown', 'Showed', shownToYou),
  told('first.super_cluedo.elsewhere', 'Suggested', byYou),
  asked('first.super_cluedo.watch', 'watch'),
  asked('first.super_cluedo.show', 'show'),
  asked('first.super_cluedo.suggest', 'suggest'),
  asked('first.super_cluedo.spy', 'spy'),
  asked('first.super_cluedo.go', 'go'),
  asked('first.super_cluedo.passage', 'passage'),
  asked('first.super_cluedo.roll', 'roll'),
  asked('first.super_cluedo.accuse', 'accuse'),
  told('first.super_cluedo.spied', 'LetSee'),
]
