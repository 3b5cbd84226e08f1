import { CHARACTER_LOOK, type Family, type Zone } from '../../art/hantise/cast'
import { t } from '../../texts/texts.svelte'
import { lastMonster, playing, valued } from './asking'
import { theCard, zoneName } from './naming'
import { nameOf, stackOf, tonight, valueOf, zoneOf, ZONES, type At } from './situation'
import { isPlace, parsed, placeOfObject, unmovedBy, zoneOfPlace, ZONE_BONUS } from './values'

/** A stack that an effect could change, and what it would be worth then. */
export interface Hit {
  readonly seat: number
  readonly zone: Zone
  readonly after: number
}

const topOf = (at: At, seat: number, zone: Zone): string | undefined => stackOf(at, seat, zone).at(-1)
const bared = (at: At, seat: number, zone: Zone): Hit => ({
  seat,
  zone,
  after: valued(at, zone, stackOf(at, seat, zone).slice(0, -1)),
})
const isOf = (family: Family, card: string | undefined): boolean => {
  const found = card === undefined ? undefined : parsed(card)
  return found !== undefined && 'family' in found && found.family === family
}

/** Whether the Character of the night makes this seat lose that family: it does not, once the object is held. */
function isForbidden(at: At, seat: number, family: Family): boolean {
  const who = tonight(at)
  const object = who && CHARACTER_LOOK[who].object
  if (!who || !object || unmovedBy(who) !== family) return false
  const place = placeOfObject(object)
  return !stackOf(at, seat, zoneOfPlace(place)).includes(place)
}

/** What a Monster of the hand could do to the stacks that lie there now. */
export function hitsOf(at: At, card: string): Hit[] {
  const found = parsed(card)
  if (at.seat === null || 'place' in found) return []
  const own = at.seat
  const other = 1 - own
  switch (found.type) {
    case 'serviteur': {
      const zone = zoneOf(at)
      if (!zone) return []
      return [other, own]
        .filter((seat) => stackOf(at, seat, zone).length)
        .map((seat) => ({ seat, zone, after: valueOf(at, seat, zone) - ZONE_BONUS }))
    }
    case 'assommeur':
      return ZONES.filter((zone) => topOf(at, other, zone) && !isPlace(topOf(at, other, zone) ?? '')).map((zone) =>
        bared(at, other, zone),
      )
    case 'squatteur':
      return ZONES.filter((zone) => isPlace(topOf(at, other, zone) ?? '')).map((zone) => bared(at, other, zone))
    case 'reine':
      return [other, own].flatMap((seat) =>
        ZONES.filter((zone) => isOf(found.family, topOf(at, seat, zone))).map((zone) => bared(at, seat, zone)),
      )
    default:
      return []
  }
}

/** What it would do now, in a sentence; a Place does nothing. */
export function effectSays(at: At, card: string): string | undefined {
  const found = parsed(card)
  const who = tonight(at)
  if ('place' in found || !who) return undefined
  const hits = hitsOf(at, card)
  switch (found.type) {
    case 'serviteur':
      return t('ha.now.serviteur')
    case 'chatouilleur': {
      const last = lastMonster(at)
      const family = last ? parsed(last) : undefined
      const isLost = family && 'family' in family && at.seat !== null && isForbidden(at, at.seat, family.family)
      return last && !isLost ? t('ha.now.chatouilleur', { card: theCard(last) }) : t('ha.now.chatouilleur.none')
    }
    default:
      return hits.length ? t(`ha.now.${found.type}`) : t(`ha.now.${found.type}.none`)
  }
}

/** Where a Chatouilleur joins an apparition, and the Monster it brings back with it. */
function recalled(at: At, card: string): { readonly label: string; readonly before: number; readonly after: number }[] {
  const found = parsed(card)
  const last = lastMonster(at)
  const back = last ? parsed(last) : undefined
  if (!('type' in found) || found.type !== 'chatouilleur' || !back || !('family' in back) || at.seat === null) return []
  const own = at.seat
  if (isForbidden(at, own, back.family)) return []
  return ZONES.filter((zone) => playing(at, card, zone)).map((zone) => ({
    label: t('ha.now.recalled', { zone: zoneName(zone), card: theCard(last) }),
    before: valueOf(at, own, zone),
    after: valued(at, zone, [...stackOf(at, own, zone), card, last]),
  }))
}

/** What it would change, in figures: where it is laid, then what its effect could hit. */
export function figures(
  at: At,
  card: string,
): { readonly label: string; readonly before: number; readonly after: number }[] {
  if (at.seat === null) return []
  const own = at.seat
  const laid = ZONES.filter((zone) => playing(at, card, zone)).map((zone) => ({
    label: zoneName(zone),
    before: valueOf(at, own, zone),
    after: valued(at, zone, [...stackOf(at, own, zone), card]),
  }))
  const hit = hitsOf(at, card).map(({ seat, zone, after }) => ({
    label: t('ha.now.hit', { name: nameOf(at, seat), zone: zoneName(zone) }),
    before: valueOf(at, seat, zone),
    after,
  }))
  return [...laid, ...recalled(at, card), ...hit]
}
