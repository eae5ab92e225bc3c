import type { Message } from '../../app/socket'
import type { Run } from '../../app/types'

export type RunMessage = Run & Message

export function isGoing(run: Run): boolean {
  return run.state === 'running' || run.state === 'stopping' || run.state === 'waiting'
}

/** A list of runs with an update of one of them. */
export function withNews(runs: readonly Run[], news: Run | undefined): readonly Run[] {
  return runs.map((run) => (run.id === news?.id ? news : run))
}

/** A number with a sign; the minus sign is typographic. */
export function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits)
  return Number(text) === 0 ? text : `${value > 0 ? '+' : '−'}${text}`
}

/** The place of a value in a range, from 0 to 100. */
export function share(value: number, low: number, high: number): number {
  return high === low ? 50 : Math.max(0, Math.min(100, (100 * (value - low)) / (high - low)))
}

/** The range of Elo for drawing an interval: a round number beyond both of its ends. */
export function reach([low, , high]: readonly [number, number, number]): number {
  const most = Math.max(Math.abs(low), Math.abs(high), 10)
  const steps = [20, 50, 100, 200, 400, 800, 1600]
  return steps.find((step) => step >= most) ?? most
}
