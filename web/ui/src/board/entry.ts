import type { Move } from './model'

/**
 * A move that is entered square by square: its first square, then its last square or any other square of its path
 * that makes it unique. While several moves match, squares that distinguish them can be entered.
 */
export class Entry {
  private constructor(
    private readonly all: readonly Move[],
    /** The first square; undefined if none is entered yet. */
    readonly from: string | undefined,
    readonly via: readonly string[],
  ) {}

  static empty(all: readonly Move[]): Entry {
    return new Entry(all, undefined, [])
  }

  /** The moves that match the entered squares. */
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

  /** The entered move, once it is unique. */
  get move(): Move | undefined {
    const candidates = this.candidates
    const placed = this.from !== undefined && candidates.every((move) => move.path.length === 1)
    if (this.via.length === 0 && !placed) {
      return undefined
    }
    const meant = this.meant
    return meant.length === 1 ? meant[0] : undefined
  }

  /** The moves that end on the last entered square, or else all that visit it. */
  private get meant(): readonly Move[] {
    const candidates = this.candidates
    const last = this.via.at(-1)
    const ending = candidates.filter((move) => move.path.length > 1 && move.path.at(-1) === last)
    return ending.length > 0 ? ending : candidates
  }

  /** The only matching move of the chosen piece, even if not all of its squares are entered. */
  get only(): Move | undefined {
    const [one, ...others] = this.from === undefined ? [] : this.candidates
    return others.length === 0 ? one : undefined
  }

  /** The move that entering `square` would complete, for a preview of its path. */
  preview(square: string): Move | undefined {
    return this.from === undefined || !this.next.has(square) ? undefined : this.enter(square).move
  }

  /** Adds a square. A square that matches no move starts again; the first square again clears the entry. */
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

/** Whether all moves visit a square without ending there, so that it does not distinguish them. */
function isCommon(square: string, moves: readonly Move[]): boolean {
  return moves.length > 1 && moves.every((move) => move.path.includes(square, 1) && move.path.at(-1) !== square)
}
