import { BRASS, INK, OUTLINE, PAPER, STEEL, STONE, THIN, WOOD } from '../pen'

const eyes = (x: number, y: number, r = 1, c = '#ffe08a'): string => `<ellipse cx="${x - 6 * r}" cy="${y}" rx="${3.2 * r}" ry="${4.6 * r}" fill="${c}"/><ellipse cx="${x + 6 * r}" cy="${y - .6 * r}" rx="${3.2 * r}" ry="${4.6 * r}" fill="${c}"/><circle cx="${x - 5 * r}" cy="${y + .8 * r}" r="${1.5 * r}" fill="${INK}"/><circle cx="${x + 7 * r}" cy="${y + .2 * r}" r="${1.5 * r}" fill="${INK}"/>`

/** Twelve places, 96 × 96; something always looks back from the four terrifying ones. */
export const places = {
  puits: `
<path d="M20 50 V22 H27 V50Z M69 50 V22 H76 V50Z" fill="${WOOD.mid}" ${OUTLINE}/><path d="M8 26 L48 2 L88 26 L82 31 H14Z" fill="#7a3f56" ${OUTLINE}/><path d="M10 26 L48 4 V29.6 H14.6Z" fill="#4f2440"/><path d="M30 15 v15 M66 15 v15 M48 4 v26" stroke="${INK}" stroke-width="1.4"/>
<path d="M48 30 V38" stroke="${INK}" stroke-width="2"/><path d="M42 38 H54 L52 47 H44Z" fill="${BRASS.mid}" ${THIN}/>
<path d="M14 54 C14 44 82 44 82 54 V84 C82 96 14 96 14 84Z" fill="${STONE.mid}" ${OUTLINE}/><path d="M15.3 56 C15.3 64 30 63 40 64 V92 C26 91 15.3 89 15.3 84Z" fill="${STONE.low}"/>
<ellipse cx="48" cy="54.5" rx="33.5" ry="8.6" fill="${STONE.lit}" ${THIN}/><ellipse cx="48" cy="55" rx="26" ry="6.4" fill="#150e2b"/>
<path d="M15 74 Q48 84 81 74 M32 64 V76 M58 66 V78 M44 78 V91 M70 76 V88 M24 76 V86" fill="none" stroke="${INK}" stroke-width="1.6"/>
<path d="M33 57 C33 47 39 43 48 43 C57 43 63 47 63 57 Q48 62 33 57Z" fill="#150e2b"/>${eyes(48, 52, 1)}`,
  cave: `
<path d="M6 92 V44 C6 18 26 4 48 4 C70 4 90 18 90 44 V92Z" fill="${STONE.mid}" ${OUTLINE}/><path d="M7.3 90.7 V44 C7.3 20 26 5.4 44 5.3 V90.7Z" fill="${STONE.low}"/>
<path d="M18 92 V46 C18 26 32 15 48 15 C64 15 78 26 78 46 V92Z" fill="#150e2b" ${OUTLINE}/><path d="M48 4 V15 M24 12 L31 22 M72 12 L65 22 M8 34 L19 39 M88 34 L77 39 M6 60 H18 M90 60 H78 M6 78 H18 M90 78 H78" stroke="${INK}" stroke-width="1.8"/>
${eyes(42, 38, 1.15)}
<path d="M20 92 V86 H32 V78 H44 V70 H54" fill="none" stroke="#4a3f78" stroke-width="3"/>
<path d="M50 60 H80 C86 68 86 84 80 93 H50 C44 84 44 68 50 60Z" fill="${WOOD.lit}" ${OUTLINE}/><path d="M51 61.3 H60 C57 70 57 84 60 91.7 H51 C45.6 84 45.6 68.6 51 61.3Z" fill="${WOOD.low}"/><path d="M47.4 68 H82.6 M47.4 85 H82.6" stroke="${BRASS.mid}" stroke-width="3.4"/><circle cx="66" cy="76.5" r="4" fill="${INK}"/><path d="M66 77 v9" stroke="#a72f55" stroke-width="2.6" stroke-linecap="round"/>`,
  placard: `
<path d="M14 8 Q48 0 82 8 V88 H14Z" fill="${WOOD.mid}" ${OUTLINE}/><path d="M15.3 9.4 Q30 5.6 44 5.4 V86.7 H15.3Z" fill="${WOOD.low}"/>
<path d="M24 17 H80 V82 H24Z" fill="#150e2b" ${THIN}/>${eyes(48, 40, 1.2)}
<path d="M36 17 V27 M30 27 Q36 22 42 27 L44 33" stroke="${BRASS.mid}" stroke-width="1.8" fill="none"/>
<path d="M80 17 L93 11 V90 L80 82Z" fill="${WOOD.lit}" ${OUTLINE}/><path d="M84 24 L89.6 21.6 V48 L84 48Z M84 54 H89.6 V80 L84 77Z" fill="none" stroke="${WOOD.low}" stroke-width="1.6"/><circle cx="83.6" cy="51" r="2" fill="${BRASS.lit}"/>
<path d="M24 17 H30 V82 H24Z" fill="${WOOD.lit}" ${THIN}/>
<path d="M62 58 C66 54 70 56 72 60 C76 56 80 58 80 62 C84 62 85 67 82 69 C82 73 78 74 74 73 C68 74 62 72 61 67Z" fill="#e9e0ff" ${THIN}/><path d="M72 60 l1 5 M79 63 l-1 4" stroke="${INK}" stroke-width="1.3"/>
<path d="M10 86 H86 V94 H10Z" fill="${WOOD.low}" ${OUTLINE}/><path d="M40 6 l8 -5 8 5Z" fill="${BRASS.lit}" ${THIN}/>`,
  grenier: `
<path d="M48 2 L94 44 L86 50 L48 16 L10 50 L2 44Z" fill="#4a4f86" ${OUTLINE}/><path d="M48 3.6 V15.6 L10 48.4 L4 44Z" fill="#2c3160"/>
<path d="M14 48 L48 18 L82 48 V92 H14Z" fill="#6b5a86" ${OUTLINE}/><path d="M15.3 48.6 L46 21.6 V90.7 H15.3Z" fill="#4a3b66"/>
<circle cx="48" cy="39" r="11" fill="#ffdf8f" ${OUTLINE}/><path d="M48 28 V50 M37 39 H59" stroke="${INK}" stroke-width="2"/>
<path d="M80 50 C74 54 72 60 72 68 M80 58 C76 60 75 64 75 69 M80 50 L70 62 M80 50 V68" stroke="#e6dbff" stroke-width="1.2" fill="none"/>
<path d="M24 74 L30 56 H68 L72 74Z" fill="${WOOD.mid}" ${OUTLINE}/><path d="M28 73 H68 V66 H30Z" fill="#150e2b"/><g transform="translate(0 2)">${eyes(48, 67, .8)}</g>
<path d="M22 74 H74 V92 H22Z" fill="${WOOD.lit}" ${OUTLINE}/><path d="M23.3 75.3 H44 V90.7 H23.3Z" fill="${WOOD.low}"/><path d="M32 74 V92 M64 74 V92" stroke="${BRASS.mid}" stroke-width="3.4"/><rect x="43" y="75" width="10" height="8" rx="1.5" fill="${BRASS.lit}" ${THIN}/>`,
  serre: `
<path d="M10 92 V46 L48 14 L86 46 V92Z" fill="#a9dcb4" ${OUTLINE}/><path d="M11.3 90.7 V46.6 L46 17.6 V90.7Z" fill="#6aa888"/>
<path d="M48 92 C40 74 28 72 20 76 C26 80 32 84 38 92Z M50 92 C52 66 64 56 78 60 C68 68 62 78 60 92Z" fill="#3c7a42" ${THIN}/><path d="M46 92 C44 70 48 54 54 44 C60 58 58 76 52 92Z" fill="#5f9e4c" ${THIN}/><circle cx="54" cy="44" r="6.5" fill="#d8567f" ${THIN}/><circle cx="54" cy="44" r="2.4" fill="${BRASS.hi}"/>
<path d="M48 14 V92 M10 46 H86 M29 30 V92 M67 30 V92 M10 68 H86" stroke="${INK}" stroke-width="2"/><path d="M6 92 H90 V96 H6Z" fill="${STONE.low}" ${THIN}/><path d="M48 14 V6" stroke="${BRASS.lit}" stroke-width="3"/><circle cx="48" cy="5" r="3.4" fill="${BRASS.lit}" ${THIN}/>`,
  bassin: `
<path d="M44 46 C42 32 34 30 35 20 C40 24 43 22 45 14 C47 22 52 22 56 18 C58 30 52 34 52 46Z" fill="${STONE.lit}" ${OUTLINE}/><path d="M45 15 C43 22 40 24 36 21.6 C36 30 43 33 45 46 H47 C46 34 47 24 45 15Z" fill="${STONE.low}"/>
<path d="M46 14 C40 2 28 4 24 14 M48 14 C54 2 68 2 72 16 M24 14 V24 M72 16 V28" fill="none" stroke="#9fe0f2" stroke-width="3" stroke-linecap="round"/>
<path d="M4 58 C4 46 92 46 92 58 V76 C92 94 4 94 4 76Z" fill="${STONE.mid}" ${OUTLINE}/><path d="M5.3 60 C6 68 30 69 40 70 V89 C20 88 5.3 84 5.3 76Z" fill="${STONE.low}"/><ellipse cx="48" cy="58" rx="43.5" ry="11" fill="${STONE.lit}" ${THIN}/><ellipse cx="48" cy="59" rx="37" ry="8.4" fill="#2b7f9c"/><path d="M22 58 q8 -4 16 0 M56 62 q8 -4 16 0" stroke="#a9ecf5" stroke-width="2" fill="none" stroke-linecap="round"/>
<path d="M58 55 a9 4 0 1 1 -2 3 l6 -1Z" fill="#6cae54" stroke="${INK}" stroke-width="1.4"/><circle cx="65" cy="53" r="3" fill="#f3a6c4" stroke="${INK}" stroke-width="1.2"/>`,
  cabanon: `
<path d="M14 44 L18 92 H80 L84 40Z" fill="${WOOD.lit}" ${OUTLINE}/><path d="M15.6 44 L19.3 90.7 H46 V42Z" fill="${WOOD.low}"/><path d="M30 43 L32 92 M66 41 L65 92" stroke="${INK}" stroke-width="1.6"/>
<path d="M4 46 L40 10 L94 38 L88 46 L42 22 L12 52Z" fill="#5f7a35" ${OUTLINE}/><path d="M6 46 L40 12 L42 20 L12 50Z" fill="#3c5222"/>
<path d="M36 92 V54 H60 V92Z" fill="#5e3820" ${OUTLINE}/><path d="M50 60 a6 6 0 1 0 4 9 a5 5 0 0 1 -4 -9Z" fill="#ffdf8f"/><circle cx="56" cy="76" r="1.8" fill="${BRASS.lit}"/><path d="M37.3 55.3 H41 V90.7 H37.3Z" fill="#3a2012"/>
<path d="M70 92 L80 50 M84 92 L80 50" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="M76 60 l10 -3" stroke="${INK}" stroke-width="2"/><path d="M80 50 L76 36 M80 50 L80 34 M80 50 L85 36" stroke="${STEEL.low}" stroke-width="2.4" stroke-linecap="round"/>`,
  buanderie: `
<path d="M2 16 Q48 26 94 14" fill="none" stroke="${INK}" stroke-width="2.6"/><path d="M22 20 C18 34 20 48 18 60 C22 66 26 64 29 60 C32 66 37 66 40 60 C43 66 49 66 52 60 C54 64 58 63 58 59 C58 46 57 34 60 20 Q40 24 22 20Z" fill="#f3edff" ${OUTLINE}/><path d="M22 21 C18 34 20 48 18.6 59 C22 64 26 63 29 60 C30 46 28 34 31 22Z" fill="#bfb0e0"/><ellipse cx="37" cy="36" rx="3" ry="4.6" fill="${INK}"/><ellipse cx="48" cy="35.6" rx="3" ry="4.6" fill="${INK}"/><path d="M39 46 Q43 51 47 45.6" stroke="${INK}" stroke-width="2.2" fill="none" stroke-linecap="round"/>
<path d="M26 14 v9 M56 14 v9 M70 12 v9 M84 11 v8" stroke="${BRASS.mid}" stroke-width="4" stroke-linecap="round"/><path d="M68 19 H88 L86 40 Q84 46 90 50 L84 55 Q74 48 74 40Z" fill="#d8567f" ${THIN}/>
<path d="M10 70 H86 L80 94 H16Z" fill="${STEEL.mid}" ${OUTLINE}/><path d="M12 71.3 H40 V92.7 H17Z" fill="${STEEL.low}"/><ellipse cx="48" cy="70" rx="38" ry="7" fill="#dff6ff" ${THIN}/><circle cx="38" cy="67" r="5" fill="#fff" ${THIN}/><circle cx="52" cy="66" r="6" fill="#fff" ${THIN}/><circle cx="63" cy="69" r="4" fill="#fff" ${THIN}/>`,
  chaufferie: `
<path d="M56 20 V2 H70 V10 H94 V24 H84 V22 H70 V24Z" fill="${STEEL.low}" ${OUTLINE}/><path d="M16 90 V40 C16 24 30 18 46 18 C62 18 76 24 76 40 V90Z" fill="#8f5a4a" ${OUTLINE}/><path d="M17.3 88.7 V40 C17.3 26 30 19.3 44 19.3 V88.7Z" fill="#5a3136"/>
<circle cx="46" cy="38" r="10" fill="${PAPER.lit}" ${THIN}/><path d="M46 38 L51 32" stroke="#b3213f" stroke-width="2.4" stroke-linecap="round"/><path d="M38.6 40 a8 8 0 0 1 14.8 0" fill="none" stroke="${INK}" stroke-width="1.2"/>
<path d="M28 82 V66 Q28 56 46 56 Q64 56 64 66 V82Z" fill="#2a1022" ${OUTLINE}/><path d="M32 82 C32 72 38 72 38 64 C44 68 44 72 46 72 C48 68 47 64 51 60 C52 70 60 72 60 82Z" fill="#ff9a3d"/><path d="M41 82 C41 76 45 76 46 71 C50 76 52 77 52 82Z" fill="#ffe08a"/><path d="M36 58 V82 M46 56 V82 M56 58 V82" stroke="${INK}" stroke-width="2"/>
<path d="M76 60 H88 M88 54 V66" stroke="${STEEL.mid}" stroke-width="5" stroke-linecap="round"/><path d="M20 90 h8 v6 h-8Z M64 90 h8 v6 h-8Z" fill="${INK}"/><path d="M16 50 H20 M72 50 H76 M16 70 H20 M72 70 H76" stroke="${BRASS.lit}" stroke-width="3"/>`,
  garage: `
<path d="M14 54 C18 34 22 26 30 24 H66 C74 26 78 34 82 54Z" fill="#35506b" ${OUTLINE}/><path d="M23 48 C25 36 28 31 33 30 H63 C68 31 71 36 73 48Z" fill="#bfe0ea" ${THIN}/><path d="M24.6 47 C26 37 29 32 33 31.3 H46 V47Z" fill="#7fa6bd"/>
<path d="M6 56 C6 50 14 50 20 50 H76 C82 50 90 50 90 56 V80 H6Z" fill="#4f7fa6" ${OUTLINE}/><path d="M7.3 56 C7.3 51.3 14 51.3 20 51.3 H44 V78.7 H7.3Z" fill="#2f5577"/>
<path d="M34 56 H62 L58 76 H38Z" fill="${STEEL.lit}" ${THIN}/><path d="M42 57 V76 M48 57 V76 M54 57 V76" stroke="${INK}" stroke-width="1.8"/><circle cx="20" cy="63" r="9" fill="#fff1c4" ${OUTLINE}/><circle cx="76" cy="63" r="9" fill="#fff1c4" ${OUTLINE}/><circle cx="22" cy="64" r="3.6" fill="${INK}"/><circle cx="78" cy="64" r="3.6" fill="${INK}"/>
<path d="M2 80 H94 V87 H2Z" fill="${STEEL.mid}" ${THIN}/><path d="M12 87 h14 v8 h-14Z M70 87 h14 v8 h-14Z" fill="${INK}"/>`,
  chambre: `
<path d="M10 12 Q22 2 34 12 V40 H10Z" fill="${WOOD.mid}" ${OUTLINE}/><path d="M4 34 H12 V92 H4Z M84 50 H92 V92 H84Z" fill="${WOOD.lit}" ${OUTLINE}/><circle cx="8" cy="31" r="4.6" fill="${BRASS.lit}" ${THIN}/><circle cx="88" cy="47" r="4.6" fill="${BRASS.lit}" ${THIN}/>
<path d="M12 54 C12 46 34 46 36 56 L34 66 H12Z" fill="#fdf7e8" ${OUTLINE}/><path d="M12 64 C30 58 34 40 52 38 C68 38 74 56 84 60 V80 H12Z" fill="#7b6cc0" ${OUTLINE}/><path d="M13.3 65 C31 59 35 42 50 39.6 C44 50 42 64 42 78.7 H13.3Z" fill="#4c3f8a"/>
<ellipse cx="54" cy="52" rx="3" ry="4.4" fill="${INK}"/><ellipse cx="64" cy="54" rx="3" ry="4.4" fill="${INK}"/><circle cx="55" cy="50.6" r="1" fill="#fff"/><circle cx="65" cy="52.6" r="1" fill="#fff"/><path d="M22 70 l3 3 -3 3 -3-3Z M34 74 l3 3 -3 3 -3-3Z M52 70 l3 3 -3 3 -3-3Z M66 70 l3 3 -3 3 -3-3Z" fill="${BRASS.lit}" transform="translate(0 -1)"/>
<path d="M12 80 H84 V88 H12Z" fill="${WOOD.mid}" ${OUTLINE}/>`,
  'salle-de-bain': `
<path d="M8 10 H88" stroke="${BRASS.lit}" stroke-width="4" stroke-linecap="round"/><path d="M54 12 H86 C84 30 88 46 84 62 C80 58 77 58 74 62 C71 58 68 58 65 62 C62 58 59 58 56 62 C54 44 57 28 54 12Z" fill="#6fb7d8" ${OUTLINE}/><path d="M62 14 C64 30 62 46 62 58 M74 14 C75 30 73 44 74 60" stroke="#2f6f93" stroke-width="2" fill="none"/>
<path d="M8 52 V28 Q8 20 16 20 H24 V26" fill="none" stroke="${INK}" stroke-width="7"/><path d="M8 52 V28 Q8 20 16 20 H24 V26" fill="none" stroke="${STEEL.mid}" stroke-width="3.4"/>
<g fill="#fdf7ff" ${THIN}><circle cx="26" cy="56" r="8"/><circle cx="38" cy="50" r="10"/><circle cx="51" cy="55" r="8"/></g><ellipse cx="36" cy="50" rx="2.2" ry="3.4" fill="${INK}"/><ellipse cx="43" cy="50" rx="2.2" ry="3.4" fill="${INK}"/>
<path d="M4 58 H92 C92 76 84 86 70 86 H26 C12 86 4 76 4 58Z" fill="#f3edff" ${OUTLINE}/><path d="M5.3 59.3 H40 C36 70 38 80 42 84.7 H26 C13 84.7 5.3 75 5.3 59.3Z" fill="#bfb3d8"/><path d="M22 86 q-6 2 -6 9 h10Z M74 86 q6 2 6 9 h-10Z" fill="${BRASS.lit}" ${THIN}/>`,
} satisfies Readonly<Record<string, string>>
