import { address, type Route } from '../app/router'

/** A position in an address: a game, a start position, and the moves played. */
export interface Place {
  readonly kind: string
  /** Null for the start position of the game. */
  readonly fen: string | null
  readonly moves: readonly string[]
}

export const FIRST_KIND = 'international'

export function placeOf({ parts, query }: Pick<Route, 'parts' | 'query'>): Place {
  const [kind = FIRST_KIND, fen = null] = parts
  const moves = query.get('moves') ?? ''
  return { kind, fen, moves: moves === '' ? [] : moves.split(/[ ,]+/) }
}

/** The address of a position on a page. */
export function addressOf(page: string, place: Place, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(more)
  if (place.moves.length > 0) {
    query.set('moves', place.moves.join(','))
  }
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return address(page, place.kind, ...(place.fen === null ? [] : [place.fen])) + (text === '' ? '' : `?${text}`)
}

/** The side to move of a position text: `W:…` in draughts, `… X` in Othello. */
export function sideIn(fen: string): 'white' | 'black' {
  const text = fen.trim()
  const othello = /\s([XO*])$/i.exec(text)
  if (othello !== null) {
    return othello[1]?.toUpperCase() === 'O' ? 'white' : 'black'
  }
  return text.startsWith('B') ? 'black' : 'white'
}
