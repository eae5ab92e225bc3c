/** A program that was added: how it is started, and what was set on it. */
export interface AddedEngine {
  readonly id: string
  readonly name: string
  readonly spec: string
  readonly options: Readonly<Record<string, string>>
  readonly quirks: Readonly<Record<string, boolean>>
}

export function addressOf(engine: AddedEngine): string {
  return `/api/engines/${encodeURIComponent(engine.id)}`
}
