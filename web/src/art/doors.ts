import type { Game } from '../game'
import { drawings } from './drawing'
import type { Sprite } from './hang'
import { BRASS, rays } from './pen'

const doors = {
  cluedo: `
<path d="M8 220V84A72 72 0 0 1 152 84V220Z" fill="#ffd98a"/><path d="M80 84m-72 0A72 72 0 0 1 152 84Z" fill="#7d1a33"/>
<path d="${rays(80, 84, 9, 70)}" fill="#ffcf7a"/>
<path d="M80 84m-24 0A24 24 0 0 1 104 84Z" fill="#fff1c4" stroke="${BRASS.lit}" stroke-width="2.4"/>
<path d="M84 96H148V220H84Z" fill="url(#door-light)"/><path d="M84 220L104 190H140L148 200V220Z" fill="#a32a45"/>
<path d="M118 124c6 0 9 4.4 9 9.6c0 3.6-1.4 6.4-3.6 8c7 2 11 7 11.6 16l2 34-5 .6 1 27h-30l1-27c-4-12-5-24-3-36c1.4-8.6 4.6-12.6 10-14.6c-2.2-1.6-3.4-4.4-3.4-8c0-5.2 4.4-9.6 10.4-9.6z" fill="#2a1022"/><path d="M103 130c4-2 6-2.4 7-2.4c.4-7 3.6-9.6 8-9.6s7.6 2.6 8 9.6c1 0 4 .4 8 2.4c-10 3.6-21 3.6-31 0z" fill="#2a1022"/><path d="M132 166l10-14m-3-3 6 5" stroke="#2a1022" stroke-width="4"/><path d="M143 146l3-9" stroke="#2a1022" stroke-width="3.4"/>
<path d="M10 96H82V220H10Z" fill="#6b4228"/><path d="M10 96H46V220H10Z" fill="#553118"/><path d="M17 104H75V150H17Z M17 158H75V212H17Z" fill="#7d5030" stroke="#3a2012" stroke-width="2"/><path d="M46 108L70 127L46 146L22 127Z M46 163L70 185L46 207L22 185Z" fill="none" stroke="${BRASS.lit}" stroke-width="2"/><circle cx="75" cy="160" r="4.4" fill="${BRASS.lit}"/>
<path d="M148 96L152 96V220L140 214V102Z" fill="#4a2a16"/>
<path d="M4 84H156V96H4Z" fill="#2a1a35" stroke="${BRASS.lit}" stroke-width="2"/><path d="M8 220V84A72 72 0 0 1 152 84V220" fill="none" stroke="#2a1a35" stroke-width="9"/><path d="M8 220V84A72 72 0 0 1 152 84V220" fill="none" stroke="${BRASS.lit}" stroke-width="2.4"/><path d="M2 220V84A78 78 0 0 1 158 84V220" fill="none" stroke="${BRASS.low}" stroke-width="1.6"/>`,
  super_cluedo: `
<path d="M6 220V80A74 74 0 0 1 154 80V220Z" fill="url(#door-garden)"/>
<g fill="#14402a"><path d="M30 220c0-40 2-62-2-84c-8 4-16 12-20 26c0-18 8-30 18-32c-8-2-15 0-20 6c4-12 14-16 22-11c0-9-4-15-10-18c12 0 17 8 16 18c6-7 15-8 21-2c-9-1-15 2-18 8c10 0 17 10 17 26c-4-12-10-19-18-21c3 22 2 50 2 84z"/><path d="M108 220V160h8v60z"/><circle cx="112" cy="150" r="23"/><circle cx="112" cy="118" r="16"/><circle cx="112" cy="95" r="10"/><path d="M130 220c2-20 10-30 22-34v34z M52 220c6-18 18-24 30-20c8 4 10 12 10 20z"/></g>
<path d="M104 92a10 10 0 0 1 16-4M100 112a16 16 0 0 1 24-6M94 142a23 23 0 0 1 34-10" stroke="#6fb36a" stroke-width="2" fill="none"/>
<path d="M80 8V52" stroke="#1f2c22" stroke-width="2"/><path d="M70 52H90L94 62L88 78H72L66 62Z" fill="#ffe08a" stroke="#1f2c22" stroke-width="2.2"/>
<g fill="none" stroke="#23372c" stroke-width="4"><path d="M43 14V220M117 14V220M6 130H154M6 80H154"/></g><g fill="none" stroke="#b9d9a4" stroke-width="1.2"><path d="M43 14V220M117 14V220M6 130H154M6 80H154"/></g>
<path d="M6 220V80A74 74 0 0 1 154 80V220" fill="none" stroke="#1c2f26" stroke-width="9"/><path d="M6 220V80A74 74 0 0 1 154 80V220" fill="none" stroke="${BRASS.lit}" stroke-width="2.4"/><path d="M80 6A74 74 0 0 1 154 80M80 6A74 74 0 0 0 6 80" fill="none"/>`,
  cluedo_2008: `
<path d="M2 34H158V220H2Z" fill="url(#door-pool)"/>
<path d="M2 150H158V220H2Z" fill="#0e8c96"/><g fill="none" stroke="#8ff1ee" stroke-width="2.4" stroke-linecap="round"><path d="M8 164q10-7 20 0t20 0M62 160q10-7 20 0t20 0M112 168q10-7 20 0t18 0M20 184q10-7 20 0t20 0M78 182q10-7 20 0t20 0M126 190q8-6 16 0M10 206q10-7 20 0M50 204q10-7 20 0t20 0M106 208q10-7 20 0t20 0"/></g>
<path d="M2 146H158V152H2Z" fill="#eaffff"/>
<path d="M80 34V70" stroke="#0b3a44" stroke-width="2"/><g stroke="#0b3a44" stroke-width="2">${[0, 45, 90, 135].map((a) => `<path d="M-22 0H22" transform="translate(80 80) rotate(${a})"/>`).join('')}</g>${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => `<circle cx="${(80 + 22 * Math.cos(a * Math.PI / 180)).toFixed(1)}" cy="${(80 + 22 * Math.sin(a * Math.PI / 180)).toFixed(1)}" r="4.4" fill="#fff6d6"/>`).join('')}<circle cx="80" cy="80" r="7" fill="#0b3a44"/>
<path d="M16 146L22 122H60L70 104L76 107L66 128V146H60V132H30V146Z" fill="#0a2f3c"/>
<path d="M116 110a7 7 0 1 1 .1 0ZM108 114h17q5 0 6 5l6-8 4 3-9 13-4-3v22h-18l-3-24q-1-8 1-8zM139 104h8l-4 6zv0" fill="#0a2f3c"/><path d="M143 108v6" stroke="#0a2f3c" stroke-width="2"/>
<path d="M54 34V220M106 34V220" stroke="#0a1f2b" stroke-width="5"/><path d="M54 34V220M106 34V220" stroke="#9fe9ea" stroke-width="1"/>
<path d="M2 34H158V220H2Z" fill="none" stroke="#0a1f2b" stroke-width="8"/><path d="M2 34H158V220H2Z" fill="none" stroke="#cfe9e6" stroke-width="2"/>`,
  huis_clos: `
<path d="M26 206V94C26 56 56 26 80 6C104 26 134 56 134 94V206Z" fill="url(#door-frost)"/>
<circle cx="80" cy="142" r="50" fill="url(#door-candle)"/>
<path d="M42 206c0-24 4-36 14-40c-6-4-8-10-7-18c1-9 7-14 14-13c8 1 12 8 11 16c0 3 3 5 3 7s-3 2-3 3c0 6-2 8-7 8c-1 3 0 5 1 6c8 3 10 14 10 31z" fill="#1e2746" opacity=".92"/>
<path d="M86 206h22v-3h-6v-44h-10v44h-6z" fill="#fff3d6"/><path d="M92 160h5v42h-5z" fill="#d8c49a"/><path d="M97 134c6 8 8 12 7 17c-1 5-13 5-14 0c-1-5 3-9 7-17z" fill="#ffb75a"/><path d="M97 144c3 4 3 8 0 9c-3-1-3-5 0-9z" fill="#fff6d6"/>
<g fill="none" stroke="#dce8f6" stroke-width="1.6" opacity=".9"><path d="M30 100l12 8-2 14M30 112l12-4M34 86l14 6M128 100l-12 8 2 14M130 112l-12-4M126 86l-14 6"/></g>
<g fill="none" stroke="#1b2444" stroke-width="4"><path d="M80 8V206M26 112H134M54 36L80 62L106 36"/></g><g fill="none" stroke="#cfe0f4" stroke-width="1.1"><path d="M80 8V206M26 112H134M54 36L80 62L106 36"/></g>
<path d="M26 206V94C26 56 56 26 80 6C104 26 134 56 134 94V206" fill="none" stroke="#1b2444" stroke-width="9"/><path d="M26 206V94C26 56 56 26 80 6C104 26 134 56 134 94V206" fill="none" stroke="${BRASS.lit}" stroke-width="2.2"/>
<path d="M10 206H150V218H10Z" fill="#39446e" stroke="#1b2444" stroke-width="2"/><path d="M8 208c4-10 14-11 22-8c8-9 20-8 26 0c8-6 18-5 24 0c8-7 20-6 26 1c8-7 20-5 24 2c8-4 18-1 20 6z" fill="#f4f9ff"/><path d="M8 208c4-10 14-11 22-8c8-9 20-8 26 0l-4 8z" fill="#c9d8ee"/>
<path d="M80 -2c-18 14-32 28-42 44c8-2 10-6 14-4c4-10 14-18 28-30c14 12 24 20 28 30c4-2 8 2 14 4c-10-16-24-30-42-44z" fill="#f4f9ff"/>`,
  hantise: `
<path d="M20 208L12 86C10 38 54 8 90 12C134 18 154 58 148 98L142 208Z" fill="url(#door-ghost)"/>
<path d="M44 208c-8-4-10-12-8-20c2-7 8-9 13-6c-4-34-2-62 10-76c9-11 26-14 38-6c15 10 20 34 20 62c0 8 0 14 1 20c5-4 12-2 13 5c2 8-2 17-9 21z" fill="#f1eaff"/><path d="M44 208c-8-4-10-12-8-20c2-7 8-9 13-6c-4-34-2-62 10-76c4-5 10-8.4 16-9.6c-12 20-16 66-8 111.6z" fill="#c7b6ee"/>
<ellipse cx="76" cy="130" rx="6.4" ry="10" fill="#2a1a52"/><ellipse cx="101" cy="128" rx="6.4" ry="10" fill="#2a1a52"/><circle cx="78" cy="126" r="2.2" fill="#fff"/><circle cx="103" cy="124" r="2.2" fill="#fff"/><path d="M82 152q8 12 14-1q-7 3-14 1z" fill="#2a1a52"/><circle cx="66" cy="146" r="4.4" fill="#e6a6d8" opacity=".8"/><circle cx="111" cy="143" r="4.4" fill="#e6a6d8" opacity=".8"/>
<g fill="none" stroke="#e6dbff" stroke-width="1.3" opacity=".9"><path d="M144 60C128 64 116 56 108 40M148 76C124 84 104 70 96 36M90 13L144 60M148 90L100 20M120 22L146 70"/></g>
<path d="M34 62l2 5 5 .6-4 3.4 1.2 5-4.2-2.6-4.2 2.6 1.2-5-4-3.4 5-.6zM56 38l1.4 3.6 3.6.4-2.8 2.4.8 3.6-3-1.9-3 1.9.8-3.6-2.8-2.4 3.6-.4z" fill="#ffe08a"/>
<path d="M20 208L12 86C10 38 54 8 90 12C134 18 154 58 148 98L142 208" fill="none" stroke="#26183f" stroke-width="9"/><path d="M20 208L12 86C10 38 54 8 90 12C134 18 154 58 148 98L142 208" fill="none" stroke="${BRASS.lit}" stroke-width="2.2"/>
<path d="M6 206L154 204L152 217L10 219Z" fill="#4a2f6e" stroke="#26183f" stroke-width="2"/><path d="M47 206c-2-8 2-12 6-8c2-6 8-5 8 1c4-4 8-1 7 7zM112 205c-1-8 3-11 7-8c2-5 8-5 8 1c4-3 8 0 6 7z" fill="#f1eaff" stroke="#6f57a8" stroke-width="1.4"/>`,
} satisfies Record<Game, string>

const light = `
<linearGradient id="door-light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b0"/><stop offset="1" stop-color="#f7b452"/></linearGradient>
<linearGradient id="door-garden" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9f0a8"/><stop offset=".6" stop-color="#8cc878"/><stop offset="1" stop-color="#4e9a5c"/></linearGradient>
<linearGradient id="door-pool" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bff4ee"/><stop offset="1" stop-color="#47c3c6"/></linearGradient>
<linearGradient id="door-frost" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5f7fb4"/><stop offset="1" stop-color="#9dbbe0"/></linearGradient>
<radialGradient id="door-candle"><stop offset="0" stop-color="#ffe2a0"/><stop offset=".5" stop-color="#ffb75a" stop-opacity=".75"/><stop offset="1" stop-color="#ffb75a" stop-opacity="0"/></radialGradient>
<linearGradient id="door-ghost" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a2f8f"/><stop offset="1" stop-color="#9d7be6"/></linearGradient>`

/** The five doors of the house, 160 × 220: in the façade, and alone as vignettes. */
export const DOORS: Sprite = { drawings: drawings('door', '-4 -6 168 228', doors), defs: light }
