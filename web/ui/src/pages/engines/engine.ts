import type { AddedEngine } from '../../app/types'

/** Where the server keeps what is known of a program. */
export function addressOf(engine: AddedEngine): string {
  return `/api/engines/${encodeURIComponent(engine.id)}`
}
