import { BRASS, INK, PAPER, STEEL, THIN, WOOD } from '../pen'

import { BOX, drawings, type Drawing } from '../drawing'
import { FAMILIES, FAMILY_LOOK, TYPES, type Family, type FamilyLook, type MonsterType } from './cast'

/** A body a family: flames above and a whirlwind below; a smooth dome and a scalloped hem; a square wrapped head, legs and a
    loose strip; a pointed hood and a torn hem. They are told apart without colour. */
const bodies: Record<Family, (look: FamilyLook) => string> = {
  'esprit-frappeur': (f) => `<path d="M24 46 C22 36 25 28 19 18 C28 20 33 23 36 28 C37 17 43 9 54 2 C53 11 57 18 60 25 C64 19 70 16 79 15 C74 25 77 34 76 46 C75 58 69 64 63 68 C67 71 64 76 59 78 C61 82 58 85 54 86 C55 90 52 94 46 95 C48 91 46 88 43 87 C37 86 36 82 40 79 C33 77 31 72 36 69 C28 65 24 56 24 46Z" fill="${f.colour}" ${THIN}/>
<path d="M24 46 C22 36 25 28 19 18 C28 20 33 23 36 28 C37 17 43 9 54 2 C46 15 40 30 40 46 C40 60 43 68 46 74 C43 80 44 88 46 95 C48 91 46 88 43 87 C37 86 36 82 40 79 C33 77 31 72 36 69 C28 65 24 56 24 46Z" fill="${f.shade}"/>
<path d="M30 60 C40 72 58 72 63 68 M38 74 C46 80 56 80 59 78 M42 84 C47 88 52 87 54 86" fill="none" stroke="${INK}" stroke-width="1.8" stroke-linecap="round"/><path d="M64 31 C68 25 71 22 75 20 M54 10 C51 16 50 20 50 25" fill="none" stroke="${f.lit}" stroke-width="2.2" stroke-linecap="round"/>
<path d="M24 52 C16 52 11 58 13 64 C18 68 25 64 27 58Z" fill="${f.shade}" ${THIN}/>`,
  fantome: (f) => `<path d="M20 88 C22 70 19 58 21 42 C23 21 35 9 49 9 C63 9 75 21 77 42 C79 58 76 70 78 88 C75 95 68 95 65 88 C62 95 55 96 52 89 C49 96 42 96 39 89 C36 95 29 95 27 88 C25 93 21 92 20 88Z" fill="${f.lit}" ${THIN}/>
<path d="M20 88 C22 70 19 58 21 42 C23 21 35 9 49 9 C37 18 33 34 33 52 C33 70 36 82 33 92.6 C30 93 28 91 27 88 C25 93 21 92 20 88Z" fill="${f.shade}"/>
<path d="M39 89 C40 80 38 74 39 68 M52 89 C51 80 53 74 52 70 M65 88 C65 80 66 74 65 68" fill="none" stroke="${f.shade}" stroke-width="2" stroke-linecap="round"/><path d="M66 24 C70 30 71 36 71 42" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>
<path d="M21 54 C13 54 9 60 11 66 C17 70 23 66 25 60Z" fill="${f.shade}" ${THIN}/>`,
  revenant: (f) => `<path d="M30 22 C20 15 13 24 3 15 L6 27 C15 33 22 25 30 32Z M28 62 C20 62 17 72 8 70 L9 79 C20 82 24 74 30 72Z" fill="${f.shade}" ${THIN}/>
<path d="M28 19 C31 9 64 8 70 17 C74 26 74 40 70 50 C73 56 73 66 71 78 L70 94 H54 L53 85 H46 L45 94 H29 L28 78 C26 66 27 56 30 50 C25 40 24 28 28 19Z" fill="${f.lit}" ${THIN}/>
<path d="M28 19 C30 13 40 11 49 11 C41 14 38 24 38 36 C38 52 38 70 40 94 H29 L28 78 C26 66 27 56 30 50 C25 40 24 28 28 19Z" fill="${f.shade}"/>
<path d="M27 21 Q50 15 71 22 M29 62 Q50 70 72 60 M28 71 Q48 79 72 70 M29 80 Q36 84 46 83 M53 84 Q62 84 71 79" fill="none" stroke="${INK}" stroke-width="1.5"/>
<path d="M29 29 Q49 24 71 29 L69.6 53 Q49 58 30.4 52Z" fill="#38240f"/>`,
  spectre: (f) => `<path d="M60 1 C60 11 73 20 76 38 C78 54 82 72 86 93 L74 84 L66 95 L57 85 L49 95 L41 85 L32 95 L25 84 L12 93 C17 72 20 56 22 40 C24 24 40 13 60 1Z" fill="${f.colour}" ${THIN}/>
<path d="M60 1 C48 13 34 24 33 42 C32 60 33 76 32 95 L25 84 L12 93 C17 72 20 56 22 40 C24 24 40 13 60 1Z" fill="${f.shade}"/>
<path d="M49 20 C61 20 67 30 66.6 41 C66 53 58 60 49 60 C40 60 32 53 31.4 41 C31 30 37 20 49 20Z" fill="#111a3f" stroke="${f.lit}" stroke-width="2.4"/>
<path d="M57 85 C56 78 58 72 57 67 M41 85 C41 78 40 74 41 68" fill="none" stroke="${f.shade}" stroke-width="2" stroke-linecap="round"/>
<path d="M20 56 C11 57 8 66 11 72 C18 73 23 68 26 62Z" fill="${f.shade}" ${THIN}/>`,
}
const oval = (x: number, rx = 4.4, ry = 6.4, y = 38): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="currentColor"/><circle cx="${x + 1.3}" cy="${y - 2.4}" r="1.5" fill="#fff"/>`
/** A face a type; it takes the colour of the text, so that each family sets its own. */
const faces = {
  serviteur: `${oval(40.6)}${oval(57.4)}<path d="M35 30.6 Q40 27.6 45 30 M53 30 Q58 27.6 63 30.6" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><path d="M43 49.6 Q49 54.6 55 49.6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>`,
  assommeur: `${oval(40.6, 4.4, 5.6, 39.4)}${oval(57.4, 4.4, 5.6, 39.4)}<path d="M33.6 29 L46 34.4 M64.4 29 L52 34.4" stroke="currentColor" stroke-width="3.6" stroke-linecap="round"/><path d="M39 49 H59 V55 H39Z" fill="#fff" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M44 49 V55 M49 49 V55 M54 49 V55" stroke="currentColor" stroke-width="1.4"/>`,
  chatouilleur: `<path d="M34.6 39.6 Q40 31.6 45.4 39.6 M52.6 39.6 Q58 31.6 63.4 39.6" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M38.6 45 H59.4 C59 55 53 57.6 49 57.6 C45 57.6 39 55 38.6 45Z" fill="currentColor"/><path d="M44 53.6 Q49 49.6 54 53.6 Q52 57 49 57 Q46 57 44 53.6Z" fill="#f0809a"/>`,
  squatteur: `<path d="M35.6 38 H46 A5.2 5.8 0 0 1 35.6 38Z M52.6 38 H63 A5.2 5.8 0 0 1 52.6 38Z" fill="currentColor"/><path d="M34.6 37 H47 M51.6 37 H64" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path d="M41 50.6 Q49 54.6 58 47.6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path d="M52 50.8 l1 4.2 3-1.8 -.4-4.2Z" fill="#fff"/>`,
  reine: `${oval(40.6, 4.4, 6, 39)}${oval(57.4, 4.4, 6, 39)}<path d="M36 35 L31.8 31.6 M35.6 39 L31 38.6 M62 35 L66.2 31.6 M62.4 39 L67 38.6" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M44 49.6 Q46.8 46.6 49 48.6 Q51.2 46.6 54 49.6 Q49 55.6 44 49.6Z" fill="#d83a6a" stroke="currentColor" stroke-width=".8"/>`,
}
/** What each type holds. */
const props = {
  serviteur: `<path d="M62 52 H98" stroke="${INK}" stroke-width="6.6" stroke-linecap="round"/><path d="M62 52 H98" stroke="${STEEL.mid}" stroke-width="2.8" stroke-linecap="round"/><path d="M66 50 C66 38 72 32 80 32 C88 32 94 38 94 50Z" fill="${STEEL.lit}" ${THIN}/><path d="M67 49 C67 39 72 33.4 77 33 C73 38 72.6 43 73 49Z" fill="${STEEL.low}"/><circle cx="80" cy="29.6" r="3.2" fill="${BRASS.lit}" ${THIN}/><path d="M49 64 L38 58.4 V70Z M49 64 L60 58.4 V70Z" fill="#2a1420" stroke="${PAPER.lit}" stroke-width="1.2"/><circle cx="49" cy="64.2" r="3" fill="#2a1420" stroke="${PAPER.lit}" stroke-width="1.2"/>`,
  assommeur: `<g transform="rotate(14 78 62)"><path d="M75 74 V26 H81 V74Z" fill="${WOOD.lit}" ${THIN}/><path d="M62 2 H94 Q97 2 97 6 V24 Q97 28 94 28 H62 Q59 28 59 24 V6 Q59 2 62 2Z" fill="${WOOD.mid}" ${THIN}/><path d="M60.4 6 Q60.4 3.4 63 3.4 H70 V26.6 H63 Q60.4 26.6 60.4 24Z" fill="${WOOD.low}"/><path d="M70 2 V28 M88 2 V28" stroke="${BRASS.lit}" stroke-width="3.4"/><path d="M70 2 V28 M88 2 V28" stroke="${INK}" stroke-width=".8" transform="translate(2 0)"/></g>`,
  chatouilleur: `<path d="M73 76 C78 56 82 36 92 6 C98 26 96 46 80 62Z" fill="#fdf7e8" ${THIN}/><path d="M77 62 C66 52 68 30 90 8 C84 28 80 46 77 62Z" fill="#cfc3e6" ${THIN}/><path d="M71 82 C76 60 80 38 91 8" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round"/><path d="M95 34 l-8 4 M93 46 l-8 4 M70 44 l7 -2" stroke="${INK}" stroke-width="1.4" stroke-linecap="round"/>`,
  squatteur: `<path d="M66 88 L90 24" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="M66 88 L90 24" stroke="${WOOD.lit}" stroke-width="3.4" stroke-linecap="round"/><path d="M84 18 C72 14 64 24 67 34 C70 43 86 46 94 38 C100 30 97 20 90 18Z" fill="#b9548a" ${THIN}/><path d="M84 18 C72 14 64 24 67 34 C69 39 75 42 81 42 C74 36 74 26 84 18Z" fill="#7f2f62"/><path d="M84 19 C82 10 88 6 92 8 C92 12 91 15 90 19 C94 13 99 13 99 17 C97 20 93 21 90 20Z" fill="#b9548a" ${THIN}/><g fill="#ffe1ee"><circle cx="80" cy="27" r="2.4"/><circle cx="88" cy="34" r="2.4"/><circle cx="90" cy="25" r="2"/><circle cx="79" cy="37" r="2"/></g>`,
  reine: `<path d="M76 92 L84 34" stroke="${INK}" stroke-width="6.4" stroke-linecap="round"/><path d="M76 92 L84 34" stroke="${BRASS.lit}" stroke-width="2.8" stroke-linecap="round"/><path d="M85 14 L94 25 L85 36 L76 25Z" fill="#d83a6a" ${THIN}/><path d="M85 16 L78 25 L85 34Z" fill="#94204a"/><path d="M30 62 Q36 70 42 64 Q49 72 56 64 Q62 70 68 62 Q70 68 66 72 Q58 78 49 76 Q40 78 32 72 Q28 68 30 62Z" fill="#fdf7e8" stroke="${INK}" stroke-width="1.4"/>`,
}
const crown = `<path d="M29 22 L26 -1 L38 9 L49 -7 L60 9 L72 -1 L69 22 Q49 16 29 22Z" fill="${BRASS.lit}" ${THIN}/><path d="M30.4 20.4 L28 3 L38 11.4 L46 0 V17.4 Q37 18 30.4 20.4Z" fill="${BRASS.mid}"/><circle cx="49" cy="-7" r="3" fill="#ffe9b0" stroke="${INK}" stroke-width="1.3"/><circle cx="26" cy="-1" r="2.6" fill="#ffe9b0" stroke="${INK}" stroke-width="1.3"/><circle cx="72" cy="-1" r="2.6" fill="#ffe9b0" stroke="${INK}" stroke-width="1.3"/><path d="M49 8 l4 5 -4 5 -4 -5Z" fill="#d83a6a" stroke="${INK}" stroke-width="1"/>`
const CROWN_AT: Readonly<Record<Family, string>> = {
  'esprit-frappeur': 'translate(1 7)',
  fantome: 'translate(0 3)',
  revenant: 'translate(0 3)',
  spectre: 'translate(3 7) rotate(5 49 20)',
}

const BLUSH = '<circle cx="33.6" cy="48" r="3.6" fill="#e879a6" opacity=".5"/><circle cx="64.6" cy="48" r="3.6" fill="#ff9dbb" opacity=".65"/>'

const part = (id: string): string => `<use href="#${id}" width="96" height="96"/>`

function monster(family: Family, type: MonsterType): string {
  const look = FAMILY_LOOK[family]
  const hand = family === 'spectre' || family === 'esprit-frappeur' ? look.colour : look.lit
  const queen = type === 'reine' ? `<g transform="${CROWN_AT[family]}">${crown}</g>` : ''
  const blush = family === 'fantome' || family === 'esprit-frappeur' ? BLUSH : ''
  return `${part(`ha-body-${family}`)}${queen}${part(`ha-prop-${type}`)}<path d="M70 56 C78 53 85 57 84 64 C82 70 74 70 70 66Z" fill="${hand}" ${THIN}/><g color="${look.eye}">${part(`ha-face-${type}`)}</g>${blush}`
}

const aboveTheBox = (drawing: Drawing): Drawing => ({ ...drawing, overflow: true })

/** Twenty monsters, each made of a body, a face and a thing in hand. */
export const monsters: readonly Drawing[] = [
  ...FAMILIES.map((family) => aboveTheBox({ id: `ha-body-${family}`, box: BOX.bust, body: bodies[family](FAMILY_LOOK[family]) })),
  ...drawings('ha-face', BOX.bust, faces),
  ...drawings('ha-prop', BOX.bust, props).map(aboveTheBox),
  ...FAMILIES.flatMap((family) => TYPES.map((type) => ({ id: `ha-monster-${family}-${type}`, box: '-2 -10 108 108', body: monster(family, type) }))),
]
