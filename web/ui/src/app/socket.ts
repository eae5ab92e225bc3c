import { signal } from '@preact/signals'
import { Refused } from './api'
import { saidProblem } from './sentence'
import type { Problem } from './types'

export interface Message {
  readonly type: string
  readonly [field: string]: unknown
}

type Listener = (message: Message) => void

interface Asked {
  readonly message: Message
  readonly answered: (message: Message) => void
  readonly refused: (fault: Error) => void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 5_000

/**
 * A connection to the server. It reconnects automatically and then repeats all unanswered messages; the server
 * recognises a repeated move by its ply.
 */
export class Connection {
  /** False while the server cannot be reached. */
  readonly online = signal(true)
  private socket: WebSocket | undefined
  private wait = FIRST_WAIT
  private lastAsk = 0
  private readonly asked = new Map<number, Asked>()
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly standing = new Map<string, Message>()

  constructor(private readonly connect: () => WebSocket) {}

  /** Sends a message and waits for its answer, also across reconnections. */
  ask<T extends Message>(message: Message): Promise<T> {
    const ask = ++this.lastAsk
    const sent = { ...message, ask }
    return new Promise<T>((resolve, reject) => {
      this.asked.set(ask, { message: sent, answered: (answer) => resolve(answer as T), refused: reject })
      this.send(sent)
    })
  }

  /** Sends a message that needs no answer and is not repeated. */
  tell(message: Message): void {
    this.send(message)
  }

  /** Sends a message now and after every reconnection, such as `watch`. Returns a function that ends this. */
  keep(name: string, message: Message): () => void {
    const end = this.renew(name, message)
    this.send(message)
    return end
  }

  /** Sends a message after every reconnection. Returns a function that ends this. */
  renew(name: string, message: Message): () => void {
    this.standing.set(name, message)
    return () => {
      if (this.standing.get(name) === message) {
        this.standing.delete(name)
      }
    }
  }

  on<T extends Message>(type: string, listener: (message: T) => void): () => void {
    const all = this.listeners.get(type) ?? new Set()
    this.listeners.set(type, all.add(listener as Listener))
    return () => all.delete(listener as Listener)
  }

  private send(message: Message): void {
    if (this.socket === undefined) {
      this.open()
    } else if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message))
    }
  }

  private open(): void {
    const socket = this.connect()
    this.socket = socket
    socket.addEventListener('open', () => {
      this.online.value = true
      this.wait = FIRST_WAIT
      for (const message of [...this.standing.values(), ...[...this.asked.values()].map((one) => one.message)]) {
        socket.send(JSON.stringify(message))
      }
    })
    socket.addEventListener('message', (event) => this.hear(JSON.parse(String(event.data)) as Message))
    socket.addEventListener('close', () => this.lost(socket))
  }

  private lost(socket: WebSocket): void {
    if (this.socket === socket) {
      this.online.value = false
      setTimeout(() => this.open(), this.wait)
      this.wait = Math.min(2 * this.wait, LONGEST_WAIT)
    }
  }

  private hear(message: Message): void {
    if (message.type === 'ping') {
      this.send({ ...message, type: 'pong' })
      return
    }
    const ask = message['ask']
    const asked = typeof ask === 'number' ? this.asked.get(ask) : undefined
    if (asked !== undefined) {
      this.asked.delete(ask as number)
      if (message.type === 'error') {
        asked.refused(new Refused(422, saidProblem(message as unknown as Problem)))
      } else {
        asked.answered(message)
      }
    }
    for (const listener of this.listeners.get(message.type) ?? []) {
      listener(message)
    }
  }
}

/** A socket to this server. */
export function ownSocket(): WebSocket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`)
}

export const connection = new Connection(ownSocket)
