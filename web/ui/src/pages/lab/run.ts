import type { Message } from '../../app/socket'

/** A match, a tournament or an experiment, running or ended. */
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
  readonly command?: string
}

export interface Standing {
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Low, middle and high of the interval; null while it has none. */
  readonly elo: readonly [number, number, number] | null
  readonly los: number
  /** Of the sequential test; null where none was asked for. */
  readonly llr: number | null
  readonly bounds: readonly [number, number] | null
}

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type RunMessage = Run & Message

export interface Experiment {
  readonly name: string
  readonly summary: string
  readonly takesPlayer: boolean
}

export interface LabList {
  readonly experiments: readonly Experiment[]
  readonly runs: readonly Run[]
}

export function isGoing(run: Run): boolean {
  return run.state === 'running' || run.state === 'stopping' || run.state === 'waiting'
}

/** A list of runs with what was heard of one of them since. */
export function withNews(runs: readonly Run[], news: Run | undefined): readonly Run[] {
  return runs.map((run) => (run.id === news?.id ? news : run))
}

/** With the sign that numbers have in print. */
export function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits)
  return Number(text) === 0 ? text : `${value > 0 ? '+' : '−'}${text}`
}

/** Where a value is drawn between two others, from 0 to 100. */
export function share(value: number, low: number, high: number): number {
  return high === low ? 50 : Math.max(0, Math.min(100, (100 * (value - low)) / (high - low)))
}

/** The widest Elo that an interval is drawn against: a round number beyond both its ends. */
export function reach([low, , high]: readonly [number, number, number]): number {
  const most = Math.max(Math.abs(low), Math.abs(high), 10)
  const steps = [20, 50, 100, 200, 400, 800, 1600]
  return steps.find((step) => step >= most) ?? most
}
