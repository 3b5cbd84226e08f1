import { BRASS, INK, PAPER } from '../pen'
import { coat, expressions, visage } from '../people'

/** The eight characters, 96 × 96. */
export const busts = {
  lecomte: `
${coat('#f6f1e6', '#bcb5ac')}
<path d="M37 76 L48 96 L59 76 L55 73 H41Z" fill="#e9e0cc"/><path d="M37 76 L48 96 V73 H41Z" fill="#a9a194"/><path d="M44.5 79 H51.5 L53.5 96 H42.5Z" fill="#1a8673"/><path d="M44.5 79 H48 V96 H42.5Z" fill="#0e5247"/>
<path d="M29 40 C25 30 29 20 37 17 C33 26 33 34 33 46Z M67 40 C71 30 67 20 59 17 C63 26 63 34 63 46Z" fill="#d9d3d0"/><path d="M29 40 C25 30 29 20 37 17 C33 26 33 34 33 46Z" fill="#98919a"/>
${visage('#b8805a', '#7c4d38', { browColour: '#e4ddd6', browWidth: 3, mouth: '' })}
<path d="M31 46 C30 62 38 79 48 83 C58 79 66 62 65 46 C63 54 60 57.5 54 57.6 Q48 55 42 57.6 C36 57.5 33 54 31 46Z" fill="#ded8d2"/><path d="M31 46 C30 62 38 79 48 83 V56.3 Q45 56.3 42 57.6 C36 57.5 33 54 31 46Z" fill="#9c959c"/>
<path d="M43.6 63.6 Q48 66.6 52.6 63.6" stroke="#6b2f33" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<circle cx="40" cy="44.6" r="6.4" fill="#fff" fill-opacity=".16" stroke="${BRASS.lit}" stroke-width="1.9"/><circle cx="56.2" cy="44.6" r="6.4" fill="#fff" fill-opacity=".24" stroke="${BRASS.lit}" stroke-width="1.9"/><path d="M46.3 43.6 q1.8 -1.8 3.6 0" stroke="${BRASS.lit}" stroke-width="1.8" fill="none"/>
<path d="M29.5 31.5 Q48 21 66.5 31.5 L66 36 Q48 26 30 36Z" fill="#2a2a38"/><circle cx="57.5" cy="21" r="10.4" fill="#dfe7ee" stroke="${INK}" stroke-width="1.6"/><path d="M57.5 12 A9 9 0 0 0 57.5 30Z" fill="#94a6b8"/><circle cx="57.5" cy="21" r="3" fill="${INK}"/>
<path d="M31 79 C30 88 35 93 40 96 M65 79 C66 88 62 93 58 96" fill="none" stroke="#2a2a38" stroke-width="3.2"/><path d="M31 79 Q34 73.5 39 73 M65 79 Q62 73.5 57 73" fill="none" stroke="#2a2a38" stroke-width="3.2" stroke-linecap="round"/>`,

  williams: `
${coat('#a8232e', '#640f1c')}
<path d="M8 95 C10 86 22 81 37 77 L31 96Z M88 95 C86 86 74 81 59 77 L65 96Z" fill="#f3ecdd"/><path d="M8 95 C10 86 22 81 37 77 L31 96Z" fill="#bdb3a5"/><path d="M17 88 l1 4 M25 85 l1 4 M79 88 l-1 4 M71 85 l-1 4" stroke="${INK}" stroke-width="1.8" stroke-linecap="round"/>
<path d="M48 5 C26 5 18 20 19 38 C13 46 17 56 13 64 C10 74 14 84 22 86 C30 88 36 82 35 74 L34 44 C36 33 42 29 48 29 C54 29 60 33 62 44 L61 74 C60 82 66 88 74 86 C82 84 86 74 83 64 C79 56 83 46 77 38 C78 20 70 5 48 5Z" fill="#f4ecda" stroke="${INK}" stroke-width="1.4"/>
<path d="M48 5 C26 5 18 20 19 38 C13 46 17 56 13 64 C10 74 14 84 22 86 C30 88 36 82 35 74 L34 44 C36 33 42 29 48 29Z" fill="#bfb3a2"/>
${visage('#eec7a4', '#bb8a70', { browColour: '#8d8079', browWidth: 3.2, brow: 'M34.4 36.8 L45.4 39.6 M51.6 39.6 L61.6 36.8', mouth: '<path d="M42.6 64.6 Q48 61.6 53.4 64.6" stroke="#7a3a3a" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M55.6 55 Q58.6 58.5 57.6 63" stroke="#b98366" stroke-width="1.6" fill="none" stroke-linecap="round"/>' })}
<path d="M31.5 41 C32 27 40 22.5 48 22.5 C56 22.5 64 27 64.5 41 C61 34 56 31.5 48 31.5 C40 31.5 35 34 31.5 41Z" fill="#f4ecda"/><path d="M31.5 41 C32 27 40 22.5 48 22.5 V31.5 C40 31.5 35 34 31.5 41Z" fill="#bfb3a2"/>
<path d="M23 30 C28 33 32 31 34 27 M26 19 C31 23 37 21 39 15 M48 22.5 V6 M73 30 C68 33 64 31 62 27 M70 19 C65 23 59 21 57 15 M17 50 C23 53 29 52 33 48 M15 64 C21 68 29 67 34 62 M15 77 C21 80 30 79 34.5 74 M79 50 C73 53 67 52 63 48 M81 64 C75 68 67 67 62 62 M81 77 C75 80 66 79 61.5 74" fill="none" stroke="#85796f" stroke-width="1.6" stroke-linecap="round"/>
<path d="M42.5 75 H53.5 L57 96 H49.5 L48 86 L46.5 96 H39Z" fill="#fffaf0" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/><path d="M43 75.6 H48 V86 L46.5 95.4 H39.8Z" fill="#cfc5b6"/>`,

  borrow: `
<path d="M7 96 C8 85 22 80 40 77 H56 C74 80 88 85 89 96Z" fill="#f3dcc8"/><path d="M7 96 C8 85 22 80 40 77 H48 V96Z" fill="#c79f92"/>
<path d="M7 96 C8 87 17 82.5 27 80 L48 96Z" fill="#3a2058"/><path d="M89 96 C88 87 79 82.5 69 80 L48 96Z" fill="#6d4aa3"/><path d="M27 80 L48 96 L69 80 L64 96 H32Z" fill="#22122f"/>
<path d="M28 48 C22 34 30 22 48 22 C66 22 74 34 68 48 C67 56 64 60 61 61 H35 C32 60 29 56 28 48Z" fill="#e6d3a4"/><path d="M28 48 C22 34 30 22 48 22 V61 H35 C32 60 29 56 28 48Z" fill="#a88f62"/>
${visage('#f8e2ce', '#d2a797', { lip: '#8e1f4f', brow: 'M34 38.4 Q39.5 33 45.4 37.6 M51.6 37.6 Q57 33 62 38.4', browWidth: 1.5 })}
<circle cx="57.6" cy="60" r="1.3" fill="${INK}"/>
<path d="M29 29 C36 26 60 26 67 29 L66 50 Q57 55 48 52 Q39 55 30 50Z" fill="#22122f" opacity=".3"/><path d="M33 30 L46 52 M41 28 L56 52 M50 27.5 L64 50 M59 28 L66 40 M63 30 L50 52 M55 28 L40 52 M46 27.5 L32 50 M37 28 L30 40" stroke="#22122f" stroke-width=".8" opacity=".75"/><path d="M30 50 Q39 55 48 52 Q57 55 66 50" fill="none" stroke="#22122f" stroke-width="1.5"/>
<path d="M10 31 C14 22 24 20 30 19 C32 7 40 4 49 4 C59 4 65 8 66 19 C72 20 83 23 86 31 C72 27 60 27 48 27 C36 27 24 27 10 31Z" fill="#33203f" stroke="${INK}" stroke-width="1.4"/><path d="M10 31 C14 22 24 20 30 19 C32 7 40 4 48 4 V27 C36 27 24 27 10 31Z" fill="#1d1028"/>
<path d="M30 20 C38 23.5 58 23.5 66 20 V14.5 C58 18 38 18 30.6 14.5Z" fill="#7c59b3"/><path d="M62 18 C70 14 75 6 72 -1 C82 3 88 14 83 25 C78 20 72 17 62 18Z" fill="#a284d6" stroke="${INK}" stroke-width="1.2"/><path d="M64 17.6 C72 15.6 77 10 78 4" fill="none" stroke="#5d3f92" stroke-width="1.3"/>
<path d="M37 71 Q48 80 59 71 M34 75.5 Q48 87 62 75.5" stroke="#fff8ea" stroke-width="3.3" stroke-dasharray="0.1 4.1" stroke-linecap="round" fill="none"/><circle cx="31.4" cy="56" r="2.5" fill="#fff8ea"/><circle cx="64.6" cy="56" r="2.5" fill="#fff8ea"/>`,

  georges: `
${coat('#2b2735', '#17131f')}
<path d="M33 96 L38 75 L48 82 L58 75 L63 96Z" fill="#fffaf0"/><path d="M33 96 L38 75 L48 82 V96Z" fill="#c9bfb2"/>
<path d="M40 62 H56 V82 H40Z" fill="#f1cdae"/><path d="M40 62 H48 L56 67 L50 74 L48 82 H40Z" fill="#b98870"/><path d="M31 49 C22 47 22 31 29 26 L36 24 V52Z M65 49 C74 47 74 31 67 26 L60 24 V52Z" fill="#a7a2a8"/><path d="M31 49 C22 47 22 31 29 26 L36 24 V52Z" fill="#716b77"/><path d="M25 40 q3 -2 6 0 M26 33 q3 -2 6 0 M65 40 q3 -2 6 0 M64 33 q3 -2 6 0" stroke="#4f4a56" stroke-width="1.4" fill="none" stroke-linecap="round"/>
<path d="M48 11 C60 11 66 22 66 38 C66 56 59 71 48 74 C37 71 30 56 30 38 C30 22 36 11 48 11Z" fill="#f1cdae"/><path d="M48 11 C36 11 30 22 30 38 C30 56 37 71 48 74 V60 L53.6 56 L48.6 40Z" fill="#c3937c"/>
<path d="M55 16 Q61 21 61.6 30" stroke="#fff1de" stroke-width="2.8" fill="none" stroke-linecap="round"/>
${expressions(`<path d="M35 45 Q40.4 41.6 45.6 45 L45 47.2 Q40.4 45.4 35.6 47.2Z M51.4 45 Q56 41.6 61 45 L60.6 47.2 Q56 45.4 51.8 47.2Z" fill="${INK}"/><path d="M35.6 41.8 Q40.4 39 45 41.6 M52 41.6 Q56.4 39 60.6 41.8" stroke="#a97b66" stroke-width="1.5" fill="none"/>
<path d="M34 35.6 Q39.5 31 45.4 34.6 M51.6 34.6 Q57 31 62 35.6" stroke="#5e5964" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M43 65.8 Q48 64 53 65.8" stroke="#7a3d3d" stroke-width="2.3" fill="none" stroke-linecap="round"/>`, '#5e5964')}
<path d="M49 52 Q55.6 52.6 53.6 57.2 Q51 59.4 48 58.6 Z" fill="#dd7d72"/><circle cx="60" cy="57" r="4" fill="#dd8a7a" opacity=".55"/>
<path d="M38 74 L48 83 L40 88Z M58 74 L48 83 L56 88Z" fill="#fffaf0" stroke="${INK}" stroke-width="1"/><path d="M48 85 L36.5 80 V91Z" fill="#d8cebf" stroke="${INK}" stroke-width="1.2"/><path d="M48 85 L59.5 80 V91Z" fill="#fffaf0" stroke="${INK}" stroke-width="1.2"/><rect x="45.4" y="82" width="5.2" height="6.4" rx="1.6" fill="#fffaf0" stroke="${INK}" stroke-width="1.2"/><circle cx="48" cy="93" r="1.3" fill="${BRASS.mid}"/>`,

  eddington: `
${coat('#5b4636', '#392a25')}
${visage('#eecdb0', '#b98d78', { browWidth: 2.6, brow: 'M34 39.4 Q39 35.4 45.6 38.8 M51.4 38.4 Q57 35.6 62 39.6', mouth: '' })}
<path d="M33.5 52 C34.5 62 41 71 48 72.5 C55 71 61.5 62 62.5 52 C60 60 55 61 48 60.4 C41 61 36 60 33.5 52Z" fill="#3d2c2c" opacity=".38"/><path d="M43.4 64 Q48 62.6 52.6 64.4" stroke="#6d3436" stroke-width="2.3" fill="none" stroke-linecap="round"/><path d="M36 48.6 Q40 50.4 45 48.6 M52 48.6 Q56 50.4 60.6 48.6" stroke="#8d5f62" stroke-width="1.3" fill="none" stroke-linecap="round" opacity=".8"/>
<path d="M27 48 C20 38 22 24 30 19 C28 13 36 8 42 11 C46 4 58 5 60 11 C69 11 76 22 71 32 C73 40 70 46 66 50 C66 43 64 38 61 35 C58 39 53 37 52 33 C49 40 41 42 38 36 C37 40 35 43 32 43 C30 44 29 46 27 48Z" fill="#4a2f24" stroke="${INK}" stroke-width="1.2"/><path d="M27 48 C20 38 22 24 30 19 C28 13 36 8 42 11 C44 8 46 7 48 6.6 V38 C44 40 40 40 38 36 C37 40 35 43 32 43 C30 44 29 46 27 48Z" fill="#2c1a17"/>
<path d="M34 25 C36 19 42 16 47 18 M55 14 C61 15 65 20 65 26 M52 25 C56 24 60 26 61 29" stroke="#86593f" stroke-width="1.8" fill="none" stroke-linecap="round"/>
<path d="M64 47 L84 14" stroke="${PAPER.low}" stroke-width="1.6"/><path d="M67.5 41 C65 30 72 14 90 4 C93 18 86 34 73 42Z" fill="#f4f0ff" stroke="${INK}" stroke-width="1.3"/><path d="M67.5 41 C65 30 72 14 90 4 C84 18 77 30 67.5 41Z" fill="#b9b8dd"/>
<path d="M26 80 C28 70 38 70 48 74 C58 70 68 70 70 80 C66 88 56 90 48 90 C40 90 30 88 26 80Z" fill="#3f55dd" stroke="${INK}" stroke-width="1.3"/><path d="M26 80 C28 70 38 70 48 74 V90 C40 90 30 88 26 80Z" fill="#2232a0"/><path d="M52 86 L64 82 L70 96 H55Z" fill="#3f55dd" stroke="${INK}" stroke-width="1.3"/><path d="M33 75 L31 86 M40 73.5 L39 89 M57 73.5 L58 86 M64 75 L66 83 M57 92 L69 88" stroke="#aab6ff" stroke-width="1.7"/>`,

  worms: `
${coat('#c08a52', '#7d5230')}
<path d="M38 75 L48 84 L58 75 L60 86 L48 94 L36 86Z" fill="#fbf3df"/><path d="M38 75 L48 84 V94 L36 86Z" fill="#c7bba8"/><path d="M45 83.5 H51 L53 96 H43Z" fill="#3a2430"/>
<path d="M39 73 L20 82 L31 96 L46 86Z" fill="#8f6038" stroke="${INK}" stroke-width="1.3"/><path d="M57 73 L76 82 L65 96 L50 86Z" fill="#d69c5e" stroke="${INK}" stroke-width="1.3"/>
<path d="M30 36 C28 46 29 53 32 56 L35 36Z M66 36 C68 46 67 53 64 56 L61 36Z" fill="#a5481c"/>
${visage('#f2c9a2', '#c08c6c', { browColour: '#a5481c', browWidth: 3, brow: 'M34.4 37.6 L45.2 39.4 M51.6 39.4 L61.8 36.4', mouth: '', eyes: `<path d="M35.6 44.6 Q40.4 41.4 45.4 44.4 Q40.6 46.4 35.6 44.6Z M51.4 44.4 Q56 41.4 60.6 44.6 Q55.8 46.4 51.4 44.4Z" fill="${INK}"/>` })}
<path d="M48 59 C43 55.6 36 57.4 33 66 C39 69.6 45.4 68.4 48 64.6 C50.6 68.4 57 69.6 63 66 C60 57.4 53 55.6 48 59Z" fill="#d9692a" stroke="${INK}" stroke-width="1.2"/><path d="M48 59 C43 55.6 36 57.4 33 66 C39 69.6 45.4 68.4 48 64.6Z" fill="#8f3a12"/>
<path d="M53 67 C60 68 64 70.5 68 74" fill="none" stroke="${INK}" stroke-width="4.6" stroke-linecap="round"/><path d="M53 67 C60 68 64 70.5 68 74" fill="none" stroke="#3c2018" stroke-width="2.4" stroke-linecap="round"/><path d="M65.5 66 H78 L76.5 78 Q75 82 71 82 Q66.5 82 66 78Z" fill="#7a3f22" stroke="${INK}" stroke-width="1.4"/><path d="M65.5 66 H71 V82 Q66.5 82 66 78Z" fill="#4d2413"/><path d="M65 64.5 H78.5 V67.5 H65Z" fill="${BRASS.lit}" stroke="${INK}" stroke-width="1"/><path d="M72 61 C69 56 76 54 73 48" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".55"/>
<path d="M26 31 C26 14 36 6 48 6 C60 6 70 14 70 31Z" fill="#4a3328" stroke="${INK}" stroke-width="1.3"/><path d="M26 31 C26 14 36 6 48 6 V31Z" fill="#2b1c1b"/><path d="M25.6 27 H70.4 L70.6 33 H25.4Z" fill="#f07a18"/><path d="M25.6 27 H48 V33 H25.4Z" fill="#a94c08"/><path d="M15 30.5 C16 34 22 33 26 32 C38 29.6 58 29.6 70 32 C74 33 80 34 81 30.5 C81 36.5 74 38 66 37.4 C56 36 40 36 30 37.4 C22 38 15 36.5 15 30.5Z" fill="#35231f" stroke="${INK}" stroke-width="1.3"/><path d="M58 11 Q65 16 66 24" stroke="#8a6650" stroke-width="2" fill="none" stroke-linecap="round"/>`,

  puddingham: `
${coat('#2f7a3a', '#184a24')}
<path d="M36 76 L48 96 L60 76Z" fill="#fffaf0"/><path d="M36 76 L48 96 V76Z" fill="#cbc1b4"/><path d="M37 74 L25 82 L44 96 H48Z" fill="#0f3019"/><path d="M59 74 L71 82 L52 96 H48Z" fill="#1d5a2b"/>
<path d="M40 66 H56 V80 H40Z" fill="#d39c82"/><path d="M48 21 C61 21 69 31 69 44 C69 60 60 73 48 75.5 C36 73 27 60 27 44 C27 31 35 21 48 21Z" fill="#f8d3b4"/><path d="M48 21 C35 21 27 31 27 44 C27 60 36 73 48 75.5 V60 L53.4 56.6 L48.6 43Z" fill="#d39c82"/>
<path d="M26 46 C23 34 30 24 36 23 L34 38 Q31 44 30 50Z M70 46 C73 34 66 24 60 23 L62 38 Q65 44 66 50Z" fill="#e0a94c"/><path d="M26 46 C23 34 30 24 36 23 L34 38 Q31 44 30 50Z" fill="#a06f26"/>
${expressions(`<path d="M35 45.4 Q40 41 45 45 Q40 47 35 45.4Z M52 45 Q56.6 41 61.4 45.4 Q56.6 47 52 45Z" fill="${INK}"/><path d="M34 40 Q39.4 36.6 45 39.4 M51.6 37.4 Q57 32.6 63 37" stroke="#8f6224" stroke-width="2.2" fill="none" stroke-linecap="round"/><path d="M43 65.6 Q48.6 69.8 54.6 64.8" stroke="#8f3340" stroke-width="2.3" fill="none" stroke-linecap="round"/>`, '#8f6224')}
<circle cx="36" cy="57" r="4.6" fill="#c9776a" opacity=".5"/><circle cx="61.6" cy="57" r="5" fill="#ec8f80" opacity=".7"/>
<path d="M48 60.4 C44 58.4 40 60.6 36 59 C37.4 63.4 44 64 48 61.8 C52 64 58.6 63.4 60 59 C56 60.6 52 58.4 48 60.4Z" fill="#8f5f1e"/>
<circle cx="57" cy="45" r="7.2" fill="#fff" fill-opacity=".26" stroke="${BRASS.lit}" stroke-width="2.1"/><path d="M63 49 C69 60 67 70 66 82" fill="none" stroke="${BRASS.lit}" stroke-width="1.2"/>
<g transform="rotate(9 50 20)"><path d="M33 27 L31 -3 Q49 -8 67 -3 L65 27Z" fill="#3a3344" stroke="${INK}" stroke-width="1.3"/><path d="M33 27 L31 -3 Q40 -5.6 48 -5.6 V27Z" fill="#1f1a29"/><path d="M32.6 18 H65.6 L65 27 H33Z" fill="#82d672"/><path d="M32.6 18 H48 V27 H33Z" fill="#3f8a3a"/><path d="M22 27 Q25 22 33 25 Q49 28 65 25 Q73 22 76 27 Q66 33.5 49 33.5 Q32 33.5 22 27Z" fill="#2a2433" stroke="${INK}" stroke-width="1.3"/><path d="M60 1 L59.6 15" stroke="#7c7389" stroke-width="2.4" stroke-linecap="round"/></g>
<path d="M48 80 L38 75.5 V86Z" fill="#3f8a3a" stroke="${INK}" stroke-width="1"/><path d="M48 80 L58 75.5 V86Z" fill="#82d672" stroke="${INK}" stroke-width="1"/><circle cx="70" cy="87" r="4.6" fill="#ffe9e4" stroke="${INK}" stroke-width="1.2"/><path d="M70 84.4 a2.6 2.6 0 1 1 -2.6 2.6" fill="none" stroke="#d98a95" stroke-width="1.3"/>`,

  peely: `
${coat('#f4a3c6', '#b85f8e')}
<path d="M33 80 L39 74 L48 83 L57 74 L63 80 L55 91 L48 84.5 L41 91Z" fill="#fffaf3" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/><path d="M33.6 80 L39 74.6 L48 83.4 V84.5 L41 90Z" fill="#d3c8c4"/>
<path d="M48 15 C28 15 21 30 23 46 C24 56 23 61 28 67 C33 70 38 66 38 62 L34 44 H62 L58 62 C58 66 63 70 68 67 C73 61 72 56 73 46 C75 30 68 15 48 15Z" fill="#b3552a" stroke="${INK}" stroke-width="1.2"/><path d="M48 15 C28 15 21 30 23 46 C24 56 23 61 28 67 C33 70 38 66 38 62 L34 44 H48Z" fill="#74301d"/>
${visage('#fbdcc2', '#d9a48c', { lip: '#c93a62', browColour: '#8a4020' })}
<circle cx="37.6" cy="53.6" r="1" fill="#a9664d"/><circle cx="41" cy="55.6" r="1" fill="#a9664d"/><circle cx="57" cy="55.6" r="1" fill="#d08d6f"/><circle cx="60.6" cy="53.6" r="1" fill="#d08d6f"/><circle cx="59" cy="57.6" r="1" fill="#d08d6f"/>
<path d="M31 44 C30 33 37 25.5 48 26 C42 30 36 36 31 44Z M65 44 C66 33 59 25.5 46 26 C56 29 62 36 65 44Z" fill="#c4632f"/><path d="M31 44 C30 33 37 25.5 48 26 C42 30 36 36 31 44Z" fill="#8a3a20"/>
<path d="M24 27 C24 10 34 4 48 4 C62 4 72 10 72 27 C64 20 56 18.5 48 18.5 C40 18.5 32 20 24 27Z" fill="#fffdf8" stroke="${INK}" stroke-width="1.4"/><path d="M24 27 C24 10 34 4 48 4 V18.5 C40 18.5 32 20 24 27Z" fill="#d0c7cb"/><path d="M24 27 C32 20 40 18.5 48 18.5 C56 18.5 64 20 72 27 L71 31 C63 24 56 22.5 48 22.5 C40 22.5 33 24 25 31Z" fill="#f786b5" stroke="${INK}" stroke-width="1"/>
<path d="M45.6 7 H50.4 V9.8 H53.2 V14 H50.4 V16.8 H45.6 V14 H42.8 V9.8 H45.6Z" fill="#d1366f"/>
<path d="M68 80 v9 h8" fill="none" stroke="${BRASS.lit}" stroke-width="1.6"/><circle cx="68" cy="89" r="4" fill="#fffaf0" stroke="${BRASS.low}" stroke-width="1.4"/><path d="M68 87 V89 L69.6 90" stroke="${INK}" stroke-width="1" fill="none"/>`,
} satisfies Readonly<Record<string, string>>
