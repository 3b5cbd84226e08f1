import type { Lines } from '../lines'

/** What everybody says when asked, caught and triumphant; nothing of it is about cards. */
export const en: Lines = {
  rose: {
    asked: ['Me? Really.', 'What a funny idea.'],
    caught: ['Heavens!', 'Never again.'],
    won: ['The part is mine!', 'Curtain!'],
  },
  moutarde: {
    asked: ['At ease! I am looking.', 'Yes, sir.'],
    caught: ['Thunder and lightning!', 'An ambush!'],
    won: ['Victory!', 'Dismissed.'],
  },
  leblanc: {
    asked: ['One moment, if you please.', 'My hands are full.'],
    caught: ['I hand in my apron.', 'What a mess.'],
    won: ['Order is restored.', 'Dinner is served.'],
  },
  olive: {
    asked: ['Let there be light.', 'I am listening, my child.'],
    caught: ['I confess it.', 'Forgive me.'],
    won: ['Hallelujah, modestly.', 'The truth sets free.'],
  },
  pervenche: {
    asked: ['You dare?', 'Nobody ever spoke to me so.'],
    caught: ['How impertinent.', 'My solicitor will hear of this.'],
    won: ['Naturally.', 'You may applaud.'],
  },
  violet: {
    asked: ['Well put.', 'Let us distinguish.'],
    caught: ['An error of calculation.', 'It was a fine hypothesis.'],
    won: ['Q.E.D.', 'As theory predicted.'],
  },
  'docteur-olive': {
    asked: ['Say aah.', 'Let me have a close look.'],
    caught: ['A relapse.', 'I need a second opinion.'],
    won: ['The patient is saved.', 'The prescription was right.'],
  },
  'moutarde-2008': {
    asked: ['Pass the ball.', 'Half-time!'],
    caught: ['Offside.', 'A red card.'],
    won: ['Goal!', 'The cup is mine.'],
  },
  'leblanc-2008': {
    asked: ['My good side, then.', 'Quiet on the set.'],
    caught: ['Cut!', 'Once more, please.'],
    won: ['And the prize goes to…', 'Thanks to my public.'],
  },
  'olive-2008': {
    asked: ['Let us talk business.', 'My contacts say nothing.'],
    caught: ['A bad investment.', 'This will cost me.'],
    won: ['It is a deal.', 'Always well informed.'],
  },
  prunelle: {
    asked: ['Wait, I am thinking.', 'Is it me?'],
    caught: ['Oh no…', 'I could have sworn…'],
    won: ['Did I do it?', 'I cannot believe it!'],
  },
  peche: {
    asked: ['With pleasure.', 'How curious you are.'],
    caught: ['Dear me.', 'One lives and learns.'],
    won: ['Life is sweet!', 'A little cake to celebrate?'],
  },
  legris: {
    asked: ['Very well.', 'If it amuses you.'],
    caught: ['Let us move on.', 'Not another word.'],
    won: ['Case closed.', 'No surprise.'],
  },
  chose: {
    asked: ['I beg your pardon?', 'What was that?'],
    caught: ['Thingummy! I mean: bother.', 'Where was my head?'],
    won: ['Well, I have won.', 'Splendid, this what’s-it!'],
  },
  lecomte: {
    asked: ['Breathe, I am looking.', 'Where does it hurt?'],
    caught: ['A wrong diagnosis.', 'A sedative, quick.'],
    won: ['Fully recovered.', 'Next, please!'],
  },
  williams: {
    asked: ['The court hears you.', 'Objection noted.'],
    caught: ['A mistrial!', 'I shall appeal.'],
    won: ['The court is adjourned.', 'Justice is done.'],
  },
  borrow: {
    asked: ['My dear…', 'Come closer, let me see you.'],
    caught: ['My smelling salts!', 'In my day one apologised.'],
    won: ['Breeding will tell.', 'Champagne.'],
  },
  georges: {
    asked: ['You rang?', 'At once.'],
    caught: ['I am mortified.', 'It will not happen again.'],
    won: ['Dinner is served.', 'At your service, as ever.'],
  },
  eddington: {
    asked: ['I am taking notes.', 'There is a chapter in this.'],
    caught: ['That needs rewriting.', 'A twist.'],
    won: ['The end.', 'All rights reserved.'],
  },
  worms: {
    asked: ['I ask the questions here.', 'Go on.'],
    caught: ['A false trail.', 'I reopen the case.'],
    won: ['Elementary.', 'In the name of the law.'],
  },
  puddingham: {
    asked: ['Mouth full, pardon.', 'Another slice?'],
    caught: ['I lose my appetite.', 'Hard to digest.'],
    won: ['This calls for a drink!', 'A real treat.'],
  },
  peely: {
    asked: ['Yes, ma’am.', 'I was not listening at doors.'],
    caught: ['It was not me!', 'They will scold me again.'],
    won: ['A day off!', 'Who would have thought it?'],
  },
  claire: {
    asked: ['Hoo?', 'Floating, coming.'],
    caught: ['Ow, my sheet!', 'Not scared.'],
    won: ['Boo!', 'Sleep well.'],
  },
  sombre: {
    asked: ['Mmmh.', 'The shadow listens.'],
    caught: ['Grrr.', 'The night is long.'],
    won: ['Ha! Ha!', 'The house is mine.'],
  },
}
