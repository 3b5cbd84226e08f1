export const device = {
  'device.loading': 'Le manoir s’ouvre sur cet appareil : {percent} %',
  'device.starting': 'Le manoir s’ouvre…',
  'device.elsewhere': 'Le manoir est ouvert dans un autre onglet. Fermez-le pour jouer ici.',
  'device.failed': 'Le manoir ne s’ouvre pas sur cet appareil.',
  'device.reload': 'Recharger',
  'device.newer': 'Une nouvelle version est prête.',
  'device.alone': 'Jouer seul sur cet appareil',
  'device.alone.hint': 'Sans réseau : le manoir tout entier tient dans la page. Rien ne quitte l’appareil.',
  'device.back': 'Revenir à la maison en ligne',
  'device.kept': 'Sur cet appareil',
  'device.kept.hint':
    'Parties, archives et réglages ne sont gardés qu’ici. Un fichier les emporte ailleurs ; une partie emportée se reprend de même.',
  'device.pack': 'Tout enregistrer dans un fichier',
  'device.unpack': 'Reprendre d’un fichier',
  'device.unpacked': 'Ajouté : parties en cours, {tables} ; parties passées, {records} ; énigmes, {puzzles}.',
  'device.malformed': 'Ce fichier n’a pas été fait ici : rien n’a changé.',
  'journey.take': 'Emporter cette partie',
  'journey.take.hint':
    'Un fichier l’emmène dans une autre maison ou sur un appareil, où elle continue. Ici elle s’arrête et ne compte pas : le fichier contient la donne.',
  'journey.taken': 'Cette partie a été emportée.',
  'journey.taken.hint': 'Elle continue là où l’on ouvre son fichier : ailleurs, ou ici même depuis les réglages.',
  'journey.again': 'Enregistrer encore le fichier',
  'journey.up': 'Reprendre une partie emportée',
  'journey.up.hint':
    'Commencée sur un appareil ou dans une autre maison : elle continue ici, à une table pour vous seul.',
  'journey.brought': 'Cette partie vient d’ailleurs : qui l’a apportée a pu voir la donne. Elle ne compte pas.',
  'device.needsNetwork':
    'Cette page joue sans serveur : personne ne peut y venir de loin. Pour cela, ouvrez une maison : manoir serve.',
} as const
