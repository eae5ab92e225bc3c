import { discScores } from '../app/settings'
import type { Score } from '../app/types'
import { words } from '../app/words'

/** The confidence of a proven score, in percent. */
export const PROVEN = 100

/** A certain win counts this many plies or more if its length is unknown. */
const UNKNOWN_LENGTH = 500

/** White's share of an evaluation bar, from 0 to 1: its expected points, where the server knows them. */
export function share(score: Score, unit: 'man' | 'disc'): number {
  if (score.chance !== null) {
    return score.chance
  }
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

/** How scores are written: their unit, and the side that plus is good for. */
export interface Viewpoint {
  readonly unit: 'man' | 'disc'
  readonly side: 'white' | 'black'
}

export const FOR_WHITE: Viewpoint = { unit: 'man', side: 'white' }

/** White's for men; for discs the side to move, unless the user has chosen a side. */
export function viewpoint(unit: Viewpoint['unit'], mover: Viewpoint['side']): Viewpoint {
  return unit === 'man' ? FOR_WHITE : { unit, side: discScores.value === 'mover' ? mover : discScores.value }
}

/** A score for tables. */
export function scoreText(score: Score, view: Viewpoint = FOR_WHITE): string {
  return score.win === null ? signed(score, view) : won(score.win)
}

/** A score in at most five characters: `W7` is a win for White in seven plies, `=4` an exact score of men. */
export function short(score: Score, view: Viewpoint = FOR_WHITE): string {
  if (score.win !== null) {
    const plies = Math.abs(score.win)
    return `${words().scores.letters[score.win > 0 ? 'white' : 'black']}${plies < UNKNOWN_LENGTH ? plies : ''}`
  }
  const text = signed(score, view)
  return view.unit === 'man' && score.confidence === PROVEN ? `=${text.replace(/\.00$/, '')}` : text
}

/** A score for sentences: names the side that is better, since a sign would be ambiguous there. */
export function scoreSaid(score: Score, unit: Viewpoint['unit'] = 'man'): string {
  const { even, ahead } = words().scores
  const sign = Math.sign(score.value)
  const amount = unit === 'man' ? score.text.replace(/^[+-]/, '') : discs(Math.abs(score.value), score.confidence)
  return score.win !== null ? won(score.win) : sign === 0 ? even : ahead(sign > 0 ? 'white' : 'black', amount)
}

function won(plies: number): string {
  const { wins, winsSometime } = words().scores
  return Math.abs(plies) < UNKNOWN_LENGTH ? wins(plies > 0 ? 'white' : 'black', Math.abs(plies)) : winsSometime[plies > 0 ? 'white' : 'black']
}

/** An exact number of discs is whole; an estimate has one decimal. */
function discs(amount: number, confidence: number): string {
  return amount.toFixed(confidence === PROVEN ? 0 : 1)
}

function signed(score: Score, { unit, side }: Viewpoint): string {
  if (unit === 'man') {
    return score.text.replace('-', '−')
  }
  const amount = discs(Math.abs(score.value), score.confidence)
  const plus = score.value > 0 === (side === 'white')
  return Number(amount) === 0 ? amount : (plus ? '+' : '−') + amount
}

/** The points that the side of a viewpoint can expect, in percent; empty if the server does not know them. */
export function chanceText(score: Score, { side }: Viewpoint): string {
  if (score.chance === null) {
    return ''
  }
  return `${Math.round(100 * (side === 'white' ? score.chance : 1 - score.chance))} %`
}
