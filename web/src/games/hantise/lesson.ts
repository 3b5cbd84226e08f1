import type { Finding } from '../../lessons/finding'
import { rich, t } from '../../texts/texts.svelte'
import { cardName, faceOf, theCard } from './naming'

/** The card that is drawn in a reply, without its number. */
const drawn = (reply: readonly string[]): string => reply[0]?.split(' ')[1] ?? ''

/** What holds whatever the other draws: every reply was tried when the lesson was made. */
export const FINDING: Finding = {
  label: (_, { id }) => (id === 'nothing' ? t('lesson.haunt.nothing') : cardName(id)),
  face: ({ id }) => (id === 'nothing' ? undefined : faceOf(id)),
  proof({ names, seat }, { reply }) {
    const who = names[1 - (seat ?? 0)] ?? ''
    if (reply) {
      const says = rich('lesson.haunt.broken', { who, card: theCard(drawn(reply)) })
      return { isTrue: false, grounds: [{ when: '', says }], so: t('lesson.haunt.falls') }
    }
    const grounds = (['moved', 'struck', 'tried'] as const).map((each) => ({
      when: t(`lesson.haunt.${each}`),
      says: rich(`lesson.haunt.${each}.so`),
    }))
    return { isTrue: true, grounds, so: t('lesson.haunt.holds') }
  },
}
