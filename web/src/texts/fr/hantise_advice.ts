/** What a good bot would do in Hantise, and why. */
export const hantiseAdvice = {
  'ha.advice.play': 'Jouez {card} {zone}.',
  'ha.advice.change': 'Changez {card}.',
  'ha.advice.fold': 'Couchez-vous.',
  'ha.advice.end': 'Finissez votre tour.',
  'ha.advice.chase': 'Chassez {who} dans une autre zone.',
  'ha.advice.knock': 'Assommez {card}, chez {whom}, {zone}.',
  'ha.advice.knock.own': 'Assommez un de vos monstres : {card}, {zone}.',
  'ha.advice.recall': 'Posez {card} {zone}.',
  'ha.advice.squat': 'Capturez {card}, {zone}.',
  'ha.advice.capture': 'Capturez {card} pour votre apparition {zone}.',
  'ha.advice.win': 'Gagnez avec votre apparition {zone}.',
  'ha.advice.score': 'Marquez {card}.',
  'ha.advice.devastate': 'Avec {group}, dévastez {what}.',
  'ha.brief.play': '{card} {zone}',
  'ha.brief.knock': 'Assommer {zone} ({whom})',
  'ha.brief.recall': 'Reprendre un monstre {zone}',
  'ha.brief.squat': 'Capturer un lieu {zone}',
  'ha.brief.capture': 'Capturer {zone} ({whom}), poser {to}',
  'ha.brief.devastate': '{what} ({group})',

  'ha.advice.then': 'Ensuite : {plan}.',
  'ha.advice.night': 'Chances de gagner cette nuit ainsi : {chance}.',
  'ha.advice.night.both':
    'Chances de gagner cette nuit : {chance} ainsi, {without} en finissant le tour tout de suite.',
  'ha.advice.night.fold': 'Chances de gagner cette nuit sans vous coucher : {without}.',
  'ha.advice.night.lost': 'La nuit semble perdue : ce coup prépare les suivantes.',
  'ha.measure': 'Chances de gagner la partie :',
  'ha.measure.tried':
    'Chances de gagner la partie, essayées dans {n} suite imaginée :|Chances de gagner la partie, essayées dans {n} suites imaginées :',

  'ha.thought.night': '{who} {zone}, seuil {threshold} : {own} au mieux, {theirs} en face.',
  'ha.thought.hand': 'En face, {n} carte.|En face, {n} cartes.',
  'ha.thought.sure': 'À coup sûr : {cards}.',
  'ha.thought.hidden': 'Dans la main d’en face, au moins un : {list}.',
  'ha.thought.chance': '{name} ({chance})',
  'ha.thought.plan': 'Le plan : {plan}.',
} as const
