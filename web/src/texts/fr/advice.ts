/** What the page says around advice, in every game. */
export const advice = {
  'advice.ask': 'Un conseil ?',
  'advice.wait': 'On réfléchit…',
  'advice.label': 'Conseil',
  'advice.why': 'Pourquoi ?',
  'advice.press': 'Choisissez « {label} ».',
  'advice.measure.order': 'Ce qui a été pesé, le meilleur d’abord :',

  'why.options': '{n} choix possible.|{n} choix possibles.',
  'why.believed': 'Ce qui était cru',
  'why.weighed': 'Ce qui a été pesé',
  'why.chose': 'Le choix',
  'why.took': 'La partie dit autre chose : {deed}. C’était un autre bot, un autre hasard, ou quelqu’un.',
} as const
