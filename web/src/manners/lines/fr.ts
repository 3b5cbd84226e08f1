/** What everybody says when asked, caught and triumphant; nothing of it is about cards. */
export const fr = {
  rose: {
    asked: ['Moi ? Voyons.', 'Quelle drôle d’idée.'],
    caught: ['Ciel !', 'On ne m’y reprendra plus.'],
    won: ['À moi le rôle !', 'Rideau !'],
  },
  moutarde: {
    asked: ['Repos ! Je cherche.', 'À vos ordres.'],
    caught: ['Mille tonnerres !', 'Une embuscade !'],
    won: ['Victoire !', 'Rompez les rangs.'],
  },
  leblanc: {
    asked: ['Un instant, je vous prie.', 'J’ai les mains prises.'],
    caught: ['Je rends mon tablier.', 'Quel désordre.'],
    won: ['L’ordre est rétabli.', 'C’est servi.'],
  },
  olive: {
    asked: ['Que la lumière soit.', 'Je vous écoute, mon enfant.'],
    caught: ['Je le confesse.', 'Pardonnez-moi.'],
    won: ['Alléluia, modestement.', 'La vérité délivre.'],
  },
  pervenche: {
    asked: ['Vous osez ?', 'On ne m’a jamais parlé ainsi.'],
    caught: ['Quelle impertinence.', 'J’en parlerai à mon notaire.'],
    won: ['Évidemment.', 'Vous pouvez applaudir.'],
  },
  violet: {
    asked: ['Question bien posée.', 'Distinguons.'],
    caught: ['Une erreur de calcul.', 'L’hypothèse était belle.'],
    won: ['C. Q. F. D.', 'Comme la théorie le prévoyait.'],
  },
  'docteur-olive': {
    asked: ['Tirez la langue.', 'Voyons cela de près.'],
    caught: ['Rechute.', 'Il me faut un second avis.'],
    won: ['Le patient est sauvé.', 'L’ordonnance était bonne.'],
  },
  'moutarde-2008': {
    asked: ['Passe la balle.', 'Mi-temps !'],
    caught: ['Hors-jeu.', 'Carton rouge.'],
    won: ['But !', 'La coupe est à moi.'],
  },
  'leblanc-2008': {
    asked: ['Mon bon profil, alors.', 'Silence, on tourne.'],
    caught: ['Coupez !', 'On la refait.'],
    won: ['Et le prix revient à…', 'Merci à mon public.'],
  },
  'olive-2008': {
    asked: ['Parlons affaires.', 'Mes contacts se taisent.'],
    caught: ['Mauvais placement.', 'Cela va me coûter.'],
    won: ['Marché conclu.', 'Toujours bien informé.'],
  },
  prunelle: {
    asked: ['Attendez, je réfléchis.', 'C’est à moi ?'],
    caught: ['Oh non…', 'J’aurais juré…'],
    won: ['J’ai réussi ?', 'Je n’en reviens pas !'],
  },
  peche: {
    asked: ['Avec plaisir.', 'Comme vous êtes curieux.'],
    caught: ['Mince alors.', 'Cela s’apprend.'],
    won: ['La vie est belle !', 'Un petit gâteau pour fêter cela ?'],
  },
  legris: {
    asked: ['Soit.', 'Si cela vous amuse.'],
    caught: ['Passons.', 'N’en parlons plus.'],
    won: ['Affaire classée.', 'Sans surprise.'],
  },
  chose: {
    asked: ['Plaît-il ?', 'Comment dites-vous ?'],
    caught: ['Machin ! Je veux dire : zut.', 'Où avais-je la tête ?'],
    won: ['Tiens, j’ai gagné.', 'Formidable, ce truc !'],
  },
  lecomte: {
    asked: ['Respirez, je regarde.', 'Où avez-vous mal ?'],
    caught: ['Mauvais diagnostic.', 'Un calmant, vite.'],
    won: ['Guérison complète.', 'Au suivant !'],
  },
  williams: {
    asked: ['La cour vous entend.', 'Objection notée.'],
    caught: ['Vice de forme !', 'Je ferai appel.'],
    won: ['L’audience est levée.', 'Justice est faite.'],
  },
  borrow: {
    asked: ['Très cher…', 'Approchez, que je vous voie.'],
    caught: ['Mes sels !', 'De mon temps, on s’excusait.'],
    won: ['Bon sang ne saurait mentir.', 'Champagne.'],
  },
  georges: {
    asked: ['Monsieur a sonné ?', 'Tout de suite.'],
    caught: ['Je suis confus.', 'Cela ne se reproduira pas.'],
    won: ['Le dîner est servi.', 'À votre service, comme toujours.'],
  },
  eddington: {
    asked: ['Je prends des notes.', 'Voilà un chapitre.'],
    caught: ['À réécrire.', 'Coup de théâtre.'],
    won: ['Fin du roman.', 'Tous droits réservés.'],
  },
  worms: {
    asked: ['C’est moi qui pose les questions.', 'Poursuivez.'],
    caught: ['Fausse piste.', 'Je reprends l’enquête.'],
    won: ['Élémentaire.', 'Au nom de la loi.'],
  },
  puddingham: {
    asked: ['La bouche pleine, pardon.', 'Encore une part ?'],
    caught: ['J’en perds l’appétit.', 'C’est indigeste.'],
    won: ['Cela s’arrose !', 'Un vrai régal.'],
  },
  peely: {
    asked: ['Oui, Madame.', 'Je n’écoutais pas aux portes.'],
    caught: ['Ce n’est pas moi !', 'On va encore me gronder.'],
    won: ['Jour de congé !', 'Qui l’eût cru ?'],
  },
  claire: {
    asked: ['Hou ?', 'Je flotte, j’arrive.'],
    caught: ['Aïe, mon drap !', 'Même pas peur.'],
    won: ['Bouh !', 'Dormez bien.'],
  },
  sombre: {
    asked: ['Mmmh.', 'L’ombre écoute.'],
    caught: ['Grrr.', 'La nuit est longue.'],
    won: ['Ha ! Ha !', 'La maison est à moi.'],
  },
} as const
