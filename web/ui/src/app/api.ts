import { saidProblem } from './sentence'
import type { Kind, Problem } from './types'
import { words } from './words'

/** What the server refused: one line that names what and where, in the language that is spoken. */
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

/** What the server answers; a browser's own words for a server that is not there are for programmers. */
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

/** What an answer that is no success says. */
export function refusal({ status, statusText }: Response, text: string): Refused {
  const bare = `${status} ${statusText}`
  try {
    return new Refused(status, saidProblem({ error: bare, ...(JSON.parse(text) as Partial<Problem>) }))
  } catch {
    return new Refused(status, bare)
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
    throw new Refused(404, words().play.noKind(id))
  }
  return found
}
