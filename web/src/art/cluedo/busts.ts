import { BRASS, INK } from '../pen'
import { coat, expressions, visage } from '../people'

/** The six suspects, 96 × 96. */
export const busts = {
  rose: `
<path d="M7 96 C9 85 24 80 41 77 H55 C72 80 87 85 89 96Z" fill="#f4d5b3"/><path d="M7 96 C9 85 24 80 41 77 H48 V96Z" fill="#cf9a80"/>
${visage('#f7dcbc', '#d49f86', { lip: '#c01f46' })}
<path d="M48 11 C29 11 21 26 22 44 C22.4 55 26 62 31 66 L37.5 59 C33.6 51 33 45 34.4 38.6 C44 38 52.5 33.6 56 27 C57.6 33 60 37 63 39.4 C64 47 62.6 53 58.6 59.6 L65 66 C70 62 73.6 55 74 44 C75 26 67 11 48 11Z" fill="#2a1420"/>
<path d="M28 30 C33 21 42 17 52 18 M25.6 42 C27 36 30 33 34 31 M70 40 C69.6 32 67 26 62 22" fill="none" stroke="#7d4150" stroke-width="2" stroke-linecap="round"/>
<circle cx="68" cy="27" r="9.6" fill="#b52f50" stroke="${INK}" stroke-width="1.6"/><path d="M68 21.6 a5.4 5.4 0 1 1 -5.4 5.4 M68 24.6 a2.6 2.6 0 1 1 -2.4 3" fill="none" stroke="#ffc3c4" stroke-width="1.7" stroke-linecap="round"/>
<path d="M20 96 L31 83 Q40 88 48 94 Q56 88 65 83 L76 96Z" fill="#b52f50"/><path d="M20 96 L31 83 Q40 88 48 94 V96Z" fill="#7e1c38"/>
<path d="M32 66 v6 M64 66 v6" stroke="${BRASS.lit}" stroke-width="1.8"/><path d="M32 71 l2.4 3.6 -2.4 3.6 -2.4 -3.6Z M64 71 l2.4 3.6 -2.4 3.6 -2.4 -3.6Z" fill="${BRASS.lit}"/>`,

  moutarde: `
${coat('#e2a422', '#a87413')}
<path d="M37 76 L48 84 L59 76 L60 85 L48 92 L36 85Z" fill="#2a1420"/>
${visage('#efbf94', '#bd8263', { mouth: '', browWidth: 3, browColour: '#e9e1d0' })}
<path d="M48 60.5 C43 54.4 33 55.6 25.6 63.6 C32 69.4 42.4 68.6 48 63.6 C53.6 68.6 64 69.4 70.4 63.6 C63 55.6 53 54.4 48 60.5Z" fill="#fbf3df" stroke="${INK}" stroke-width="1.2"/>
<path d="M48 60.5 C43 54.4 33 55.6 25.6 63.6 C32 69.4 42.4 68.6 48 63.6Z" fill="#c9bda6"/>
<circle cx="56" cy="44" r="6.8" fill="#fff" fill-opacity=".22" stroke="${BRASS.lit}" stroke-width="2"/><path d="M62 48 C66 58 66 70 63 84" fill="none" stroke="${BRASS.lit}" stroke-width="1.2"/>
<path d="M30 32 L32 6 H64 L66 32Z" fill="#f3b929"/><path d="M30 32 L32 6 H48 V32Z" fill="#bd8314"/><path d="M32 6 Q48 1 64 6 Q48 11 32 6Z" fill="#ffd976"/>
<path d="M30.4 23 H65.4 L66 32 H30Z" fill="#2a1420"/><path d="M48 14.4 l1.9 3.8 4.2.6 -3 3 .7 4.2 -3.8-2 -3.8 2 .7-4.2 -3-3 4.2-.6Z" fill="#fff1c4" transform="translate(0 4.5)"/>
<path d="M26 33.5 Q48 24.5 70 33.5 Q60 38.6 48 38.6 Q36 38.6 26 33.5Z" fill="#160d1c"/><path d="M30 33.6 Q48 27.4 66 33.6" fill="none" stroke="#6b5a72" stroke-width="1.2"/>
<path d="M8 88 Q15 79 27 81 L24 91Z M88 88 Q81 79 69 81 L72 91Z" fill="${BRASS.lit}"/><path d="M10 89 v6 M15 90 v5 M20 91 v4 M86 89 v6 M81 90 v5 M76 91 v4" stroke="${BRASS.lit}" stroke-width="2"/>`,

  leblanc: `
${coat('#33293f', '#211828')}
<path d="M34 96 L38 77 L48 84 L58 77 L62 96Z" fill="#f8f1e2"/><path d="M34 96 L38 77 L48 84 V96Z" fill="#c7bba8"/>
<path d="M26 46 C22 28 34 19 48 19 C62 19 74 28 70 46 C69 55 66 58 63 60 L33 60 C30 58 27 55 26 46Z" fill="#b9b3bd"/><path d="M26 46 C22 28 34 19 48 19 V60 H33 C30 58 27 55 26 46Z" fill="#8a8394"/>
${visage('#f3dcc4', '#c6a08c', { lip: '#8f4a55', brow: 'M34.4 36.6 L45.2 39 M51.8 39 L61.8 36.6', mouth: '<path d="M43 63.6 H53" stroke="#7c3d49" stroke-width="2.4" fill="none" stroke-linecap="round"/>' })}
<path d="M34 33 C38 25 46 26 48 31 C50 26 58 25 62 33 C60 27 56 21 48 21 C40 21 36 27 34 33Z" fill="#a49dab"/>
<path d="M21 31 C15 15 28 9 34 8 C38 3 58 3 62 8 C68 9 81 15 75 31 C66 24 58 22 48 22 C38 22 30 24 21 31Z" fill="#fffaf0" stroke="${INK}" stroke-width="1.4"/>
<path d="M21 31 C15 15 28 9 34 8 C38 5 43 4 48 4 V22 C38 22 30 24 21 31Z" fill="#d3c8b6"/>
<path d="M30 25 L27 12 M38 22.4 L37 6 M48 22 V4 M58 22.4 L59 6 M66 25 L69 12" stroke="#8a7d7d" stroke-width="1.3"/>
<path d="M22 31.6 C31 25 39 23.6 48 23.6 C57 23.6 65 25 74 31.6 L73 27 C65 21 57 19.6 48 19.6 C39 19.6 31 21 23 27Z" fill="#1c1226"/>
<circle cx="48" cy="85" r="3.6" fill="${BRASS.lit}" stroke="${INK}" stroke-width="1.2"/>`,

  olive: `
${coat('#3f5a2a', '#25381b')}
<path d="M37 75 H59 L61 86 H35Z" fill="#16210f"/><path d="M43 76 H53 V86 H43Z" fill="#fbf3df"/>
<path d="M29 40 C28 52 30 60 35 62 L36 38Z M67 40 C68 52 66 60 61 62 L60 38Z" fill="#6b4a33"/>
<path d="M48 22 C60 22 67 31 67 43 C67 58 59 71 48 73.5 C37 71 29 58 29 43 C29 31 36 22 48 22Z" fill="#f5d2ae"/><path d="M48 22 C36 22 29 31 29 43 C29 58 37 71 48 73.5 V59.4 L53.4 56.4 L48.6 43Z" fill="#cb9679"/>
${expressions(`<path d="M36 45.4 Q40.6 42 45.4 45.2 M51.6 45.2 Q56 42 60.6 45.4" stroke="${INK}" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M34.6 40.4 Q40 36.6 45 39 M52 39 Q57 36.6 61.6 40.4" stroke="#6b4a33" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M40.6 62.4 Q48 68.4 55.6 62.4" stroke="#8f3f3f" stroke-width="2.2" fill="none" stroke-linecap="round"/>`, '#6b4a33')}
<circle cx="60.4" cy="56" r="4.2" fill="#e79a80" opacity=".65"/>
<path d="M8 31 C16 23 29 23.6 33 24 C32 9 39 5 48 5 C57 5 64 9 63 24 C67 23.6 80 23 88 31 C72 38 24 38 8 31Z" fill="#2c4420"/>
<path d="M8 31 C16 23 29 23.6 33 24 C32 9 39 5 48 5 V36.2 C32 36.2 18 35 8 31Z" fill="#18270f"/>
<path d="M33 24 C40 28 56 28 63 24 L63 19 C56 23 40 23 33 19Z" fill="#86ae52"/><path d="M14 31.4 C30 35.4 66 35.4 82 31.4" fill="none" stroke="#86ae52" stroke-width="1.3" opacity=".8"/>`,

  pervenche: `
<path d="M7 96 C8 84 20 78 36 77 L48 88 L60 77 C76 78 88 84 89 96Z" fill="#3f86c9"/><path d="M7 96 C8 84 20 78 36 77 L48 88 V96Z" fill="#24528a"/>
<path d="M24 80 C28 72 36 72 40 76 L48 88 L56 76 C60 72 68 72 72 80 L60 96 H36Z" fill="#9fd3fa"/><path d="M24 80 C28 72 36 72 40 76 L48 88 V96 H36Z" fill="#5fa0d6"/>
${visage('#f2d3b8', '#bf9089', { lip: '#8a2d54', brow: 'M34 37.4 Q39 32.6 45.4 37 M51.6 37 Q58 32.6 62 37.4' })}
<path d="M27 46 C20 32 25 17 37 15 C40 7 56 6 61 14 C72 17 76 32 69 46 C67.6 38 63 31 56 29.4 C49 33.4 40 32 35 35 C31 37.6 29 41.6 27 46Z" fill="#4a4f7a"/>
<path d="M27 46 C20 32 25 17 37 15 C39 10 43 8.6 48 8.6 V31.6 C43 32.6 38 33 35 35 C31 37.6 29 41.6 27 46Z" fill="#2b2e55"/>
<path d="M36 26 C40 19 50 17 57 20 M33 31 C31 24 34 19 39 17" stroke="#8f97cf" stroke-width="1.8" fill="none" stroke-linecap="round"/>
<path d="M60 26 C66 22 70 17 73 10" stroke="${BRASS.lit}" stroke-width="2" fill="none" stroke-linecap="round"/>
<path d="M76 1 C86 6 86 20 74 26 C66 20 66 6 76 1Z" fill="#1f7f86" stroke="${INK}" stroke-width="1.4"/><path d="M76 6.4 C81.6 10 81.4 17.4 75 21.4 C70.6 17.4 70.8 10 76 6.4Z" fill="${BRASS.lit}"/><circle cx="75.6" cy="14" r="3.5" fill="#24377e"/>
<path d="M36.4 70 Q48 79 59.6 70" stroke="#fff8ea" stroke-width="3.4" stroke-dasharray="0.1 4.2" stroke-linecap="round" fill="none"/>
<circle cx="31.6" cy="55" r="2.6" fill="#fff8ea"/><circle cx="64.4" cy="55" r="2.6" fill="#fff8ea"/>`,

  violet: `
${coat('#5a3a80', '#371f55')}
<path d="M37 76 L48 86 L59 76 L56 96 H40Z" fill="#fbf3df"/><path d="M37 76 L48 86 V96 H40Z" fill="#cabda6"/>
<path d="M27 34 C23 46 26 56 32 60 L34 36Z M69 34 C73 46 70 56 64 60 L62 36Z" fill="#2c1f28"/>
${visage('#a9714f', '#744632', { brow: 'M34.4 36.6 Q40 33.6 45.6 36.4 M51.4 36.4 Q57 33.6 62 36.6', browWidth: 2.4 })}
<path d="M48 60 C43 57.4 38 59.6 36.4 63 C40 64 42 63.4 43 64 C42 70 44 77 48 80 C52 77 54 70 53 64 C54 63.4 56 64 59.6 63 C58 59.6 53 57.4 48 60Z" fill="#2c1f28"/>
<circle cx="40" cy="44" r="7.2" fill="#fff" fill-opacity=".16" stroke="${BRASS.lit}" stroke-width="2.2"/><circle cx="56.4" cy="44" r="7.2" fill="#fff" fill-opacity=".22" stroke="${BRASS.lit}" stroke-width="2.2"/><path d="M47 43 q1.2 -1.6 2.4 0" stroke="${BRASS.lit}" stroke-width="2" fill="none"/>
<path d="M31 22 V36 Q48 29 65 36 V22Z" fill="#1f1230"/>
<path d="M9 19 L48 6 L87 19 L48 32Z" fill="#4b2d73" stroke="${INK}" stroke-width="1.4"/><path d="M9 19 L48 6 V32Z" fill="#2f1a4c"/>
<path d="M48 18 L79 21 V37" stroke="${BRASS.lit}" stroke-width="1.8" fill="none"/><path d="M76 36 h6 l1.4 10 h-8.8Z" fill="${BRASS.lit}"/>
<path d="M48 87 L37 81.4 V92.6Z" fill="#43246a"/><path d="M48 87 L59 81.4 V92.6Z" fill="#8a58bd"/><rect x="45.6" y="84" width="4.8" height="6" rx="1.6" fill="#c9a4ec"/>`,
} satisfies Readonly<Record<string, string>>
