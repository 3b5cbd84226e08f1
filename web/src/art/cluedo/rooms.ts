import { BRASS, INK, OUTLINE, PAPER, STEEL } from '../pen'

/** An emblem for each of the nine rooms, 96 × 96. */
export const rooms = {
  cuisine: `
<path d="M36 24 C32 18 40 15 36 8 M50 22 C46 15 54 12 50 4 M62 24 C58 18 66 15 62 9" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round" opacity=".55"/>
<path d="M8 50 h12 v8 H10 Q5 54 8 50Z M88 50 h-12 v8 H86 Q91 54 88 50Z" fill="#8a4b26" ${OUTLINE}/>
<path d="M16 46 H80 V76 Q80 90 66 90 H30 Q16 90 16 76Z" fill="#d98a4a" ${OUTLINE}/><path d="M17.4 47.4 H44 V88.6 H30 Q17.4 88.6 17.4 76Z" fill="#9a5227"/><path d="M71 54 V76" stroke="#ffd4a1" stroke-width="3.4" stroke-linecap="round"/>
<path d="M12 46 Q14 32 48 32 Q82 32 84 46Z" fill="#e7a366" ${OUTLINE}/><path d="M13.6 44.8 Q17 33.4 44 33.4 V44.8Z" fill="#a85f30"/><circle cx="48" cy="29" r="5.4" fill="${BRASS.lit}" ${OUTLINE}/>`,
  'salle-de-bal': `
<path d="M20 48 L82 8 L86 14 L74 50Z" fill="#3c2433" ${OUTLINE}/><path d="M26 47 L79 13 L81 15 L71 47Z" fill="${BRASS.lit}"/><path d="M34 47 L78 18 M44 47 L77 24 M56 47 L75 32" stroke="${BRASS.low}" stroke-width="1.6"/>
<path d="M58 50 L64 34" stroke="${INK}" stroke-width="2.6"/>
<path d="M6 48 H88 Q92 48 92 54 V62 H6Z" fill="#5b3148" ${OUTLINE}/><path d="M7.4 49.4 H40 V60.6 H7.4Z" fill="#331a2b"/>
<path d="M2 60 H40 V69 H2Z" fill="${PAPER.lit}" ${OUTLINE}/><path d="M9 60 v9 M16 60 v9 M23 60 v9 M30 60 v9" stroke="${INK}" stroke-width="1.6"/>
<path d="M12 69 h8 l-2 24 h-4Z M74 62 h8 l-2 31 h-4Z M46 62 h8 l-2 31 h-4Z" fill="#331a2b" ${OUTLINE}/><path d="M10 93 h12 M44 93 h12 M72 93 h12" stroke="${BRASS.mid}" stroke-width="3.4" stroke-linecap="round"/>`,
  veranda: `
<path d="M12 92 V44 C12 20 30 5 48 3 C66 5 84 20 84 44 V92Z" fill="#a6d3cf" ${OUTLINE}/><path d="M13.4 90.6 V44 C13.4 22 30 6.6 48 4.6 V90.6Z" fill="#6fa8ac"/>
<path d="M48 4 V90 M12 46 H84 M30 12 V90 M66 12 V90" stroke="${INK}" stroke-width="2"/>
<path d="M48 62 C44 44 30 36 18 40 C26 46 34 50 42 60 C32 54 20 54 13 63 C26 62 36 64 45 68 L48 72 L51 68 C60 64 70 62 83 63 C76 54 64 54 54 60 C62 50 70 46 78 40 C66 36 52 44 48 62Z" fill="#4d8a45" ${OUTLINE}/><path d="M48 62 C44 44 30 36 18 40 C26 46 34 50 42 60 C32 54 20 54 13 63 C26 62 36 64 45 68 L48 72Z" fill="#2c5a33"/>
<path d="M48 60 C46 44 46 34 50 24 C56 36 54 48 50 62Z" fill="#6fae54" ${OUTLINE}/>
<path d="M34 72 H62 L58 94 H38Z" fill="#c56d44" ${OUTLINE}/><path d="M35.4 73.4 H48 V92.6 H39.4Z" fill="#8a4328"/>`,
  'salle-a-manger': `
<path d="M14 6 V26 Q14 32 19 34 V92 H25 V34 Q30 32 30 26 V6 H26 V24 H24 V6 H20 V24 H18 V6Z" fill="${STEEL.lit}" ${OUTLINE} transform="translate(-10 0)"/>
<path d="M82 4 C92 12 94 34 90 50 H86 V92 H80 V6Z" fill="${STEEL.lit}" ${OUTLINE} transform="translate(1 0)"/>
<path d="M24 70 C24 44 36 32 48 32 C60 32 72 44 72 70Z" fill="${STEEL.lit}" ${OUTLINE}/><path d="M25.4 68.6 C25.8 45 37 33.6 46 33.4 V68.6Z" fill="${STEEL.low}"/><path d="M60 42 Q66 50 66.4 62" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>
<circle cx="48" cy="27" r="5.4" fill="${BRASS.lit}" ${OUTLINE}/><path d="M18 70 H78 L72 81 H24Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M20 71.4 H46 V79.6 H25Z" fill="${BRASS.low}"/>`,
  billard: `
<path d="M2 92 L88 4 L93 8 L9 96Z" fill="#d9a765" ${OUTLINE}/><path d="M2 92 L22 71.6 L29 75.6 L9 96Z" fill="#4d2a22" ${OUTLINE}/>
<circle cx="48" cy="36" r="18" fill="#b52f50" ${OUTLINE}/><path d="M48 19.4 A16.6 16.6 0 0 0 48 52.6Z" fill="#781a36"/><circle cx="52" cy="34" r="7.4" fill="${PAPER.lit}"/><text x="52" y="38.2" font-family="Figtree,sans-serif" font-weight="800" font-size="11" text-anchor="middle" fill="${INK}">3</text>
<circle cx="29" cy="68" r="18" fill="#f3b929" ${OUTLINE}/><path d="M29 51.4 A16.6 16.6 0 0 0 29 84.6Z" fill="#b47b12"/><circle cx="33" cy="66" r="7.4" fill="${PAPER.lit}"/><text x="33" y="70.2" font-family="Figtree,sans-serif" font-weight="800" font-size="11" text-anchor="middle" fill="${INK}">1</text>
<circle cx="67" cy="68" r="18" fill="${INK}" stroke="${BRASS.lit}" stroke-width="1.6"/><circle cx="71" cy="66" r="7.4" fill="${PAPER.lit}"/><text x="71" y="70.2" font-family="Figtree,sans-serif" font-weight="800" font-size="11" text-anchor="middle" fill="${INK}">8</text>`,
  bibliotheque: `
<path d="M10 20 H26 V84 H10Z" fill="#7e1c38" ${OUTLINE}/><path d="M11.4 21.4 H17 V82.6 H11.4Z" fill="#521128"/><path d="M10 32 H26 M10 72 H26" stroke="${BRASS.lit}" stroke-width="2.6"/>
<path d="M26 8 H44 V84 H26Z" fill="#2c5a6b" ${OUTLINE}/><path d="M27.4 9.4 H33 V82.6 H27.4Z" fill="#173845"/><path d="M26 20 H44 M26 26 H44 M26 74 H44" stroke="${BRASS.lit}" stroke-width="2.2"/>
<path d="M44 26 H58 V84 H44Z" fill="#c99a4b" ${OUTLINE}/><path d="M45.4 27.4 H50 V82.6 H45.4Z" fill="#8a6430"/><circle cx="53.4" cy="46" r="3" fill="${INK}"/>
<path d="M61 22 L76 17 L94 79 L79 84Z" fill="#4f7a3c" ${OUTLINE}/><path d="M62.6 23 L67 21.6 L84.6 81 L80 82.6Z" fill="#30502a"/><path d="M64 33 L79 28 M77 74 L91 69.4" stroke="${BRASS.lit}" stroke-width="2.4"/>
<path d="M3 84 H93 V92 H3Z" fill="#6b4228" ${OUTLINE}/>`,
  salon: `
<path d="M22 60 V26 Q22 8 48 8 Q74 8 74 26 V60Z" fill="#a8324f" ${OUTLINE}/><path d="M23.4 60 V26 Q23.4 9.4 48 9.4 V60Z" fill="#6e1b36"/>
<path d="M34 24 l3 3 -3 3 -3-3Z M48 20 l3 3 -3 3 -3-3Z M62 24 l3 3 -3 3 -3-3Z M41 37 l3 3 -3 3 -3-3Z M55 37 l3 3 -3 3 -3-3Z" fill="${BRASS.lit}"/>
<path d="M24 56 H72 V74 H24Z" fill="#c24a66" ${OUTLINE}/><path d="M25.4 57.4 H46 V72.6 H25.4Z" fill="#862642"/>
<path d="M8 46 Q8 38 17 38 Q26 38 26 48 V82 H8Z" fill="#a8324f" ${OUTLINE}/><path d="M88 46 Q88 38 79 38 Q70 38 70 48 V82 H88Z" fill="#c24a66" ${OUTLINE}/><path d="M9.4 46 Q9.4 39.4 17 39.4 V80.6 H9.4Z" fill="#6e1b36"/>
<path d="M26 74 H70 V82 H26Z" fill="#862642" ${OUTLINE}/><path d="M12 82 h9 l-2 12 h-5Z M84 82 h-9 l2 12 h5Z" fill="${BRASS.mid}" ${OUTLINE}/>`,
  hall: `
<path d="M30 14 Q48 -8 66 14Z" fill="#7a4d2c" ${OUTLINE}/><circle cx="48" cy="4" r="3.4" fill="${BRASS.lit}" ${OUTLINE}/>
<path d="M28 14 H68 V46 H28Z" fill="#8f5c35" ${OUTLINE}/><path d="M29.4 15.4 H46 V44.6 H29.4Z" fill="#5e3820"/>
<circle cx="48" cy="30" r="13" fill="${PAPER.lit}" ${OUTLINE}/><path d="M48 30 V21 M48 30 L55 34" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/><path d="M48 18.6 v2 M48 39.4 v2 M36.6 30 h2 M57.4 30 h2" stroke="${INK}" stroke-width="1.8"/>
<path d="M33 46 H63 V84 H33Z" fill="#8f5c35" ${OUTLINE}/><path d="M38 51 H58 V80 H38Z" fill="#22142c" stroke="${BRASS.mid}" stroke-width="2"/><path d="M48 51 L52 66" stroke="${BRASS.lit}" stroke-width="2.2"/><circle cx="53" cy="70" r="6" fill="${BRASS.lit}" stroke="${INK}" stroke-width="1.6"/>
<path d="M26 84 H70 V95 H26Z" fill="#7a4d2c" ${OUTLINE}/><path d="M27.4 85.4 H46 V93.6 H27.4Z" fill="#50301b"/>`,
  bureau: `
<path d="M20 46 L10 74 H86 L76 46Z" fill="#ffc861" opacity=".3"/>
<path d="M16 44 C16 22 30 14 48 14 C66 14 80 22 80 44 Q48 50 16 44Z" fill="#2f8a63" ${OUTLINE}/><path d="M17.4 43.2 C17.6 23.4 31 15.6 46 15.4 V46.4 Q30 46.4 17.4 43.2Z" fill="#17533f"/><path d="M60 20 Q70 25 73 36" stroke="#b9ecd0" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M44 8 H52 V14 H44Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M45 47 H51 V74 H45Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M64 46 V60" stroke="${BRASS.low}" stroke-width="1.8"/><circle cx="64" cy="62" r="2.8" fill="${BRASS.lit}" stroke="${INK}" stroke-width="1.4"/>
<path d="M30 84 Q32 74 48 73 Q64 74 66 84Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M31.6 82.6 Q34 75.4 46 74.6 V82.6Z" fill="${BRASS.low}"/><path d="M6 84 H90 V93 H6Z" fill="#6b4228" ${OUTLINE}/>`,
} satisfies Readonly<Record<string, string>>
