import type { ClockSetting, Kind, NewGame, Seat, Side } from '../../app/types'
import { words } from '../../app/words'

export type ClockKind = 'none' | 'fischer' | 'sudden' | 'moves' | 'perMove'

/** A person invited by link, and a person at this device; other values are player specifications. */
export const BY_LINK = '@link'
export const ON_THIS_BOARD = '@board'

/** The settings of a new game; stored as defaults for the next one. */
export interface Wish {
  readonly kind: string
  readonly colour: Side | 'either' | 'none'
  readonly opponent: string
  readonly white: string
  readonly black: string
  readonly clock: ClockKind
  readonly minutes: number
  readonly increment: number
  readonly perMove: number
  readonly moves: number
  /** The time of a program for a move; 0 for its own limits. */
  readonly seconds: number
  readonly name: string
  readonly fen: string
}

export const INITIAL: Wish = {
  kind: 'international', colour: 'white', opponent: 'damier[level=3]', white: 'damier', black: 'damier[level=5]',
  clock: 'none', minutes: 10, increment: 5, perMove: 30, moves: 40, seconds: 0, name: '', fen: '',
}

const KEY = 'damier.wish'

export function remembered(): Partial<Wish> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wish>
  } catch {
    return {}
  }
}

export function remember(wish: Wish): void {
  localStorage.setItem(KEY, JSON.stringify({ ...wish, fen: '' }))
}

/** The request for a new game, and the side of the user. */
export function order(wish: Wish, coin: () => number = Math.random): { order: NewGame & Readonly<Record<Side, Seat>>; colour: Side } {
  const colour: Side = wish.colour === 'either' ? (coin() < 0.5 ? 'white' : 'black') : wish.colour === 'black' ? 'black' : 'white'
  const me: Seat = { player: 'human', name: wish.name, limit: null }
  const seats = wish.colour === 'none'
    ? { white: seat(wish.white, wish), black: seat(wish.black, wish) }
    : colour === 'white'
      ? { white: me, black: seat(wish.opponent, wish) }
      : { white: seat(wish.opponent, wish), black: me }
  const fen = wish.fen.trim() === '' ? null : wish.fen.trim()
  return { order: { kind: wish.kind, fen, ...seats, clock: clockOf(wish) }, colour }
}

/** The sides of the user who starts the game. */
export function mySides(wish: Wish, colour: Side): readonly Side[] {
  return wish.colour === 'none' ? [] : wish.opponent === ON_THIS_BOARD ? ['white', 'black'] : [colour]
}

function seat(player: string, wish: Wish): Seat {
  if (player === BY_LINK || player === ON_THIS_BOARD) {
    return { player: 'human', name: '', limit: null }
  }
  const limit = wish.clock === 'none' && wish.seconds > 0 ? { millis: wish.seconds * 1000 } : null
  return { player, name: playerName(player), limit }
}

/** The displayed name of a player. */
export function playerName(player: string): string {
  const level = /^damier\[level=(\d+)\]$/.exec(player)?.[1]
  return level !== undefined ? `Damier, ${words().play.level(Number(level)).toLowerCase()}` : player === 'damier' ? 'Damier' : player
}

export function gameName(kind: Pick<Kind, 'id' | 'name'>): string {
  return words().games[kind.id] ?? kind.name
}

export function clockOf(wish: Wish): ClockSetting | null {
  const main = Math.round(wish.minutes * 60_000)
  switch (wish.clock) {
    case 'none':
      return null
    case 'fischer':
      return { main, increment: wish.increment * 1000, perMove: 0, moves: 0 }
    case 'sudden':
      return { main, increment: 0, perMove: 0, moves: 0 }
    case 'moves':
      return { main, increment: 0, perMove: 0, moves: wish.moves }
    case 'perMove':
      return { main: 0, increment: 0, perMove: wish.perMove * 1000, moves: 0 }
  }
}
