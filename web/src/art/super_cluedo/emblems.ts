import { BRASS, INK, OUTLINE, PAPER, STEEL } from '../pen'

/** The horseshoe, 96 × 96. */
export const weapons = {
  'fer-a-cheval': `
<path d="M12 80 C-1 46 12 5 48 5 C84 5 97 46 84 80 L89 86 L85 94 H64 L62 84 C73 58 68 30 48 30 C28 30 23 58 34 84 L32 94 H11 L7 86Z" fill="${STEEL.mid}" ${OUTLINE}/>
<path d="M13 80 C1 46 13 6.4 48 6.4 V30 C28 30 23 58 34 84 L31 92.6 H12 L8.6 86Z" fill="${STEEL.low}"/>
<path d="M17 78 C8 48 18 16 48 16 C78 16 88 48 79 78" fill="none" stroke="${INK}" stroke-width="3.4" stroke-dasharray="7 9.2" stroke-linecap="round"/>
<path d="M62 9.6 C78 15 87 32 86.4 52" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".85"/>
<path d="M7 86 H34.4 M61.6 86 H89" stroke="${INK}" stroke-width="2"/>`,
} satisfies Readonly<Record<string, string>>
/** The six places that Cluedo does not have, 96 × 96. */
export const rooms = {
  grange: `
<path d="M8 42 L20 18 L48 4 L76 18 L88 42 L84 46 V92 H12 V46Z" fill="#b5453a" ${OUTLINE}/><path d="M9.6 42 L21 19 L48 5.6 V90.6 H13.4 V45.4Z" fill="#7d2a28"/>
<path d="M6 44 L19 17 L48 2 L77 17 L90 44" fill="none" stroke="${INK}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/><path d="M6 44 L19 17 L48 2 L77 17 L90 44" fill="none" stroke="${PAPER.lit}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"/>
<path d="M39 20 H57 V36 H39Z" fill="#ffd98a" ${OUTLINE}/><path d="M39 28 H57 M48 20 V36" stroke="${INK}" stroke-width="1.8"/>
<path d="M26 50 H70 V92 H26Z" fill="#8f5c35" ${OUTLINE}/><path d="M27.4 51.4 H47 V90.6 H27.4Z" fill="#5e3820"/><path d="M26 50 L48 71 L26 92 M70 50 L48 71 L70 92 M48 50 V92 M26 50 H70 V92 H26Z" fill="none" stroke="${PAPER.mid}" stroke-width="3.2"/><path d="M48 50 V92" stroke="${INK}" stroke-width="1.8"/>
<path d="M2 92 Q10 78 24 84 Q28 88 28 94 H2Z M94 92 Q88 80 76 84 Q70 88 70 94 H94Z" fill="#e8bf58" ${OUTLINE}/><path d="M8 90 L14 83 M16 91 L19 85 M80 91 L84 85 M86 92 L89 87" stroke="#9a6f1c" stroke-width="1.8"/>`,
  'petit-salon': `
<path d="M20 18 C24 12 16 9 20 3 M32 16 C36 9 28 7 32 0" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round" opacity=".5"/>
<path d="M62 40 C78 36 84 50 70 58" fill="none" stroke="${INK}" stroke-width="8.6"/><path d="M62 40 C78 36 84 50 70 58" fill="none" stroke="#e9a3a8" stroke-width="3.6"/>
<path d="M12 44 L2 32 L8 29 L18 38Z" fill="#e9a3a8" ${OUTLINE}/><path d="M14 36 H66 C74 48 70 66 56 68 H24 C10 66 6 48 14 36Z" fill="#f3c3c0" ${OUTLINE}/><path d="M15 37.4 H40 V66.6 H24 C11.4 64.6 8 48 15 37.4Z" fill="#c98088"/>
<path d="M22 36 Q24 24 40 24 Q56 24 58 36Z" fill="#f3c3c0" ${OUTLINE}/><path d="M23.6 34.6 Q26 25.4 40 25.4 V34.6Z" fill="#c98088"/><circle cx="40" cy="21" r="4.6" fill="${BRASS.lit}" ${OUTLINE}/>
<path d="M48 44 l4.6 6 -4.6 6 -4.6 -6Z" fill="#a8324f"/><path d="M34 46 l3.6 4.6 -3.6 4.6 -3.6 -4.6Z M62 46 l3.2 4.6 -3.2 4.6 -3.2 -4.6Z" fill="#a8324f" opacity=".7"/>
<path d="M58 66 H88 Q88 82 76 83 H70 Q58 82 58 66Z" fill="${PAPER.lit}" ${OUTLINE}/><path d="M59.4 67.4 H70 V81.6 Q60 80 59.4 67.4Z" fill="${PAPER.low}"/><path d="M88 69 q8 0 4 7 q-2 3 -7 3" fill="none" stroke="${INK}" stroke-width="2.6"/>
<path d="M4 84 H92 L88 92 H8Z" fill="#8f5c35" ${OUTLINE}/><path d="M6 85.4 H46 V90.6 H9Z" fill="#5e3820"/>`,
  'grand-salon': `
<path d="M22 4 H74 V38 H22Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M28 9 H68 V33 H28Z" fill="#9fc4cc" stroke="${INK}" stroke-width="1.8"/><path d="M28.8 9.8 H48 L34 32.2 H28.8Z" fill="#6f97a8"/><path d="M56 12 L46 30 M62 14 L53 31" stroke="#e6f4f4" stroke-width="2.4"/>
<path d="M4 40 H92 V52 H4Z" fill="#e0d3bb" ${OUTLINE}/><path d="M5.4 41.4 H46 V50.6 H5.4Z" fill="#a8987f"/>
<path d="M10 52 H86 V92 H10Z" fill="#cdbfa6" ${OUTLINE}/><path d="M11.4 52 H30 V90.6 H11.4Z" fill="#938470"/>
<path d="M28 92 V72 Q28 60 48 60 Q68 60 68 72 V92Z" fill="#1f1020" ${OUTLINE}/><path d="M48 62 C56 72 62 76 58 84 Q56 91 48 91 Q40 91 38 84 C36 78 42 76 42 70 C46 72 48 68 48 62Z" fill="#f0993a" stroke="${INK}" stroke-width="1.6"/><path d="M49 74 C53 79 54 83 52 86 Q51 89 48 89 Q44 88 44 84 C44 81 48 80 49 74Z" fill="#ffe08a"/>
<path d="M36 91 H60" stroke="#6b4228" stroke-width="4" stroke-linecap="round"/><path d="M10 40 v-12 h6 v12Z M80 40 v-12 h6 v12Z" fill="${PAPER.lit}" ${OUTLINE}/><path d="M13 28 q-3 -4 0 -8 q3 4 0 8Z M83 28 q-3 -4 0 -8 q3 4 0 8Z" fill="#ffc861" stroke="${INK}" stroke-width="1.4"/>
<path d="M2 92 H94" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>`,
  jardin: `
<path d="M44 60 H52 V80 H44Z" fill="#7a4d2c" ${OUTLINE}/>
<circle cx="48" cy="48" r="21" fill="#4d8a45" ${OUTLINE}/><path d="M48 28.4 A19.6 19.6 0 0 0 48 67.6Z" fill="#2c5a33"/><circle cx="48" cy="19" r="14" fill="#5a9a4c" ${OUTLINE}/><path d="M48 6.4 A12.6 12.6 0 0 0 48 31.6Z" fill="#2c5a33"/>
<path d="M56 11 Q60 15 60 20 M60 38 Q65 44 64 52" stroke="#b5dd8a" stroke-width="2.8" fill="none" stroke-linecap="round"/>
<path d="M34 80 H62 L58 94 H38Z" fill="#c56d44" ${OUTLINE}/><path d="M35.4 81.4 H48 V92.6 H39.4Z" fill="#8a4328"/>
${([[10, 78, '#b52f50'], [20, 66, '#f3b929'], [86, 78, '#f07cc0'], [76, 66, '#fbf3df']] as const).map(([x, y, c]) => `<path d="M${x} ${y + 4} V94" stroke="${INK}" stroke-width="4.4"/><path d="M${x} ${y + 4} V94" stroke="#5a9a4c" stroke-width="2"/><path d="M${x} ${y + 16} q8 -1 9 -8 q-8 0 -9 8Z" fill="#5a9a4c" stroke="${INK}" stroke-width="1.4"/><circle cx="${x}" cy="${y}" r="7.6" fill="${c}" stroke="${INK}" stroke-width="2.2"/><circle cx="${x + .6}" cy="${y}" r="2.6" fill="${INK}" opacity=".55"/>`).join('')}
<path d="M2 94 H94" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>`,
  fontaine: `
<path d="M48 4 C30 2 22 14 20 36 M48 4 C66 2 74 14 76 36 M48 4 C40 6 36 16 36 34 M48 4 C56 6 60 16 60 34 M48 2 V30" stroke="${INK}" stroke-width="6.4" fill="none" stroke-linecap="round"/><path d="M48 4 C30 2 22 14 20 36 M48 4 C66 2 74 14 76 36 M48 4 C40 6 36 16 36 34 M48 4 C56 6 60 16 60 34 M48 2 V30" stroke="#9fdcea" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M14 36 H82 Q80 50 60 52 L56 62 H40 L36 52 Q16 50 14 36Z" fill="#d8cdb6" ${OUTLINE}/><path d="M15.4 37.4 H48 V60.6 H41 L37 51 Q18 49 15.4 37.4Z" fill="#958a78"/><path d="M20 37 H76 Q70 42 48 42 Q26 42 20 37Z" fill="#6fc0d6" stroke="${INK}" stroke-width="1.6"/>
<path d="M40 62 H56 L58 74 H38Z" fill="#c6baa2" ${OUTLINE}/><path d="M41 62 H48 V74 H39Z" fill="#958a78"/>
<path d="M24 52 C20 58 20 64 22 70 M72 52 C76 58 76 64 74 70" stroke="#9fdcea" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<path d="M4 74 H92 L88 92 H8Z" fill="#d8cdb6" ${OUTLINE}/><path d="M5.6 75.4 H46 V90.6 H9Z" fill="#958a78"/><path d="M10 74 Q20 66 30 72 Q40 66 48 72 Q58 66 66 72 Q76 66 86 74Z" fill="#6fc0d6" ${OUTLINE}/><path d="M12 83 H84" stroke="${INK}" stroke-width="1.5"/>`,
  kiosque: `
<path d="M48 -2 V8" stroke="${INK}" stroke-width="3"/><circle cx="48" cy="-1" r="3" fill="${BRASS.lit}" stroke="${INK}" stroke-width="1.6"/>
<path d="M6 40 C18 34 34 24 40 8 H56 C62 24 78 34 90 40 L86 46 H10Z" fill="#3f8a6a" ${OUTLINE}/><path d="M8 40 C19 34 35 24 41 9.4 H48 V44.6 H11Z" fill="#215642"/><path d="M48 8 V46 M40 9 C38 26 30 38 24 46 M56 9 C58 26 66 38 72 46" stroke="${INK}" stroke-width="1.8" fill="none"/><path d="M66 28 L78 36" stroke="#a6dcbb" stroke-width="2.8" stroke-linecap="round"/>
<path d="M12 46 H84 V52 H12Z" fill="${PAPER.lit}" ${OUTLINE}/><path d="M14 52 Q20 60 26 52 Q32 60 38 52 Q43 58 48 52 Q53 58 58 52 Q64 60 70 52 Q76 60 82 52" fill="none" stroke="${INK}" stroke-width="1.8"/>
<path d="M14 52 H20 V86 H14Z M34 52 H40 V86 H34Z M56 52 H62 V86 H56Z M76 52 H82 V86 H76Z" fill="${PAPER.lit}" ${OUTLINE}/><path d="M15.2 53 H17 V86 H15.2Z M35.2 53 H37 V86 H35.2Z" fill="${PAPER.low}"/>
<path d="M14 70 H40 M56 70 H82 M18 70 V84 M23 70 V84 M29 70 V84 M66 70 V84 M71 70 V84" stroke="${INK}" stroke-width="2"/>
<path d="M6 86 H90 V93 H6Z" fill="#d8cdb6" ${OUTLINE}/><path d="M7.4 87.4 H46 V91.6 H7.4Z" fill="#958a78"/>`,
} satisfies Readonly<Record<string, string>>
