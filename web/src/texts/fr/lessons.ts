import { cluedo } from './lessons/cluedo'
import { cluedo2008 } from './lessons/cluedo_2008'
import { hantise } from './lessons/hantise'
import { huisClos } from './lessons/huis_clos'
import { huisClosMurderer } from './lessons/huis_clos_murderer'
import { superCluedo } from './lessons/super_cluedo'

export const lessons = {
  'lesson.firmin': 'Firmin',
  'lesson.watchman': 'veilleur de la maison',
  'lesson.step': '{n} sur {of}',
  'lesson.learn': 'Apprendre',
  'lesson.second': 'Seconde leçon',
  'lesson.resume': 'Reprendre, étape {n} sur {of}',
  'lesson.hint': 'Une leçon avec Firmin, environ {n} minutes, sans horloge.',
  'lesson.opening': 'Firmin prépare votre leçon de {game}…',
  'lesson.leave': 'Quitter la leçon',
  'lesson.leave.short': 'Quitter',
  'lesson.read': 'Lisez, puis continuez.',
  'lesson.next': 'Continuer',
  'lesson.say': 'Dites-le',
  'lesson.lend': 'Faites-le pour moi',
  'lesson.watch': 'Regardez ce que font les autres.',
  'lesson.certain': 'Certain :',
  'lesson.no': 'Non.',
  'lesson.last': 'Leçon, dernière étape',
  'lesson.three': 'Trois questions, et la partie est à vous.',
  'lesson.three.detail': 'Personne ne note.',
  'lesson.win': 'Comment gagne-t-on ?',
  'lesson.lose': 'Comment perd-on ?',
  'lesson.begin': 'Que faire d’abord ?',
  'lesson.yes': 'Oui.',
  'lesson.notQuite': 'Pas tout à fait.',
  'lesson.answer': 'Répondez d’abord aux trois questions.',
  'lesson.goOn': 'Continuer la partie',
  ...cluedo,
  ...cluedo2008,
  ...hantise,
  ...huisClos,
  ...huisClosMurderer,
  ...superCluedo,
} as const
