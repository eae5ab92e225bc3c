/** What the server says: see docs/web-api.md, which names every field. */

import type { Problem, Sentence } from './sentence'

export type Side = 'white' | 'black'

export interface Square {
  readonly name: string
  readonly file: number
  readonly rank: number
}

export interface Shape {
  readonly files: number
  readonly ranks: number
  readonly chequered: boolean
  readonly squares: readonly Square[]
  readonly letters: Readonly<Record<string, string>>
}

export interface PlayerKind {
  readonly id: string
  readonly name: string
  readonly options?: readonly unknown[]
}

export interface Kind {
  readonly id: string
  readonly name: string
  readonly first: Side
  readonly shape: Shape
  readonly start: Position
  readonly players: readonly PlayerKind[]
  readonly unit: 'man' | 'disc'
  readonly levels: number
}

export interface Move {
  readonly text: string
  readonly path: readonly string[]
  readonly captured: readonly string[]
  readonly flipped: readonly string[]
  readonly after?: string
}

export interface Ending {
  readonly result: string
  readonly rule: string
  /** The same for every language; games that ended long ago lack it. */
  readonly why: Sentence | null
}

export interface Position {
  readonly kind: string
  readonly fen: string
  readonly side: Side
  /** By square: `wm`, `bk`, `wd`. */
  readonly pieces: Readonly<Record<string, string>>
  readonly moves: readonly Move[]
  readonly ending: Ending | null
}

/** For White always. */
export interface Score {
  readonly text: string
  readonly value: number
  readonly win: number | null
  readonly exact: boolean
}

export interface Line {
  readonly score: Score
  readonly depth: number
  readonly nodes: number
  readonly moves: readonly string[]
  readonly arrows: readonly (readonly [string, string])[]
}

export interface TreeNode {
  readonly id: number
  readonly parent: number | null
  readonly move: Move | null
  readonly position: string
  readonly comment: string
  readonly marks: readonly string[]
  readonly nags: readonly number[]
  readonly clock: number | null
  readonly score: Score | null
}

export interface Document {
  readonly kind: string
  readonly tags: Readonly<Record<string, string>>
  readonly result: string
  readonly nodes: readonly TreeNode[]
  readonly problems: readonly string[]
}

export interface Limit {
  readonly depth?: number
  readonly nodes?: number
  readonly millis?: number
}

export interface Seat {
  readonly player: string
  readonly name: string
  readonly limit: Limit | null
}

export interface TakenSeat extends Seat {
  readonly taken: boolean
  readonly you: boolean
}

export interface ClockSetting {
  readonly main: number
  readonly increment: number
  readonly perMove: number
  readonly moves: number
}

export interface PlayedMove {
  readonly text: string
  readonly path: readonly string[]
  readonly captured: readonly string[]
  readonly flipped: readonly string[]
  readonly by: string
  readonly millis: number
  readonly score: Score | null
}

export interface Clocks {
  readonly white: number
  readonly black: number
  readonly running: Side | null
  /** When the page heard this, by `performance.now()`: whatever the clocks of the two machines show. */
  readonly heard: number
}

export interface Game {
  readonly id: string
  readonly kind: string
  readonly position: Position
  readonly start: string
  readonly moves: readonly PlayedMove[]
  readonly white: TakenSeat
  readonly black: TakenSeat
  readonly you: readonly Side[]
  readonly clock: Clocks | null
  readonly draw: Side | null
  readonly ended: Ending | null
  readonly archived: number | null
  readonly thinking: Line | null
  readonly spectators: number
  readonly paused: boolean
  /** Why a player that was asked did not move; `resume` asks it again. */
  readonly fault: Problem | null
}

/** A game in the list of those being played. */
export interface ListedGame {
  readonly id: string
  readonly kind: string
  readonly white: string
  readonly black: string
  readonly moves: number
  readonly yours: boolean
}

export interface Why {
  readonly sentences: readonly Sentence[]
  readonly forced: readonly string[]
  readonly features: readonly Feature[]
  readonly evaluation: Score | null
  readonly total: number
}

export interface Feature {
  readonly name: string
  readonly white: number
  readonly black: number
  readonly weight: number
  readonly contribution: number
}
