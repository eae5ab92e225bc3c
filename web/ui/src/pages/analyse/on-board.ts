import type { Line, Move, Position, Score } from '../../app/types'
import type { Arrow, Value } from '../../board/model'
import { short, worth } from '../../study/score'

/** What a legal move is worth. */
export interface MoveValue {
  readonly move: string
  readonly score: Score
  readonly depth: number
}

/** Values this far below the best are called bad, in men or discs. */
const BAD = { man: 0.5, disc: 4 } as const
/** And this far below they are as good. */
const EQUAL = { man: 0.05, disc: 0.5 } as const

/** The best value of the moves that end on a square, by square. */
export function valuesOnBoard(position: Position, values: readonly MoveValue[], unit: 'man' | 'disc'): ReadonlyMap<string, Value> {
  const side = position.side
  const moves = new Map(position.moves.map((move) => [move.text, move]))
  const sorted = [...values].sort((one, other) => worth(other.score, side) - worth(one.score, side))
  const first = sorted[0]
  const shown = new Map<string, Value>()
  for (const value of sorted) {
    const square = moves.get(value.move)?.path.at(-1)
    if (square !== undefined && first !== undefined && !shown.has(square)) {
      shown.set(square, { text: short(value.score), tone: tone(worth(first.score, side) - worth(value.score, side), unit) })
    }
  }
  return shown
}

/** How much worse than the best. */
export function tone(loss: number, unit: 'man' | 'disc'): Value['tone'] {
  return loss <= 0 ? 'best' : loss <= EQUAL[unit] ? 'good' : loss >= BAD[unit] ? 'bad' : 'plain'
}

/** The first move of each line, the best one strongest, and what the other side threatens. */
export function arrowsOnBoard(lines: readonly Line[], threat: Line | undefined): readonly Arrow[] {
  const first = lines.flatMap((line, index) => line.arrows.slice(0, 1).map(([from, to]) => ({ from, to, kind: index === 0 ? 'hint' : 'line' }) as const))
  const threats = (threat?.arrows ?? []).slice(0, 1).map(([from, to]) => ({ from, to, kind: 'threat' }) as const)
  return [...first, ...threats]
}

export function moveOf(position: Position, text: string): Move | undefined {
  return position.moves.find((move) => move.text === text)
}
