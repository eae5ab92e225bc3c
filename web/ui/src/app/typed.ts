import { post } from './api'
import { said } from './sentence'
import type { Move, TypedMove } from './types'
import { words } from './words'

/** The position in which a move is typed: a game, its start position, and the moves played. */
export interface TypedAt {
  readonly kind: string
  readonly fen: string | null
  readonly moves: readonly string[]
}

/** A legal move, or why the typed text is none. */
export type Reading = { readonly move: Move } | { readonly why: string }

/** The meaning of typed text, which the server reads as the terminal does. */
export async function readTyped({ kind, fen, moves }: TypedAt, text: string): Promise<Reading> {
  const { move, choices, why } = await post<TypedMove>('/api/typed', { kind, fen, moves, text })
  return move !== null
    ? { move }
    : { why: choices.length > 0 ? words().board.unclear(choices.join(', ')) : why.map(said).join(' ') }
}
