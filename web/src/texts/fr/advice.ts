/** What the page says around advice, in every game. */
export const advice = {
  'advice.ask': 'Un conseil ?',
  'advice.wait': 'On réfléchit…',
  'advice.label': 'Conseil',
  'advice.why': 'Pourquoi ?',
  'advice.press': 'Choisissez « {label} ».',
  'advice.weighed': 'Tout ce qui est permis a été pesé avec ce que vous savez : rien d’autre ne vaut mieux.',
  'advice.usual': 'Un bon joueur le ferait aussitôt, avec ce que vous savez.',
  'advice.measure.order': 'Ce qui a été pesé, le meilleur d’abord :',

  'why.options': '{n} choix possible.|{n} choix possibles.',
  'why.believed': 'Ce qu’il croyait',
  'why.weighed': 'Ce qu’il a pesé',
  'why.chose': 'Ce qu’il a choisi',
  'why.took': 'La partie dit autre chose : {deed}. C’était un autre bot, un autre hasard, ou quelqu’un.',
} as const
