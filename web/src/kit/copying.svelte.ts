import { toasts } from './toasts.svelte'

let uncopied = $state<string>()

/** A text that could not be copied and is shown to be copied by hand. */
export const copying = {
  get byHand(): string | undefined {
    return uncopied
  },
  done(): void {
    uncopied = undefined
  },
}

/** As pages did before they had a clipboard; it still works where the house is reached without encryption. */
function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'unseen'
  // Outside an open dialog nothing can be selected.
  const place = before?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}

async function isCopied(text: string): Promise<boolean> {
  // Only pages that came encrypted, or from this machine, have a clipboard.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) return copySelected(text)
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** Copies a text and says so; where no way works, the text is shown, selected. */
export async function copy(text: string, says: string): Promise<void> {
  if (await isCopied(text)) toasts.say({ sign: 'check', says: [says] })
  else uncopied = text
}
