import { hasDialog, isWriting } from '../../../keys/house_keys'
import type { Named } from './asking'

/** Letters as printed on the key: dice, stay, passage, finish. */
const LETTERS: Readonly<Record<string, string>> = {
  roll: 'D',
  stay: 'R',
  passage: 'P',
  end: 'F',
  pass: 'F',
  decline: 'F',
  stop: 'F',
}
export const letterOf = (text: string): string | undefined => LETTERS[text]

/**
 * Which digit was pressed, counted from none, unless one writes; a digit is its key, whatever is printed on it.
 * While a dialog is open digits are for the dialog alone.
 */
export function digitOf({ code, target, ctrlKey, metaKey }: KeyboardEvent, inDialog = false): number | undefined {
  const digit = /^Digit([1-9])$/.exec(code)?.[1]
  return !digit || ctrlKey || metaKey || isWriting(target) || hasDialog() !== inDialog ? undefined : Number(digit) - 1
}

/** A digit alone names a suspect, with Shift a weapon, with Alt a room. */
export const slotOf = ({ altKey, shiftKey }: KeyboardEvent): keyof Named =>
  altKey ? 'room' : shiftKey ? 'weapon' : 'suspect'
