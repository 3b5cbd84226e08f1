import type { Mood } from '../kit/moods.svelte'
import type { Language } from '../texts/message'
import { en } from './lines/en'
import { fr } from './lines/fr'

type Character = keyof typeof fr
export type Lines = Readonly<Record<Character, Readonly<Record<Mood, readonly [string, string]>>>>

const LINES: Readonly<Record<Language, Lines>> = { fr, en }
const isVoiced = (voice: string): voice is Character => voice in fr

/** Who has this portrait: those of the house by the pool are other people, unless they speak like their namesakes. */
function voiceOf(bust: string): Character | undefined {
  const own = bust.replace(/^(hc-)?bust-|^ha-soul-/, '')
  return [own, own.replace(/-2008$/, '')].find(isVoiced)
}

/** A line in somebody's own voice; whoever nobody has written for keeps silent. */
export function lineOf(language: Language, bust: string, mood: Mood, line: number): string | undefined {
  const voice = voiceOf(bust)
  return voice && LINES[language][voice][mood][line % 2]
}
