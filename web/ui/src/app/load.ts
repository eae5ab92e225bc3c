import { useEffect, useState } from 'preact/hooks'

export interface Loaded<T> {
  readonly value?: T
  readonly fault?: Error
}

/** What a promise brings, for a component; asked for again when `keys` change. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>({})
  useEffect(() => {
    let wanted = true
    setState({})
    load().then(
      (value) => wanted && setState({ value }),
      (fault: unknown) => wanted && setState({ fault: fault instanceof Error ? fault : new Error(String(fault)) }),
    )
    return () => {
      wanted = false
    }
  }, keys)
  return state
}
