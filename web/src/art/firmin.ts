import type { Sprite } from './hang'

/** Firmin, night watchman of the house: he belongs to no game, so nobody can suspect him. Light comes from the right. */
const INK = '#1c1226'
const OUTLINE = `stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"`

const LANTERN = `
<circle cx="80" cy="66" r="26" fill="url(#fi-glow)"/>
<path d="M73 50C73 41 87 41 87 50" fill="none" stroke="${INK}" stroke-width="4"/>
<path d="M73 50C73 41 87 41 87 50" fill="none" stroke="#e9c77c" stroke-width="1.8"/>
<path d="M69.500 55L74 49.500H86L90.500 55Z" fill="#e9c77c" ${OUTLINE}/>
<path d="M69.500 55L74 49.500H80V55Z" fill="#8a6430"/>
<path d="M71 55H89V78H71Z" fill="#ffdf9a" ${OUTLINE}/>
<path d="M71.900 55.900H76V77H71.900Z" fill="#c99640"/>
<path d="M80.500 58C84.600 64 86 67 85 71C84 75.500 77 75.500 76 71C75 67 77.600 64 80.500 58Z" fill="#ff9a3d"/>
<path d="M80.500 65C82.600 68 83 70 82.400 72C81.800 74 79 74 78.500 72C78 70 79 68 80.500 65Z" fill="#fff6d6"/>
<path d="M80 55V78" stroke="#8a6430" stroke-width="1" opacity=".7"/>
<path d="M68.500 78H91.500V84H68.500Z" fill="#e9c77c" ${OUTLINE}/>
<path d="M69.400 78.900H80V83.100H69.400Z" fill="#8a6430"/>
<path d="M74 86C74 82 86 82 86 86L84 93H76Z" fill="#f5cda6" ${OUTLINE}/>
<path d="M74 86C74 84 78 83 80 83V93H76Z" fill="#c58f72"/>`

const BUST = `
<path d="M7 96C8 84 22 79 39 75L48 83L57 75C74 79 88 84 89 96Z" fill="#33508a"/>
<path d="M7 96C8 84 22 79 39 75L48 83V96Z" fill="#22366a"/>
<path d="M41 62H55V81L48 86L41 81Z" fill="#e6b48e"/>
<path d="M41 62H48L55 66L50 72L48 86L41 81Z" fill="#b57f66"/>
<path d="M36 74.500L41 72L48 84L43 95Z" fill="#c79a4b" ${OUTLINE}/>
<path d="M60 74.500L55 72L48 84L53 95Z" fill="#f4dca0" ${OUTLINE}/>
<path d="M45.600 85L48 82L50.400 85L48 96Z" fill="#7a1230" ${OUTLINE}/>
<path d="M48 20C58.500 20 65 29.500 65 41C65 55 57 69.500 48 72.500C39 69.500 31 55 31 41C31 29.500 37.500 20 48 20Z" fill="#f5cda6"/>
<path d="M48 20C37.500 20 31 29.500 31 41C31 55 39 69.500 48 72.500L48 58.200L52.400 55.600L48.600 41Z" fill="#c58f72"/>
<path d="M30.600 36C28 48 29.500 60 37 68.500L43.500 70C38 64 35.400 54 35.600 42Z" fill="#948da8"/>
<path d="M65.400 36C68 48 66.500 60 59 68.500L52.500 70C58 64 60.600 54 60.400 42Z" fill="#f1edf4"/>
<path d="M48.500 56.500C44 54.500 38 56.500 34 62C40 64 46 63.500 48.500 61Z" fill="#a49db6"/>
<path d="M48.500 56.500C53 54.500 59 56.500 63 62C57 64 51 63.500 48.500 61Z" fill="#ffffff"/>
<path d="M44 65.500Q48.500 68.500 53 65.500" fill="none" stroke="#8a4a3c" stroke-width="1.800" stroke-linecap="round"/>
<path d="M37.500 46.500Q41 42.800 44.500 46.500M52.500 46.500Q56 42.800 59.500 46.500" fill="none" stroke="${INK}" stroke-width="2.300" stroke-linecap="round"/>
<path d="M36.500 41.500Q41 38.800 45 40.800" fill="none" stroke="#7d768f" stroke-width="2.400" stroke-linecap="round"/>
<path d="M51.500 40.800Q56 38.800 60.500 41.500" fill="none" stroke="#e9e5ee" stroke-width="2.400" stroke-linecap="round"/>
<path d="M29 26C28 12 36 6 48 6C60 6 68 12 67 26Z" fill="#33508a"/>
<path d="M29 26C28 12 36 6 48 6V26Z" fill="#22366a"/>
<path d="M28.500 24.500Q48 19 67.500 24.500V31Q48 26 28.500 31Z" fill="#f4dca0"/>
<path d="M28.500 24.500Q38 21.600 48 21.700V28.400Q38 28.300 28.500 31Z" fill="#b98d45"/>
<path d="M27.500 31Q48 25.500 68.500 31Q66 38.500 48 38Q30 38.500 27.500 31Z" fill="#131127"/>
<path d="M30 31.500Q48 27 66 31.500" fill="none" stroke="#4a4676" stroke-width="1.200"/>
<path d="M48 12.500L51.600 17.500L48 22.500L44.400 17.500Z" fill="#ffe9b0" ${OUTLINE}/>`

const WINDOW = 'M2 98V46C2 18 22 0 48 0C74 0 94 18 94 46V98Z'

/** His portrait in a lit window; the lantern leans out of the frame, for it is what points. */
const PORTRAIT = `
<g clip-path="url(#firmin-window)">
<rect x="0" y="-2" width="96" height="102" fill="#1c2450"/>
<path d="M80 66L-30 0V-40H10ZM80 66L30 -40H70ZM80 66L90 -40H130ZM80 66L-30 60V30ZM80 66L-30 120V90Z" fill="#ffc861" opacity=".13"/>
${BUST}</g>
<path d="${WINDOW}" fill="none" stroke="#c79a4b" stroke-width="2.4"/>
<path d="M5.5 98V46C5.5 20 24 3.5 48 3.5C72 3.5 90.5 20 90.5 46V98" fill="none" stroke="#c79a4b" opacity=".5"/>
<g transform="translate(6 6)">${LANTERN}</g>`

/** He himself, on the last page: the bust stands on a long coat, the lantern at the end of an arm. */
const STANDING = `
<ellipse cx="100" cy="331" rx="92" ry="10" fill="#05040f" opacity=".6"/>
<path d="M62 128C36 134 24 160 20 200L12 316Q100 336 188 316L180 200C176 160 164 134 138 128Z" fill="#33508a" stroke="${INK}" stroke-width="3"/>
<path d="M62 128C36 134 24 160 20 200L12 316Q56 326 100 327V128Z" fill="#22366a"/>
<path d="M12 300Q100 320 188 300M13 308Q100 328 187 308" fill="none" stroke="#e9c77c" stroke-width="2"/>
<path d="M100 150V326" stroke="${INK}" stroke-width="2"/>
<path d="M90 176l5 6-5 6-5-6zM110 176l5 6-5 6-5-6zM90 214l5 6-5 6-5-6zM110 214l5 6-5 6-5-6zM90 252l5 6-5 6-5-6zM110 252l5 6-5 6-5-6z" fill="#ffe9b0" stroke="${INK}" stroke-width="1.4"/>
<g transform="translate(23 -6) scale(1.6)">${BUST}</g>
<path d="M150 158L206 178L200 202L144 184Z" fill="#33508a" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>
<g transform="translate(90 106) scale(1.5)">${LANTERN}</g>`

export const FIRMIN: Sprite = {
  drawings: [
    { id: 'firmin', box: '-4 -4 112 106', body: PORTRAIT, overflow: true },
    { id: 'firmin-standing', box: '0 0 250 342', body: STANDING, overflow: true },
  ],
  defs: `<radialGradient id="fi-glow"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".95"/><stop offset=".4" stop-color="#ffb84a" stop-opacity=".4"/><stop offset="1" stop-color="#ffb84a" stop-opacity="0"/></radialGradient>
<clipPath id="firmin-window"><path d="${WINDOW}"/></clipPath>`,
}
