import { scatter, times } from '../pen'
import { flakes } from './light'

const at = scatter(977)
function lancet(x: number): string {
  const [y, width, height] = [76, 150, 356]
  const outline = `M${x} ${y + height}V${y + width * 0.8}Q${x} ${y + width * 0.2} ${x + width / 2} ${y}Q${x + width} ${y + width * 0.2} ${x + width} ${y + width * 0.8}V${y + height}Z`
  return `<clipPath id="parlour-${x}"><path d="${outline}"/></clipPath><g clip-path="url(#parlour-${x})"><path d="${outline}" fill="url(#parlour-night)"/><g fill="#fff">${flakes(34, at, x, y, width, height)}</g><path d="M${x} ${y + height - 18}q${width * 0.25} -16 ${width * 0.5} -6t${width * 0.5} -2V${y + height}H${x}Z" fill="#eef5ff"/></g><path d="M${x + width / 2} ${y}V${y + height}M${x} ${y + height * 0.42}H${x + width}M${x} ${y + height * 0.7}H${x + width}" stroke="#0b1026" stroke-width="5"/><path d="${outline}" fill="none" stroke="#8a6430" stroke-width="4"/>`
}
/** A room with two lancets, snow outside, 1440 × 900. */
export const PARLOUR = `<defs><linearGradient id="parlour-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d1430"/><stop offset="1" stop-color="#3a4f86"/></linearGradient></defs><path d="M-300 0H1740V640H-300Z" fill="#121939"/><path d="M720 0H1740V640H720Z" fill="#151d42"/>
${times(20, (i) => `<path d="M${i * 104 - 300} 470h92v150h-92Z" fill="none" stroke="#222c58" stroke-width="3"/>`)}<path d="M-300 452H1740" stroke="#5a4524" stroke-width="3"/>${lancet(236)}${lancet(1054)}
<path d="M-300 626H1740V900H-300Z" fill="#10142e"/><path d="${times(12, (i) => `M${720 + (i - 6) * 60} 626L${720 + (i - 6) * 230} 900`)}M-300 668H1740M-300 726H1740M-300 806H1740" stroke="#1d2450" stroke-width="3"/><path d="M-300 626H1740" stroke="#5a4524" stroke-width="3"/>`
