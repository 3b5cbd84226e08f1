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
  'device.kept.hint': 'Parties, archives et réglages ne sont gardés qu’ici. Un fichier les emporte ailleurs.',
  'device.pack': 'Tout enregistrer dans un fichier',
  'device.unpack': 'Reprendre d’un fichier',
  'device.unpacked': 'Ajouté : parties en cours, {tables} ; parties passées, {records} ; énigmes, {puzzles}.',
  'device.malformed': 'Ce fichier n’a pas été fait ici : rien n’a changé.',
  'device.needsNetwork':
    'Cette page joue sans serveur : personne ne peut y venir de loin. Pour cela, ouvrez une maison : manoir serve.',
} as const
