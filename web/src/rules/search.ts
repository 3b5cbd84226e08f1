const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', '’': "'" }

/** Letters without case and accents, each beside the place it has in the text. */
function folded(text: string): { letters: string; places: number[] } {
  const places: number[] = []
  let letters = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    const bare = (LIGATURES[sign.toLowerCase()] ?? sign)
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
    letters += bare
    places.push(...Array<number>(bare.length).fill(at))
  }
  return { letters, places }
}

const ENDINGS = /(?:ations?|ements?|ions?|ants?|ents?|ees?|ing|er|ez|ed|es|e|s)$/
const KEPT = 4

/** Words that begin like the one asked for; short ones as they are. */
function pattern(word: string): RegExp {
  const bare = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (word.length < KEPT || /\d/.test(word)) return new RegExp(`(?<![\\p{L}\\d])${bare}(?![\\p{L}\\d])`, 'gu')
  const stem = word.replace(ENDINGS, '')
  return new RegExp(`(?<!\\p{L})${stem.length < KEPT ? bare : stem}\\p{L}*`, 'gu')
}

const words = (query: string): string[] =>
  folded(query)
    .letters.split(/[\s,;:.!?«»"()]+/)
    .filter((word) => word !== '')

/** Whether something says all of the words asked for: case, accents and most endings do not matter. */
export function search(query: string): (text: string) => boolean {
  const asked = words(query).map(pattern)
  return (text) => {
    const { letters } = folded(text)
    return asked.length > 0 && asked.every((word) => letters.search(word) >= 0)
  }
}

export interface Stretch {
  readonly text: string
  readonly found: boolean
}

/** The text cut where the words asked for begin and end. */
export function stretches(text: string, query: string): Stretch[] {
  const { letters, places } = folded(text)
  const lit = new Set<number>()
  for (const word of words(query).map(pattern))
    for (const { 0: hit, index } of letters.matchAll(word))
      for (let at = index; at < index + hit.length; at++) lit.add(places[at] ?? -1)
  const found: { text: string; found: boolean }[] = []
  for (let at = 0; at < text.length; at++) {
    const last = found.at(-1)
    if (last?.found === lit.has(at)) last.text += text[at]
    else found.push({ text: text[at] ?? '', found: lit.has(at) })
  }
  return found
}

/** How many letters must be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, against] of [...other].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === against ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}

/** The word of the texts that is most like the one asked for. */
export function nearest(query: string, texts: readonly string[]): string | undefined {
  const asked = words(query).join(' ')
  const known = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []))
  let best: { word: string; far: number } | undefined
  for (const word of known) {
    const far = distance(asked, folded(word).letters)
    if (far < (best?.far ?? Math.max(2, asked.length / 3))) best = { word, far }
  }
  return best?.word
}
