import { BRASS, INK, STEEL } from '../pen'
import { coat, expressions, visage } from '../people'

/** Doctor Olive and the four who come only here, 96 × 96. */
export const busts = {
  'docteur-olive': `
${coat('#4c7030', '#2c4420')}
<path d="M36 76 L48 88 L60 76 L58 96 H38Z" fill="#fbf3df"/><path d="M36 76 L48 88 V96 H38Z" fill="#cabda6"/><path d="M45 86 H51 L53 96 H43Z" fill="#24381b"/>
<path d="M29 38 C27 52 30 60 35 62 L36 36Z M67 38 C69 52 66 60 61 62 L60 36Z" fill="#6b4a33"/>
<path d="M48 20 C60 20 67 30 67 42 C67 58 59 71 48 73.5 C37 71 29 58 29 42 C29 30 36 20 48 20Z" fill="#f5d2ae"/><path d="M48 20 C36 20 29 30 29 42 C29 58 37 71 48 73.5 V59.4 L53.4 56.4 L48.6 43Z" fill="#cb9679"/>
${expressions(`<path d="M36 45.4 Q40.6 42 45.4 45.2 M51.6 45.2 Q56 42 60.6 45.4" stroke="${INK}" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M34.6 40.4 Q40 36.6 45 39 M52 39 Q57 36.6 61.6 40.4" stroke="#6b4a33" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M40.6 62.4 Q48 68.4 55.6 62.4" stroke="#8f3f3f" stroke-width="2.2" fill="none" stroke-linecap="round"/>`, '#6b4a33')}
<circle cx="60.4" cy="56" r="4.2" fill="#e79a80" opacity=".65"/>
<path d="M28 40 C24 22 34 11 50 11 C66 11 73 24 68 40 C66 33 62 29 58 27 C50 31 40 29 34 29 C31 31 29 35 28 40Z" fill="#7d563a"/><path d="M28 40 C24 22 34 11 48 11 V29.6 C42 30 38 29 34 29 C31 31 29 35 28 40Z" fill="#523521"/>
<path d="M27 30 Q48 20 69 30 L69 35 Q48 25 27 35Z" fill="#1f2f16"/>
<circle cx="60" cy="21" r="11.4" fill="#dfe7ea" stroke="${INK}" stroke-width="1.6"/><path d="M60 11 A10 10 0 0 0 60 31Z" fill="#93a3ad"/><circle cx="60" cy="21" r="3.2" fill="${INK}"/><path d="M64 14 Q68 17 68.4 21" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/>
<path d="M36 74 C28 82 30 92 36 95 M60 74 C68 82 66 90 60 93" stroke="${INK}" stroke-width="4.6" fill="none"/><path d="M36 74 C28 82 30 92 36 95 M60 74 C68 82 66 90 60 93" stroke="#86ae52" stroke-width="2.4" fill="none"/><circle cx="59" cy="92.6" r="5" fill="${STEEL.lit}" stroke="${INK}" stroke-width="1.6"/><circle cx="59" cy="92.6" r="2" fill="${STEEL.low}"/>`,

  prunelle: `
${coat('#7f4423', '#4f2712')}
<path d="M35 77 L48 90 L61 77 L58 96 H38Z" fill="#fbf3df"/><path d="M35 77 L48 90 V96 H38Z" fill="#cabda6"/>
<path d="M39 79 L48 86 L57 79 L60 88 L48 92 L36 88Z" fill="#c58a3a" stroke="${INK}" stroke-width="1.2"/><path d="M39 79 L48 86 V92 L36 88Z" fill="#8a5a20"/>
<path d="M28 36 C26 48 29 56 33 58 L35 34Z M68 36 C70 48 67 56 63 58 L61 34Z" fill="#2b170f"/>
${visage('#f0cda6', '#c29272', { brow: 'M34 37.6 L45 39.8 M51.8 38.8 Q57 33 62.6 36.4', browWidth: 2.2, browColour: '#2b170f', mouth: '<path d="M43.6 66 Q48.6 68.4 53.6 64.6" stroke="#8f3f3f" stroke-width="2" fill="none" stroke-linecap="round"/>' })}
<path d="M48 61 C44 58.4 39.6 59.4 33 55.6 C35.4 62.6 43 64.6 48 62.6 C53 64.6 60.6 62.6 63 55.6 C56.4 59.4 52 58.4 48 61Z" fill="#2b170f"/><path d="M45.4 69.6 h5.2 l-2.6 7z" fill="#2b170f"/>
<path d="M27 31 C23 11 34 4 48 4 C62 4 73 11 69 31 Q48 23.6 27 31Z" fill="#8f5330"/><path d="M27 31 C23 11 34 4 48 4 V26.6 Q36 27 27 31Z" fill="#5a3018"/><path d="M58 9 Q65 13 65.6 21" stroke="#cf9566" stroke-width="2.2" fill="none" stroke-linecap="round"/>
<path d="M26.4 31 Q48 23.6 69.6 31 L69.4 25 Q48 17.6 26.6 25Z" fill="#2b170f"/>
<path d="M17 33.4 Q19 28.4 27 30.6 Q48 23.4 69 30.6 Q77 28.4 79 33.4 Q76 38.6 68 36.4 Q48 30.4 28 36.4 Q20 38.6 17 33.4Z" fill="#5a3018"/><path d="M48 26.8 Q60 27 69 30.6 Q77 28.4 79 33.4 Q76 38.6 68 36.4 Q58 33.4 48 33.4Z" fill="#8f5330"/>`,

  peche: `
<path d="M7 96 C9 85 24 80 41 77 H55 C72 80 87 85 89 96Z" fill="#f9dcc0"/><path d="M7 96 C9 85 24 80 41 77 H48 V96Z" fill="#d9a184"/>
<path d="M27 40 C21 54 23 66 31 70 L38 60 L36 36Z M69 40 C75 54 73 66 65 70 L58 60 L60 36Z" fill="#d99a45"/><path d="M27 40 C21 54 23 66 31 70 L38 60 L36 36Z" fill="#a8692a"/>
${visage('#fbe0c6', '#dba588', { lip: '#d6504c', brow: 'M34.4 38.6 Q39.5 35 45.4 38.2 M51.6 38.2 Q57 35 61.6 38.6', browColour: '#8a5424' })}
<circle cx="58.6" cy="55" r="4.4" fill="#f08a72" opacity=".55"/><circle cx="37" cy="55" r="4" fill="#c06a58" opacity=".4"/>
<path d="M25 41 C18 17 32 5 48 5 C64 5 78 17 71 41 C62 31 56 29.6 48 29.6 C40 29.6 34 31 25 41Z" fill="#f6a47f"/><path d="M25 41 C18 17 32 5 48 5 V29.6 C40 29.6 34 31 25 41Z" fill="#c4714e"/>
<path d="M24 34 C31 26 40 23.6 48 23.6 C56 23.6 65 26 72 34 L72.4 27 C65 19 57 17 48 17 C39 17 31 19 23.6 27Z" fill="#7d2f2a"/>
<path d="M19 44 C22 33 36 27.6 48 27.6 C60 27.6 74 33 77 44 C77.6 48 73.6 48.6 71 46 C64 37 56 34.4 48 34.4 C40 34.4 32 37 25 46 C22.4 48.6 18.4 48 19 44Z" fill="#fcbf9f"/><path d="M19 44 C22 33 36 27.6 48 27.6 V34.4 C40 34.4 32 37 25 46 C22.4 48.6 18.4 48 19 44Z" fill="#d98a66"/>
<g transform="translate(67 23)"><path d="M0 -1 C-3 -10 8 -12 7 -3 C15 -6 17 5 8 5 C12 13 1 15 0 7 C-6 13 -13 6 -6 1 C-13 -4 -6 -11 0 -1Z" fill="#fff1e2" stroke="${INK}" stroke-width="1.4"/><circle cx="1.4" cy="1.6" r="3.4" fill="#e8533f"/></g>
<path d="M16 96 L30 82 Q40 92 48 92 Q56 92 66 82 L80 96Z" fill="#f6a47f"/><path d="M16 96 L30 82 Q40 92 48 92 V96Z" fill="#c4714e"/>
<path d="M37 73 Q48 84 59 73" stroke="#fff8ea" stroke-width="3.2" stroke-dasharray=".1 4.2" stroke-linecap="round" fill="none"/>`,

  legris: `
${coat('#6d7480', '#444a57')}
<path d="M36 75 L48 84 L60 75 L62 84 L48 92 L34 84Z" fill="#2b303b"/><path d="M36 84 L48 92 L60 84" stroke="${BRASS.lit}" stroke-width="1.4" fill="none"/><circle cx="41" cy="84" r="2" fill="${BRASS.lit}"/><circle cx="55" cy="84" r="2" fill="${BRASS.lit}"/>
<path d="M28 36 C27 48 29 54 33 56 L35 34Z M68 36 C69 48 67 54 63 56 L61 34Z" fill="#7a7f88"/>
${visage('#e9c3a0', '#b4866b', { brow: 'M33.6 40.6 L45.6 37.8 M51.4 37.8 L62.4 40.6', browWidth: 3, browColour: '#6a6f78', mouth: '<path d="M43 67.6 H53" stroke="#7c3d3d" stroke-width="2" fill="none" stroke-linecap="round"/>' })}
<path d="M48 59 C42 55.6 36 58 34.6 65.6 C40 67 45 65.6 48 63 C51 65.6 56 67 61.4 65.6 C60 58 54 55.6 48 59Z" fill="#9aa0a9" stroke="${INK}" stroke-width="1.2"/><path d="M48 59 C42 55.6 36 58 34.6 65.6 C40 67 45 65.6 48 63Z" fill="#6a6f78"/>
<path d="M30 38 C31 54 38 68 48 75.6 C58 68 65 54 66 38" stroke="#3a2a2c" stroke-width="1.7" fill="none"/>
<path d="M26 33 C24 13 36 3 48 3 C60 3 72 13 70 33 Q48 26 26 33Z" fill="#8b929c"/><path d="M26 33 C24 13 36 3 48 3 V29.4 Q36 29.4 26 33Z" fill="#555c68"/><path d="M48 3 V29" stroke="#3a404b" stroke-width="1.6"/><path d="M58 8 Q66 14 66 24" stroke="#c9ced6" stroke-width="2.2" fill="none" stroke-linecap="round"/>
<circle cx="48" cy="2.6" r="3.4" fill="${BRASS.lit}" stroke="${INK}" stroke-width="1.3"/>
<path d="M21 36.6 Q48 24 75 36.6 Q73 41.6 66 39.8 Q48 33.8 30 39.8 Q23 41.6 21 36.6Z" fill="#2b303b"/><path d="M30 34.6 Q48 28 66 34.6" fill="none" stroke="#8b929c" stroke-width="1.2"/>
<path d="M48 10.4 L50.9 15.4 L56.6 13.6 L54.8 19.2 L59.6 22.4 L54 24 L53.6 29.8 L48 26.8 L42.4 29.8 L42 24 L36.4 22.4 L41.2 19.2 L39.4 13.6 L45.1 15.4Z" fill="${BRASS.lit}" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/><circle cx="48" cy="20.6" r="3.2" fill="#2b303b"/>
<path d="M12 93 L20 88 L28 93 M12 88 L20 83 L28 88 M84 93 L76 88 L68 93 M84 88 L76 83 L68 88" stroke="${BRASS.lit}" stroke-width="2.2" fill="none"/>`,

  chose: `
<path d="M7 96 C9 85 24 80 41 77 H55 C72 80 87 85 89 96Z" fill="#4b2447"/><path d="M7 96 C9 85 24 80 41 77 H48 V96Z" fill="#2e132c"/>
<path d="M30 76 L48 94 L66 76 L58 72 H38Z" fill="#f4d3bb"/><path d="M30 76 L48 94 V72 H38Z" fill="#c9968a"/>
<path d="M28 38 C25 48 27 56 31 59 L35 36Z M68 38 C71 48 69 56 65 59 L61 36Z" fill="#3a2436"/>
${visage('#f4d3bb', '#c5918a', { lip: '#c2257f', brow: 'M33.6 37.6 Q39 30.6 45.6 36.8 M51.4 36.8 Q57.6 30.6 62.6 37.6' })}
<path d="M35 42.6 Q40.4 38 46 43 M51 43 Q56.4 38 61.4 42.6" stroke="#a8549a" stroke-width="1.8" fill="none" stroke-linecap="round"/><circle cx="57.4" cy="60" r="1.5" fill="${INK}"/>
<path d="M25 37 C16 20 30 4 48 4 C66 4 80 20 71 37 C64 28 56 28.6 48 33 C40 28.6 32 28 25 37Z" fill="#f07cc0"/><path d="M25 37 C16 20 30 4 48 4 V33 C40 28.6 32 28 25 37Z" fill="#ad3f82"/>
<path d="M48 33 C38 22 30 20 22 24 M48 33 C42 18 36 11 28 11 M48 33 C58 22 66 20 74 24 M48 33 C54 18 60 11 68 11 M48 33 V5" stroke="#7a1f58" stroke-width="1.5" fill="none"/>
<path d="M48 17 L54.6 25.6 L48 35 L41.4 25.6Z" fill="#3fb7a6" stroke="${INK}" stroke-width="1.5"/><path d="M48 17 L41.4 25.6 L48 35Z" fill="#1f7f78"/><path d="M48 17 L54.6 25.6 L48 35 L41.4 25.6Z" fill="none" stroke="${BRASS.lit}" stroke-width="1" transform="translate(48 26) scale(1.350) translate(-48 -26)"/>
<path d="M50 16 C52 4 62 -4 72 0 C66 3 65 8 58 11 C56 12 53 14 50 16Z" fill="#ffd0e8" stroke="${INK}" stroke-width="1.3"/>
<circle cx="31" cy="62" r="4.2" fill="none" stroke="${BRASS.lit}" stroke-width="2"/><circle cx="65" cy="62" r="4.2" fill="none" stroke="${BRASS.lit}" stroke-width="2"/>
${([[10, 93, 8], [20, 86, 8], [30, 81, 7.6], [38, 88, 7], [76, 86, 8], [86, 93, 8], [66, 81, 7.6], [58, 88, 7], [48, 95, 7]] as const).map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${x < 48 ? '#c9589c' : '#f9a3d4'}" stroke="#8c2c67" stroke-width="1"/>`).join('')}`,
} satisfies Readonly<Record<string, string>>
