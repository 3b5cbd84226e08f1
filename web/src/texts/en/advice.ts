import type { advice as french } from '../fr/advice'

export const advice: Readonly<Record<keyof typeof french, string>> = {
  'advice.ask': 'A hint?',
  'advice.wait': 'Thinking…',
  'advice.label': 'Hint',
  'advice.why': 'Why?',
  'advice.press': 'Choose “{label}”.',
  'advice.weighed': 'All that is allowed was weighed with what you know: nothing else is better.',
  'advice.usual': 'A good player would do it at once, with what you know.',
  'advice.measure.order': 'What was weighed, best first:',

  'why.options': '{n} possible choice.|{n} possible choices.',
  'why.believed': 'What it believed',
  'why.weighed': 'What it weighed',
  'why.chose': 'What it chose',
  'why.took': 'The record says something else: {deed}. So it was another bot, other luck, or a person.',
}
