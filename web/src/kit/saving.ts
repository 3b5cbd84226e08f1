/** Gives a text as a file to whoever sits at the page. */
export const saveFile = (name: string, text: string): void => saveBlob(name, new Blob([text], { type: 'text/plain' }))

export function saveBlob(name: string, bytes: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
