import type { lessons as french } from '../fr/lessons'
import { cluedo } from './lessons/cluedo'
import { cluedo2008 } from './lessons/cluedo_2008'
import { hantise } from './lessons/hantise'
import { huisClos } from './lessons/huis_clos'
import { huisClosMurderer } from './lessons/huis_clos_murderer'
import { superCluedo } from './lessons/super_cluedo'

export const lessons: Readonly<Record<keyof typeof french, string>> = {
  'lesson.firmin': 'Firmin',
  'lesson.watchman': 'night watchman of the house',
  'lesson.step': '{n} of {of}',
  'lesson.learn': 'Learn',
  'lesson.second': 'Second lesson',
  'lesson.resume': 'Resume, step {n} of {of}',
  'lesson.hint': 'A lesson with Firmin, about {n} minutes, without a clock.',
  'lesson.opening': 'Firmin is preparing your lesson of {game}…',
  'lesson.leave': 'Leave the lesson',
  'lesson.leave.short': 'Leave',
  'lesson.read': 'Read, then go on.',
  'lesson.next': 'Continue',
  'lesson.say': 'Say it',
  'lesson.lend': 'Do it for me',
  'lesson.watch': 'Watch what the others do.',
  'lesson.certain': 'Certain:',
  'lesson.no': 'No.',
  'lesson.last': 'Lesson, last step',
  'lesson.three': 'Three questions, and the game is yours.',
  'lesson.three.detail': 'Nobody keeps score.',
  'lesson.win': 'How does one win?',
  'lesson.lose': 'How does one lose?',
  'lesson.begin': 'What should one do first?',
  'lesson.yes': 'Yes.',
  'lesson.notQuite': 'Not quite.',
  'lesson.answer': 'Answer the three questions first.',
  'lesson.goOn': 'Go on with the game',
  ...cluedo,
  ...cluedo2008,
  ...hantise,
  ...huisClos,
  ...huisClosMurderer,
  ...superCluedo,
}
