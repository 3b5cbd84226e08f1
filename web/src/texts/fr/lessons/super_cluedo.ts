export const superCluedo = {
  'lesson.super-cluedo.title': 'Apprendre Super Cluedo',
  'lesson.super-cluedo.welcome':
    'Vous connaissez Cluedo ; voici sa grande maison, son jardin, dix suspects. Tous partent *du Hall*. On peut traverser une pièce : elle ne coûte qu’un point.',
  'lesson.super-cluedo.roll': 'Comme au Cluedo, deux dés font vos points. Regardez les loupes sur le plateau.',
  'lesson.super-cluedo.roll.ask': 'Lancez les dés.',
  'lesson.super-cluedo.spy':
    'Une loupe est à portée. S’y arrêter, c’est *espionner* : une carte pour vos yeux, sans question.',
  'lesson.super-cluedo.spy.ask': 'Arrêtez-vous sur la loupe, devant le Hall.',
  'lesson.super-cluedo.watch':
    'Vous choisissez qui ; l’autre choisit la carte. C’est gratuit : ensuite, vous marcherez encore.',
  'lesson.super-cluedo.watch.ask': 'Espionnez {who}.',
  'lesson.super-cluedo.seen':
    '{^who} vous a laissé voir *Pêche*. Ce suspect n’est donc pas dans l’étui. Et il vous reste des points.',
  'lesson.super-cluedo.go': 'Servez-vous-en : le Petit Salon est juste à côté.',
  'lesson.super-cluedo.go.ask': 'Allez dans le Petit Salon.',
  'lesson.super-cluedo.suggest': 'Nommez un suspect et une arme. Ici *tout le monde répond*, pas seulement le premier.',
  'lesson.super-cluedo.suggest.ask': 'Proposez Rose et la clé anglaise.',
  'lesson.super-cluedo.all':
    'Deux réponses pour une question : {who} a montré le Petit Salon, {other} la clé anglaise.',
  'lesson.super-cluedo.end':
    'On ne propose pas deux fois de suite au même endroit : la prochaine question se fera ailleurs.',
  'lesson.super-cluedo.end.ask': 'Finissez votre tour.',
  'lesson.super-cluedo.roll2': 'La Véranda est dans votre main, et Olive aussi. Voyez-vous où je veux en venir ?',
  'lesson.super-cluedo.roll2.ask': 'Lancez les dés.',
  'lesson.super-cluedo.veranda': 'Quatre points suffisent.',
  'lesson.super-cluedo.veranda.ask': 'Allez dans la Véranda.',
  'lesson.super-cluedo.again': 'Deux cartes à vous, une inconnue : la corde. Et tous devront répondre.',
  'lesson.super-cluedo.again.ask': 'Proposez Olive et la corde.',
  'lesson.super-cluedo.where':
    'Personne n’a rien montré, et *tous* ont été interrogés. Deux des trois cartes sont chez vous.',
  'lesson.super-cluedo.where.ask': 'Où est la corde ?',
  'lesson.super-cluedo.where.found':
    'Tous interrogés, deux cartes à vous : *il ne reste que l’étui*. Ici, une seule question bien posée suffit.',
  'lesson.super-cluedo.win.true': 'En accusant juste, par écrit et en secret.',
  'lesson.super-cluedo.win.false': 'En s’arrêtant sur toutes les loupes.',
  'lesson.super-cluedo.win.wrong': 'En montrant le moins de cartes.',
  'lesson.super-cluedo.win.why':
    'Les trois cartes de l’étui, à votre tour. Fausse, votre accusation n’apprend rien aux autres.',
  'lesson.super-cluedo.lose.true': 'En accusant à tort.',
  'lesson.super-cluedo.lose.false': 'En se laissant espionner.',
  'lesson.super-cluedo.lose.wrong': 'En traversant les pièces.',
  'lesson.super-cluedo.lose.why': 'Une erreur, et vous ne jouez plus ; vos cartes répondent encore.',
  'lesson.super-cluedo.begin.true': 'Espionner au passage, puis proposer.',
  'lesson.super-cluedo.begin.false': 'Rester dans le Hall.',
  'lesson.super-cluedo.begin.wrong': 'Accuser au hasard.',
  'lesson.super-cluedo.begin.why': 'Une loupe ne coûte rien, et chaque hypothèse interroge toute la table.',
} as const
