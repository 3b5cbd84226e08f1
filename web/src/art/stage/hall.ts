import { times } from '../pen'

/** What stands behind the arch: the stairs of the manor, the glasshouse of Super Cluedo, the pool of Cluedo 2008. */
export type Behind = 'stairs' | 'glasshouse' | 'pool'

const point = (x: number, y: number): string => `${x.toFixed(0)} ${y.toFixed(0)}`
const TOP = 622
const ROWS = 8
const COLUMNS = 16
const rowAt = (row: number): number => TOP + (900 - TOP) * (row / ROWS) ** 1.55
const columnAt = (column: number, y: number): number => 720 + (column - COLUMNS / 2) * 150 * ((y - 380) / 520)
/** A floor of squares that runs into the depth. */
const tiles = times(ROWS, (row) =>
  times(COLUMNS + 8, (i) => {
    const column = i - 4
    if (!((row + column) & 1)) return ''
    const [near, far] = [rowAt(row + 1), rowAt(row)]
    return `M${point(columnAt(column, far), far)}L${point(columnAt(column + 1, far), far)}L${point(columnAt(column + 1, near), near)}L${point(columnAt(column, near), near)}Z`
  }),
)
const panes = (x: number, y: number, radius: number, count: number): string =>
  times(count, (i) => {
    const [from, to] = [Math.PI * (1 + i / count), Math.PI * (1 + (i + 0.5) / count)]
    const at = (angle: number, share: number) => point(x + radius * share * Math.cos(angle), y + radius * share * Math.sin(angle))
    return `M${at(from, 0.3)}L${at(from, 1)}L${at(to, 1)}L${at(to, 0.3)}Z`
  })
const pilaster = (x: number): string => `<path d="M${x} 96H${x + 54}V620H${x}Z" fill="#221a3c"/><path d="M${x} 96H${x + 27}V620H${x}Z" fill="#1a1431"/><path d="M${x + 8} 150V560M${x + 18} 150V560M${x + 36} 150V560M${x + 46} 150V560" stroke="#33285a" stroke-width="3"/><path d="M${x - 8} 96H${x + 62}V128H${x + 54}V140H${x}V128H${x - 8}Z M${x - 10} 596H${x + 64}V626H${x - 10}Z" fill="#2d2350"/><path d="M${x - 8} 128H${x + 62}M${x - 10} 596H${x + 64}" stroke="#8a6430" stroke-width="2"/>`
const portrait = (x: number): string => `<path d="M${x} 250h96v128h-96Z" fill="#1b1330" stroke="#6f5128" stroke-width="6"/><path d="M${x + 12} 262h72v104h-72Z" fill="#241a40"/><path d="M${x + 30} 366q0-34 18-36q-14-4-14-24q0-20 14-20t14 20q0 20-14 24q18 2 18 36z" fill="#150e28"/>`

const stairs = `<path d="M490 262A230 196 0 0 1 950 262Z" fill="#1d1530"/><path d="${panes(720, 262, 226, 11)}" fill="#4a1228" stroke="#8a6430" stroke-width="2"/><path d="M652 262A68 60 0 0 1 788 262Z" fill="#6b2036" stroke="#8a6430" stroke-width="3"/><path d="M490 262H950" stroke="#8a6430" stroke-width="5"/>
${times(9, (i) => {
  const [step, y, half] = [8 - i, 604 - (8 - i) * 30, 250 - (8 - i) * 12]
  return `<path d="M${720 - half} ${y - 30}H${720 + half}V${y}H${720 - half}Z" fill="${step % 2 ? '#241a3d' : '#2a1f46'}"/><path d="M${720 - half} ${y - 30}H${720 + half}" stroke="#4a3a6b" stroke-width="2"/><path d="M${720 - half * 0.44} ${y - 30}H${720 + half * 0.44}V${y}H${720 - half * 0.44}Z" fill="${step % 2 ? '#4a1025' : '#56132b'}"/>`
})}<path d="M462 604L566 334M978 604L874 334" stroke="#8a6430" stroke-width="7" stroke-linecap="round"/><circle cx="460" cy="560" r="15" fill="#2d2350" stroke="#8a6430" stroke-width="3"/><circle cx="980" cy="560" r="15" fill="#2d2350" stroke="#8a6430" stroke-width="3"/>`
const palm = (x: number, lean: number): string => `<path d="M${x} 604Q${x + lean} 540 ${x + lean * 2} 470" fill="none" stroke="#2b1c1c" stroke-width="12"/>${times(7, (i) => `<path d="M${x + lean * 2} 470q${(i - 3) * 26} -46 ${(i - 3) * 44} ${Math.abs(i - 3) * 16 - 6}q${-(i - 3) * 20} -22 ${-(i - 3) * 44} ${6 - Math.abs(i - 3) * 16}Z" fill="${i % 2 ? '#12331f' : '#1b4a2c'}"/>`)}`
const glasshouse = `<path d="M444 620V252A276 238 0 0 1 996 252V620Z" fill="#0d2322"/><path d="M444 252A276 238 0 0 1 996 252" fill="none" stroke="#3f6b4a" stroke-width="4"/>
<path d="${panes(720, 262, 256, 9)}" fill="#123330" stroke="#4a7a58" stroke-width="2"/>${times(7, (i) => `<path d="M${504 + i * 72} 262V620" stroke="#2c5540" stroke-width="4"/>`)}<path d="M444 262H996M444 380H996M444 500H996" stroke="#2c5540" stroke-width="4"/>${palm(540, 14)}${palm(896, -14)}<path d="M444 604q60-40 120 0t120 0t120 0t120 0t72 0V620H444Z" fill="#12331f"/>`
const pool = `<path d="M444 620V252A276 238 0 0 1 996 252V620Z" fill="#07202c"/><path d="${panes(720, 262, 246, 11)}" fill="#0b3a46" stroke="#3f97a0" stroke-width="2"/><path d="M444 262H996" stroke="#3f97a0" stroke-width="4"/><path d="M470 430H970L1010 620H430Z" fill="#0b5a68"/><path d="M470 430H720V620H430Z" fill="#094a57"/>${times(5, (i) => `<path d="M${456 - i * 6} ${458 + i * 34}${times(8, (j) => `q${(33 + i).toFixed(0)} ${j % 2 ? 12 : -12} ${(66 + i * 1.6).toFixed(0)} 0`)}" fill="none" stroke="#6fdde0" stroke-width="2.4" opacity="${0.5 - i * 0.06}"/>`)}<path d="M462 420H978V436H462Z" fill="#2d4a58"/><path d="M900 436V380Q900 366 914 366T928 380M950 436V380Q950 366 964 366" fill="none" stroke="#b3b5c9" stroke-width="5"/>`
const BEHIND: Readonly<Record<Behind, string>> = { stairs, glasshouse, pool }

/** The hall with its lights down, 1440 × 900. */
export const hall = (behind: Behind): string => `<rect x="-300" width="2040" height="900" fill="#140f28"/><path d="M-300 470H1740V626H-300Z" fill="#1a1434"/><path d="M-300 470H1740" stroke="#6f5128" stroke-width="2"/><path d="${times(21, (i) => `M${i * 96 - 274} 492h68v104h-68Z`)}" fill="none" stroke="#2d2350" stroke-width="3"/>
<path d="M430 620V250A290 250 0 0 1 1010 250V620Z" fill="#0e0a1f"/>${BEHIND[behind]}<path d="M430 620V250A290 250 0 0 1 1010 250V620" fill="none" stroke="#8a6430" stroke-width="5"/>
${pilaster(330)}${pilaster(1056)}${portrait(196)}${portrait(1148)}
<path d="M-300 622H1740V900H-300Z" fill="#1c1630"/><path d="${tiles}" fill="#2b2342"/><path d="M-300 622H1740" stroke="#8a6430" stroke-width="3"/>`

const FOLDS = ['#5d142c', '#86203c', '#4a0f22', '#701934', '#3d0c1e'] as const
function drape(side: 1 | -1, width: number): string {
  const x = side > 0 ? 0 : 1440
  const outline = `M${x - side * 300} -10 H${x + side * width} C${x + side * (width + 10)} 260 ${x + side * (width - 4)} 560 ${x + side * width * 0.62} 900 H${x - side * 300}Z`
  const fold = width / 6
  return `<clipPath id="stage-drape${side}"><path d="${outline}"/></clipPath><path d="${outline}" fill="#561228"/><g clip-path="url(#stage-drape${side})">${times(20, (j) => {
    const i = j - 12
    return `<path d="M${x + side * i * fold} -10 C${x + side * (i * fold - 4)} 300 ${x + side * (i * fold + 26)} 620 ${x + side * (i * fold * 0.82 + 4)} 900 H${x + side * (i + 0.55) * fold * 0.82} C${x + side * ((i + 0.5) * fold + 20)} 620 ${x + side * (i + 0.5) * fold} 300 ${x + side * (i + 0.5) * fold} -10Z" fill="${FOLDS[j % FOLDS.length]}"/>`
  })}</g><path d="M${x + side * width} -10 C${x + side * (width + 10)} 260 ${x + side * (width - 4)} 560 ${x + side * width * 0.62} 900" fill="none" stroke="#e9c77c" stroke-width="4"/>`
}
/** Drapes drawn aside. */
export const drapes = (width = 150): string => drape(1, width) + drape(-1, width)

/** A round table under a cloth; `x` and `y` are the middle of its top. */
export const gueridon = (x: number, y: number, half: number, height: number): string => `<g transform="translate(${x} ${y})"><ellipse cy="${height}" rx="${half * 0.62}" ry="22" fill="#000" opacity=".5"/><path d="M${-half} 0C${-half} 40 ${-half * 0.9} ${height * 0.7} ${-half * 0.78} ${height}Q0 ${height + 34} ${half * 0.78} ${height}C${half * 0.9} ${height * 0.7} ${half} 40 ${half} 0Z" fill="#6e1b36"/><path d="M${-half} 0C${-half} 40 ${-half * 0.9} ${height * 0.7} ${-half * 0.78} ${height}Q${-half * 0.4} ${height + 20} 0 ${height + 17}V0Z" fill="#571430"/>${[-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((at) => `<path d="M${half * at} 20Q${half * at * 0.96} ${height * 0.6} ${half * at * 0.82} ${height + 12}" stroke="#3d0c1e" stroke-width="3" fill="none" opacity=".7"/>`).join('')}<path d="M${-half * 0.78} ${height}Q0 ${height + 34} ${half * 0.78} ${height}" fill="none" stroke="#e9c77c" stroke-width="4"/><path d="M${-half * 0.78} ${height + 7}Q0 ${height + 41} ${half * 0.78} ${height + 7}" fill="none" stroke="#c79a4b" stroke-width="9" stroke-dasharray="2.4 4.2"/><ellipse rx="${half}" ry="${half * 0.17}" fill="#7a2140" stroke="#1c1226" stroke-width="2.6"/><path d="M0 ${-half * 0.17}A${half} ${half * 0.17} 0 0 0 0 ${half * 0.17}Z" fill="#5f1733"/><ellipse rx="${half * 0.95}" ry="${half * 0.148}" fill="none" stroke="#e0bd74" stroke-width="1.6" stroke-dasharray="7 5" opacity=".8"/></g>`
