import type { PieceKind, Side } from './model'

/** What the board says to those who hear it; a page gives the words of its language. */
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
  canGo: 'can be reached',
  piece: (side, kind) => `${side} ${kind}`,
  chosen: (square, ways) => `${square} chosen, ${ways} ${ways === 1 ? 'square' : 'squares'} to go to`,
  ambiguous: 'Several ways lead there: choose a square on the way',
  putBack: 'Put back',
  played: (side, move, captured) => `${side}: ${move}${captured === 0 ? '' : `, captures ${captured}`}`,
}
