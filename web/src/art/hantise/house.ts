import { drawings, type Drawing } from '../drawing'
import { BRASS, scatter, times } from '../pen'

const next = scatter(777)
const stars = times(60, () => `<circle cx="${(next() * 1108).toFixed(0)}" cy="${(next() * 250).toFixed(0)}" r="${(0.6 + next()).toFixed(1)}" opacity="${(0.35 + next() * 0.6).toFixed(2)}"/>`)
const cloud = (x: number, y: number, w: number, n: number, c: string, o: number): string => `<g fill="${c}" opacity="${o}">${times(n, (i) => `<rect x="${x + (i % 2 ? 26 : -12) + i * 7}" y="${y + i * 12}" width="${w - Math.abs(i - n / 2) * 34}" height="8" rx="4"/>`)}</g>`
const bat = (x: number, y: number, s: number): string => `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0q-4-7-14-6q3 2 3 6q4-2 6 2q3-1 5 3q2-4 5-3q2-4 6-2q0-4 3-6q-10-1-14 6z" fill="#1a1033"/>`
const web = (x: number, y: number, s: number, flip = 1): string => `<g transform="translate(${x} ${y}) scale(${s * flip} ${s})" fill="none" stroke="#d9ccff" stroke-width="1.1" opacity=".5"><path d="M0 0L40 6M0 0L30 26M0 0L8 40M14 2Q14 10 11 10Q6 12 3 15M27 4Q25 18 21 18Q10 20 5.5 28M38 6Q34 26 28 25Q12 28 8 38"/></g>`
const hedge = (x: number, y: number, w: number, h: number, c: string, l: string): string => `<path d="M${x} ${y}C${x - 6} ${y - h * .8} ${x + w * .2} ${y - h * 1.1} ${x + w * .3} ${y - h * .8}C${x + w * .4} ${y - h * 1.2} ${x + w * .65} ${y - h * 1.15} ${x + w * .7} ${y - h * .75}C${x + w * .9} ${y - h} ${x + w + 6} ${y - h * .6} ${x + w} ${y}Z" fill="${c}"/><path d="M${x + w * .5} ${y - h * .3}C${x + w * .6} ${y - h * .8} ${x + w * .8} ${y - h} ${x + w} ${y - h * .4}L${x + w} ${y}H${x + w * .55}Z" fill="${l}"/>`
const bare = (x: number, y: number, s: number, c: string): string => `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="${c}" stroke-linecap="round"><path d="M0 0C2-40-6-70 2-110" stroke-width="13"/><path d="M0-60C-14-74-26-78-36-98M2-84C14-96 26-98 34-122M2-108C-4-124-12-130-14-148M2-108C8-122 14-126 16-144" stroke-width="7"/><path d="M-24-82C-34-82-42-78-50-86M-36-98C-36-108-42-114-40-122M22-104C34-102 42-106 52-100M34-122C32-132 36-140 34-146" stroke-width="4"/></g>`
/** The house in cross-section, in the dark. The garden lies on both sides, so that in all four zones the left is one
    player's and the right the other's. */
const house = `
<rect width="1108" height="618" fill="url(#ha-sky)"/><g fill="#f4ecd8">${stars}</g>
<g transform="translate(1000 104)"><circle r="170" fill="url(#ha-moonlight)"/><g fill="none" stroke="#ffe9b0"><circle r="76" opacity=".28"/><circle r="92" opacity=".16"/></g><circle r="60" fill="#f8ecce"/><path d="M0 -60a60 60 0 0 0 0 120a75 75 0 0 1 0-120z" fill="#e0cda6"/><g fill="#e0cda6" opacity=".8"><circle cx="22" cy="-20" r="10"/><circle cx="32" cy="14" r="6"/><circle cx="8" cy="30" r="5"/></g></g>
${cloud(950, 124, 160, 3, '#3a2a63', .92)}${cloud(24, 96, 150, 3, '#3a2a63', .75)}${cloud(70, 190, 120, 2, '#4a3574', .6)}${cloud(1000, 216, 110, 2, '#4a3574', .6)}
<path d="M0 330C60 300 120 316 214 296V440H0Z M1108 322C1040 296 960 312 894 300V440H1108Z" fill="#2a1f4d"/>
<path d="M0 428H1108V618H0Z" fill="url(#ha-soil)"/>
<g fill="#4b3358" opacity=".75"><ellipse cx="46" cy="490" rx="16" ry="9"/><ellipse cx="150" cy="548" rx="22" ry="11"/><ellipse cx="88" cy="590" rx="14" ry="8"/><ellipse cx="960" cy="500" rx="20" ry="10"/><ellipse cx="1060" cy="566" rx="18" ry="10"/><ellipse cx="934" cy="588" rx="13" ry="7"/></g>
<g fill="none" stroke="#e9dfc8" stroke-width="5" stroke-linecap="round" opacity=".55"><path d="M34 560l34 16M1018 486l34-14"/></g><g fill="#e9dfc8" opacity=".55"><circle cx="32" cy="556" r="5"/><circle cx="29" cy="563" r="5"/><circle cx="71" cy="573" r="5"/><circle cx="68" cy="580" r="5"/><circle cx="1015" cy="483" r="5"/><circle cx="1018" cy="490" r="5"/><circle cx="1055" cy="468" r="5"/><circle cx="1057" cy="475" r="5"/></g>
<g fill="none" stroke="#20162f" stroke-width="4" stroke-linecap="round" opacity=".8"><path d="M30 430c4 20-6 30 0 52M36 430c8 16 18 18 20 34M1076 430c-4 20 8 28 0 48M1070 430c-8 18-16 20-20 34"/></g>

${bare(56, 432, 2.25, '#191130')}<g transform="translate(116 196)"><path d="M-13 22C-17 4-14-8-12-16L-5-11Q0-13 5-11L12-16C14-8 17 4 13 22Q0 27-13 22Z" fill="#6b5590" stroke="#191130" stroke-width="2"/><path d="M-13 22C-17 4-14-8-12-16L-5-11Q-2-12 0-12V25Q-7 25-13 22Z" fill="#4a3870"/><circle cx="-5.5" cy="-2" r="5.6" fill="#ffe08a"/><circle cx="5.5" cy="-2" r="5.6" fill="#ffe08a"/><circle cx="-4.5" cy="-2" r="2.6" fill="#1c1226"/><circle cx="6.5" cy="-2" r="2.6" fill="#1c1226"/><path d="M-2.5 4H2.5L0 9Z" fill="#e9c77c"/></g>${hedge(96, 430, 118, 46, '#24401f', '#33582a')}
<g transform="translate(128 330) scale(.98)" opacity=".9"><use href="#ha-place-puits" width="98" height="100"/></g>
${bare(1062, 432, 1.75, '#191130')}${hedge(894, 430, 96, 40, '#24401f', '#33582a')}
<g transform="translate(900 322) scale(1.05)" opacity=".9"><use href="#ha-place-serre" width="98" height="100"/></g>${hedge(986, 432, 110, 30, '#1d351b', '#2b4c24')}
<path d="M0 426Q54 418 108 425T214 424V440H0Z M1108 426Q1054 418 1000 425T894 424V440H1108Z" fill="#3f6423"/><path d="M0 432H214V442H0Z M894 432H1108V442H894Z" fill="#2c1f38"/>
<g stroke="#6f9a3a" stroke-width="2" stroke-linecap="round"><path d="M14 424l-3-8M18 424l2-9M66 422l-3-8M70 422l3-7M180 423l-2-8M184 423l3-7M930 423l-3-8M934 423l3-7M1020 422l-2-8M1024 422l3-7M1090 424l-3-7"/></g>
${bat(96, 66, 1.2)}${bat(150, 150, .8)}${bat(972, 82, .9)}

<g transform="rotate(-9 335 60)"><path d="M318 70V12H352V70Z" fill="#33265a"/><path d="M335 70V12H352V70Z" fill="#46376f"/><path d="M312 6H358V16H312Z" fill="#241b45"/></g><g transform="rotate(8 771 60)"><path d="M752 66V10H790V66Z" fill="#33265a"/><path d="M771 66V10H790V66Z" fill="#46376f"/><path d="M746 4H796V14H746Z" fill="#241b45"/></g><path d="M322 4c-12-10 8-14-2-26" fill="none" stroke="#8a7bb5" stroke-width="4" stroke-linecap="round" opacity=".4"/>
<path d="M196 100C236 92 262 66 284 38C380 46 470 24 560 28C650 32 730 46 826 36C848 66 874 90 914 98Z" fill="#33235c"/><path d="M560 28C650 32 730 46 826 36C848 66 874 90 914 98H560Z" fill="#443074"/><path d="M196 100C236 92 262 66 284 38C380 46 470 24 560 28C650 32 730 46 826 36C848 66 874 90 914 98Z" fill="url(#ha-slate)"/><path d="M276 38C380 46 470 24 560 28C650 32 730 46 834 34" fill="none" stroke="${BRASS.lit}" stroke-width="4" stroke-linecap="round"/>
<g transform="rotate(3 556 70)"><path d="M510 94V54L556 18L602 54V94Z" fill="#3a2d66"/><path d="M556 18L602 54V94H556Z" fill="#4b3c7c"/><path d="M502 58L556 14L610 58" fill="none" stroke="${BRASS.lit}" stroke-width="3.6"/><circle cx="556" cy="62" r="16" fill="url(#ha-pane)" stroke="#120f26" stroke-width="3"/><path d="M556 46V78M540 62H572" stroke="#120f26" stroke-width="2.4"/><circle cx="556" cy="62" r="17.5" fill="none" stroke="${BRASS.lit}" stroke-width="1.6"/><path d="M556 14V-6" stroke="${BRASS.lit}" stroke-width="2.4"/></g>

<path d="M204 254L224 92H886L904 254Z" fill="#2a1c50"/><path d="M204 254L224 92H886L904 254Z" fill="url(#ha-slate)"/><path d="M206 252H902V440H206Z" fill="#3a2b66"/><path d="M206 252H902V440H206Z" fill="url(#ha-brick)"/><path d="M200 436H908V618H200Z" fill="#37304f"/><path d="M200 436H908V618H200Z" fill="url(#ha-rock)"/>

<path d="M226 244L244 100H866L884 244Z" fill="url(#ha-w1)" stroke="#120f26" stroke-width="4"/><path d="M226 244L244 100H866L884 244Z" fill="url(#ha-p1)"/>
<path d="M229 222L227 244H883L881 222Z" fill="#183148"/><path d="M229 222H881" stroke="#4f86a6" stroke-width="1.6"/>
<g transform="rotate(-2.4 554 160)"><path d="M516 212V150a38 38 0 0 1 76 0V212Z" fill="#33499a" stroke="#120f26" stroke-width="4"/><circle cx="572" cy="148" r="11" fill="#f8ecce"/><path d="M554 114V212M516 168H592" stroke="#120f26" stroke-width="3"/><path d="M513 214V150a41 41 0 0 1 82 0V214" fill="none" stroke="${BRASS.mid}" stroke-width="1.8"/><path d="M508 214H600" stroke="${BRASS.lit}" stroke-width="4"/><path d="M506 112c14 30 10 70 0 102h-10c-2-30-2-70 0-102zM602 112c-14 30-10 70 0 102h10c2-30 2-70 0-102z" fill="#6b4b9a" stroke="#120f26" stroke-width="1.6"/><path d="M490 110H618" stroke="${BRASS.lit}" stroke-width="3" stroke-linecap="round"/></g>
<g opacity=".5"><use href="#ha-place-chambre" x="262" y="136" width="98" height="100"/><use href="#room-bibliotheque" x="394" y="150" width="80" height="84"/><use href="#ha-place-salle-de-bain" x="760" y="140" width="92" height="94"/><use href="#ha-place-grenier" x="646" y="140" width="92" height="94"/></g>${web(247, 102, 1)}${web(864, 102, .9, -1)}

<path d="M222 260H886V420H222Z" fill="url(#ha-w2)" stroke="#120f26" stroke-width="4"/><path d="M222 260H886V420H222Z" fill="url(#ha-p2)"/><path d="M222 394H886V420H222Z" fill="#43200f"/><path d="M222 394H886" stroke="#b06a34" stroke-width="1.6"/><path d="M222 404H886M300 394V404M420 394V404M540 394V404M660 394V404M780 394V404M360 404V420M480 404V420M600 404V420M720 404V420M840 404V420" stroke="#2c1409" stroke-width="1.4"/>
<path d="M494 394V320H614V394H594V342H514V394Z" fill="#6b5a86" stroke="#120f26" stroke-width="3"/><path d="M554 320H614V394H594V342H554Z" fill="#8374a4"/><path d="M486 310H622V322H486Z" fill="#4a3b66" stroke="#120f26" stroke-width="3"/><path d="M514 342H594V394H514Z" fill="#2a1022"/><path d="M526 394c0-16 10-16 10-30c8 6 8 12 10 14c4-6 2-14 8-22c4 18 26 18 26 38z" fill="#ff9a3d"/><path d="M542 394c0-10 8-10 8-18c6 8 14 8 14 18z" fill="#ffe08a"/>
<g transform="rotate(5 554 285)"><path d="M532 268H576V302H532Z" fill="#2a1a52" stroke="${BRASS.mid}" stroke-width="3"/><path d="M543 300c0-14 3-24 11-24s11 10 11 24z" fill="#c7b6ee"/><circle cx="551" cy="286" r="1.8" fill="#1c1226"/><circle cx="558" cy="286" r="1.8" fill="#1c1226"/></g>
<g opacity=".5"><use href="#room-cuisine" x="236" y="312" width="84" height="88"/><use href="#ha-place-placard" x="396" y="300" width="92" height="98"/><use href="#room-salon" x="650" y="306" width="92" height="96"/><use href="#room-salle-a-manger" x="782" y="310" width="84" height="88"/></g>${web(225, 263, .8)}

<path d="M222 442H886V602H222Z" fill="url(#ha-w0)" stroke="#120f26" stroke-width="4"/><path d="M222 442H886V602H222Z" fill="url(#ha-rock)" opacity=".55"/><path d="M222 578H886V602H222Z" fill="#1d1338"/><path d="M222 578H886" stroke="#5b4790" stroke-width="1.6"/>
<g fill="none" stroke="#4b3a7d" stroke-width="7"><path d="M222 500C260 452 440 452 480 500M628 500C668 452 848 452 886 500"/></g><path d="M480 442H494V578H480Z M614 442H628V578H614Z" fill="#4b3a7d"/><path d="M487 442H494V578H487Z M621 442H628V578H621Z" fill="#5f4c96"/>
<g transform="rotate(-3 554 580)"><use href="#ha-place-chaufferie" x="500" y="478" width="108" height="104"/></g>
<g opacity=".5"><use href="#ha-place-cave" x="250" y="490" width="92" height="94"/><use href="#ha-place-buanderie" x="380" y="494" width="90" height="92"/><use href="#ha-place-garage" x="650" y="492" width="100" height="92"/></g>${web(225, 445, 1.1)}${web(883, 445, 1, -1)}

<path d="M200 244H908V260H200Z" fill="#57488a"/><path d="M200 252H908V260H200Z" fill="#33275c"/><path d="M200 244H908" stroke="${BRASS.lit}" stroke-width="2.4"/><path d="M196 420H912V440H196Z" fill="#57488a"/><path d="M196 430H912V440H196Z" fill="#2c2150"/><path d="M196 420H912" stroke="${BRASS.lit}" stroke-width="2.4"/><path d="M206 602H902V612H206Z" fill="#241a44"/>`
/** Laid over it: the zone where the character is… */
const lit = {
  'premier-etage': `<path d="M226 244L244 100H866L884 244Z" fill="url(#ha-lamp-e)"/><path d="M226 244L244 100H866L884 244Z" fill="none" stroke="#ffc861" stroke-width="3.6"/>`,
  'rez-de-chaussee': `<path d="M222 260H886V420H222Z" fill="url(#ha-lamp)"/><path d="M222 260H886V420H222Z" fill="none" stroke="#ffc861" stroke-width="3.6"/>`,
  'sous-sol': `<path d="M222 442H886V602H222Z" fill="url(#ha-lamp)"/><path d="M222 442H886V602H222Z" fill="none" stroke="#ffc861" stroke-width="3.6"/>`,
  jardin: `<path d="M0 210H204V432H0Z" fill="url(#ha-lamp-j)"/><path d="M904 210H1108V432H904Z" fill="url(#ha-lamp-j)"/><path d="M2 430H204 M904 430H1106" stroke="#ffc861" stroke-width="3.6"/>`,
}
/** … and the three where he is not. */
const dim = {
  'premier-etage': `<path d="M226 244L244 100H866L884 244Z" fill="#0b0d1e" opacity=".46"/>`,
  'rez-de-chaussee': `<path d="M222 260H886V420H222Z" fill="#0b0d1e" opacity=".56"/>`,
  'sous-sol': `<path d="M222 442H886V602H222Z" fill="#0b0d1e" opacity=".42"/>`,
  jardin: `<path d="M0 200H196V446H0Z M912 200H1108V446H912Z" fill="url(#ha-dusk)"/>`,
}
const gradient = (id: string, stops: readonly (readonly [number, string])[], direction = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${direction}>${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}</linearGradient>`
const ACROSS = 'x1="0" y1="0" x2="1" y2="0"'

export const houseDefs = `${gradient('ha-sky', [[0, '#0d0d28'], [.35, '#231d52'], [.62, '#56306b'], [.72, '#7a4270']])}${gradient('ha-soil', [[0, '#2f2140'], [1, '#150f24']])}${gradient('ha-pane', [[0, '#ffe9b0'], [1, '#f5ac4c']])}${gradient('ha-w1', [[0, '#2c5878'], [1, '#1d3d58']], ACROSS)}${gradient('ha-w2', [[0, '#7c3f1d'], [1, '#9a5427']], ACROSS)}${gradient('ha-w0', [[0, '#2b1d54'], [1, '#3a2a6b']], ACROSS)}
<linearGradient id="ha-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0d1e" stop-opacity="0"/><stop offset=".6" stop-color="#0b0d1e" stop-opacity=".4"/></linearGradient><radialGradient id="ha-moonlight"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".5"/><stop offset="1" stop-color="#d9a6d0" stop-opacity="0"/></radialGradient>
<radialGradient id="ha-lamp" cx=".5" cy=".45" r=".62"><stop offset="0" stop-color="#ffd98a" stop-opacity=".85"/><stop offset=".35" stop-color="#ffb757" stop-opacity=".42"/><stop offset="1" stop-color="#ffb757" stop-opacity=".12"/></radialGradient><radialGradient id="ha-lamp-j" cx=".5" cy=".62" r=".5"><stop offset="0" stop-color="#ffe08a" stop-opacity=".8"/><stop offset=".5" stop-color="#d9e08a" stop-opacity=".34"/><stop offset="1" stop-color="#b5d94c" stop-opacity="0"/></radialGradient><radialGradient id="ha-lamp-e" cx=".5" cy=".45" r=".62"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".8"/><stop offset="1" stop-color="#ffc861" stop-opacity=".12"/></radialGradient>
<pattern id="ha-slate" width="20" height="18" patternUnits="userSpaceOnUse"><path d="M0 0a10 10 0 0 0 20 0M-10 9a10 10 0 0 0 20 0M10 9a10 10 0 0 0 20 0" fill="none" stroke="#0f1230" stroke-width="1.5" opacity=".55"/></pattern><pattern id="ha-brick" width="36" height="20" patternUnits="userSpaceOnUse"><path d="M4 5h14M24 15h10" stroke="#6a589c" stroke-width="1.4" opacity=".5"/></pattern><pattern id="ha-rock" width="46" height="30" patternUnits="userSpaceOnUse"><path d="M2 14H22V2M22 14H44V28M10 14V28H40" fill="none" stroke="#57477f" stroke-width="1.5" opacity=".5"/></pattern>
<pattern id="ha-p1" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M13 6l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#7fb8d8" opacity=".16"/></pattern><pattern id="ha-p2" width="28" height="34" patternUnits="userSpaceOnUse"><path d="M14 4C20 10 20 16 14 22C8 16 8 10 14 4ZM14 22V30M0 17V34M28 17V34" fill="none" stroke="#ffcf8a" stroke-width="1.3" opacity=".2"/></pattern>`

const BOX = '0 0 1108 618'
/** Crop by viewBox for a single zone. */
export const houseDrawings: readonly Drawing[] = [
  { id: 'ha-house', box: BOX, body: house },
  ...drawings('ha-lit', BOX, lit),
  ...drawings('ha-dim', BOX, dim),
]
