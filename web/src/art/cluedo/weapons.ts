import { BRASS, INK, OUTLINE, PAPER, STEEL } from '../pen'

/** The seven weapons, 96 × 96. */
export const weapons = {
  corde: `
<g fill="none" stroke-linecap="round">
${([['M66 64 C80 70 86 80 78 88 C72 92 64 90 60 86', 0], ['M48 16 C70 16 84 26 84 40 C84 54 70 64 48 64 C26 64 12 54 12 40 C12 26 26 16 48 16Z', 0], ['M48 28 C64 28 72 33 72 40 C72 47 64 52 48 52 C32 52 24 47 24 40 C24 33 32 28 48 28Z', 0]] as const).map(([d]) => `<path d="${d}" stroke="${INK}" stroke-width="14.6"/><path d="${d}" stroke="#d8b679" stroke-width="9.6"/><path d="${d}" stroke="#8a6234" stroke-width="9.6" stroke-dasharray="2.4 5.4" stroke-linecap="butt"/>`).join('')}
</g>
<path d="M38 46 H58 V74 H38Z" fill="#b52f50" ${OUTLINE}/><path d="M38 46 H47 V74 H38Z" fill="#7e1c38"/><path d="M38 53 H58 M38 60 H58 M38 67 H58" stroke="${INK}" stroke-width="1.8"/>`,
  matraque: `
<g transform="rotate(42 48 48)"><path d="M40 88 C28 98 22 84 34 80" fill="none" stroke="${INK}" stroke-width="6.4" stroke-linecap="round"/><path d="M40 88 C28 98 22 84 34 80" fill="none" stroke="#a06a3c" stroke-width="3" stroke-linecap="round"/>
<path d="M48 0 C60 0 63 9 62 20 L57.4 58 V88 Q57.4 95 48 95 Q38.6 95 38.6 88 V58 L34 20 C33 9 36 0 48 0Z" fill="#9a6a4c" ${OUTLINE}/>
<path d="M48 1.6 C37.6 1.6 34.8 9 35.6 20 L40.2 58 V88 Q40.2 93.4 48 93.4Z" fill="#5c3832"/>
<path d="M54 10 L52.6 50" stroke="#e0b48a" stroke-width="2.8" stroke-linecap="round"/>
<path d="M38.6 58 H57.4 V65 H38.6Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M38.6 72 H57.4 M38.6 79 H57.4 M38.6 86 H57.4" stroke="${INK}" stroke-width="2.2"/></g>`,
  poignard: `
<g transform="rotate(38 48 48)"><path d="M48 -5 L58 14 V58 H38 V14Z" fill="${STEEL.lit}" ${OUTLINE}/><path d="M48 -2 L39.4 14.4 V57 H48Z" fill="${STEEL.low}"/><path d="M48 8 V52" stroke="${INK}" stroke-width="1.5"/>
<path d="M24 56 Q24 52 30 54 H66 Q72 52 72 56 L70 64 H26Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M25 56 Q24.6 53 30 55 H48 V63 H27Z" fill="${BRASS.low}"/>
<path d="M42 64 H54 L53 86 H43Z" fill="#b52f50" ${OUTLINE}/><path d="M43 65 H48 V86 H44Z" fill="#6e1832"/><path d="M42.6 70 L53.6 74 M42.8 77 L53.2 81" stroke="${BRASS.hi}" stroke-width="1.6"/>
<circle cx="48" cy="91" r="7" fill="${BRASS.lit}" ${OUTLINE}/><circle cx="48" cy="91" r="2.6" fill="#b52f50"/></g>`,
  'cle-anglaise': `
<g transform="rotate(40 48 48)"><path d="M30 2 L37 0 V20 Q37 25 42 25 H54 Q59 25 59 20 V4 L67 7 C76 18 72 34 60 40 L58.4 44 V86 Q58.4 97 48 97 Q37.6 97 37.6 86 V44 L36 40 C22 33 19 14 30 2Z" fill="${STEEL.lit}" ${OUTLINE}/>
<path d="M30.6 3.6 L35.6 2 V20 Q35.6 26.4 42 26.4 H48 V95.6 Q39 95.6 39 86 V43.6 L37 38.8 C24.4 32.4 21.4 14.6 30.6 3.6Z" fill="${STEEL.low}"/>
<rect x="41" y="31" width="14" height="11" rx="2" fill="${BRASS.lit}" ${OUTLINE}/><path d="M44.6 32 V41 M48 32 V41 M51.4 32 V41" stroke="${INK}" stroke-width="1.6"/>
<path d="M44 52 H52 V78 Q48 82 44 78Z" fill="#4d5075" stroke="${INK}" stroke-width="1.6"/><circle cx="48" cy="88" r="3.4" fill="${INK}"/></g>`,
  chandelier: `
<circle cx="48" cy="13" r="15" fill="#ffc861" opacity=".28"/>
<path d="M48 -1 C54 6 57 11 55.4 16 C54 21 42 21 40.6 16 C39 11 43 8 48 -1Z" fill="#ffc861" ${OUTLINE}/><path d="M48.4 9 C51.4 13 51.6 17.4 48 18.4 C44.8 17.4 45.4 13 48.4 9Z" fill="#fff6d6"/>
<path d="M41 21 H55 V46 H41Z" fill="${PAPER.lit}" ${OUTLINE}/><path d="M42.3 22.3 H47 V45 H42.3Z" fill="${PAPER.low}"/><path d="M51 22 v9 q2 3 4 0" fill="#fff" stroke="${INK}" stroke-width="1.4"/>
<path d="M26 44 H70 Q68 53 56 54 L54 60 Q61 64 54 69 L55.4 80 Q72 82 74 95 H22 Q24 82 40.6 80 L42 69 Q35 64 42 60 L40 54 Q28 53 26 44Z" fill="${BRASS.lit}" ${OUTLINE}/>
<path d="M27.4 45.4 H48 V93.6 H23.6 Q25.6 83 41.6 81.2 L43.4 68.4 Q37 64 43.4 60.6 L41 52.8 Q30 52 27.4 45.4Z" fill="${BRASS.low}"/><path d="M42 69 H54 M42 60 H54 M40 80.6 H56" stroke="${INK}" stroke-width="1.8"/>`,
  revolver: `
<path d="M10 25 L17 19 L22 24 H92 V37 H66 V47 H50 C50 60 40 63 34 61 L29 84 Q28 90 22 90 L8 89 Q3 88 5 82 L17 49 C10 42 11 31 10 25Z" fill="${STEEL.mid}" ${OUTLINE}/>
<path d="M18 48 L31 56 L34 61 L29 84 Q28 90 22 90 L8 89 Q3 88 5 82Z" fill="#7b4a32" ${OUTLINE}/><path d="M18 50 L24 54 L14 88 L8 87.6 Q5 87 6.4 82Z" fill="#4d2a22"/>
<path d="M64 25.4 H90.6 V30 H64Z M22 25.4 H36 V29 H22Z" fill="${STEEL.lit}"/>
<rect x="36" y="22" width="26" height="23" rx="4" fill="${STEEL.lit}" ${OUTLINE}/><path d="M37.4 26 Q37.4 23.4 40 23.4 H44 V43.6 H40 Q37.4 43.6 37.4 41Z" fill="${STEEL.low}"/><path d="M45 28 H58 M45 38.6 H58" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>
<path d="M36 48 C34 56 38 61 45 58 C50 56 51 52 50 47" fill="none" stroke="${INK}" stroke-width="2.6"/><path d="M42 47 q-2 6 -5 7" stroke="${INK}" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M84 24 v-5 h5 v5Z" fill="${BRASS.lit}" ${OUTLINE}/><circle cx="20" cy="68" r="3" fill="${BRASS.lit}"/>`,
  poison: `
<path d="M37 1 H59 L62 9 L56 16 H40 L34 9Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M38 2.4 H47 V14.6 H41 L35.6 9Z" fill="${BRASS.low}"/>
<path d="M41 16 H55 V28 H41Z" fill="#c6e2d0" ${OUTLINE}/><rect x="37" y="26" width="22" height="6" rx="2" fill="${BRASS.lit}" ${OUTLINE}/>
<path d="M33 32 H63 L80 50 V84 L70 95 H26 L16 84 V50Z" fill="#4f9a7c" ${OUTLINE}/><path d="M33.6 33.4 H48 V93.6 H26.6 L17.4 83.4 V50.6Z" fill="#2b6555"/><path d="M66 37 L76 48 V66" stroke="#bfeed2" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M26 52 H70 V86 H26Z" fill="${PAPER.lit}" stroke="${INK}" stroke-width="2"/>
<path d="M48 55.4 C57 55.4 61 61 60.6 67 C60.4 71 58 72.6 55.4 73.6 V79.4 H40.6 V73.6 C38 72.6 35.6 71 35.4 67 C35 61 39 55.4 48 55.4Z" fill="${INK}"/><ellipse cx="42.6" cy="66.4" rx="3.5" ry="4" fill="${PAPER.lit}"/><ellipse cx="53.4" cy="66.4" rx="3.5" ry="4" fill="${PAPER.lit}"/><path d="M48 69.6 l1.9 3.6 h-3.8Z M45 76 v4 M48 76 v4 M51 76 v4" fill="${PAPER.lit}" stroke="${PAPER.lit}" stroke-width="1.2"/>`,
} satisfies Readonly<Record<string, string>>
