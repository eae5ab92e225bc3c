import { useLayoutEffect, useState } from 'preact/hooks'
import { allKinds, post } from '../app/api'
import type { Kind, Position } from '../app/types'
import type { Place } from './place'

/** The state of a request to the server. */
export interface Answer<T> {
  readonly value?: T
  readonly fault?: string
  /** Whether a newer request is running. */
  readonly busy: boolean
}

/** Sends a request again whenever its dependencies change, and ignores outdated answers. */
export function useAnswer<T>(ask: () => Promise<T> | undefined, dependsOn: readonly unknown[]): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ busy: true })
  // Before the browser paints, so that users never act on an outdated state.
  useLayoutEffect(() => {
    let wanted = true
    const asked = ask()
    if (asked === undefined) {
      setAnswer({ busy: false })
      return
    }
    setAnswer((before) => ({ ...before, busy: true }))
    asked.then(
      (value) => wanted && setAnswer({ value, busy: false }),
      (fault: unknown) => wanted && setAnswer({ fault: reason(fault), busy: false }),
    )
    return () => {
      wanted = false
    }
  }, dependsOn)
  return answer
}

export function reason(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}

const KEPT = 400
const positions = new Map<string, Promise<Position>>()

/** The position after the moves of a place; cached. */
export function positionAt(place: Place): Promise<Position> {
  const key = JSON.stringify(place)
  const known = positions.get(key)
  if (known !== undefined) {
    return known
  }
  if (positions.size > KEPT) {
    positions.clear()
  }
  const asked = post<Position>('/api/position', { kind: place.kind, fen: place.fen, moves: place.moves })
  positions.set(key, asked)
  asked.catch(() => positions.delete(key))
  return asked
}

export function usePosition(place: Place | undefined): Answer<Position> {
  return useAnswer(() => (place === undefined ? undefined : positionAt(place)), [JSON.stringify(place)])
}

export function useKinds(): readonly Kind[] {
  return useAnswer(allKinds, []).value ?? NO_KINDS
}

const NO_KINDS: readonly Kind[] = []
