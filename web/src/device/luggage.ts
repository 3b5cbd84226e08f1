/** What the page itself keeps, beside the house: settings, seals, first games. */
const OURS = 'manoir.'

/** What the house has packed, with what the page keeps. */
export function packed(house: string): string {
  const page = Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(OURS)))
  return JSON.stringify({ ...(JSON.parse(house) as object), page })
}

/** What is here already stays as it is. */
export function unpacked(page: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(page))
    if (key.startsWith(OURS) && localStorage.getItem(key) === null) localStorage.setItem(key, text)
}
