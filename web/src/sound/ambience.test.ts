import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GAMES } from '../game'
import { AMBIENCES, breathe } from './ambience'
import { FakeAudio } from './fake_audio'

/** Counts what sounds. */
class Audio extends FakeAudio {
  override sampleRate = 100
  sounding = 0
  started = 0
  createOscillator = () => this.#source()
  createBufferSource = () => this.#source()
  #source = () => {
    const start = (): void => {
      this.sounding += 1
      this.started += 1
    }
    return this.node({ frequency: this.param(), type: '', loop: false, start, stop: () => (this.sounding -= 1) })
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each(GAMES)('the air of %s goes on, something is heard now and then, and it ends as a whole', (game) => {
  const audio = new Audio()
  const end = breathe(audio as unknown as AudioContext, game)
  const beds = 2 * AMBIENCES[game].beds.length
  expect(audio.sounding).toBe(beds)
  vi.advanceTimersByTime(1000 * AMBIENCES[game].every[1] + 1)
  const heard = audio.started
  expect(heard).toBeGreaterThan(beds)
  const before = audio.sounding
  end()
  expect(audio.sounding).toBe(before - beds)
  vi.advanceTimersByTime(60_000)
  expect(audio.started).toBe(heard)
})

it('no two games have the same air', () => {
  expect(new Set(GAMES.map((game) => JSON.stringify(AMBIENCES[game].beds))).size).toBe(GAMES.length)
})
