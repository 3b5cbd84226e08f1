/** What the page says around advice, in every game. */
export const advice = {
  'advice.ask': 'Un conseil ?',
  'advice.wait': 'On réfléchit…',
  'advice.label': 'Conseil',
  'advice.why': 'Pourquoi ?',
  'advice.press': 'Choisissez « {label} ».',
} as const
