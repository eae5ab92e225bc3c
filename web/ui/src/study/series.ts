import type { Score } from '../app/types'
import type { Branch } from './variations'

/** What a graph of a game shows: one entry for each position of a line, its start included. */
export interface Series {
  readonly plies: readonly number[]
  /** For White, cut off at a limit so that a won end does not flatten the rest; null where unknown. */
  readonly values: readonly (number | null)[]
  /** Seconds spent on the move that led there. */
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
