import type { Game } from '../game'
import { BRASS, scatter, times } from './pen'

const DARK = '#6b5590'
const next = scatter(20251)
const STARS = times(110, () => `<circle cx="${(next() * 1440).toFixed(0)}" cy="${(next() * 420).toFixed(0)}" r="${(0.6 + next() * 1.1).toFixed(1)}" opacity="${(0.35 + next() * 0.6).toFixed(2)}"/>`)
const SNOW = times(46, () => `<circle cx="${(360 + next() * 210).toFixed(0)}" cy="${(40 + next() * 590).toFixed(0)}" r="${(1.2 + next() * 2).toFixed(1)}"/>`)
const FIREFLIES = times(16, () => `<circle cx="${(70 + next() * 260).toFixed(0)}" cy="${(400 + next() * 230).toFixed(0)}" r="${(1.6 + next() * 1.4).toFixed(1)}"/>`)
/** On screens wider than the house. */
const FAR_STARS = times(120, (i) => `<circle cx="${(i % 2 ? 1440 + next() * 900 : next() * -900).toFixed(0)}" cy="${(next() * 460).toFixed(0)}" r="${(0.6 + next() * 1.1).toFixed(1)}" opacity="${(0.35 + next() * 0.6).toFixed(2)}"/>`)
const CYPRESSES = [[18, 640, 190], [60, 642, 150], [1392, 642, 200], [1432, 642, 160], [340, 642, 170], [1090, 642, 150], [-70, 640, 170], [-150, 642, 210], [-330, 642, 160], [-520, 642, 200], [1500, 642, 180], [1590, 642, 150], [1760, 642, 210], [1950, 642, 170]] as const
const LAMPS = [[612, 590], [828, 590]] as const

const spark = (x: number, y: number, s: number): string => {
  const near = s * 0.18
  return `<path d="M${x} ${y - s}L${x + near} ${y - near}L${x + s} ${y}L${x + near} ${y + near}L${x} ${y + s}L${x - near} ${y + near}L${x - s} ${y}L${x - near} ${y - near}Z"/>`
}
const cloud = (x: number, y: number, w: number, n: number, c: string, o: number): string =>
  `<g fill="${c}" opacity="${o}">${times(n, (i) => `<rect x="${x + (i % 2 ? 34 : -18) + i * 9}" y="${y + i * 15}" width="${w - Math.abs(i - n / 2) * 46}" height="10" rx="5"/>`)}</g>`
/** A window: 0 dark, 1 lit, 2 lit with somebody behind it. */
function win(x: number, y: number, w: number, h: number, light: 0 | 1 | 2 = 1, arch: 0 | 1 = 0): string {
  const half = w / 2
  const frame = light ? BRASS.lit : DARK
  const shape = arch ? `M0 ${h}V${half}A${half} ${half} 0 0 1 ${w} ${half}V${h}Z` : `M0 0H${w}V${h}H0Z`
  const top = arch ? `M-2 ${h}V${half}A${half + 2} ${half + 2} 0 0 1 ${w + 2} ${half}V${h}` : `M-3 -2H${w + 3}`
  const somebody = `<path d="M${w * 0.3} ${h}c0-${h * 0.3} ${w * 0.06}-${h * 0.36} ${w * 0.14}-${h * 0.42}a${w * 0.15} ${w * 0.15} 0 1 1 ${w * 0.2} 0c${w * 0.1} ${h * 0.06} ${w * 0.14} ${h * 0.12} ${w * 0.14} ${h * 0.42}z" fill="#3a1426" opacity=".85"/>`
  return `<g transform="translate(${x} ${y})"><path d="${shape}" fill="${light ? 'url(#facade-win)' : '#191634'}" stroke="#120f26" stroke-width="3"/>${light === 2 ? somebody : ''}<path d="M${half} 0V${h}M0 ${h * 0.45}H${w}" stroke="#120f26" stroke-width="2.4"/><path d="${top}" fill="none" stroke="${frame}" stroke-width="1.6"/><path d="M-4 ${h + 2}H${w + 4}" stroke="${frame}" stroke-width="2.4"/></g>`
}
const cypress = (x: number, y: number, h: number, c: string, l: string): string => {
  const right = `M${x} ${y - h}C${x + h * 0.16} ${y - h * 0.5} ${x + h * 0.15} ${y - h * 0.15} ${x + h * 0.05} ${y}`
  return `<path d="${right}H${x - h * 0.05}C${x - h * 0.15} ${y - h * 0.15} ${x - h * 0.16} ${y - h * 0.5} ${x} ${y - h}Z" fill="${c}"/><path d="${right}H${x}Z" fill="${l}"/>`
}
const ball = (x: number, y: number, r: number, c: string, l: string): string =>
  `<path d="M${x - 3} ${y}V${y - r}H${x + 3}V${y}Z" fill="#140f26"/><circle cx="${x}" cy="${y - r * 1.5}" r="${r}" fill="${c}"/><path d="M${x} ${y - r * 2.5}A${r} ${r} 0 0 1 ${x} ${y - r * 0.5}Z" fill="${l}"/>`
const bat = (x: number, y: number, s: number): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0q-4-7-14-6q3 2 3 6q4-2 6 2q3-1 5 3q2-4 5-3q2-4 6-2q0-4 3-6q-10-1-14 6z" fill="#1a1033"/>`
const door = (game: Game, x: number, base: number, w: number): string => {
  const h = (w * 228) / 168
  return `<svg x="${x - w / 2}" y="${base - h + (w * 2) / 168}" width="${w}" height="${h}" overflow="visible"><use href="#door-${game}"/></svg>`
}
const spill = (x: number, y: number, w: number, c: string, o = 0.5, h = 60): string =>
  `<path d="M${x - w / 2} ${y}H${x + w / 2}L${x + w} ${y + h}H${x - w}Z" fill="${c}" opacity="${o}" mask="url(#facade-down)"/>`

const DEFS = `<defs>
<linearGradient id="facade-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0c22"/><stop offset=".38" stop-color="#191a45"/><stop offset=".66" stop-color="#3f2860"/><stop offset=".74" stop-color="#6b3b6b"/></linearGradient>
<linearGradient id="facade-win" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b0"/><stop offset="1" stop-color="#f5ac4c"/></linearGradient>
<linearGradient id="facade-ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c2440"/><stop offset=".35" stop-color="#141532"/><stop offset="1" stop-color="#0d0e22"/></linearGradient>
<linearGradient id="facade-wall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#2a2150"/><stop offset="1" stop-color="#41346e"/></linearGradient>
<linearGradient id="facade-fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
<mask id="facade-down" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#facade-fade)"/></mask>
<radialGradient id="facade-halo"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".5"/><stop offset=".5" stop-color="#d9a6d0" stop-opacity=".16"/><stop offset="1" stop-color="#d9a6d0" stop-opacity="0"/></radialGradient>
<radialGradient id="facade-warm"><stop offset="0" stop-color="#ffb757" stop-opacity=".5"/><stop offset="1" stop-color="#ffb757" stop-opacity="0"/></radialGradient>
<radialGradient id="facade-viol"><stop offset="0" stop-color="#a98af5" stop-opacity=".5"/><stop offset="1" stop-color="#a98af5" stop-opacity="0"/></radialGradient>
<radialGradient id="facade-green"><stop offset="0" stop-color="#9ed58c" stop-opacity=".42"/><stop offset="1" stop-color="#9ed58c" stop-opacity="0"/></radialGradient>
<radialGradient id="facade-teal"><stop offset="0" stop-color="#6fdde0" stop-opacity=".45"/><stop offset="1" stop-color="#6fdde0" stop-opacity="0"/></radialGradient>
<pattern id="facade-slate" width="20" height="18" patternUnits="userSpaceOnUse"><path d="M0 0a10 10 0 0 0 20 0M-10 9a10 10 0 0 0 20 0M10 9a10 10 0 0 0 20 0" fill="none" stroke="#0f1230" stroke-width="1.5" opacity=".55"/></pattern>
<pattern id="facade-brick" width="36" height="20" patternUnits="userSpaceOnUse"><path d="M4 5h14M24 15h10" stroke="#5c4c8c" stroke-width="1.4" opacity=".38"/></pattern></defs>`

/** The house at night, 1440 × 900: five wings, five weathers. The moon is on the right, so right faces are lit. */
export const FACADE = `${DEFS}
<rect x="-900" width="3240" height="900" fill="url(#facade-sky)"/>
<g fill="#f4ecd8">${STARS}${FAR_STARS}</g><g fill="#ffe9b0">${spark(612, 60, 9)}${spark(1080, 70, 7)}${spark(1370, 330, 8)}${spark(46, 300, 7)}${spark(870, 96, 6)}${spark(352, 238, 6)}</g>
<circle cx="1232" cy="238" r="250" fill="url(#facade-halo)"/><g fill="none" stroke="#ffe9b0"><circle cx="1232" cy="238" r="128" opacity=".28"/><circle cx="1232" cy="238" r="150" opacity=".18"/><circle cx="1232" cy="238" r="176" opacity=".1"/></g>
<circle cx="1232" cy="238" r="104" fill="#f8ecce"/><path d="M1232 134a104 104 0 0 0 0 208a130 130 0 0 1 0-208z" fill="#e0cda6"/><g fill="#e0cda6" opacity=".8"><circle cx="1268" cy="206" r="16"/><circle cx="1290" cy="262" r="10"/><circle cx="1244" cy="290" r="8"/><circle cx="1224" cy="228" r="7"/></g>
${cloud(1080, 270, 260, 4, '#3a2a63', .92)}${cloud(1230, 180, 190, 3, '#4a3574', .8)}${cloud(620, 150, 230, 3, '#2a2358', .8)}${cloud(60, 356, 210, 3, '#3a2a63', .7)}
<path d="M-900 590C-760 540 -560 580 -420 550C-280 524 -120 592 0 560C160 500 300 540 420 520C600 490 800 540 980 510C1160 480 1300 530 1440 500C1560 474 1700 540 1860 520C2020 496 2180 560 2340 530V720H-900Z" fill="#2a1f4d"/>
<g>${CYPRESSES.map(([x, y, h]) => cypress(x, y, h, '#151536', '#21204a')).join('')}</g>

<g class="wing cluedo"><path d="M560 214L600 150H840L880 214Z" fill="#29305c"/><path d="M720 150H840L880 214H720Z" fill="#343d72"/><path d="M560 214L600 150H840L880 214Z" fill="url(#facade-slate)"/>
<path d="M594 150H846" stroke="${BRASS.lit}" stroke-width="4"/><path d="M600 143V150M840 143V150" stroke="${BRASS.lit}" stroke-width="4"/>
<path d="M612 96H646V160H612Z M794 96H828V160H794Z" fill="#33265a"/><path d="M629 96H646V160H629Z M811 96H828V160H811Z" fill="#46376f"/><path d="M606 88H652V98H606Z M788 88H834V98H788Z" fill="#241b45"/><path d="M808 80c-14-12 10-22-4-36c-8-9 2-18 8-22" fill="none" stroke="#8a7bb5" stroke-width="5" stroke-linecap="round" opacity=".4"/>
<path d="M668 214V160L720 116L772 160V214Z" fill="#3a2d66"/><path d="M720 116L772 160V214H720Z" fill="#4b3c7c"/><path d="M660 164L720 112L780 164" fill="none" stroke="${BRASS.lit}" stroke-width="4"/><circle cx="720" cy="176" r="25" fill="url(#facade-win)" stroke="#120f26" stroke-width="4"/><circle cx="720" cy="176" r="27" fill="none" stroke="${BRASS.lit}" stroke-width="2"/><path d="M720 158V176L732 184" stroke="#2a1426" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M720 154v4M720 194v4M698 176h4M738 176h4" stroke="#2a1426" stroke-width="2.4"/>
<path d="M720 112V62" stroke="${BRASS.lit}" stroke-width="2.4"/><path d="M704 74H738M738 74l-7-5v10zM704 74l-6-5v10z" stroke="${BRASS.lit}" stroke-width="2" fill="${BRASS.lit}"/><path d="M712 62q8-14 16 0q-8 5-16 0z" fill="${BRASS.lit}"/>
<path d="M554 212H886V640H554Z" fill="url(#facade-wall)"/><path d="M554 212H886V640H554Z" fill="url(#facade-brick)"/>
<path d="M546 210H894V220H546Z M550 330H890V337H550Z" fill="#57488a"/><path d="M546 210H894M550 330H890" stroke="${BRASS.lit}" stroke-width="2"/>
${win(580, 240, 34, 68, 1)}${win(640, 240, 34, 68, 0)}${win(703, 240, 34, 68, 2)}${win(766, 240, 34, 68, 1)}${win(826, 240, 34, 68, 0)}
${win(582, 376, 40, 84, 0, 1)}${win(818, 376, 40, 84, 1, 1)}${win(582, 510, 40, 84, 1, 1)}${win(818, 510, 40, 84, 2, 1)}
<circle cx="720" cy="520" r="190" fill="url(#facade-warm)"/>
<path d="M634 640V372L720 344L806 372V640Z" fill="#33285c"/><path d="M720 344L806 372V640H720Z" fill="#40336d"/><path d="M622 376L720 342L818 376" fill="none" stroke="${BRASS.lit}" stroke-width="4"/><path d="M640 384H656V640H640Z M784 384H800V640H784Z" fill="#57488a"/><path d="M648 384V640M792 384V640" stroke="#7c6ab0" stroke-width="2"/><path d="M634 384H662M778 384H806" stroke="${BRASS.lit}" stroke-width="3"/>
${door('cluedo', 720, 622, 158)}
<path d="M628 622H812V632H628Z" fill="#6b5a9c"/><path d="M616 632H824V642H616Z" fill="#574886"/><path d="M616 632H824M628 622H812" stroke="${BRASS.lit}" stroke-width="1.2" opacity=".7"/>
<g>${LAMPS.map(([x, y]) => `<circle cx="${x}" cy="${y - 58}" r="30" fill="url(#facade-warm)"/><path d="M${x - 3} ${y + 50}V${y - 46}H${x + 3}V${y + 50}Z" fill="#1a1433"/><path d="M${x - 8} ${y - 66}H${x + 8}L${x + 11} ${y - 48}H${x - 11}Z" fill="#ffd98a" stroke="#1a1433" stroke-width="2"/><path d="M${x - 10} ${y - 66}L${x} ${y - 76}L${x + 10} ${y - 66}Z" fill="#1a1433"/>`).join('')}</g></g>

<g class="wing huis_clos"><path d="M376 236H544V640H376Z" fill="#2b3160"/><path d="M460 236H544V640H460Z" fill="#394179"/><path d="M376 236H544V640H376Z" fill="url(#facade-brick)"/>
<path d="M356 240L460 40L564 240Z" fill="#27305f"/><path d="M460 40L564 240H460Z" fill="#344078"/><path d="M356 240L460 40L564 240Z" fill="url(#facade-slate)"/>
<path d="M460 40L521 157c-8 9-17 7-22-3c-8 14-20 13-26 1c-8 12-20 11-26-2c-9 13-20 11-25 0c-6 9-15 9-23 4Z" fill="#f4f9ff"/><path d="M460 40L399 157c8 5 17 5 23-4c5 11 16 13 25 0c3 6 8 9 13 9z" fill="#c4d4ec"/>
<path d="M348 244c4-10 14-9 20-4c10-9 22-8 30 0c12-8 26-7 34 1c12-9 28-8 36 0c10-8 24-7 32 1c10-8 24-7 32 0c8-5 26-4 30 6z" fill="#f4f9ff"/><path d="M350 246H570" stroke="#8fa6cf" stroke-width="2.4"/>
<path d="M460 40V12" stroke="${BRASS.lit}" stroke-width="2.4"/><circle cx="460" cy="12" r="4" fill="${BRASS.lit}"/>
${win(446, 270, 28, 50, 0, 1)}
<path d="M372 352H548V359H372Z" fill="#4d5894"/><path d="M372 352H548" stroke="${BRASS.lit}" stroke-width="1.8"/>
<circle cx="460" cy="520" r="120" fill="url(#facade-warm)" opacity=".6"/>
${door('huis_clos', 460, 598, 150)}
<path d="M368 642c6-16 22-16 32-8c12-14 34-12 42 0c14-10 34-8 42 2c14-10 34-8 42 2c10-4 20-2 24 6z" fill="#e6eefa"/><path d="M368 642c6-16 22-16 32-8c12-14 34-12 42 0l-10 10z" fill="#b7c8e4"/></g>

<g class="wing hantise"><path d="M890 640L900 246L1058 232L1072 640Z" fill="#372560"/><path d="M980 239L1058 232L1072 640H982Z" fill="#48327a"/><path d="M890 640L900 246L1058 232L1072 640Z" fill="url(#facade-brick)"/>
<path d="M878 254C930 226 960 150 978 100C986 76 1004 60 1026 58C1010 70 1008 88 1014 112C1026 164 1050 214 1086 234C1020 246 950 254 878 254Z" fill="#33235c"/><path d="M1026 58C1010 70 1008 88 1014 112C1026 164 1050 214 1086 234C1054 240 1020 244 988 248C1000 190 1000 100 1026 58Z" fill="#443074"/><path d="M878 254C930 226 960 150 978 100C986 76 1004 60 1026 58C1010 70 1008 88 1014 112C1026 164 1050 214 1086 234C1020 246 950 254 878 254Z" fill="url(#facade-slate)"/>
<path d="M874 256C950 256 1020 248 1090 236" fill="none" stroke="${BRASS.lit}" stroke-width="4"/><path d="M1026 58l16-4m-2-8 10 8-8 8" stroke="${BRASS.lit}" stroke-width="2.4" fill="none"/>
<g transform="rotate(-4 982 300)">${win(966, 276, 32, 48, 1, 1)}</g>
<path d="M894 356L1062 344L1063 351L894 363Z" fill="#5a4290"/><path d="M894 356L1062 344" stroke="${BRASS.lit}" stroke-width="1.8"/>
<circle cx="982" cy="500" r="150" fill="url(#facade-viol)"/>
<g transform="rotate(-2 982 500)">${door('hantise', 982, 606, 150)}</g>
${bat(1110, 150, 1.15)}${bat(930, 120, .9)}${bat(1150, 214, .7)}
<path d="M1078 640c2-44-4-70-20-92c14 8 20 16 24 28c0-22 6-38 20-50c-6 18-9 32-8 48c6-12 14-18 24-22c-14 18-22 40-22 88z" fill="#150f2b"/>
<path d="M1046 640v-24q0-12 12-12t12 12v24z" fill="#6b5a9c"/><path d="M1058 604q12 0 12 12v24h-12z" fill="#8374b4"/><path d="M1053 616h10M1058 611v14" stroke="#2a1f4d" stroke-width="2.4"/></g>

<g class="wing super_cluedo"><circle cx="196" cy="500" r="190" fill="url(#facade-green)"/>
<path d="M66 470H326V640H66Z" fill="#25414a"/><path d="M196 470H326V640H196Z" fill="#30535a"/>
<path d="M66 470C74 392 130 346 196 340C262 346 318 392 326 470Z" fill="#4d8a6a"/><path d="M196 340C262 346 318 392 326 470H196Z" fill="#63a67c"/>
<g fill="none" stroke="#16302e" stroke-width="4"><path d="M196 340V470M196 340C150 362 126 410 122 470M196 340C242 362 266 410 270 470M84 420H308M110 382H282"/></g><g fill="none" stroke="#cfe9b8" stroke-width="1.2"><path d="M196 340V470M196 340C150 362 126 410 122 470M196 340C242 362 266 410 270 470M84 420H308M110 382H282"/></g>
<path d="M214 352L248 366L226 466H204Z M286 424L300 420L316 466H296Z" fill="#d9f5c4" opacity=".2"/><path d="M66 470C74 392 130 346 196 340C262 346 318 392 326 470" fill="none" stroke="${BRASS.lit}" stroke-width="3"/><path d="M58 466H334V477H58Z" fill="#1d3a3c"/><path d="M58 466H334" stroke="${BRASS.lit}" stroke-width="2.4"/><path d="M196 340V312" stroke="${BRASS.lit}" stroke-width="3"/><path d="M196 300q9 10 0 16q-9-6 0-16z" fill="${BRASS.lit}"/>
${win(78, 506, 34, 112, 0, 1)}${win(280, 506, 34, 112, 0, 1)}
<path d="M78 618V523a17 17 0 0 1 34 0V618Z M280 618V523a17 17 0 0 1 34 0V618Z" fill="#7fbf74" opacity=".6"/>
${door('super_cluedo', 196, 640, 138)}
<path d="M66 470c10 20-4 30 6 46c-8 8-2 20 4 26c-10 10-4 22 2 30c-10 14-4 30 2 36l-8 32H56c2-50-4-110 10-170z" fill="#2f6b45"/><path d="M66 470c10 20-4 30 6 46c-6 8-2 20 2 26l-8 60z" fill="#4d8a57"/>
${ball(44, 642, 24, '#1d4a35', '#2f6b45')}${ball(348, 642, 19, '#1d4a35', '#2f6b45')}<g class="fireflies" fill="#e9ffb8" opacity=".9">${FIREFLIES}</g></g>

<g class="wing cluedo_2008"><circle cx="1250" cy="520" r="190" fill="url(#facade-teal)"/>
<path d="M1116 436H1404V640H1116Z" fill="#1d3350"/><path d="M1116 436H1404V640H1116Z" fill="none"/>
<path d="M1098 420H1424V440H1098Z" fill="#dfeef0"/><path d="M1098 433H1424V440H1098Z" fill="#7fa6b4"/>
<path d="M1146 376H1330V420H1146Z" fill="#24405e"/><path d="M1138 366H1344V378H1138Z" fill="#c9dde2"/><path d="M1152 386H1250V412H1152Z" fill="#8fe6e4"/><path d="M1184 386V412M1217 386V412" stroke="#12283f" stroke-width="3"/><path d="M1262 386H1322V412H1262Z" fill="#173049"/>
<path d="M1128 452H1166V640H1128Z M1336 452H1392V640H1336Z" fill="#274a63"/><path d="M1336 470H1392M1336 492H1392M1336 514H1392M1336 536H1392M1336 558H1392M1336 580H1392M1336 602H1392" stroke="#1a344c" stroke-width="2"/>
<path d="M1400 440V640" stroke="#dfeef0" stroke-width="5"/>
${door('cluedo_2008', 1250, 640, 150)}</g>

<path d="M-900 640H2340V900H-900Z" fill="url(#facade-ground)"/><path d="M-900 640H2340" stroke="#5d4a85" stroke-width="1.5"/>
<path d="M640 642H800L880 760H560Z" fill="#3a2f58"/>${spill(720, 642, 150, '#ffc861', .75, 90)}${spill(196, 640, 120, '#9ed58c', .5)}${spill(460, 642, 100, '#ffcf8a', .42)}${spill(982, 642, 110, '#a98af5', .55)}
<path d="M1150 650H1410L1440 690H1120Z" fill="#0f7f8a"/><path d="M1150 650H1410L1414 656H1146Z" fill="#dfeef0"/><g class="ripples" fill="none" stroke="#8ff1ee" stroke-width="2" stroke-linecap="round"><path d="M1170 668q10-5 20 0t20 0M1250 664q10-5 20 0t20 0M1340 670q10-5 20 0t20 0M1200 682q10-5 20 0M1300 682q10-5 20 0"/></g>
<g class="snow" fill="#f4f9ff" opacity=".9">${SNOW}</g>
<g fill="#7c68a8" opacity=".14"><rect x="-40" y="626" width="420" height="12" rx="6"/><rect x="840" y="618" width="330" height="12" rx="6"/><rect x="890" y="634" width="260" height="10" rx="5"/><rect x="520" y="632" width="240" height="9" rx="4"/></g>`
