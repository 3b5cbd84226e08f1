/** A name of the wire in words: `took-passage`, `took_passage` and `tookPassage` are « took passage ». */
export const inWords = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/[-_\s]+/g, ' ')
    .trim()

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
