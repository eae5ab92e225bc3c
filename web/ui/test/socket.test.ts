// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { Connection } from '../src/app/socket'

/** A socket whose other end is the test. */
class Wire extends EventTarget {
  static readonly all: Wire[] = []
  readyState = 0
  readonly sent: Record<string, unknown>[] = []

  constructor() {
    super()
    Wire.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  open(): void {
    this.readyState = WebSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  break(): void {
    this.readyState = WebSocket.CLOSED
    this.dispatchEvent(new Event('close'))
  }
}

function wire(): Wire {
  return Wire.all.at(-1) ?? expect.fail('nothing was connected')
}

let connection: Connection

beforeEach(() => {
  Wire.all.length = 0
  vi.useFakeTimers()
  connection = new Connection(() => new Wire() as unknown as WebSocket)
})

test('an answer goes to whoever asked', async () => {
  const answer = connection.ask({ type: 'hint', game: 'g' })
  wire().open()
  wire().say({ type: 'hint', ask: wire().sent[0]?.['ask'], move: '32-28' })
  expect((await answer)['move']).toBe('32-28')
})

test('a ping is answered at once, and nobody else hears of it', () => {
  const heard: unknown[] = []
  connection.on('ping', (message) => heard.push(message))
  connection.tell({ type: 'stop' })
  wire().open()
  wire().say({ type: 'ping', number: 7 })
  expect(wire().sent).toEqual([{ type: 'pong', number: 7 }])
  expect(heard).toEqual([])
})

test('an error goes to whoever asked, in the words of the server', async () => {
  const answer = connection.ask({ type: 'move' })
  wire().open()
  wire().say({ type: 'error', ask: 1, error: '32-29 is not a move' })
  await expect(answer).rejects.toThrow('32-29 is not a move')
})

test('what was not answered is sent again over a new connection', async () => {
  const answer = connection.ask({ type: 'move', ply: 3, move: '32-28' })
  wire().open()
  wire().break()
  expect(connection.online.value).toBe(false)
  vi.advanceTimersByTime(1_000)
  wire().open()
  expect(Wire.all).toHaveLength(2)
  expect(connection.online.value).toBe(true)
  expect(wire().sent).toEqual([{ type: 'move', ply: 3, move: '32-28', ask: 1 }])
  wire().say({ type: 'game', ask: 1 })
  await answer
})

test('what was answered is not sent again', async () => {
  const answer = connection.ask({ type: 'move' })
  wire().open()
  wire().say({ type: 'game', ask: 1 })
  await answer
  wire().break()
  vi.advanceTimersByTime(1_000)
  wire().open()
  expect(wire().sent).toEqual([])
})

test('what is watched is watched again, until it is ended', () => {
  const end = connection.keep('game', { type: 'watch', game: 'g' })
  wire().open()
  wire().break()
  vi.advanceTimersByTime(1_000)
  wire().open()
  expect(wire().sent).toEqual([{ type: 'watch', game: 'g' }])
  end()
  wire().break()
  vi.advanceTimersByTime(1_000)
  wire().open()
  expect(wire().sent).toEqual([])
})

test('what is renewed is sent only after a reconnection', () => {
  connection.tell({ type: 'hello' })
  connection.renew('game', { type: 'watch', game: 'g' })
  wire().open()
  wire().break()
  vi.advanceTimersByTime(1_000)
  wire().open()
  expect(wire().sent).toEqual([{ type: 'watch', game: 'g' }])
})

test('news is heard by those who listen, and by nobody afterwards', () => {
  const heard = vi.fn()
  const deaf = connection.on('game', heard)
  connection.tell({ type: 'watch' })
  wire().say({ type: 'game', id: 'g' })
  deaf()
  wire().say({ type: 'game', id: 'g' })
  expect(heard).toHaveBeenCalledTimes(1)
})
