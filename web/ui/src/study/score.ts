import type { Score } from '../app/types'
import { words } from '../app/words'

/** How much of a bar is White's: 0 to 1. A lead of a man, or of four discs, is worth about two thirds. */
export function share(score: Score, unit: 'man' | 'disc'): number {
  if (score.win !== null) {
    return score.win > 0 ? 1 : 0
  }
  if (score.exact) {
    return score.value > 0 ? 1 : score.value < 0 ? 0 : 0.5
  }
  const scale = unit === 'disc' ? 11 : 2.8
  return (1 + Math.tanh(score.value / scale)) / 2
}

/** How a score looks to a side: the highest is the best. */
export function worth(score: Score, side: 'white' | 'black'): number {
  const white = score.win === null ? score.value : Math.sign(score.win) * (1e6 - Math.abs(score.win))
  return side === 'white' ? white : -white
}

/** For columns of scores, whose sign is White's. */
export function scoreText(score: Score): string {
  return score.win === null ? signed(score) : won(score.win)
}

/** For places with room for five signs: `W7` is a win for White in seven plies, `=4` a score that is exact. */
export function short(score: Score): string {
  if (score.win !== null) {
    return `${words().scores.letters[score.win > 0 ? 'white' : 'black']}${Math.abs(score.win)}`
  }
  return score.exact ? `=${signed(score).replace(/\.00$/, '')}` : signed(score)
}

/** For sentences, which say who is better: whoever reads a sign would take it for his own. */
export function scoreSaid(score: Score): string {
  const { even, ahead } = words().scores
  const sign = Math.sign(score.value)
  return score.win !== null ? won(score.win) : sign === 0 ? even : ahead(sign > 0 ? 'white' : 'black', score.text.replace(/^[+-]/, ''))
}

function won(plies: number): string {
  return words().scores.wins(plies > 0 ? 'white' : 'black', Math.abs(plies))
}

function signed({ text }: Score): string {
  return text.replace('-', '−')
}
