import { asked, byYou, told, type Note } from '../../first/notes'

/** In order of importance: of several at once, the first is told, the others when it happens again. */
export const NOTES: readonly Note[] = [
  told('first.huis_clos.murderer', 'DrewRole', ({ murderer }) => murderer === true),
  told('first.huis_clos.innocent', 'DrewRole', ({ murderer }) => murderer === false),
  told('first.huis_clos.draft', 'LookedIntoSuite', byYou),
  told('first.huis_clos.confrontation', 'ConfrontationBegan'),
  told('first.huis_clos.died', 'Died'),
  told('first.huis_clos.opened', 'UrnOpened'),
  asked('first.huis_clos.urn', 'deposit'),
  asked('first.huis_clos.back', 'take-back'),
  asked('first.huis_clos.observe', 'observe'),
  asked('first.huis_clos.found', 'take', 'swap', 'take-destroy'),
  asked('first.huis_clos.destroy', 'destroy'),
  asked('first.huis_clos.accuse', 'accuse'),
  asked('first.huis_clos.exchange', 'exchange'),
  asked('first.huis_clos.search', 'search'),
  asked('first.huis_clos.go', 'go'),
]
