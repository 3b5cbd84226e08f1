import { inWords } from '../../texts/in_words'

/** Everybody's own letter or two: the first of the name; with the next that differs, where others begin with it too. */
export function lettersOf(names: readonly string[]): string[] {
  const words = names.map((name) => inWords(name).replaceAll(' ', '').toUpperCase())
  return words.map((word, at) => {
    const rivals = words.filter((other, i) => i !== at && other[0] === word[0])
    if (!rivals.length) return word.slice(0, 1)
    const own = [...word].findIndex((letter, i) => i > 0 && rivals.every((other) => other[i] !== letter))
    return own > 0 ? `${word[0]}${word[own]}` : `${at + 1}`
  })
}
