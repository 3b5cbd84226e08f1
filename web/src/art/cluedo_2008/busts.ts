import { BRASS, INK, STEEL } from '../pen'
import { coat, visage } from '../people'

/** The six guests in modern dress, 96 × 96. */
export const busts = {
  'rose-2008': `
<path d="M48 9 C24 9 18 30 20 50 C21 66 16 78 12 96 H84 C80 78 75 66 76 50 C78 30 72 9 48 9Z" fill="#4a1f22"/><path d="M48 9 C24 9 18 30 20 50 C21 66 16 78 12 96 H48Z" fill="#2a1016"/>
<path d="M14 96 C16 86 28 81 41 77 H55 C68 81 80 86 82 96Z" fill="#eab98f"/><path d="M14 96 C16 86 28 81 41 77 H48 V96Z" fill="#ba8063"/>
${visage('#f0c39a', '#c08768', { lip: '#c8203f', brow: 'M34 38.4 Q39.5 34 45.6 37.8 M51.4 37.8 Q57 34 62 38.4', browWidth: 2 })}
<path d="M31 44 C28 30 38 22 50 19 C60 23 67 32 65.6 46 C70 40 72 30 66 20 C60 11 38 9 29 21 C23 30 26 40 31 44Z" fill="#4a1f22"/><path d="M31 44 C28 30 38 22 48 19.8 V12 C40 12 33 15 29 21 C23 30 26 40 31 44Z" fill="#2a1016"/>
<path d="M24 24 Q48 12 72 24" fill="none" stroke="${INK}" stroke-width="3"/><path d="M27 18.6 Q36 13 46 18 Q46 29 37 29 Q28 29 27 18.6Z M50 18 Q60 13 69 18.6 Q68 29 59 29 Q50 29 50 18Z" fill="#1c1226" stroke="${BRASS.lit}" stroke-width="1.4"/><path d="M54 19 L60 26 M59 18 L64 24" stroke="#8f97cf" stroke-width="1.8" stroke-linecap="round"/>
<path d="M24 96 L30 84 L38 76 L41 78 L36 88 Q48 94 60 88 L55 78 L58 76 L66 84 L72 96Z" fill="#c9304f"/><path d="M24 96 L30 84 L38 76 L41 78 L36 88 Q42 91.4 48 91.6 V96Z" fill="#86193a"/>
<path d="M32 58 l2.4 4 -2.4 4 -2.4 -4Z M64 58 l2.4 4 -2.4 4 -2.4 -4Z" fill="#eafcff" stroke="${INK}" stroke-width=".8"/>`,
  'moutarde-2008': `
${coat('#f3b929', '#b17c10')}
<path d="M36 75 L48 82 L60 75 L63 82 L48 96 L33 82Z" fill="#fbf3df"/><path d="M36 75 L48 82 V96 L33 82Z" fill="#cabda6"/><path d="M41 79 L48 92 L55 79" stroke="${INK}" stroke-width="1.6" fill="none"/><circle cx="48" cy="93" r="3.4" fill="${STEEL.mid}" stroke="${INK}" stroke-width="1.2"/>
<path d="M29 36 C27 48 29 55 33 58 L35 34Z M67 36 C69 48 67 55 63 58 L61 34Z" fill="#4a2d1c"/>
${visage('#e8b98c', '#b17d5a', { browWidth: 3, browColour: '#4a2d1c', brow: 'M34 39.6 L45.4 38 M51.6 38 L62 39.6', mouth: '' })}
<path d="M32.6 52 C34 64 41 72 48 74 C55 72 62 64 63.4 52 C60 60 56 59 48 59.6 C40 59 36 60 32.6 52Z" fill="#4a2d1c" opacity=".5"/><path d="M42 64 Q48 68.6 54.4 63" stroke="#fbf3df" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M41.4 62.6 Q48 68 55 61.6" stroke="#7c3d30" stroke-width="1.6" fill="none" stroke-linecap="round"/>
<path d="M27 33 C25 13 36 6 48 6 C60 6 71 13 69 33 Q48 25 27 33Z" fill="#f3b929"/><path d="M27 33 C25 13 36 6 48 6 V29 Q36 29.4 27 33Z" fill="#b17c10"/><path d="M48 6 V29 M36 9 Q33 18 33 30 M60 9 Q63 18 63 30" stroke="#8a5d08" stroke-width="1.4" fill="none"/><circle cx="48" cy="6.6" r="2.4" fill="#8a5d08"/>
<path d="M26 33.6 Q48 24.6 70 33.6 Q84 33 87 41 Q72 39 62 38.6 Q44 34.6 27 38.6Z" fill="#1c1226"/><path d="M64 36 Q78 36 84 39.6" stroke="#6b5a72" stroke-width="1.4" fill="none"/><path d="M48 12.6 l2.2 4.4 4.8.7 -3.5 3.4 .8 4.8 -4.3-2.3 -4.3 2.3 .8-4.8 -3.5-3.4 4.8-.7Z" fill="#fff1c4"/>`,
  'leblanc-2008': `
<path d="M30 76 L48 92 L66 76 L58 72 H38Z" fill="#f8dfc8"/><path d="M30 76 L48 92 V72 H38Z" fill="#cda38f"/>
<path d="M7 96 C6 84 14 76 26 77 C30 70 38 74 38 80 C42 86 45 90 48 96Z M89 96 C90 84 82 76 70 77 C66 70 58 74 58 80 C54 86 51 90 48 96Z" fill="#f8f1e2" stroke="${INK}" stroke-width="1.2"/><path d="M7 96 C6 84 14 76 26 77 C30 70 38 74 38 80 C42 86 45 90 48 96Z" fill="#c9bfae"/><path d="M14 90 q4 -5 8 -1 M26 86 q4 -5 8 0 M62 86 q4 -5 8 -1 M74 90 q4 -5 8 0 M68 95 q3 -4 6 0 M22 95 q3 -4 6 0" stroke="#8f857a" stroke-width="1.4" fill="none"/>
<path d="M27 36 C20 48 22 62 30 66 L36 58 L36 34Z M69 26 C78 46 74 62 66 66 L60 58 L58 26Z" fill="#efe0b0"/><path d="M27 36 C20 48 22 62 30 66 L36 58 L36 34Z" fill="#bfa878"/>
${visage('#f8dfc8', '#cda38f', { lip: '#b8385a', brow: 'M34 37.6 Q39.5 33 45.6 37 M51.4 37 Q57 33 62 37.6', browColour: '#8a6d48' })}
<path d="M26 44 C18 24 30 9 48 9 C66 9 78 24 70 44 C69 34 62 28 56 25 C52 32 42 36 34 35 C30 37 28 40 26 44Z" fill="#f4e8c2"/><path d="M26 44 C18 24 30 9 48 9 V33 C43 35 38 35.6 34 35 C30 37 28 40 26 44Z" fill="#c4ad7d"/><path d="M33 26 C38 18 46 15 54 16 M63 20 C67 25 68.6 30 68 36" stroke="#fffaf0" stroke-width="2" fill="none" stroke-linecap="round"/>
<path d="M32 16 L37 9 L42 14 L48 5 L54 14 L59 9 L64 16 Q48 11.6 32 16Z" fill="#eafcff" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/><circle cx="48" cy="11" r="2" fill="#69b7f2"/>
<path d="M37 73 Q48 83 59 73" stroke="#fff8ea" stroke-width="3.6" stroke-dasharray=".1 4.4" stroke-linecap="round" fill="none"/>`,
  'olive-2008': `
${coat('#4c7030', '#2c4420')}
<path d="M37 76 L48 88 L59 76 L56 96 H40Z" fill="#1c1226"/><path d="M37 76 L30 88 L42 94 L48 88Z M59 76 L66 88 L54 94 L48 88Z" fill="#6f9a45"/><path d="M37 76 L30 88 L42 94 L48 88Z" fill="#3f5f28"/>
<path d="M29 34 C27 46 29 52 33 54 L35 32Z M67 34 C69 46 67 52 63 54 L61 32Z" fill="#1c1218"/>
${visage('#8f5a3a', '#5f3824', { browWidth: 2.6, brow: 'M34 38 L45.4 38.6 M51.6 37 Q57 33.6 62 37', mouth: '<path d="M42.6 64.6 Q49 66.6 54.6 62" stroke="#3a1c14" stroke-width="2.2" fill="none" stroke-linecap="round"/>' })}
<path d="M41 58.6 Q48 56.4 55 58.6 L54 61 Q48 59.4 42 61Z M44.6 68 H51.4 L50.4 76 H45.6Z" fill="#1c1218"/>
<path d="M25 33 C20 16 34 7 50 7 C68 7 78 20 72 33 Q60 25 48 25.6 Q36 25 25 33Z" fill="#6f9a45"/><path d="M25 33 C20 16 34 7 48 7 V25.6 Q36 25 25 33Z" fill="#3f5f28"/><path d="M48 8 V25 M36 10 Q31 18 31 28 M60 10 Q66 18 66 28" stroke="#2c4420" stroke-width="1.4" fill="none"/>
<path d="M23 34.6 Q40 23.6 56 26.6 Q74 29 79 38 Q66 35.4 56 36.4 Q40 31 24 38Z" fill="#2c4420"/><path d="M54 30 Q66 30 74 35" stroke="#86ae52" stroke-width="1.4" fill="none"/>
<circle cx="65" cy="56" r="2.2" fill="${BRASS.lit}"/><path d="M62 90 h8 v3.6 h-8Z" fill="#cfe6a2"/>`,
  'pervenche-2008': `
<path d="M7 96 C8 84 20 78 36 77 L48 92 L60 77 C76 78 88 84 89 96Z" fill="#3f86c9"/><path d="M7 96 C8 84 20 78 36 77 L48 92 V96Z" fill="#24528a"/><path d="M36 77 L48 96 L60 77 L57 74 H39Z" fill="#efc9a8"/><path d="M36 77 L48 96 V74 H39Z" fill="#bd8f78"/>
<circle cx="48" cy="8" r="10" fill="#3a3148"/><path d="M48 -2 A10 10 0 0 0 48 18Z" fill="#1d1528"/>
${visage('#efc9a8', '#bd8f78', { lip: '#9a2b58', brow: 'M34 36.6 Q39 32 45.4 36.4 M51.6 36.4 Q58 32 62 36.6' })}
<path d="M29 44 C23 26 34 13 48 13 C62 13 73 26 67 44 C66 34 60 27 48 24 C36 27 30 34 29 44Z" fill="#3a3148"/><path d="M29 44 C23 26 34 13 48 13 V24 C36 27 30 34 29 44Z" fill="#1d1528"/><path d="M54 18 Q61 22 63 30" stroke="#7a6f94" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M39.6 14.6 Q48 19 56.4 14.6" stroke="#69b7f2" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M33 40 H46.6 L45.6 47.6 Q40 51 34.6 47.6Z M50 40 H63.6 L62 47.6 Q56.4 51 51 47.6Z" fill="#69b7f2" fill-opacity=".28" stroke="#1f4a72" stroke-width="2.2" stroke-linejoin="round"/><path d="M46.6 42 Q48.3 40.6 50 42" stroke="#1f4a72" stroke-width="2" fill="none"/>
<path d="M31 56 v7 M65 56 v7" stroke="${BRASS.lit}" stroke-width="1.6"/><circle cx="31" cy="66" r="4" fill="#1f9aa0" stroke="${INK}" stroke-width="1.2"/><circle cx="65" cy="66" r="4" fill="#1f9aa0" stroke="${INK}" stroke-width="1.2"/><path d="M16 92 q6 -8 14 -6 M80 92 q-6 -8 -14 -6" stroke="#9fd3fa" stroke-width="2" fill="none"/>`,
  'violet-2008': `
${coat('#6f3f9e', '#45246b')}
<path d="M38 68 H58 L60 82 Q48 88 36 82Z" fill="#8a58bd"/><path d="M38 68 H48 V85.6 Q41 85 36 82Z" fill="#54307f"/><path d="M37.6 74 Q48 79 58.4 74 M37 78.6 Q48 84 59 78.6" stroke="#371f55" stroke-width="1.3" fill="none"/>
${visage('#f3d2b2', '#c39274', { brow: 'M34 37 Q39.5 34 45.6 37.4 M51.4 37.4 Q57 34 62 37', browWidth: 2.4, browColour: '#3a241c', mouth: '<path d="M42.6 64 Q47 66.4 53.6 62.6" stroke="#8f3f3f" stroke-width="2.2" fill="none" stroke-linecap="round"/>' })}
<path d="M26 42 L24 30 L28 31 L25 19 L32 22 L33 11 L40 17 L45 6 L51 15 L60 8 L61 18 L70 16 L67 25 L74 28 L69 33 L71 43 C68 36 64 31 58 29 C50 33 38 31 33 33 C29 35 27 38 26 42Z" fill="#5a3826" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/><path d="M26 42 L24 30 L28 31 L25 19 L32 22 L33 11 L40 17 L45 6 L48 10 V31.6 C42 32 36 32 33 33 C29 35 27 38 26 42Z" fill="#3a241c"/>
<path d="M33 39.6 H46.4 V48.4 H33Z M50.2 39.6 H63.6 V48.4 H50.2Z" fill="#fff" fill-opacity=".2" stroke="#1c1226" stroke-width="2.6" stroke-linejoin="round"/><path d="M46.4 42.6 H50.2" stroke="#1c1226" stroke-width="2.4"/>
<path d="M26 52 C22 20 34 2 48 2 C62 2 74 20 70 52" fill="none" stroke="${INK}" stroke-width="6.4"/><path d="M26 52 C22 20 34 2 48 2 C62 2 74 20 70 52" fill="none" stroke="#c9a4ec" stroke-width="3.2"/><rect x="21" y="41" width="10" height="19" rx="5" fill="#45246b" stroke="${INK}" stroke-width="1.6"/><rect x="65" y="41" width="10" height="19" rx="5" fill="#8a58bd" stroke="${INK}" stroke-width="1.6"/>`,
} satisfies Readonly<Record<string, string>>
