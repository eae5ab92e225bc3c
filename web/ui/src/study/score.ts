import type { Score } from '../app/types'
import { words } from '../app/words'

/** The confidence of a proven score, in percent. */
export const PROVEN = 100

/** A certain win counts this many plies or more if its length is unknown. */
const UNKNOWN_LENGTH = 500

/** White's share of an evaluation bar, from 0 to 1: about two thirds for a lead of one man or four discs. */
export function share(score: Score, unit: 'man' | 'disc'): number {
  if (score.win !== null) {
    return score.win > 0 ? 1 : 0
  }
  if (score.confidence === PROVEN) {
    return score.value > 0 ? 1 : score.value < 0 ? 0 : 0.5
  }
  const scale = unit === 'disc' ? 11 : 2.8
  return (1 + Math.tanh(score.value / scale)) / 2
}

/** The score from the point of view of a side, as a number for comparisons. */
export function worth(score: Score, side: 'white' | 'black'): number {
  const white = score.win === null ? score.value : Math.sign(score.win) * (1e6 - Math.abs(score.win))
  return side === 'white' ? white : -white
}

/** A score for tables, with White's sign. */
export function scoreText(score: Score): string {
  return score.win === null ? signed(score) : won(score.win)
}

/** A score in at most five characters: `W7` is a win for White in seven plies, `=4` an exact score. */
export function short(score: Score): string {
  if (score.win !== null) {
    const plies = Math.abs(score.win)
    return `${words().scores.letters[score.win > 0 ? 'white' : 'black']}${plies < UNKNOWN_LENGTH ? plies : ''}`
  }
  return score.confidence === PROVEN ? `=${signed(score).replace(/\.00$/, '')}` : signed(score)
}

/** A score for sentences: names the side that is better, since a sign would be ambiguous there. */
export function scoreSaid(score: Score): string {
  const { even, ahead } = words().scores
  const sign = Math.sign(score.value)
  return score.win !== null ? won(score.win) : sign === 0 ? even : ahead(sign > 0 ? 'white' : 'black', score.text.replace(/^[+-]/, ''))
}

function won(plies: number): string {
  const { wins, winsSometime } = words().scores
  return Math.abs(plies) < UNKNOWN_LENGTH ? wins(plies > 0 ? 'white' : 'black', Math.abs(plies)) : winsSometime[plies > 0 ? 'white' : 'black']
}

function signed({ text }: Score): string {
  return text.replace('-', '−')
}
