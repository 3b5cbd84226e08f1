/** Letters, digits and dashes: what every disk takes. */
const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A record as a file, by its game, its day and who played: `cluedo-2026-11-16-ines-basile.txt`. */
export function fileName(game: string, ended: number, players: readonly string[]): string {
  const day = new Date(ended).toLocaleDateString('sv')
  const people = [...new Set(players.map(plain))].filter((name) => name !== '')
  return `${[plain(game), day, ...people].join('-')}.txt`
}
