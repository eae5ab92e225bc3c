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

/** In plies where somebody wins by force, for White as every score. */
export function scoreText({ win, text }: Score): string {
  return win === null ? text : win > 0 ? words().scores.win(win) : words().scores.loss(-win)
}

/** For places with room for five signs: `W7` is a win for White in seven plies, `=4` a score that is exact. */
export function short(score: Score): string {
  if (score.win !== null) {
    return `${score.win > 0 ? 'W' : 'L'}${Math.abs(score.win)}`
  }
  return score.exact ? `=${score.text.replace(/\.00$/, '')}` : score.text
}
