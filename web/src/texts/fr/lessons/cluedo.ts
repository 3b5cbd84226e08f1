export const cluedo = {
  'lesson.cluedo.title': 'Apprendre Cluedo',
  'lesson.cluedo.welcome':
    'Bonsoir. Je suis Firmin, je veille sur cette maison. Le docteur Lenoir a été tué. Trois cartes disent *qui*, *avec quoi* et *où* : elles dorment dans l’étui, au milieu du plateau. Trouvez-les avant les autres.',
  'lesson.cluedo.hand':
    'Voici votre main. Aucune de ces cartes n’est dans l’étui : votre feuille les a déjà barrées. Tout le jeu est là : *ce que quelqu’un tient n’est pas dans l’étui*.',
  'lesson.cluedo.roll': 'Pour interroger la maison, il faut être *dans une pièce*. Le pion rouge est le vôtre.',
  'lesson.cluedo.roll.ask': 'Lancez les dés.',
  'lesson.cluedo.go': 'Huit points, et la porte du Salon est à huit cases.',
  'lesson.cluedo.go.ask': 'Allez dans le Salon.',
  'lesson.cluedo.suggest':
    'Nommez un suspect et une arme ; le lieu est la pièce où vous êtes. *Le poison est dans votre main* : si l’on vous montre une carte, ce ne sera pas celle-là.',
  'lesson.cluedo.suggest.ask': 'Proposez Leblanc et le poison.',
  'lesson.cluedo.shown':
    '{^who} n’avait rien. {^other} vous a montré le Salon, à vous seul ; l’œil sur la feuille s’en souvient. *Le Salon n’est donc pas dans l’étui.*',
  'lesson.cluedo.end': 'Les autres vont jouer. Écoutez-les : leurs questions vous apprennent autant que les vôtres.',
  'lesson.cluedo.end.ask': 'Finissez votre tour.',
  'lesson.cluedo.show':
    '{^who} propose Olive, la corde, la Salle à manger. {^other} n’a *rien* : trois croix dans sa colonne. Vous, vous tenez la corde. Montrer est un devoir : une seule carte, en secret.',
  'lesson.cluedo.show.ask': 'Montrez la corde.',
  'lesson.cluedo.passage':
    'Le Salon cache un passage vers le coin opposé, la Véranda : sans dés. Et la Véranda est *dans votre main*.',
  'lesson.cluedo.passage.ask': 'Prenez le passage secret.',
  'lesson.cluedo.again': 'Deux cartes à vous, une seule inconnue. Si personne ne montre rien, vous saurez où elle est.',
  'lesson.cluedo.again.ask': 'Proposez encore Leblanc et le poison.',
  'lesson.cluedo.nobody':
    'Personne n’a rien montré, et le poison comme la Véranda sont chez vous. Où donc peut être la carte de Leblanc ?',
  'lesson.cluedo.nobody.ask': 'Où est Leblanc ?',
  'lesson.cluedo.nobody.found': '*Il ne reste que l’étui.* Un tiers de l’énigme est à vous.',
  'lesson.cluedo.onward': 'Gardez-le pour vous, et écoutez encore.',
  'lesson.cluedo.onward.ask': 'Finissez votre tour.',
  'lesson.cluedo.back':
    '{^other} a montré une carte à {who} : Olive, la clé anglaise ou le Hall. Vous n’en avez vu que le dos. Relisez *sa colonne* et votre main : vous pouvez savoir laquelle.',
  'lesson.cluedo.back.ask': 'Quelle carte a été montrée ?',
  'lesson.cluedo.back.found':
    'Deux étaient impossibles. *Une carte vue de dos en dit parfois autant qu’une carte vue de face.*',
  'lesson.cluedo.accuse':
    'Restent quatre armes et six lieux. Quand les trois cartes seront certaines, accusez : *une seule fois*, car une erreur vous arrête. D’ici là, à chaque tour, une pièce et une question.',
  'lesson.cluedo.win.true': 'En accusant juste : un suspect, une arme, un lieu.',
  'lesson.cluedo.win.false': 'En visitant les neuf pièces.',
  'lesson.cluedo.win.wrong': 'En gardant le plus de cartes.',
  'lesson.cluedo.win.why': 'Les trois cartes de l’étui, toutes les trois, et avant les autres.',
  'lesson.cluedo.lose.true': 'En accusant à tort.',
  'lesson.cluedo.lose.false': 'En posant une question de trop.',
  'lesson.cluedo.lose.wrong': 'En montrant ses cartes.',
  'lesson.cluedo.lose.why':
    'Une accusation fausse vous arrête ; vos cartes répondent encore. Montrer est obligatoire, et sans danger.',
  'lesson.cluedo.begin.true': 'Entrer dans une pièce et proposer.',
  'lesson.cluedo.begin.false': 'Accuser au hasard.',
  'lesson.cluedo.begin.wrong': 'Attendre et écouter.',
  'lesson.cluedo.begin.why': 'Hors d’une pièce on ne propose rien, et chaque question vous apprend quelque chose.',
} as const
