import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFailed } from 'vitest'
import { Server } from './server'

const CHROMIUM = process.env['DAMIER_CHROMIUM'] ?? '/usr/bin/chromium'
const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
]

/** Folder for pictures of the pages, if somebody wants to look at them. */
export const PICTURES = process.env['DAMIER_PICTURES']

export interface Seat {
  readonly player: string
  readonly name?: string
  readonly limit?: { readonly millis?: number; readonly depth?: number } | null
}

/** The server and the browser of one file of tests; every page is a new visitor with faults of its own noted. */
export class House {
  readonly server: Server
  private browser: Browser | undefined
  private readonly faults: string[] = []

  constructor(main?: string) {
    this.server = new Server(main)
  }

  async open(): Promise<void> {
    await this.server.start()
    this.browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
  }

  async close(): Promise<void> {
    await this.browser?.close()
    await this.server.stop()
  }

  /** Another person's browser. */
  async visitor(options: BrowserContextOptions = {}): Promise<Page> {
    if (this.browser === undefined) {
      throw new Error('the house is not open')
    }
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce', baseURL: this.server.address, ...options,
    })
    context.setDefaultTimeout(60_000)
    const page = await context.newPage()
    onTestFailed(() => (page.isClosed() ? undefined : picture(page, `failed-${Date.now()}`)))
    page.on('pageerror', (fault) => this.faults.push(String(fault)))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/ERR_CONNECTION|WebSocket connection/.test(message.text())) {
        this.faults.push(message.text())
      }
    })
    return page
  }

  /** Waits for a complaint that a test provoked, and forgets all like it. */
  async forget(text: string): Promise<void> {
    const isMeant = (fault: string) => fault.includes(text)
    await expect.poll(() => this.faults.some(isMeant)).toBe(true)
    this.faults.splice(0, this.faults.length, ...this.faults.filter((fault) => !isMeant(fault)))
  }

  /** What pages complained about since the last call. */
  complaints(): readonly string[] {
    return this.faults.splice(0)
  }
}

/**
 * Opens a house for the tests of this file; no page may complain in any of them.
 *
 * @param main the Java class of the server, if not the usual one
 */
export function house(main?: string): House {
  const made = new House(main)
  beforeAll(() => made.open())
  afterAll(() => made.close())
  afterEach(() => expect(made.complaints()).toEqual([]))
  return made
}

/** Begins a game on the server as this visitor, and opens it. */
export async function newGame(
  page: Page, game: { readonly kind: string; readonly fen?: string; readonly white: Seat; readonly black: Seat; readonly sit?: readonly string[] },
): Promise<string> {
  await page.goto('/play')
  const id = await page.evaluate(async (asked) => {
    const seat = (one: Seat) => ({ name: '', limit: null, ...one })
    const answer = await fetch('/api/live', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: asked.kind, fen: asked.fen ?? null, white: seat(asked.white), black: seat(asked.black), clock: null }),
    })
    const body = (await answer.json()) as { game?: string; error?: string }
    if (body.game === undefined) {
      throw new Error(body.error)
    }
    return body.game
  }, game)
  const sides = game.sit ?? (['white', 'black'] as const).filter((side) => game[side].player === 'human')
  await page.goto(`/game/${id}?${sides.map((side) => `sit=${side}`).join('&')}`)
  await page.locator('.board-column game-board').waitFor()
  if (sides.length > 0) {
    await page.locator('.controls .danger').waitFor() // who has a seat can resign
  }
  return id
}

export function square(page: Page, name: string): Locator {
  return page.locator(`game-board [data-name="${name}"]`)
}

export function headline(page: Page): Locator {
  return page.locator('.status h2')
}

/** The moves of the game as its page lists them. */
export async function moves(page: Page): Promise<readonly string[]> {
  return (await page.locator('.moves li button').allTextContents()).map((text) => text.trim())
}

export async function expectMoves(page: Page, ...texts: readonly string[]): Promise<void> {
  await expect.poll(() => moves(page)).toEqual(texts)
}

/** Axe-core must find nothing, whatever is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

export async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES !== undefined) {
    await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true })
  }
}
