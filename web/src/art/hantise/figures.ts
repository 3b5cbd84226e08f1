import { BRASS, INK, PAPER } from '../pen'
import { CHARACTER_LOOK, CHARACTERS, type Character } from './cast'

const GOWNS: Readonly<Record<Character, readonly [colour: string, shade: string, skin: string]>> = {
  bebe: ['#c9b3f0', '#9479c6', '#fbe2c6'],
  fillette: ['#e07fa6', '#a84c7a', '#f7dcbc'],
  fiston: ['#4f9aa0', '#2c6570', '#f9dcbb'],
  meme: ['#7b6cc0', '#4c3f8a', '#f5dcc4'],
  pepe: ['#8a6a4a', '#5c432e', '#f5d3b2'],
  maman: ['#2f8a63', '#17533f', '#f8dec0'],
  papa: ['#8e2f4c', '#5a1830', '#f3cca4'],
  marabout: ['#34358a', '#1f1f5c', '#b07a54'],
}

function figure(who: Character): string {
  const [colour, shade, skin] = GOWNS[who]
  const child = CHARACTER_LOOK[who].age === 'child'
  const left = child ? 16 : 7
  const right = 96 - left
  const gown = `M${left} 92 C${left - 3} 110 ${left + 4} 140 ${left + 8} 160`
  return `<ellipse cx="48" cy="164" rx="36" ry="6" fill="#000" opacity=".35"/><path d="M36 158h-12q-4 0-4 6h22zM60 158h12q4 0 4 6H54z" fill="#2c2230"/><path d="${gown} H${right - 8} C${right - 4} 140 ${right + 3} 110 ${right} 92Z" fill="${colour}"/><path d="${gown} H48 V92Z" fill="${shade}"/><path d="M48 96V160" stroke="${INK}" stroke-width="1.6"/><path d="M${left + 4} 122 Q48 132 ${right - 4} 122 L${right - 4} 130 Q48 140 ${left + 4} 130Z" fill="${BRASS.lit}"/><path d="M44 130 l-6 22 6 2 4-22z" fill="${BRASS.mid}"/><use href="#ha-bust-${who}" y="-3" width="96" height="100"/><g transform="translate(${child ? -8 : 0})"><path d="M82 98 C92 106 94 116 86 124 L74 120Z" fill="${colour}" stroke="${INK}" stroke-width="1.2"/><circle cx="82" cy="118" r="7" fill="${skin}" stroke="${INK}" stroke-width="1.4"/><path d="M78 92H88V118H78Z" fill="${PAPER.lit}" stroke="${INK}" stroke-width="1.6"/><path d="M83 70c5 7 8 11 6 16c-2 4-10 4-12 0c-2-5 3-9 6-16z" fill="#ffc861" stroke="${INK}" stroke-width="1.4"/><path d="M83 80c2 3 2 6 0 7c-2-1-2-4 0-7z" fill="#fff6d6"/></g>`
}

/** The characters on their feet, 96 × 170: the bust in a night gown, a candle in hand. */
export const figures: Readonly<Record<string, string>> = Object.fromEntries(CHARACTERS.map((who) => [who, figure(who)]))

/** Laid over a character whose threshold is reached. */
export const fear = `<g fill="none" stroke="#fff6d6" stroke-width="3" stroke-linecap="round"><path d="M14 26Q8 34 13 42M5 28Q-2 38 4 48M82 22Q89 30 84 40M92 22Q100 33 94 46"/></g><g fill="#a6dcf5" stroke="#1c1226" stroke-width="1.6" stroke-linejoin="round"><path d="M25 10C30 17 32 20 30 24C28 28 22 28 20.6 24C19 20 22 17 25 10Z"/><path d="M70 4C74 10 76 12 74.6 16C73 19 68 19 66.6 16C65 12 67 10 70 4Z"/></g>`
