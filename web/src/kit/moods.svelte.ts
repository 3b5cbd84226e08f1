/** How somebody looks for a moment; otherwise calm. */
export type Mood = 'asked' | 'caught' | 'won'

let moods = $state.raw<Readonly<Partial<Record<string, Mood>>>>({})

/** Of whoever has this portrait. */
export const moodOf = (bust: string): Mood | undefined => moods[bust]

export function setMood(bust: string, mood: Mood | undefined): void {
  moods = { ...moods, [bust]: mood }
}
