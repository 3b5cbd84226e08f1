import { flake } from '../flake'
import { BRASS, INK, OUTLINE } from '../pen'

/** The urn, 96 × 118. */
export const urn = `
<ellipse cx="48" cy="106" rx="30" ry="5" fill="#000" opacity=".35"/>
<path d="M32 96 H64 L70 106 H26Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M33 97.3 H48 V104.7 H28Z" fill="${BRASS.low}"/><path d="M42 84 H54 V97 H42Z" fill="${BRASS.mid}" ${OUTLINE}/>
<path d="M14 40 C2 40 2 60 18 62" fill="none" stroke="${INK}" stroke-width="8.6"/><path d="M14 40 C2 40 2 60 18 62" fill="none" stroke="${BRASS.low}" stroke-width="4"/><path d="M82 40 C94 40 94 60 78 62" fill="none" stroke="${INK}" stroke-width="8.6"/><path d="M82 40 C94 40 94 60 78 62" fill="none" stroke="${BRASS.lit}" stroke-width="4"/>
<path d="M14 34 H82 C84 58 74 84 54 88 H42 C22 84 12 58 14 34Z" fill="#46598f" ${OUTLINE}/><path d="M15.3 35.3 H48 V86.7 H42 C23 83 13.3 58 15.3 35.3Z" fill="#283660"/><path d="M76 42 C76 58 70 70 62 77" stroke="#a9bde8" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M10 26 H86 V36 H10Z" fill="${BRASS.lit}" ${OUTLINE}/><path d="M11.3 27.3 H48 V34.7 H11.3Z" fill="${BRASS.low}"/>
<path d="M20 26 C22 12 34 8 48 8 C62 8 74 12 76 26Z" fill="#52669f" ${OUTLINE}/><path d="M21.5 24.7 C24 13 35 9.3 48 9.3 V24.7Z" fill="#2f3e6c"/><path d="M34 16 H62" stroke="${INK}" stroke-width="5" stroke-linecap="round"/><circle cx="48" cy="4" r="5" fill="${BRASS.lit}" ${OUTLINE}/>
<g transform="translate(48 60)">${flake('#e7f0ff', 2.6)}</g>`
/** The pointing hand of the accusation, 100 × 100. */
export const accuse = `
<path d="M4 60 H22 V94 H4Z" fill="#9b1f29" ${OUTLINE}/><path d="M5.3 61.3 H12 V92.7 H5.3Z" fill="#5f0f1c"/><path d="M22 62 H30 V92 H22Z" fill="#fffdf8" ${OUTLINE}/><circle cx="26" cy="84" r="1.8" fill="${BRASS.mid}"/>
<path d="M30 66 C36 64 40 56 46 52 L88 38 Q95 36 96 41 Q97 46 90 49 L64 58 H74 Q79 60 78 65 Q77 68 74 69 Q77 72 75 76 Q73 79 70 79 Q72 82 70 85 Q67 89 60 89 H46 Q36 90 30 88Z" fill="#f3cdab" ${OUTLINE}/><path d="M31.3 67 C36 66 40 59 45 56 V86.7 Q36 88 31.3 86.8Z" fill="#c08d74"/><path d="M64 58 L52 63 M74 69 H60 M70 79 H58" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>
<g stroke="#ffd98a" stroke-width="3.4" stroke-linecap="round"><path d="M84 26 L80 14 M94 26 L98 12 M74 32 L64 24"/></g>`
/** Somebody, nobody knows who. */
const somebody = 'M48 18 C58 18 64 26 63.4 36 C63.4 44 60 51 55 55 L56 62 C72 65 86 72 90 96 H6 C10 72 24 65 40 62 L41 55 C36 51 32.6 44 32.6 36 C32 26 38 18 48 18Z'
export const innocent = `<circle cx="84" cy="21" r="20" fill="#ffe2a0" opacity=".55"/><path d="${somebody}" fill="#f4f9ff" stroke="#2a3a66" stroke-width="2"/><path d="M48 18 C38 18 32 26 32.6 36 C32.6 44 36 51 41 55 L40 62 C24 65 10 72 6 96 H48Z" fill="#a9bede"/>
<path d="M40 62 L48 72 L56 62 L64 66 L48 96 L32 66Z" fill="#fff" stroke="#2a3a66" stroke-width="1.8" stroke-linejoin="round"/><path d="M40 62 L48 72 V96 L32 66Z" fill="#c9d8ee"/><path d="M38 38 Q42 41 46 38 M51 38 Q55 41 58.6 38" stroke="#2a3a66" stroke-width="2.2" fill="none" stroke-linecap="round"/>
<path d="M72 96 L76 66 Q76 60 82 60 H88 Q93 61 92 67 L86 96Z" fill="#dbe7f7" stroke="#2a3a66" stroke-width="1.8"/><path d="M74 58 H94 L91 64 H77Z" fill="${BRASS.lit}" stroke="${INK}" stroke-width="1.6"/><path d="M79 30 H89 V58 H79Z" fill="#fffdf4" stroke="${INK}" stroke-width="1.8"/><path d="M80 31 H83.6 V57 H80Z" fill="#d9c79a"/><path d="M84 8 C89 15 91 19 89.6 24 C88 28.6 80 28.6 78.4 24 C77 19 80 16 84 8Z" fill="#ffb75a" stroke="${INK}" stroke-width="1.6"/><path d="M84 17 C87 21 86.6 24.6 84 25.6 C81.4 24.6 81.4 21 84 17Z" fill="#fff6d6"/>`
export const murderer = `<path d="${somebody}" fill="#1b0c18"/><path d="M55 55 L56 62 C72 65 86 72 90 96 H70 C70 80 64 70 55 64Z M63.4 36 C63.4 44 60 51 55 55 L53 50 C57 46 58.6 42 58.6 36 C58.6 29 57 24 53 19 C60 21.6 64 28 63.4 36Z" fill="#5b1527"/>
<path d="M40 62 L48 74 L56 62 L62 66 L48 90 L34 66Z" fill="#2a1020" stroke="#5b1527" stroke-width="1.6" stroke-linejoin="round"/><path d="M44.5 71 H51.5 L53 88 L48 96 L43 88Z" fill="#b3213f"/><path d="M38 38 Q42 34.6 46 38.6 Q41.6 41 38 38Z M51 38.6 Q55 34.6 58.6 38 Q55 41 51 38.6Z" fill="#ffc861"/>
<path d="M72 96 L76 62 Q76 56 82 56 H88 Q93 57 92 63 L86 96Z" fill="#2a1020" stroke="#5b1527" stroke-width="1.6"/><path d="M76 54 H92 V59 H76Z" fill="${BRASS.lit}" stroke="${INK}" stroke-width="1.6"/><path d="M79 54 V16 Q84 8 89 4 V54Z" fill="#e8e6ea" stroke="${INK}" stroke-width="1.8"/><path d="M80 53 V17 Q82 12 84 10 V53Z" fill="#767a99"/>`
