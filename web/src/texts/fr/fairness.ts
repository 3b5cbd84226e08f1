export const fairness = {
  'fair.label': 'La donne était-elle juste ?',
  'fair.brought':
    'Cette partie vient d’un fichier : la maison ne l’a pas vue. La donne suit bien sa graine ; qui jouait, et quand, n’est que ce que dit le fichier.',
  'fair.checking': 'Votre navigateur refait la donne et tous les dés…',
  'fair.verified': 'Tout est juste : votre navigateur a refait la donne et chaque tirage, et trouve la même chose.',
  'fair.broken': 'Quelque chose ne concorde pas : cette partie n’a pas été donnée comme promis.',
  'fair.holds': 'juste :',
  'fair.fails': 'faux :',
  'fair.seal': 'Le nombre secret de la maison est bien celui qui était scellé avant la donne.',
  'fair.yours': 'Le nombre que votre navigateur avait ajouté est dans le mélange : personne ne décidait seul.',
  'fair.deal':
    'La donne découle de ces nombres : {n} tirage refait.|La donne découle de ces nombres : {n} tirages refaits.',
  'fair.chance':
    'Les dés et les pioches découlent des mêmes nombres : {n} refait, avec ses chances.|Les dés et les pioches découlent des mêmes nombres : {n} refaits, avec leurs chances.',
  'fair.told': 'Ce qui a été dit',
  'fair.due': 'Ce que le calcul donne',
  'fair.record': 'Télécharger la partie',
  'fair.unsealed': 'Cette partie n’a pas été jouée à une table scellée : il n’y a rien à vérifier.',
  'fair.unreachable': 'La maison ne répond pas : la vérification attendra.',
  'fair.retry': 'Réessayer',
} as const
