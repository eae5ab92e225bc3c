import type { PieceKind, Side } from './model'

/** The texts of the board for screen readers; a page sets those of its language. */
export interface BoardWords {
  readonly board: string
  readonly empty: string
  readonly canMove: string
  readonly canGo: string
  piece(side: Side, kind: PieceKind): string
  chosen(square: string, ways: number): string
  readonly ambiguous: string
  readonly putBack: string
  played(side: Side, move: string, captured: number): string
}

export const ENGLISH: BoardWords = {
  board: 'Board',
  empty: 'empty',
  canMove: 'can move',
  canGo: 'destination',
  piece: (side, kind) => `${side} ${kind}`,
  chosen: (square, ways) => `${square} selected, ${ways} ${ways === 1 ? 'destination' : 'destinations'}`,
  ambiguous: 'Several captures end there: choose a square on the path',
  putBack: 'Move cancelled',
  played: (side, move, captured) => `${side}: ${move}${captured === 0 ? '' : `, captures ${captured}`}`,
}
