import { BRASS, INK, OUTLINE, PAPER, STEEL, THIN } from '../pen'

/** A weapon for each place, 96 × 96. */
export const weapons = {
  corde: `
<g fill="none" stroke-linecap="round">${['M66 64 C80 70 86 80 78 88 C72 92 64 90 60 86', 'M48 16 C70 16 84 26 84 40 C84 54 70 64 48 64 C26 64 12 54 12 40 C12 26 26 16 48 16Z', 'M48 28 C64 28 72 33 72 40 C72 47 64 52 48 52 C32 52 24 47 24 40 C24 33 32 28 48 28Z'].map((d) => `<path d="${d}" stroke="${INK}" stroke-width="14.6"/><path d="${d}" stroke="#d8b679" stroke-width="9.6"/><path d="${d}" stroke="#8a6234" stroke-width="9.6" stroke-dasharray="2.4 5.4" stroke-linecap="butt"/>`).join('')}</g>
<path d="M38 46 H58 V74 H38Z" fill="#4a6fc0" ${OUTLINE}/><path d="M38 46 H47 V74 H38Z" fill="#2b4484"/><path d="M38 53 H58 M38 60 H58 M38 67 H58" stroke="${INK}" stroke-width="1.8"/>`,
  tisonnier: `
<g transform="rotate(40 48 48)"><path d="M44.4 18 H51.6 V-2 L48 -9 L44.4 -2Z" fill="#f0643a" ${OUTLINE}/><path d="M44.4 24 V64 H51.6 V30 Q66 30 66 16 L60 14 Q60 22 51.6 22 V12 H44.4Z" fill="${STEEL.low}" ${OUTLINE}/><path d="M51.6 25 Q63 25 64 16" fill="none" stroke="#f0643a" stroke-width="2.6"/><path d="M49.6 30 V62" stroke="${STEEL.lit}" stroke-width="2.2"/><path d="M45.7 14 H47.4 V62 H45.7Z" fill="#3b3d58"/>
<path d="M40 62 H56 V69 H40Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M43 69 H53 L51.6 90 H44.4Z" fill="#5a2b23" ${OUTLINE}/><path d="M44 70 H48 V89 H45.4Z" fill="#341613"/><path d="M43.6 75 L52.6 78 M43.9 81 L52.2 84" stroke="${BRASS.lit}" stroke-width="1.5"/><circle cx="48" cy="96" r="7" fill="${BRASS.lit}" ${OUTLINE}/><path d="M48 90.4 A5.6 5.6 0 0 0 48 101.6Z" fill="${BRASS.low}"/></g>`,
  couteau: `
<g transform="rotate(40 48 48)"><path d="M38 60 V-4 Q60 16 60 44 V60Z" fill="${STEEL.lit}" ${OUTLINE}/><path d="M39.3 58.7 V1 Q46 9 47.6 24 V58.7Z" fill="${STEEL.mid}"/><path d="M54 22 Q57.6 32 57.6 46" stroke="#fff" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<path d="M36 58 H62 V66 H36Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M40 66 H56 V92 Q56 99 48 99 Q40 99 40 92Z" fill="#4a2a24" ${OUTLINE}/><path d="M41.3 67 H46 V97 Q41.3 97 41.3 92Z" fill="#2a1616"/><circle cx="49" cy="73" r="2.2" fill="${BRASS.lit}"/><circle cx="49" cy="82" r="2.2" fill="${BRASS.lit}"/><circle cx="49" cy="91" r="2.2" fill="${BRASS.lit}"/></g>`,
  'coupe-papier': `
<path d="M8 52 L60 36 L74 78 L22 94Z" fill="${PAPER.lit}" ${OUTLINE}/><path d="M8 52 L60 36 L45 66Z" fill="#fff" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/><path d="M9 53 L45 66 L23 92.6Z" fill="${PAPER.mid}"/><circle cx="44" cy="64" r="6.4" fill="#b3213f" stroke="${INK}" stroke-width="1.6"/>
<g transform="rotate(32 52 44)"><path d="M52 -10 Q60 10 59 44 H45 Q44 10 52 -10Z" fill="#fff3d3" ${OUTLINE}/><path d="M52 -6 Q46 12 46.3 43 H52Z" fill="#c8ab74"/><path d="M40 44 H64 L61 51 H43Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M46 51 H58 L56.5 70 Q62 74 60 80 Q57 86 52 86 Q47 86 44 80 Q42 74 47.5 70Z" fill="#2f8a63" ${OUTLINE}/><path d="M47.4 52 H52 V84.6 Q47 84.6 45.2 79.6 Q43.6 75 48.8 70.6Z" fill="#17533f"/><circle cx="52.5" cy="77.5" r="3.2" fill="${BRASS.hi}"/></g>`,
  chandelier: `
<circle cx="48" cy="13" r="15" fill="#ffc861" opacity=".28"/>
<path d="M48 -1 C54 6 57 11 55.4 16 C54 21 42 21 40.6 16 C39 11 43 8 48 -1Z" fill="#ffc861" ${OUTLINE}/><path d="M48.4 9 C51.4 13 51.6 17.4 48 18.4 C44.8 17.4 45.4 13 48.4 9Z" fill="#fff6d6"/>
<path d="M41 21 H55 V46 H41Z" fill="${PAPER.lit}" ${OUTLINE}/><path d="M42.3 22.3 H47 V45 H42.3Z" fill="${PAPER.low}"/><path d="M51 22 v9 q2 3 4 0" fill="#fff" stroke="${INK}" stroke-width="1.4"/>
<path d="M26 44 H70 Q68 53 56 54 L54 60 Q61 64 54 69 L55.4 80 Q72 82 74 95 H22 Q24 82 40.6 80 L42 69 Q35 64 42 60 L40 54 Q28 53 26 44Z" fill="${BRASS.lit}" ${OUTLINE}/>
<path d="M27.4 45.4 H48 V93.6 H23.6 Q25.6 83 41.6 81.2 L43.4 68.4 Q37 64 43.4 60.6 L41 52.8 Q30 52 27.4 45.4Z" fill="${BRASS.low}"/><path d="M42 69 H54 M42 60 H54 M40 80.6 H56" stroke="${INK}" stroke-width="1.8"/>`,
  secateur: `
<g transform="rotate(24 48 48)"><path d="M44 46 C34 30 34 14 46 0 C56 14 58 30 53 46Z" fill="${STEEL.lit}" ${OUTLINE}/><path d="M45 45 C36 30 36 16 45.6 3 V45Z" fill="${STEEL.low}"/><path d="M52 44 C60 34 62 22 60 12 C70 22 72 38 58 52Z" fill="${STEEL.mid}" ${OUTLINE}/>
<path d="M44 50 C34 62 30 78 31 96 Q36 100 40 96 C41 82 46 70 54 58Z" fill="#2f7a3a" ${OUTLINE}/><path d="M45 52 C36 63 32 78 32.6 94 Q34.6 96 36 95.4 C37 80 41 68 49 57Z" fill="#184a24"/><path d="M52 50 C62 60 68 76 69 94 Q64 99 59.6 95 C58 80 52 68 44 58Z" fill="#3f9a4a" ${OUTLINE}/>
<path d="M42 72 q8 -5 15 0 M40.6 78 q9 -5 18 0" stroke="${INK}" stroke-width="2" fill="none"/><circle cx="49" cy="50" r="7.4" fill="${BRASS.lit}" ${OUTLINE}/><circle cx="49" cy="50" r="2.2" fill="${INK}"/></g>`,
  fusil: `
<g transform="rotate(-38 48 48)"><path d="M30 38 H108 V45.6 H30Z" fill="${STEEL.mid}" ${OUTLINE}/><path d="M30 45.6 H108 V53 H30Z" fill="${STEEL.low}" ${OUTLINE}/><path d="M34 40.6 H106" stroke="${STEEL.lit}" stroke-width="2.2"/><path d="M106 36 h5 v19 h-5Z" fill="${BRASS.lit}" ${OUTLINE}/>
<path d="M46 52 H78 L74 60 H50Z" fill="#8a5230" ${OUTLINE}/><path d="M18 37 H42 V56 H26 L18 52Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M19.3 38.3 H28 V54.7 H26.4 L19.3 51Z" fill="${BRASS.low}"/><path d="M28 33 l6 -4 l3 8 h-8Z" fill="${STEEL.mid}" ${THIN}/>
<path d="M20 38 C10 38 2 46 -14 50 V72 C-4 72 8 62 22 55Z" fill="#8a5230" ${OUTLINE}/><path d="M-12.7 60 V70.6 C-4 70 8 60.6 21 54 L20 50 C8 53 0 60 -12.7 60Z" fill="#55301d"/><path d="M-14 50 V72 h-4 V50Z" fill="#2a1616" ${THIN}/><path d="M26 56 q1 9 9 9 q7 0 7 -9" fill="none" stroke="${INK}" stroke-width="2.8"/><path d="M34 56 v5" stroke="${INK}" stroke-width="2.8" stroke-linecap="round"/></g>`,
} satisfies Readonly<Record<string, string>>
