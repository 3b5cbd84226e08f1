import type { Reckoning } from '../../protocol/protocol'

/** A picture to send: who won and how, and nothing that would spoil the game for somebody who is to play the same deal. */
export interface Postcard {
  readonly game: string
  readonly won: string
  /** « Tour 9 ». */
  readonly moment: string
  /** Of each question of yours, how near it came to the best: 1 is the best itself. */
  readonly questions: readonly number[]
  readonly about: string
}

export const WIDTH = 1200
export const HEIGHT = 630

/** By question of a seat, from 0 to 1. */
export const nearness = ({ questions }: Reckoning, seat: number): number[] =>
  questions
    .filter((question) => question.seat === seat)
    .map(({ asked, best }) => (best.expected > 0 ? Math.min(1, asked.expected / best.expected) : 1))

/** An envelope that nobody has opened, drawn as on the last page. */
const ENVELOPE = `<svg xmlns="http://www.w3.org/2000/svg" width="510" height="330" viewBox="-8 -60 356 226">
<path d="M0 0H340V150H0Z" fill="#e3cf9f" stroke="#1a0f18" stroke-width="3"/>
<path d="M0 150L130 62M340 150L210 62" stroke="#b9985c" stroke-width="1.6"/>
<path d="M0 0L170 92L340 0Z" fill="#f6ead0" stroke="#1a0f18" stroke-width="3" stroke-linejoin="round"/>
<circle cx="170" cy="84" r="25" fill="#b3213f" stroke="#5d1229" stroke-width="3"/>
<path d="M170 70a7 7 0 0 0-4 13l-3 14h14l-3-14a7 7 0 0 0-4-13Z" fill="#5d1229"/></svg>`

const picture = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

/** Text of at most this width: the largest type up to `size` in which it fits. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  most: number,
  font: string,
): void {
  pen.font = `400 ${size}px ${font}`
  const needed = pen.measureText(text).width
  if (needed > most) pen.font = `400 ${Math.floor((size * most) / needed)}px ${font}`
  pen.fillText(text, x, y)
}

function lozenge(pen: CanvasRenderingContext2D, x: number, y: number, filled: number): void {
  const half = 17
  const shape = new Path2D(`M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z`)
  pen.save()
  pen.clip(shape)
  pen.fillRect(x - half, y + half - 2 * half * filled, 2 * half, 2 * half * filled)
  pen.restore()
  pen.stroke(shape)
}

/** As a PNG. */
export async function draw(card: Postcard): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  const style = getComputedStyle(document.documentElement)
  const font = (name: string): string => style.getPropertyValue(`--font-${name}`) || 'serif'
  await Promise.all(['marquee', 'title', 'text'].map((name) => document.fonts.load(`40px ${font(name)}`)))

  const sky = pen.createRadialGradient(380, 220, 60, 380, 220, 950)
  sky.addColorStop(0, '#2a2a63')
  sky.addColorStop(1, '#0d0e22')
  pen.fillStyle = sky
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = '#8a6430'
  pen.lineWidth = 3
  pen.strokeRect(22, 22, WIDTH - 44, HEIGHT - 44)
  pen.lineWidth = 1
  pen.strokeRect(32, 32, WIDTH - 64, HEIGHT - 64)

  pen.drawImage(await picture(ENVELOPE), 640, 120)
  pen.fillStyle = '#e9c77c'
  write(pen, 'Manoir', 74, 122, 62, 360, font('marquee'))
  pen.fillStyle = '#b9b3d6'
  write(pen, `${card.game} · ${card.moment}`, 74, 176, 34, 540, font('text'))
  pen.fillStyle = '#fbf3df'
  write(pen, card.won, 74, 318, 84, 540, font('title'))
  pen.fillStyle = '#b9b3d6'
  if (card.questions.length) write(pen, card.about, 74, 470, 28, 1050, font('text'))
  pen.fillStyle = pen.strokeStyle = '#e9c77c'
  pen.lineWidth = 2.4
  const apart = Math.min(50, 1040 / Math.max(1, card.questions.length))
  card.questions.forEach((filled, i) => lozenge(pen, 92 + i * apart, 526, filled))

  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/png',
    ),
  )
}
