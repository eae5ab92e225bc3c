import type { Kind } from './types'

/** What the server refused, in its own words: one line that names what and where. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await fetch(path))
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  return send<T>('POST', path, body)
}

export async function send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const content = body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return answer<T>(await fetch(path, { method, ...content }))
}

async function answer<T>(response: Response): Promise<T> {
  const text = await response.text()
  if (!response.ok) {
    throw new Refused(response.status, reason(text) ?? `${response.status} ${response.statusText}`)
  }
  return (text === '' ? undefined : JSON.parse(text)) as T
}

function reason(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: string }).error
  } catch {
    return undefined
  }
}

let kinds: Promise<readonly Kind[]> | undefined

/** The games there are; asked for once. */
export function allKinds(): Promise<readonly Kind[]> {
  kinds ??= get<readonly Kind[]>('/api/kinds').catch((fault: unknown) => {
    kinds = undefined
    throw fault
  })
  return kinds
}

export async function kindOf(id: string): Promise<Kind> {
  const found = (await allKinds()).find((kind) => kind.id === id)
  if (found === undefined) {
    throw new Refused(404, `no game '${id}'`)
  }
  return found
}
