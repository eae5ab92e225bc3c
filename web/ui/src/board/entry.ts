import type { Move } from './model'

/**
 * A move that is being entered: the square it begins on, then its final square, or any of its
 * landings that leave no doubt. Where a square leaves several moves, the squares by which they differ
 * are asked for.
 */
export class Entry {
  private constructor(
    private readonly all: readonly Move[],
    /** The square that the move begins on; none yet. */
    readonly from: string | undefined,
    readonly via: readonly string[],
  ) {}

  static empty(all: readonly Move[]): Entry {
    return new Entry(all, undefined, [])
  }

  /** The moves that the squares entered so far leave. */
  get candidates(): readonly Move[] {
    return this.all.filter((move) => this.leaves(move))
  }

  private leaves(move: Move): boolean {
    const [first, ...landings] = move.path
    return (
      first !== undefined &&
      (this.from === undefined || first === this.from) &&
      this.via.every((square) => landings.includes(square))
    )
  }

  /** The squares that can be entered next. */
  get next(): ReadonlySet<string> {
    const candidates = this.candidates
    if (this.from === undefined) {
      return new Set(candidates.map((move) => move.path[0] ?? ''))
    }
    const landings = candidates.flatMap((move) => move.path.slice(1))
    return new Set(landings.filter((square) => !this.via.includes(square) && !isCommon(square, candidates)))
  }

  /** The move that is meant, once there is no doubt. */
  get move(): Move | undefined {
    const candidates = this.candidates
    const placed = this.from !== undefined && candidates.every((move) => move.path.length === 1)
    if (this.via.length === 0 && !placed) {
      return undefined
    }
    const meant = this.meant
    return meant.length === 1 ? meant[0] : undefined
  }

  /** The moves that end on the last square entered, if any do; else all that touch it. */
  private get meant(): readonly Move[] {
    const candidates = this.candidates
    const last = this.via.at(-1)
    const ending = candidates.filter((move) => move.path.length > 1 && move.path.at(-1) === last)
    return ending.length > 0 ? ending : candidates
  }

  /** The only move that a chosen piece has left, though its squares have not all been entered. */
  get only(): Move | undefined {
    const [one, ...others] = this.from === undefined ? [] : this.candidates
    return others.length === 0 ? one : undefined
  }

  /** The move that entering `square` would make, for its path to be shown before. */
  preview(square: string): Move | undefined {
    return this.from === undefined || !this.next.has(square) ? undefined : this.enter(square).move
  }

  /** With one more square; a square that fits nothing begins anew, the first one again takes it back. */
  enter(square: string): Entry {
    if (this.from !== undefined) {
      const longer = new Entry(this.all, this.from, [...this.via, square])
      if (longer.candidates.length > 0) {
        return longer
      }
      if (square === this.from) {
        return Entry.empty(this.all)
      }
    }
    const anew = new Entry(this.all, square, [])
    return anew.candidates.length > 0 ? anew : Entry.empty(this.all)
  }
}

/** A square that all moves touch tells them apart no better; unless they end there, and can be entered by it. */
function isCommon(square: string, moves: readonly Move[]): boolean {
  return moves.length > 1 && moves.every((move) => move.path.includes(square, 1) && move.path.at(-1) !== square)
}
