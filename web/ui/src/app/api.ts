import { saidProblem } from './sentence'
import type { Kind, Problem } from './types'
import { words } from './words'

/** A request that the server refused; the message is one line in the current language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await reach(path))
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  return send<T>('POST', path, body)
}

export async function send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const content = body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return answer<T>(await reach(path, { method, ...content }))
}

/** Like `fetch`, with a message for users if the server cannot be reached. */
export function reach(path: string, init?: RequestInit): Promise<Response> {
  return fetch(path, init).catch(() => Promise.reject(new Refused(0, words().shell.unreachable)))
}

async function answer<T>(response: Response): Promise<T> {
  const text = await response.text()
  if (!response.ok) {
    throw refusal(response, text)
  }
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** The error of an unsuccessful response. */
export function refusal({ status, statusText }: Response, text: string): Refused {
  const bare = `${status} ${statusText}`
  try {
    return new Refused(status, saidProblem({ error: bare, ...(JSON.parse(text) as Partial<Problem>) }))
  } catch {
    return new Refused(status, bare)
  }
}

let kinds: Promise<readonly Kind[]> | undefined

/** All games; requested once. */
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
    throw new Refused(404, words().play.noKind(id))
  }
  return found
}
