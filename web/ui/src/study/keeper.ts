import { signal } from '@preact/signals'
import { Refused } from '../app/api'
import type { Document } from '../app/types'

/** A study as it is sent to the server. */
export interface Draft {
  readonly id: string
  readonly name: string
  readonly document: Document
  /** The index of the current node in the document. */
  readonly at: number
  readonly game: number | null
}

/** A draft with the version that it is based on, as it waits in the local storage. */
export interface Waiting extends Draft {
  readonly version: number
  /** The window that wrote it. */
  readonly writer: string
}

type Put = (draft: Waiting) => Promise<{ readonly version: number }>

const PREFIX = 'damier.draft.'
/** Changes within this time are sent together. */
const PAUSE = 300
const RETRY = 3_000
const CONFLICT = 409
const TRY_AGAIN: readonly number[] = [0, 429, 500, 502, 503, 504]

/** The form of an id; it begins with a digit, which no game's id does. */
export function isStudyId(text: string | undefined): text is string {
  return text !== undefined && /^\d[0-9a-z]{11}$/.test(text)
}

export function newId(): string {
  const [first = 0, ...others] = crypto.getRandomValues(new Uint32Array(12))
  return (first % 10) + others.map((one) => (one % 36).toString(36)).join('')
}

/**
 * Saves studies as they change. A change is first stored in the browser, and removed there once the server has it, so
 * that nothing is lost if the server cannot be reached or the page is closed.
 */
export class Keeper {
  readonly status = signal<'saved' | 'saving' | 'offline' | 'refused'>('saved')
  /** Why the server refused the last save. */
  readonly fault = signal<string | undefined>(undefined)
  private readonly writer = newId()
  private readonly versions = new Map<string, number>()
  private readonly waiting = new Map<string, Waiting>()
  private sending = false

  /**
   * @param forked called when a study is saved under another id, because it was changed elsewhere
   */
  constructor(
    private readonly storage: Storage,
    private readonly put: Put,
    private readonly forked: (from: string, to: string) => void,
    private readonly wait: (act: () => void, millis: number) => void = (act, millis) => void setTimeout(act, millis),
  ) {}

  /** Notes the version of a study that was opened. */
  openedAt(id: string, version: number): void {
    this.versions.set(id, version)
  }

  keep(draft: Draft): void {
    this.hold({ ...draft, version: this.versions.get(draft.id) ?? 0, writer: this.writer })
    this.start(PAUSE)
  }

  /** The changes of a study that the server does not have yet. */
  draft(id: string): Waiting | undefined {
    const stored = this.waiting.get(id) ?? this.stored(PREFIX + id)
    if (stored !== undefined && !this.versions.has(id)) {
      this.versions.set(id, stored.version)
    }
    return stored
  }

  /** Sends what an earlier visit could not send. */
  recover(): void {
    for (let index = 0; index < this.storage.length; index++) {
      const key = this.storage.key(index)
      const stored = key?.startsWith(PREFIX) ? this.stored(key) : undefined
      if (stored !== undefined && !this.waiting.has(stored.id)) {
        this.waiting.set(stored.id, stored)
      }
    }
    if (this.waiting.size > 0) {
      this.start(0)
    }
  }

  private stored(key: string): Waiting | undefined {
    try {
      return (JSON.parse(this.storage.getItem(key) ?? 'null') as Waiting | null) ?? undefined
    } catch {
      return undefined
    }
  }

  private hold(draft: Waiting): void {
    this.waiting.set(draft.id, draft)
    try {
      this.storage.setItem(PREFIX + draft.id, JSON.stringify(draft))
    } catch {
      // The storage is full: the change waits in memory.
    }
  }

  private start(millis: number): void {
    if (!this.sending) {
      this.sending = true
      this.status.value = 'saving'
      this.wait(() => void this.send(), millis)
    }
  }

  private async send(): Promise<void> {
    for (const draft of [...this.waiting.values()]) {
      try {
        const { version } = await this.put({ ...draft, version: Math.max(draft.version, this.versions.get(draft.id) ?? 0) })
        this.versions.set(draft.id, version)
        this.done(draft)
        this.fault.value = undefined
      } catch (why) {
        const status = why instanceof Refused ? why.status : 0
        if (TRY_AGAIN.includes(status)) {
          this.status.value = 'offline'
          this.wait(() => void this.send(), RETRY)
          return
        }
        if (status === CONFLICT) {
          this.fork(draft)
        } else {
          // It stays in the storage, and is sent again with the next change.
          this.waiting.delete(draft.id)
          this.fault.value = why instanceof Error ? why.message : String(why)
        }
      }
    }
    this.sending = false
    this.status.value = this.fault.value === undefined ? 'saved' : 'refused'
    if (this.waiting.size > 0) {
      this.start(PAUSE)
    }
  }

  /** Forgets a draft that the server has, unless it has changed again. */
  private done(sent: Waiting): void {
    if (this.waiting.get(sent.id) === sent) {
      this.waiting.delete(sent.id)
      if (this.stored(PREFIX + sent.id)?.writer === sent.writer) {
        this.storage.removeItem(PREFIX + sent.id)
      }
    }
  }

  private fork(sent: Waiting): void {
    const newest = this.waiting.get(sent.id) ?? sent
    const id = newId()
    this.hold({ ...newest, id, version: 0, writer: this.writer })
    this.waiting.delete(sent.id)
    this.storage.removeItem(PREFIX + sent.id)
    this.forked(sent.id, id)
  }
}
