import { hantiseReasons } from './fr/hantise_reasons'
import { huisClosReasons } from './fr/huis_clos_reasons'
import { capital } from './in_words'
import { typeset } from './message'
import { language } from './texts.svelte'

/** What the engine answers to what the rules do not allow, by its own words; numbers are `{n}`. */
const IN_FRENCH: Readonly<Record<string, string>> = {
  'roll the dice before you move': 'Lancez d’abord les dés.',
  'the move of this turn is over': 'Le déplacement de ce tour est fini.',
  'a pawn that has come into a room stops there': 'Un pion entré dans une pièce s’y arrête.',
  'a dice move does not end in the room it left': 'Un lancer ne ramène pas dans la pièce que l’on quitte.',
  'that room is out of reach': 'Ce lieu est hors de portée.',
  'another pawn stands on that square': 'Un autre pion occupe cette case.',
  'that square is not exactly {n} steps away': 'Cette case n’est pas exactement à {n} pas.',
  'choose whom to spy on': 'Choisissez d’abord qui espionner.',
  'that room is more than {n} steps away': 'Ce lieu est à plus de {n} pas.',
  'no way of exactly {n} steps leads to that square': 'Aucun chemin d’exactement {n} pas ne mène à cette case.',
  'a pawn walks after a roll, or goes where a Butler card or a Power puts it':
    'On avance après un lancer, ou bien là où une carte Majordome ou un Pouvoir mène.',
  'there is one move a turn, of one kind': 'Un seul déplacement par tour, d’une seule sorte.',
  'roll again before you move again': 'Relancez avant d’avancer encore.',
  'any room but your own, or any free square': 'N’importe quelle autre pièce, ou une case libre.',
  'a room without a secret passage, and not the one you are in':
    'Une pièce sans passage secret, et pas celle où vous êtes.',
  'a pawn must leave its room on its turn': 'Un pion doit quitter sa pièce à son tour.',
  'the pawn has left that room this turn': 'Le pion a quitté cette pièce pendant ce tour.',
  'that place is more than {n} steps away': 'Cet endroit est à plus de {n} pas.',
  ...huisClosReasons,
  ...hantiseReasons,
}

/** The engine's reason as a sentence in the language of the page; nothing if it has no words for it. */
export function reasonSays(reason: string): string | undefined {
  if (language() === 'en') return `${capital(reason)}.`
  const [number = ''] = /\d+/.exec(reason) ?? []
  const found = IN_FRENCH[reason.replace(number || '{n}', '{n}')]?.replace('{n}', number)
  return found && typeset(found, 'fr')
}
