/** What the board is told. It draws, and knows no rule: squares, pieces and legal moves come from the server. */

export type PieceKind = 'man' | 'king' | 'disc'
export type Side = 'white' | 'black'

export interface Square {
  /** As the game names it: `32`, `b6`. */
  readonly name: string
  /** Counted from the left, seen by White. */
  readonly file: number
  /** Counted from the top, seen by White. */
  readonly rank: number
}

export interface Shape {
  readonly files: number
  readonly ranks: number
  /** The squares that pieces can stand on. The others are drawn, and nothing more. */
  readonly squares: readonly Square[]
  /** Whether fields alternate in colour, as in draughts. */
  readonly chequered: boolean
}

export interface Piece {
  readonly side: Side
  readonly kind: PieceKind
}

export interface Move {
  /** As it is sent to the server and shown to people. */
  readonly text: string
  /** The squares it touches: from, every landing, to; in Othello the one square; none for a pass. */
  readonly path: readonly string[]
  readonly captured: readonly string[]
}

export interface Arrow {
  readonly from: string
  readonly to: string
  readonly kind: 'hint' | 'threat' | 'line'
}

/** What is written on a square, such as the value of the move that ends there. */
export interface Value {
  readonly text: string
  readonly tone: 'best' | 'good' | 'bad' | 'plain'
}

export type Pieces = ReadonlyMap<string, Piece>

/** Which names are written on the board: the game's own, others by the game's name, or none. */
export type Labels = ReadonlyMap<string, string> | 'own' | 'none'

/** The pieces behind a move as far as a board can tell: without promotion, and without the discs that are flipped. */
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

/** Whether `move` leads from one position to the other, so that it can be shown as a movement. */
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
