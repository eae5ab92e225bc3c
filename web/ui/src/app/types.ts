/**
 * What the server and the pages exchange. Written from the server's records that bear `@ApiType`, which say what
 * each field means: do not edit it by hand. See also docs/web-api.md.
 */

export interface AddedEngine {
  readonly id: string
  readonly name: string
  readonly spec: string
  readonly options: Readonly<Record<string, string>>
  readonly quirks: Readonly<Record<string, boolean>>
  readonly player: string
}

export interface Analysis {
  readonly player: string
  readonly side: Side
  readonly lines: readonly Line[]
  readonly values: readonly MoveValue[]
  readonly done: boolean
}

export interface AnalysisRequest {
  readonly kind?: string | null
  readonly fen?: string | null
  readonly moves?: readonly string[] | null
  readonly lines?: number | null
  readonly player?: string | null
  readonly values?: boolean | null
  readonly limit?: Limit | null
}

export interface Article {
  readonly book: string
  readonly number: string | null
  readonly topic: string
}

export interface BegunGame {
  readonly game: string
}

export interface BegunReview {
  readonly review: string
}

export interface BoardAddress {
  readonly address: string | null
}

export interface CapturedCount {
  readonly kings: number
  readonly men: number
}

export interface Card {
  readonly card: number | null
  readonly kind: string | null
  readonly fen: string | null
  readonly question: 'mistake' | 'opening' | null
  readonly source: string | null
  readonly due: number
  readonly left: number
}

export interface ClockReading {
  readonly white: number
  readonly black: number
  readonly running: Side | null
  readonly at: number
}

export interface ClockSetting {
  readonly main: number
  readonly increment: number
  readonly perMove: number
  readonly moves: number
}

export interface DeclaredOption {
  readonly name: string
  readonly type: string
  readonly value: string
  readonly min: string | null
  readonly max: string | null
  readonly choices: readonly string[]
}

export interface DeclaredOptions {
  readonly options: readonly DeclaredOption[]
}

export interface Document {
  readonly kind: string
  readonly tags: Readonly<Record<string, string>>
  readonly result: string
  readonly nodes: readonly TreeNode[]
  readonly problems: readonly string[]
}

export interface Ending {
  readonly result: string
  readonly rule: string
  readonly why: Sentence | null
  readonly pieces: string | null
}

export interface Experiment {
  readonly name: string
  readonly summary: string
  readonly takesPlayer: boolean
}

export interface Feature {
  readonly name: string
  readonly white: number
  readonly black: number
  readonly weight: number
  readonly contribution: number
}

export interface Finding {
  readonly name: string
  readonly passed: boolean
  readonly detail: string
}

export interface FoundGames {
  readonly games: readonly StoredGame[]
  readonly next: number | null
  readonly total: number
}

export interface Game {
  readonly id: string
  readonly kind: string
  readonly position: Position
  readonly start: string
  readonly from: number
  readonly moves: readonly PlayedMove[]
  readonly white: TakenSeat
  readonly black: TakenSeat
  readonly you: readonly Side[]
  readonly clock: ClockReading | null
  readonly draw: Side | null
  readonly undo: Side | null
  readonly ended: Ending | null
  readonly archived: number | null
  readonly thinking: Line | null
  readonly spectators: number
  readonly paused: boolean
  readonly fault: Problem | null
}

export interface Hint {
  readonly game: string
  readonly move: Move
  readonly score: Score | null
  readonly line: readonly string[]
}

export interface ImportProgress {
  readonly read: number
  readonly added: number
  readonly problems: number
  readonly messages: readonly string[]
  readonly faults: readonly Sentence[]
  readonly done: boolean
}

export interface Kind {
  readonly id: string
  readonly name: string
  readonly first: Side
  readonly shape: Shape
  readonly start: Position
  readonly players: readonly PlayerKind[]
  readonly unit: Unit
  readonly levels: number
}

export interface LabList {
  readonly experiments: readonly Experiment[]
  readonly runs: readonly Run[]
}

export interface Limit {
  readonly depth?: number | null
  readonly nodes?: number | null
  readonly millis?: number | null
}

export interface Line {
  readonly score: Score
  readonly depth: number
  readonly nodes: number
  readonly moves: readonly string[]
  readonly arrows: readonly (readonly [string, string])[]
}

export interface ListedGame {
  readonly id: string
  readonly kind: string
  readonly white: string
  readonly black: string
  readonly moves: number
  readonly yours: boolean
}

export interface Move {
  readonly text: string
  readonly path: readonly string[]
  readonly captured: readonly string[]
  readonly flipped: readonly string[]
  readonly after: string
}

export interface MoveSearch {
  readonly depth: number
  readonly nodes: number
  readonly millis: number
  readonly value: string | null
}

export interface MoveValue {
  readonly move: string
  readonly score: Score
  readonly depth: number
}

export interface NewCards {
  readonly game?: number | null
  readonly document?: Document | null
  readonly side?: string | null
}

export interface NewGame {
  readonly kind?: string | null
  readonly fen?: string | null
  readonly white?: Seat | null
  readonly black?: Seat | null
  readonly clock?: ClockSetting | null
}

export interface NewRun {
  readonly type?: 'match' | 'tournament' | 'experiment' | null
  readonly a?: string | null
  readonly b?: string | null
  readonly players?: readonly string[] | null
  readonly game?: string | null
  readonly games?: number | null
  readonly limit?: Limit | null
  readonly openings?: string | null
  readonly sprt?: string | null
  readonly concurrency?: number | null
  readonly name?: string | null
  readonly player?: string | null
  readonly quick?: boolean | null
}

export interface OpeningMove {
  readonly text: string
  readonly games: number
  readonly white: number
  readonly draws: number
  readonly black: number
  readonly score: Score | null
}

export interface Openings {
  readonly games: number
  readonly moves: readonly OpeningMove[]
}

export interface OwnStudies {
  readonly studies: readonly StudySummary[]
}

export interface PieceValue {
  readonly piece: 'man' | 'king'
}

export interface PlayedMove {
  readonly text: string
  readonly path: readonly string[]
  readonly captured: readonly string[]
  readonly flipped: readonly string[]
  readonly by: string
  readonly millis: number
  readonly score: Score | null
  readonly search: MoveSearch | null
}

export interface PlayerKind {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly source: string | null
  readonly strength: number | null
  readonly options: readonly PlayerOption[]
}

export interface PlayerOption {
  readonly name: string
  readonly kind: string
  readonly choices: readonly string[]
  readonly defaultValue: string
  readonly meaning: string
}

export interface Position {
  readonly kind: string
  readonly fen: string
  readonly side: Side
  readonly pieces: Readonly<Record<string, string>>
  readonly moves: readonly Move[]
  readonly ending: Ending | null
}

export interface Problem {
  readonly error: string
  readonly why: Sentence
}

export interface ReadDocuments {
  readonly format: string
  readonly documents: readonly Document[]
  readonly more: number
  readonly faults: readonly Sentence[]
}

export interface Reason {
  readonly move: string | null
  readonly sentence: Sentence
}

export interface Rematch {
  readonly of: string
  readonly game: string
}

export interface ReviewProgress {
  readonly review: string
  readonly done: number
  readonly moves: readonly ReviewedMove[]
  readonly document: Document | null
  readonly error: string | null
  readonly why: Sentence | null
}

export interface ReviewedMove {
  readonly ply: number
  readonly move: string
  readonly best: string
  readonly score: Score
  readonly played: Score
  readonly loss: number
  readonly kind: string
  readonly reason: string
  readonly text: string
  readonly why: Sentence | null
  readonly line: readonly string[]
  readonly betterLine: readonly string[]
}

export interface Run {
  readonly id: string
  readonly type: 'match' | 'tournament' | 'experiment'
  readonly title: string
  readonly state: 'waiting' | 'running' | 'stopping' | 'done' | 'stopped' | 'failed'
  readonly begun: string
  readonly done: number | null
  readonly progress: string
  readonly standing: Standing | null
  readonly table: Table | null
  readonly report: string | null
  readonly error: string | null
  readonly command: string
}

export interface SavedStudy {
  readonly name?: string | null
  readonly document?: Document | null
  readonly at?: number | null
  readonly game?: number | null
  readonly version?: number | null
  readonly writer?: string | null
}

export interface Score {
  readonly text: string
  readonly value: number
  readonly win: number | null
  readonly confidence: number
  readonly chance: number | null
}

export interface Seat {
  readonly player: string
  readonly name: string
  readonly limit: Limit | null
}

export interface Sentence {
  readonly text: string
  readonly code: string | null
  readonly values: Readonly<Record<string, string | number | readonly string[] | Article | CapturedCount | TermValue | SideValue | PieceValue | Worth | Sentence>>
}

export interface Shape {
  readonly files: number
  readonly ranks: number
  readonly chequered: boolean
  readonly squares: readonly Square[]
  readonly letters: Readonly<Record<string, string>>
}

export type Side = 'white' | 'black'

export interface SideValue {
  readonly side: Side
}

export interface Square {
  readonly name: string
  readonly file: number
  readonly rank: number
}

export interface Standing {
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly elo: readonly [number, number, number] | null
  readonly los: number
  readonly llr: number | null
  readonly bounds: readonly [number, number] | null
}

export interface StoredGame {
  readonly id: number
  readonly kind: string
  readonly white: string
  readonly black: string
  readonly event: string
  readonly date: string
  readonly result: string
  readonly discs: string
  readonly plies: number
  readonly moves: string
}

export interface Study {
  readonly id: string
  readonly name: string
  readonly document: Document
  readonly at: number
  readonly game: number | null
  readonly version: number
  readonly yours: boolean
}

export interface StudySummary {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly line: string
  readonly changed: number
}

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface TakenSeat {
  readonly player: string
  readonly name: string
  readonly limit: Limit | null
  readonly taken: boolean
  readonly you: boolean
}

export interface TermValue {
  readonly term: string
}

export interface TestedEngine {
  readonly passed: boolean
  readonly findings: readonly Finding[]
}

export interface Trash {
  readonly games: readonly TrashItem[]
  readonly studies: readonly TrashItem[]
  readonly log: readonly TrashEntry[]
  readonly days: number
}

export interface TrashEntry {
  readonly at: number
  readonly who: string
  readonly act: string
  readonly type: string
  readonly item: string
  readonly title: string
}

export interface TrashItem {
  readonly item: string
  readonly kind: string
  readonly title: string
  readonly deleted: number
}

export interface TreeNode {
  readonly id: number
  readonly parent: number | null
  readonly move: Move | null
  readonly position: string
  readonly before: string
  readonly comment: string
  readonly marks: readonly string[]
  readonly nags: readonly number[]
  readonly clock: number | null
  readonly left: number | null
  readonly score: Score | null
}

export interface TypedMove {
  readonly move: Move | null
  readonly choices: readonly string[]
  readonly why: readonly Sentence[]
}

export type Unit = 'man' | 'disc'

export interface Verdict {
  readonly right: boolean
  readonly again: boolean
  readonly best: Move | null
  readonly score: Score | null
  readonly played: Score | null
  readonly why: readonly Reason[]
  readonly next: string
  readonly days: number
}

export interface Why {
  readonly sentences: readonly Sentence[]
  readonly forced: readonly string[]
  readonly features: readonly Feature[]
  readonly evaluation: Score | null
  readonly total: number
}

export interface Worth {
  readonly worth: number
  readonly won: Side | null
}
