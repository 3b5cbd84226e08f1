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

const isBusy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, dialog') !== null

/** Which digit was pressed, counted from none, unless one writes; a digit is its key, whatever is printed on it. */
export function digitOf({ code, target, ctrlKey, metaKey, altKey }: KeyboardEvent): number | undefined {
  const digit = /^Digit([1-9])$/.exec(code)?.[1]
  return !digit || ctrlKey || metaKey || altKey || isBusy(target) ? undefined : Number(digit) - 1
}
