export const cluedo2008 = {
  'lesson.cluedo-2008.title': 'Apprendre Cluedo 2008',
  'lesson.cluedo-2008.welcome':
    'Vous connaissez Cluedo. Ici, neuf pièces entourent une *Piscine* : c’est là, et là seulement, qu’on accuse. Des cartes Intrigue s’en mêlent ; je vous les présente une à une.',
  'lesson.cluedo-2008.roll':
    'Les dés font vos points. L’un d’eux porte un « ? » : il ferait tirer une carte *Intrigue*.',
  'lesson.cluedo-2008.roll.ask': 'Lancez les dés.',
  'lesson.cluedo-2008.question':
    'Neuf points mènent à une case « ? ». S’y arrêter, c’est *tirer une carte Intrigue*, et le tour finit là.',
  'lesson.cluedo-2008.question.ask': 'Arrêtez-vous sur la case « ? », près de la Piscine.',
  'lesson.cluedo-2008.replay':
    'Une carte *Majordome*, pour vous seul : *Rejouer*. Chacune dit à quel moment elle sert ; celle-ci, à la fin de votre tour.',
  'lesson.cluedo-2008.replay.ask': 'Jouez Rejouer.',
  'lesson.cluedo-2008.dice': 'Un tour entier, tout de suite. La carte jouée a quitté la partie.',
  'lesson.cluedo-2008.dice.ask': 'Lancez les dés.',
  'lesson.cluedo-2008.go': 'Six points : la Salle à manger est à cinq pas.',
  'lesson.cluedo-2008.go.ask': 'Allez dans la Salle à manger.',
  'lesson.cluedo-2008.suggest':
    'On propose comme au Cluedo : un suspect, une arme, et la pièce où l’on est. Le premier qui peut montre une carte.',
  'lesson.cluedo-2008.suggest.ask': 'Proposez Olive et le trophée.',
  'lesson.cluedo-2008.end':
    '{^who} vous a montré la *Salle à manger*. Avec les cinq pièces de votre main, cela en fait six hors de l’étui.',
  'lesson.cluedo-2008.end.ask': 'Finissez votre tour.',
  'lesson.cluedo-2008.called':
    '{^who} vous soupçonne : votre pion est emmené *d’une pièce à une autre*. En dédommagement, vous pouvez tirer une carte Intrigue.',
  'lesson.cluedo-2008.called.ask': 'Tirez une carte.',
  'lesson.cluedo-2008.peek':
    '*Coup d’œil* : il se joue hors de votre tour, quand quelqu’un montre une carte à un autre. Et {other} vient d’en montrer une {who à}.',
  'lesson.cluedo-2008.peek.ask': 'Jouez Coup d’œil.',
  'lesson.cluedo-2008.seen':
    'La *Chambre d’amis* : une septième pièce hors de l’étui. Restent le Spa et l’Observatoire. Voyons ce que propose {other}.',
  'lesson.cluedo-2008.power':
    'Rose a un *Pouvoir*, l’Indiscrétion : le même regard, sans carte, mais *une seule fois* dans la partie. {^whom} montre une carte {other à}.',
  'lesson.cluedo-2008.power.ask': 'Servez-vous de votre Pouvoir.',
  'lesson.cluedo-2008.time':
    '{^whom} a lancé « ? » et tiré une carte *Temps*. Les sept premières ne font qu’avancer le cadran. *La huitième tue qui la tire.* Ne tirez pas sans raison.',
  'lesson.cluedo-2008.leave':
    'Une carte est restée de la donne : elle dort *dans la Piscine*. Qui y entre peut la regarder, ou accuser : l’un ou l’autre.',
  'lesson.cluedo-2008.leave.ask': 'Lancez les dés.',
  'lesson.cluedo-2008.pool': 'Dix points : la Piscine est à neuf.',
  'lesson.cluedo-2008.pool.ask': 'Entrez dans la Piscine.',
  'lesson.cluedo-2008.look': 'Il ne vous manque que le Spa et l’Observatoire.',
  'lesson.cluedo-2008.look.ask': 'Regardez la carte de la Piscine.',
  'lesson.cluedo-2008.where':
    'C’était le Spa. Cinq pièces dans votre main, une qu’on vous a montrée, une que vous avez surprise, une sous vos yeux.',
  'lesson.cluedo-2008.where.ask': 'Quelle pièce est dans l’étui ?',
  'lesson.cluedo-2008.where.found':
    'Huit pièces sont ailleurs : *il ne reste que l’Observatoire*, où vous n’avez jamais mis les pieds.',
  'lesson.cluedo-2008.accuse':
    'Quand le suspect et l’arme seront certains aussi, revenez ici : *regarder et accuser font deux tours*, et l’on n’accuse qu’une fois.',
  'lesson.cluedo-2008.win.true': 'En accusant juste, dans la Piscine.',
  'lesson.cluedo-2008.win.false': 'En gardant le plus de cartes Majordome.',
  'lesson.cluedo-2008.win.wrong': 'En tirant la huitième carte Temps.',
  'lesson.cluedo-2008.win.why': 'Un suspect, une arme, une pièce ; et votre pion doit être dans la Piscine.',
  'lesson.cluedo-2008.lose.true': 'En accusant à tort, ou en tirant la huitième carte Temps.',
  'lesson.cluedo-2008.lose.false': 'En étant emmené dans une autre pièce.',
  'lesson.cluedo-2008.lose.wrong': 'En montrant ses cartes.',
  'lesson.cluedo-2008.lose.why':
    'Une accusation fausse vous arrête, la huitième heure vous tue. Être emmené rapporte plutôt une carte.',
  'lesson.cluedo-2008.begin.true': 'Entrer dans une pièce et proposer.',
  'lesson.cluedo-2008.begin.false': 'Courir les cases « ? ».',
  'lesson.cluedo-2008.begin.wrong': 'Attendre dans la Piscine.',
  'lesson.cluedo-2008.begin.why': 'Les hypothèses seules font parler ; une case « ? » coûte le tour et avance l’heure.',
} as const
