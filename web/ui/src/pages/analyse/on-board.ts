import type { Line, MoveValue, Side } from '../../app/types'
import type { Arrow, Value } from '../../board/model'
import { short, viewpoint, worth } from '../../study/score'

/** Moves that lose at least this much are bad, in men or discs. */
const BAD = { man: 0.5, disc: 4 } as const
/** Moves that lose at most this much are good. */
const EQUAL = { man: 0.05, disc: 0.5 } as const

/** The values of all legal moves, the best first. */
export function valuesOnBoard(side: Side, values: readonly MoveValue[], unit: 'man' | 'disc'): ReadonlyMap<string, Value> {
  const sorted = [...values].sort((one, other) => worth(other.score, side) - worth(one.score, side))
  const best = sorted[0] === undefined ? 0 : worth(sorted[0].score, side)
  return new Map(sorted.map((value) => [value.move, { text: short(value.score, viewpoint(unit, side)), tone: tone(best - worth(value.score, side), unit) }]))
}

/** The tone of a value by its loss against the best move. */
export function tone(loss: number, unit: 'man' | 'disc'): Value['tone'] {
  return loss <= 0 ? 'best' : loss <= EQUAL[unit] ? 'good' : loss >= BAD[unit] ? 'bad' : 'plain'
}

/** Arrows for the first move of each line, the best one emphasised, and for the threat. */
export function arrowsOnBoard(lines: readonly Line[], threat: Line | undefined): readonly Arrow[] {
  const first = lines.flatMap((line, index) => line.arrows.slice(0, 1).map(([from, to]) => ({ from, to, kind: index === 0 ? 'hint' : 'line' }) as const))
  const threats = (threat?.arrows ?? []).slice(0, 1).map(([from, to]) => ({ from, to, kind: 'threat' }) as const)
  return [...first, ...threats]
}
