export const hantise = {
  'lesson.haunt.nothing': 'Rien : finir le tour',
  'lesson.haunt.broken': 'Que {who} pioche {card}, et Fillette quitte le Jardin avec ses deux points.',
  'lesson.haunt.falls': 'Cela peut tomber sous 6',
  'lesson.haunt.holds': 'Le Serviteur tient, quoi qu’il arrive',
  'lesson.haunt.moved': 'Si Fillette part',
  'lesson.haunt.moved.so': '8 moins 2 : *6 sur 6*.',
  'lesson.haunt.struck': 'Si l’on assomme',
  'lesson.haunt.struck.so': 'Seule la carte du dessus tombe : *7 sur 6*.',
  'lesson.haunt.tried': 'Toutes les pioches',
  'lesson.haunt.tried.so': 'Chaque réponse possible a été essayée : *aucune ne suffit*.',
  'lesson.hantise.title': 'Apprendre Hantise',
  'lesson.hantise.welcome':
    'Bonsoir, âme en peine. Cette nuit, Fillette est au Jardin ; il faut *6 de terreur* pour l’effrayer. {^who} commence, et va vider sa main.',
  'lesson.hantise.hand':
    'À vous. Un *Lieu* commence une Apparition dans sa zone ; les *Monstres* se posent dessus. Vous pouvez jouer autant de cartes que vous voulez.',
  'lesson.hantise.place':
    'Le Puits est au Jardin, là où est Fillette : il vaut 2, et *2 de plus* tant qu’elle y reste.',
  'lesson.hantise.place.ask': 'Jouez le Puits.',
  'lesson.hantise.monster': 'Un Monstre, maintenant. Le compteur vous dit ce que vaudra l’Apparition.',
  'lesson.hantise.monster.ask': 'Posez le Serviteur Fantôme sur le Puits.',
  'lesson.hantise.chase':
    'Un Serviteur peut *faire fuir* le personnage vers une autre zone. Mais vous voulez Fillette ici.',
  'lesson.hantise.chase.ask': 'Passez-vous de son effet.',
  'lesson.hantise.knocker': 'L’Assommeur vaut 2 : avec lui, vous passez le seuil.',
  'lesson.hantise.knocker.ask': 'Posez l’Assommeur Fantôme au Jardin.',
  'lesson.hantise.knock':
    'Il peut défausser le Monstre du dessus d’une Apparition. Personne ne vous menace : gardez votre calme.',
  'lesson.hantise.knock.ask': 'N’assommez personne.',
  'lesson.hantise.hold':
    '7 sur 6, et *rien n’est gagné* : il faut tenir jusqu’à votre prochain tour. {^who} n’a plus de cartes, mais va en piocher une.',
  'lesson.hantise.hold.ask': 'Que jouer pour tenir, quelle que soit cette carte ?',
  'lesson.hantise.hold.found':
    'Un point de trop est une *assurance* : la carte du dessus couvre les autres, et le seuil tient sans Fillette.',
  'lesson.hantise.cover': 'Couvrez donc l’Assommeur.',
  'lesson.hantise.cover.ask': 'Posez le Serviteur Spectre au Jardin.',
  'lesson.hantise.stay': 'Encore un Serviteur ; Fillette doit rester.',
  'lesson.hantise.stay.ask': 'Passez-vous de son effet.',
  'lesson.hantise.end': 'Gardez vos Lieux pour une autre nuit.',
  'lesson.hantise.end.ask': 'Finissez votre tour.',
  'lesson.hantise.won':
    'Un Serviteur a fait partir Fillette, et vos 6 ont suffi : elle s’enfuit, *les points sont à vous*. Voici Pépé, qui n’entend pas les Esprits Frappeurs. Si une nuit est perdue, couchez-vous : vous remontez à cinq cartes.',
  'lesson.hantise.win.true': 'En ayant le plus de points après sept nuits.',
  'lesson.hantise.win.false': 'En vidant sa main.',
  'lesson.hantise.win.wrong': 'En posant le plus de Lieux.',
  'lesson.hantise.win.why':
    'Chaque personnage effrayé rapporte ses points ; l’Apparition gagnante rapporte aussi un Lieu ou une Reine.',
  'lesson.hantise.lose.true': 'En laissant l’autre tenir le seuil.',
  'lesson.hantise.lose.false': 'En gardant des cartes.',
  'lesson.hantise.lose.wrong': 'En se couchant une fois.',
  'lesson.hantise.lose.why':
    'Se coucher ne coûte qu’une nuit, et refait la main. Une Apparition qu’on ne défait pas gagne.',
  'lesson.hantise.begin.true': 'Poser un Lieu, si possible où est le personnage.',
  'lesson.hantise.begin.false': 'Assommer quelqu’un.',
  'lesson.hantise.begin.wrong': 'Se coucher aussitôt.',
  'lesson.hantise.begin.why': 'Sans Lieu, pas d’Apparition ; et la zone du personnage vaut deux points de plus.',
} as const
