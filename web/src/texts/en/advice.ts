import type { advice as french } from '../fr/advice'

export const advice: Readonly<Record<keyof typeof french, string>> = {
  'advice.ask': 'A hint?',
  'advice.wait': 'Thinking…',
  'advice.label': 'Hint',
  'advice.why': 'Why?',
  'advice.press': 'Choose “{label}”.',
}
