import type { hantiseAdvice as french } from '../fr/hantise_advice'

export const hantiseAdvice: Readonly<Record<keyof typeof french, string>> = {
  'ha.advice.play': 'Play {card} {zone}.',
  'ha.advice.change': 'Change {card}.',
  'ha.advice.fold': 'Fold.',
  'ha.advice.end': 'End your turn.',
  'ha.advice.chase': 'Chase {who} to another zone.',
  'ha.advice.knock': 'Knock out {card} on {whom}’s side, {zone}.',
  'ha.advice.knock.own': 'Knock out one of your own monsters: {card} {zone}.',
  'ha.advice.recall': 'Put {card} {zone}.',
  'ha.advice.squat': 'Capture {card} {zone}.',
  'ha.advice.capture': 'Capture {card} for your apparition {zone}.',
  'ha.advice.win': 'Win with your apparition {zone}.',
  'ha.advice.score': 'Score {card}.',
  'ha.advice.devastate': 'With {group}, devastate {what}.',
  'ha.brief.play': '{card} {zone}',
  'ha.brief.knock': 'Knock out {zone} ({whom})',
  'ha.brief.recall': 'Take back a monster {zone}',
  'ha.brief.squat': 'Capture a place {zone}',
  'ha.brief.capture': 'Capture {zone} ({whom}), put it {to}',
  'ha.brief.devastate': '{what} ({group})',

  'ha.advice.then': 'Then: {plan}.',
  'ha.advice.night': 'Chance of winning this night this way: {chance}.',
  'ha.advice.night.both': 'Chance of winning this night: {chance} this way, {without} if you end your turn now.',
  'ha.advice.night.fold': 'Chance of winning this night without folding: {without}.',
  'ha.advice.night.lost': 'The night seems lost: this prepares those to come.',
  'ha.measure': 'Chances of winning the game:',
  'ha.measure.tried':
    'Chances of winning the game, tried in {n} imagined continuation:|Chances of winning the game, tried in {n} imagined continuations:',

  'ha.thought.night': '{who} {zone}, threshold {threshold}: {own} at best, {theirs} across the table.',
  'ha.thought.hand': '{n} card across the table.|{n} cards across the table.',
  'ha.thought.sure': 'For certain: {cards}.',
  'ha.thought.hidden': 'In the hand across the table, at least one: {list}.',
  'ha.thought.chance': '{name} ({chance})',
  'ha.thought.plan': 'The plan: {plan}.',
}
