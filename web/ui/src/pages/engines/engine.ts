import type { AddedEngine } from '../../app/types'

/** The API path of an added engine. */
export function addressOf(engine: AddedEngine): string {
  return `/api/engines/${encodeURIComponent(engine.id)}`
}
