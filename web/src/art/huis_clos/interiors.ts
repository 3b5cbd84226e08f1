import { scatter } from '../pen'

export const DARK = '#150f26'
const EDGE = `stroke="${DARK}" stroke-width="1.5" stroke-linejoin="round"`
const SPINES = ['#8e2743', '#2c5a6b', '#c99a4b', '#4f7a3c', '#5b3a7a', '#b9683a', '#34507e']

const pane = (x: number, y: number, w: number, h: number): string =>
  `<path d="M${x} ${y}h${w}v${h}h-${w}Z" fill="url(#hc-night)" stroke="${DARK}" stroke-width="3"/><path d="M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.45}h${w}" stroke="${DARK}" stroke-width="2"/><path d="M${x + 1} ${y + h - 1}q${w * 0.25} -8 ${w * 0.5} -3t${w * 0.5 - 2} -1v5Z" fill="#eef5ff"/><path d="M${x - 3} ${y + h + 2}h${w + 6}" stroke="#c79a4b" stroke-width="2.4"/>`
const painting = (x: number, y: number, w: number, h: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}" stroke="#c79a4b" stroke-width="2.6"/><rect x="${x - 2}" y="${y - 2}" width="${w + 4}" height="${h + 4}" fill="none" stroke="${DARK}" stroke-width="1"/>`
const wall = (shade: string, lit: string, paper: string): string =>
  `<rect width="232" height="118" fill="${shade}"/><rect x="116" width="116" height="118" fill="${lit}"/>${paper ? `<rect width="232" height="98" fill="url(#${paper})"/>` : ''}`
const floor = (colour: string, joint: string): string =>
  `<path d="M0 98H232V118H0Z" fill="${colour}"/><path d="M0 98H232" stroke="${DARK}" stroke-width="2"/><path d="M0 105H232M30 98v7M92 98v7M150 98v7M204 98v7M60 105v13M120 105v13M180 105v13" stroke="${joint}" stroke-width="1.4"/>`
const lamp = (x: number, y: number, radius = 60): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#hc-glow)"/>`

function books(x: number, y: number, w: number, h: number, seed: number): string {
  const next = scatter(seed)
  let row = ''
  for (let left = x; left < x + w - 3; ) {
    const width = Math.min(3.5 + next() * 4, x + w - left)
    const height = h * (0.68 + next() * 0.3)
    row += `<rect x="${left.toFixed(1)}" y="${(y + h - height).toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${SPINES[Math.floor(next() * 7)]}" stroke="${DARK}" stroke-width=".8"/>`
    left += width
  }
  return row
}
const shelf = (x: number, w: number, seed: number): string =>
  `<rect x="${x}" y="8" width="${w}" height="90" fill="#3a2115" ${EDGE}/>${[12, 34, 56, 78].map((y, i) => books(x + 4, y, w - 8, 18, seed + i * 977)).join('')}${[31, 53, 75].map((y) => `<path d="M${x} ${y}h${w}v3h-${w}Z" fill="#7c4d2c" stroke="${DARK}" stroke-width="1"/>`).join('')}<path d="M${x - 2} 6h${w + 4}v4h-${w + 4}Z" fill="#8f5c35" ${EDGE}/>`

/** The seven places seen through the wall: 232 × 118, the greenhouse 152 × 162. */
export const interiors = {
  'suite-bleue': `${wall('#2b4680', '#365699', 'hc-damask')}${floor('#5a4230', '#3c2a20')}
<path d="M20 108L60 100H190L176 116H26Z" fill="#8fb0e0"/><path d="M30 108L64 102H182L171 113H34Z" fill="none" stroke="#2b4680" stroke-width="1.5"/>
${pane(160, 34, 34, 46)}<path d="M152 30q8 26 2 54h8q4-28 0-54Z M202 30q-8 26 -2 54h-8q-4-28 0-54Z" fill="#6f93d6" ${EDGE}/><path d="M148 28H206" stroke="#e9c77c" stroke-width="3" stroke-linecap="round"/>
<path d="M14 98V20H20V98Z M96 98V20H102V98Z" fill="#7c4d2c" ${EDGE}/><path d="M20 56Q20 46 34 46H50V84H20Z" fill="#e8eefb" ${EDGE}/><path d="M20 66H96V90H20Z" fill="#4a6fc0" ${EDGE}/><path d="M20 66H52V90H20Z" fill="#33508f"/><path d="M44 62H96V70H44Z" fill="#eef3ff" ${EDGE}/><path d="M24 58h20v8H24Z" fill="#fff" ${EDGE}/>
<path d="M8 12H108V24Q98 32 90 24Q82 32 74 24Q66 32 58 24Q50 32 42 24Q34 32 26 24Q18 32 8 24Z" fill="#5b82d0" ${EDGE}/><path d="M8 12H58V24Q50 32 42 24Q34 32 26 24Q18 32 8 24Z" fill="#3d5fa8"/><path d="M14 24q12 30 2 66h-4V26Z" fill="#4468b4" ${EDGE}/><path d="M102 24q-12 30 -2 66h4V26Z" fill="#6f93d6" ${EDGE}/><path d="M8 12H108" stroke="#e9c77c" stroke-width="2.4"/>
<path d="M116 98V80H140V98Z" fill="#7c4d2c" ${EDGE}/><path d="M126 80V68h4V80Z" fill="#e9c77c"/><path d="M119 68L123 54H133L137 68Z" fill="#ffe3a0" ${EDGE}/>${lamp(128, 64, 66)}`,
  salon: `${wall('#5b1b30', '#74253d', 'hc-stripe')}${floor('#6b4228', '#472817')}
<path d="M30 109Q110 98 196 109Q110 122 30 109Z" fill="#b9683a" ${EDGE}/><path d="M52 109.5Q112 102 174 109.5Q112 117 52 109.5Z" fill="none" stroke="#f0c27a" stroke-width="1.5"/>
<path d="M14 98V48H92V98H76V64H30V98Z" fill="#8b8496" ${EDGE}/><path d="M14 98V48H50V64H30V98Z" fill="#625c70"/><path d="M8 40H98V50H8Z" fill="#6b4228" ${EDGE}/><path d="M30 98V64H76V98Z" fill="#1c0f14" ${EDGE}/><path d="M40 97C36 86 44 82 46 72C54 78 54 84 58 80C66 88 66 92 62 97Z" fill="#f0643a"/><path d="M46 97C44 90 50 88 51 82C57 88 58 93 56 97Z" fill="#ffd27a"/><path d="M36 97H70" stroke="#4d2a16" stroke-width="5" stroke-linecap="round"/>
${painting(34, 10, 38, 24, '#33475c')}<path d="M34 30L46 20L54 26L62 18L72 28V34H34Z" fill="#8fa6bf"/><path d="M20 40V30h8V40Z" fill="#e9c77c" ${EDGE}/><path d="M86 40q-6-10 2-14q6 6 2 14Z" fill="#6a9a5c" ${EDGE}/>
<path d="M114 98V68Q114 54 132 54Q150 54 150 68V98Z" fill="#b0405c" ${EDGE}/><path d="M114 98V68Q114 54 132 54V98Z" fill="#77203b"/><path d="M108 78Q108 72 114 72Q119 72 119 80V100H108Z M156 78Q156 72 150 72Q145 72 145 80V100H156Z" fill="#c9566f" ${EDGE}/><path d="M119 82H145V96H119Z" fill="#d4677e" ${EDGE}/>
<path d="M172 100V56" stroke="${DARK}" stroke-width="3"/><path d="M164 100H180" stroke="${DARK}" stroke-width="3"/><path d="M160 56L166 38H178L184 56Z" fill="#ffe3a0" ${EDGE}/>${lamp(172, 50, 62)}${lamp(53, 86, 60)}`,
  cuisine: `${wall('#3f5a55', '#4d6d66', 'hc-tile')}${floor('#8d8593', '#5f5868')}<path d="M0 98H232V118H0Z" fill="url(#hc-check)"/><path d="M0 98H232" stroke="${DARK}" stroke-width="2"/>
<path d="M12 98V58H92V98Z" fill="#3a3d52" ${EDGE}/><path d="M12 98V58H52V98Z" fill="#262838"/><path d="M8 54H96V60H8Z" fill="#8b90ac" ${EDGE}/><path d="M20 68H46V90H20Z M58 68H84V90H58Z" fill="#1a1b28" stroke="#c79a4b" stroke-width="1.6"/><path d="M60 89C58 82 66 82 68 74C76 80 82 84 80 89Z" fill="#f0643a"/><path d="M18 10L30 34H74L86 10Z" fill="#6f7590" ${EDGE}/><path d="M18 10L30 34H52V10Z" fill="#4f5570"/>
<path d="M24 54V42H48V54Z" fill="#d98a4a" ${EDGE}/><path d="M22 40H50V44H22Z" fill="#e7a366" ${EDGE}/><path d="M62 54Q60 44 72 44Q84 44 82 54Z" fill="#8a9ab8" ${EDGE}/><path d="M82 48q8 -2 8 -8" stroke="${DARK}" stroke-width="2.4" fill="none"/><path d="M36 36q-4 -4 0 -8" stroke="#fff" stroke-width="2" fill="none" opacity=".5" stroke-linecap="round"/>
<path d="M104 22H168" stroke="#c79a4b" stroke-width="2.6" stroke-linecap="round"/>${([[114, '#c56d44', 8], [132, '#d98a4a', 10], [152, '#c56d44', 7]] as const).map(([x, c, r]) => `<path d="M${x} 22v10" stroke="${DARK}" stroke-width="2"/><circle cx="${x}" cy="${32 + r}" r="${r}" fill="${c}" ${EDGE}/><path d="M${x} ${32}a${r} ${r} 0 0 0 0 ${2 * r}Z" fill="#8a4328"/>`).join('')}
<path d="M108 74H172V80H108Z" fill="#b9824a" ${EDGE}/><path d="M113 80V102M167 80V102" stroke="${DARK}" stroke-width="5"/><path d="M113 80V102M167 80V102" stroke="#8f5c35" stroke-width="2.4"/><path d="M124 74q0-10 11-10q11 0 11 10Z" fill="#e6c07a" ${EDGE}/><circle cx="155" cy="70" r="4" fill="#b3213f" ${EDGE}/>
<path d="M196 0V30" stroke="${DARK}" stroke-width="2"/><path d="M184 40L190 28H202L208 40Z" fill="#e7e2d2" ${EDGE}/>${lamp(196, 46, 74)}${lamp(70, 84, 40)}`,
  bibliotheque: `${wall('#4a2a1d', '#5c3726', '')}${floor('#5a3a26', '#3a2316')}
<path d="M34 109Q116 99 200 109Q116 121 34 109Z" fill="#2f5d56" ${EDGE}/><path d="M58 109.5Q116 103 176 109.5Q116 116.5 58 109.5Z" fill="none" stroke="#c9a65a" stroke-width="1.5"/>
${shelf(6, 78, 4711)}${shelf(148, 78, 90125)}${pane(101, 30, 30, 42)}<path d="M94 26h44v5h-44Z" fill="#8f5c35" ${EDGE}/>
<path d="M140 98L158 12M152 98L170 12" stroke="${DARK}" stroke-width="4"/><path d="M140 98L158 12M152 98L170 12" stroke="#c08a52" stroke-width="2"/><path d="M143 86h12M146 72h12M149 58h12M152 44h12M155 30h12" stroke="#c08a52" stroke-width="2.4"/>
<path d="M84 80H142V85H84Z" fill="#9a6238" ${EDGE}/><path d="M88 85H102V100H88Z M124 85H138V100H124Z" fill="#6b3f24" ${EDGE}/><path d="M112 80V68" stroke="#e9c77c" stroke-width="3"/><path d="M100 68Q102 56 112 56Q122 56 124 68Z" fill="#2f8a63" ${EDGE}/><path d="M126 80l6-8 8 3-4 5Z" fill="#f3e6c8" ${EDGE}/><path d="M88 76h12v4H88Z" fill="#8e2743" ${EDGE}/>${lamp(112, 72, 74)}`,
  'salle-a-manger': `${wall('#1f443c', '#2a564b', 'hc-damask')}${floor('#5c3226', '#3a1d17')}
<path d="M0 70H232V98H0Z" fill="#3d2418" opacity=".85"/><path d="M0 70H232" stroke="#c79a4b" stroke-width="1.8"/>${[0, 1, 2, 3, 4, 5].map((i) => `<rect x="${8 + i * 38}" y="75" width="28" height="19" fill="none" stroke="#6b4228" stroke-width="1.6"/>`).join('')}
${painting(24, 34, 30, 28, '#5d3340')}<path d="M32 62q0-12 7-12q-4-8 1-10q7 2 2 10q6 1 6 12Z" fill="#e6c7a0"/>${pane(152, 28, 30, 38)}
<path d="M104 0V16" stroke="${DARK}" stroke-width="2"/><path d="M80 26Q82 34 104 34Q126 34 128 26" fill="none" stroke="#e9c77c" stroke-width="3"/><path d="M104 14V34" stroke="#e9c77c" stroke-width="3"/>${[80, 96, 112, 128].map((x) => `<path d="M${x - 2} 17h4v9h-4Z" fill="#fbf3df" stroke="${DARK}" stroke-width="1"/><path d="M${x} 9q4 5 0 8q-4-3 0-8Z" fill="#ffc861"/>`).join('')}
<path d="M28 62H40V102H36V84H32V102H28Z M172 62H184V102H180V84H176V102H172Z" fill="#8f3a3a" ${EDGE}/><path d="M44 78H168V84H44Z" fill="#fbf3df" ${EDGE}/><path d="M44 84H168L164 96Q154 88 144 96Q134 88 124 96Q114 88 106 96Q96 88 86 96Q76 88 66 96Q56 88 48 96Z" fill="#e3d5b4" ${EDGE}/><path d="M44 84H104V95Q96 88 86 96Q76 88 66 96Q56 88 48 96Z" fill="#bfae88"/><path d="M56 96V104M156 96V104" stroke="${DARK}" stroke-width="4"/>
<path d="M100 78V64M92 66Q92 72 100 72Q108 72 108 66" fill="none" stroke="#e9c77c" stroke-width="2.6"/><path d="M98 56h4v8h-4Z M90 58h4v8h-4Z M106 58h4v8h-4Z" fill="#fff6d6"/><path d="M66 78q0-8 10-8q10 0 10 8Z" fill="#c9cbdb" ${EDGE}/><path d="M124 78h16M56 78h6M148 78h10" stroke="#c79a4b" stroke-width="3"/>${lamp(104, 30, 70)}`,
  'salle-des-trophees': `${wall('#35301f', '#443d28', 'hc-stripe')}${floor('#4f3622', '#332112')}
<path d="M40 108Q70 98 112 104Q150 98 184 108Q150 120 112 114Q70 120 40 108Z" fill="#8a5a34" ${EDGE}/>
<path d="M62 30L74 22L86 30V50L74 60L62 50Z" fill="#6b4228" ${EDGE}/><path d="M74 34C66 34 64 42 68 50L74 60L80 50C84 42 82 34 74 34Z" fill="#a5744a" ${EDGE}/><path d="M70 34C60 30 56 20 58 8M63 26L52 22M60 18L50 12M78 34C88 30 92 20 90 8M85 26L96 22M88 18L98 12" fill="none" stroke="${DARK}" stroke-width="5" stroke-linecap="round"/><path d="M70 34C60 30 56 20 58 8M63 26L52 22M60 18L50 12M78 34C88 30 92 20 90 8M85 26L96 22M88 18L98 12" fill="none" stroke="#e3d2a6" stroke-width="2.6" stroke-linecap="round"/><circle cx="70.5" cy="44" r="1.5" fill="${DARK}"/><circle cx="77.5" cy="44" r="1.5" fill="${DARK}"/>
<path d="M122 24L176 58M176 24L122 58" stroke="${DARK}" stroke-width="6" stroke-linecap="round"/><path d="M122 24L160 48M176 24L138 48" stroke="#b3b5c9" stroke-width="3"/><path d="M160 48L176 58M138 48L122 58" stroke="#8a5230" stroke-width="4.6" stroke-linecap="round"/><path d="M149 26L160 32V46L149 56L138 46V32Z" fill="#7a1f2c" stroke="#c79a4b" stroke-width="1.8"/>
<path d="M22 98V66H56V98Z" fill="#6b4228" ${EDGE}/><path d="M26 70H52V94H26Z" fill="#22314a" ${EDGE}/><path d="M30 86q4-10 10-4q6-8 8 4Z" fill="#7ea6c0"/><path d="M104 100V76Q104 66 118 66Q132 66 132 76V100Z" fill="#7d4a2a" ${EDGE}/><path d="M98 84h8v18h-8Z M130 84h8v18h-8Z" fill="#93602f" ${EDGE}/>${lamp(149, 62, 62)}`,
  serre: `<path d="M0 162V-60H152V162Z" fill="url(#hc-green)"/><path d="M0 138H152V162H0Z" fill="#6b5a44"/><path d="M0 138H152" stroke="${DARK}" stroke-width="2"/><path d="M0 148H152M20 138v10M60 138v10M100 138v10M136 138v10M40 148v14M80 148v14M120 148v14" stroke="#483a2c" stroke-width="1.4"/>
<path d="M76 -30V20" stroke="${DARK}" stroke-width="2"/><path d="M68 20H84L88 30L82 44H70L64 30Z" fill="#ffe08a" ${EDGE}/>
<path d="M22 138c2-40 2-52-2-66c-8 4-14 10-17 22c-2-16 5-26 15-28c-7-3-13-1-17 3c4-11 13-14 19-9c1-8-3-12-8-15c10 0 15 7 14 15c5-6 13-6 18 0c-7-1-12 2-15 7c9 1 14 9 14 22c-4-10-9-15-14-17c2 14 1 30-1 66Z" fill="#1d5a38" ${EDGE}/>
<path d="M128 138c-3-26-3-36 1-50c-10 0-17 6-20 15c0-14 8-22 18-21c-5-5-10-5-15-3c6-8 14-8 18-2c2-6 7-9 13-9c-6 3-9 7-9 13c8 0 13 7 12 19c-3-8-8-12-13-12c3 14 3 30 1 50Z" fill="#2c7446" ${EDGE}/>
<path d="M8 126H40L36 142H12Z M112 126H146L142 142H116Z" fill="#c56d44" ${EDGE}/><path d="M8 126H24V142H12Z M112 126H128V142H116Z" fill="#8a4328"/>
<path d="M52 112H104V117H52Z" fill="#8f5c35" ${EDGE}/><path d="M57 117V142M99 117V142" stroke="${DARK}" stroke-width="4.6"/><path d="M60 112l2-10h10l2 10Z M82 112l2-8h9l2 8Z" fill="#c56d44" ${EDGE}/><path d="M67 102q-8-8-6-14q6 4 6 10q0-12 6-14q2 8-4 18Z M88 104q-5-6-3-10q4 2 4 7q1-8 6-9q1 6-4 12Z" fill="#4f9a5c" ${EDGE}/><circle cx="62" cy="90" r="3" fill="#f786b5"/><circle cx="74" cy="86" r="3" fill="#ffd27a"/>${lamp(76, 36, 84)}`,
} satisfies Readonly<Record<string, string>>
