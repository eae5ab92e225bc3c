import type { Score } from '../app/types'
import type { Branch } from './variations'

/** The data of a plot of a game: one entry for each position of a line, including the start. */
export interface Series {
  readonly plies: readonly number[]
  /** Scores for White, capped so that a win does not flatten the rest; null if unknown. */
  readonly values: readonly (number | null)[]
  /** The time spent on each move, in seconds. */
  readonly seconds: readonly (number | null)[]
}

export function series(line: readonly Branch[], scores: ReadonlyMap<number, Score>, limit: number): Series {
  return {
    plies: line.map((_, ply) => ply),
    values: line.map((node) => capped(scores.get(node.id) ?? node.score, limit)),
    seconds: line.map((node) => (node.clock === null ? null : node.clock / 1000)),
  }
}

function capped(score: Score | null, limit: number): number | null {
  if (score === null) {
    return null
  }
  const value = score.win === null ? score.value : Math.sign(score.win) * limit
  return Math.max(-limit, Math.min(limit, value))
}
