/** The data of the board, which contains no game rules: squares, pieces and legal moves come from the server. */

export type PieceKind = 'man' | 'king' | 'disc'
export type Side = 'white' | 'black'

export interface Square {
  /** The name in game records: `32`, `b6`. */
  readonly name: string
  /** From the left as White sees the board. */
  readonly file: number
  /** From the top as White sees the board. */
  readonly rank: number
}

export interface Shape {
  readonly files: number
  readonly ranks: number
  /** The playable squares. */
  readonly squares: readonly Square[]
  /** Whether only the dark squares are playable, as in draughts. */
  readonly chequered: boolean
}

export interface Piece {
  readonly side: Side
  readonly kind: PieceKind
}

export interface Move {
  /** The text of the move, for the server and for users. */
  readonly text: string
  /** The start, every landing square, the end; in Othello one square; empty for a pass. */
  readonly path: readonly string[]
  readonly captured: readonly string[]
}

export interface Arrow {
  readonly from: string
  readonly to: string
  readonly kind: 'hint' | 'threat' | 'line' | Brush
}

export type Brush = 'green' | 'red' | 'blue' | 'yellow'

/** An arrow that a user has drawn; one that ends where it begins is a marked square. */
export interface Sketch {
  readonly from: string
  readonly to: string
  readonly brush: Brush
}

/** A text on a square, such as the value of the move that ends there. */
export interface Value {
  readonly text: string
  readonly tone: 'best' | 'good' | 'bad' | 'plain'
}

export type Pieces = ReadonlyMap<string, Piece>

/** The labels of the squares: their names, other labels by name, or none. */
export type Labels = ReadonlyMap<string, string> | 'own' | 'none'

/** The pieces after a move, without promotions and flips, which only the server knows. */
export function after(pieces: Pieces, move: Move): Pieces {
  const [from, to] = [move.path[0], move.path.at(-1)]
  const moving = from === undefined ? undefined : pieces.get(from)
  const left = new Map(pieces)
  move.captured.forEach((square) => left.delete(square))
  if (from !== undefined && to !== undefined && moving !== undefined) {
    left.delete(from)
    left.set(to, moving)
  }
  return left
}

/** Whether `move` leads from one position to the other, so that it can be animated. */
export function leads(move: Move, before: Pieces, behind: Pieces): boolean {
  const [from, to] = [move.path[0], move.path.at(-1)]
  if (from === undefined || to === undefined) {
    return false
  }
  if (move.path.length === 1) {
    return !before.has(from) && behind.has(from) && behind.size === before.size + 1
  }
  const expected = after(before, move)
  return (
    before.has(from) &&
    expected.size === behind.size &&
    [...expected].every(([square, piece]) => behind.get(square)?.side === piece.side)
  )
}
