import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible, house, newGame, picture, square } from './harness'

const home = house()
const pages: Page[] = []

/** A page that is closed with its test: an engine thinks for as long as it is shown. */
async function visitor(): Promise<Page> {
  const page = await home.visitor()
  pages.push(page)
  return page
}

afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.context().close()))
})

/** White is wiped out in nine moves. */
const SHORTEST = ['f5', 'd6', 'c5', 'f4', 'e7', 'f6', 'g5', 'e6', 'e3']
const GGF = `(;GM[Othello]PC[Club]DT[2025.05.04]PB[Ada]PW[Ben]RE[+64.000]TI[5:00]TY[8]BO[8 ${'-'.repeat(27)}O*${'-'.repeat(6)}*O${'-'.repeat(27)} *]${
  SHORTEST.map((move, index) => `${index % 2 === 0 ? 'B' : 'W'}[${move}]`).join('')};)\n`

/** The same with d3 for the first move, and all else turned with it. */
const TURNED = ['d3', 'c5', 'd6', 'e3', 'b4', 'c3', 'd2', 'c4', 'f4']

/** A file of WTHOR's collection: 16 bytes ahead, then 68 for each game. */
function wthor(year: number, games: readonly (readonly string[])[]): Buffer {
  const file = Buffer.alloc(16 + 68 * games.length)
  file.set([20, 26, 3, 1])
  file.writeUInt32LE(games.length, 4)
  file.writeUInt16LE(year, 10)
  file[12] = 8
  games.forEach((moves, game) => {
    const start = 16 + 68 * game
    file.set([0, 0, 1, 0, 2, 0, 64, 64], start)
    file.set(moves.map((move) => 10 * Number(move[1]) + move.charCodeAt(0) - 96), start + 8)
  })
  return file
}

/** The files of a zip. */
function unzip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [size, name, extra, comment, local] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32), zip.readUInt32LE(at + 42)]
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(zip.toString('utf8', at + 46, at + 46 + name), inflateRawSync(zip.subarray(data, data + size)))
    at += 46 + name + extra + comment
  }
  return files
}

async function add(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

async function download(page: Page, format: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: format, exact: true }).click()])
  return readFileSync(await file.path())
}

/** Many short games, each another. */
function manyGames(count: number): string {
  const replies = ['19-23', '18-22', '18-23', '17-21', '17-22', '20-24', '20-25', '16-21', '19-24']
  return Array.from({ length: count }, (_, index) =>
    `[White "Player ${index}"]\n[Black "Ada"]\n[Date "2024.01.01"]\n[Result "1-1"]\n[GameType "20"]\n\n1. 34-30 ${replies[index % replies.length]} 1-1\n`).join('\n')
}

test('Othello is read from GGF and WTHOR, and written as both', async () => {
  const page = await visitor()
  await page.goto('/archive?kind=othello')
  await add(page, 'club.ggf', Buffer.from(GGF))
  await page.getByText(/club\.ggf: 1 read, 1 (new|added)/).waitFor()
  await add(page, 'WTH_2026.wtb', wthor(2026, [TURNED]))
  await page.getByText(/WTH_2026\.wtb: 1 read, 1 (new|added)/).waitFor()
  const games = page.locator('.games tbody tr')
  await expect.poll(() => games.count()).toBe(2)
  await games.filter({ hasText: 'Ada' }).filter({ hasText: '64–0' }).waitFor()

  const ggf = (await download(page, 'GGF')).toString()
  expect(ggf.match(/GM\[Othello\]/g)).toHaveLength(2)
  expect(ggf).toMatch(/B\[f5[^\]]*\]W\[d6/i)
  await page.getByLabel('Player').fill('Ada')
  await page.keyboard.press('Enter')
  await expect.poll(() => games.count()).toBe(1)
  const files = unzip(await download(page, 'WTHOR'))
  const [, written] = [...files].find(([name]) => name.endsWith('.wtb')) ?? []
  expect(written?.readUInt32LE(4)).toBe(1)
  expect([...(written?.subarray(24, 24 + 10) ?? [])]).toEqual([...wthor(2025, [SHORTEST]).subarray(24, 24 + 10)])
})

test('a large file is read with its progress shown, once only, and written as PDN', async () => {
  const page = await visitor()
  await page.goto('/archive?kind=international')
  // The upload waits until the page says that it goes on.
  await page.route('**/api/import*', async (route) => {
    await page.locator('.import-progress progress').waitFor()
    await route.continue()
  })
  await add(page, 'many.pdn', Buffer.from(manyGames(300)))
  await page.getByText(/many\.pdn: 300 read, 300 .*✓/).waitFor()
  await page.locator('.import-progress progress').waitFor({ state: 'detached' })
  await add(page, 'again.pdn', Buffer.from(manyGames(300)))
  await page.getByText(/again\.pdn: 300 read, 0 .*✓/).waitFor()
  await page.getByLabel('Player').fill('Player 7')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.games tbody tr').first().textContent()).toContain('Player 7')
  const pdn = (await download(page, 'PDN')).toString()
  expect(pdn).toContain('[White "Player 77"]')
  expect(pdn).not.toContain('[White "Player 80"]')
  await picture(page, 'archive-import-1280')
})

/** A file of names beside those of games. */
function names(width: number, ...all: readonly string[]): Buffer {
  return Buffer.concat([Buffer.alloc(16), ...all.map((name) => Buffer.concat([Buffer.from(name, 'latin1'), Buffer.alloc(width)]).subarray(0, width))])
}

test('WTHOR games have the names of the files chosen with them', async () => {
  const page = await visitor()
  await page.goto('/archive?kind=othello')
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
  await page.locator('input[type="file"]').setInputFiles([
    file('WTH.JOU', names(20, '???', 'Tamenori Hideshi', 'Léader Emmanuel')), file('WTH.TRN', names(26, 'World Championship')),
    file('WTH_2025.wtb', wthor(2025, [[...TURNED].slice(0, 7)])),
  ])
  await page.getByText(/WTH_2025\.wtb: 1 read, 1 added/).waitFor()
  const game = page.locator('.games tbody tr').filter({ hasText: 'Tamenori Hideshi' })
  await game.filter({ hasText: 'Léader Emmanuel' }).waitFor()

  await add(page, 'WTH.JOU', names(20, '???', 'Nobody'))
  await page.getByText('WTH.JOU: holds names; choose it together with the files of games').waitFor()
  await home.forget('422')
  await add(page, 'notes.txt', Buffer.from('these are my notes'))
  await page.getByText('notes.txt: holds no game').waitFor()
})

test('games are filtered while one types, sorted by any column, and counted', async () => {
  const page = await visitor()
  await page.goto('/archive?kind=italian')
  const game = (white: string, date: string, event: string) =>
    `[White "${white}"]\n[Black "Ada"]\n[Date "${date}"]\n[Event "${event}"]\n[GameType "22"]\n\n1. 21-17 *\n`
  await add(page, 'three.pdn', Buffer.from([game('Anna', '25.11.2000', 'Cup'), game('Bea', '2026.01.02', 'Open'), game('Carl', '3.4.2012', 'League')].join('\n')))
  const names = () => page.locator('.games tbody th').allTextContents()
  await expect.poll(names).toEqual(['Bea', 'Carl', 'Anna'])
  await page.getByText('3 games', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Event' }).click()
  await expect.poll(names).toEqual(['Anna', 'Carl', 'Bea'])
  await page.getByRole('button', { name: 'Event' }).click()
  await expect.poll(names).toEqual(['Bea', 'Carl', 'Anna'])
  await page.getByRole('textbox', { name: 'From' }).pressSequentially('2012')
  await expect.poll(names).toEqual(['Bea', 'Carl'])
  await page.getByRole('textbox', { name: 'Player' }).pressSequentially('car')
  await expect.poll(names).toEqual(['Carl'])
  await page.getByText('1 game', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(names).toEqual(['Carl'])
  await picture(page, 'archive-sorted-1280')
  await expectAccessible(page)
})

test('all problems of an import are listed and can be downloaded', async () => {
  const page = await visitor()
  await page.goto('/archive?kind=international')
  const faulty = Array.from({ length: 30 }, (_, index) => `[White "Faulty ${index}"]\n[GameType "20"]\n\n1. 32-28 1-50 *\n`).join('\n')
  await add(page, 'faulty.pdn', Buffer.from(faulty))
  await page.getByText('30 problems', { exact: true }).click()
  await expect.poll(() => page.locator('.problems li').count()).toBe(30)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download all problems' }).click()])
  expect(readFileSync(await file.path(), 'utf8').split('\n')).toHaveLength(30)
})

test('a deleted game is restored from the trash', async () => {
  const page = await visitor()
  await page.goto('/archive?kind=international')
  await add(page, 'one.pdn', Buffer.from('[White "Zoe"]\n[Black "Ada"]\n[Date "2026.01.01"]\n[GameType "20"]\n\n1. 31-26 *\n'))
  const zoe = page.locator('.games tbody tr').filter({ hasText: 'Zoe' })
  await zoe.waitFor()
  await zoe.getByRole('button', { name: /^Delete/ }).click()
  await zoe.getByRole('button', { name: /^Really delete/ }).click()
  await expect.poll(() => zoe.count()).toBe(0)
  await page.getByRole('button', { name: 'Trash' }).click()
  const dialog = page.getByRole('dialog', { name: 'Trash' })
  await dialog.getByRole('button', { name: /^Restore Zoe/ }).click()
  await dialog.getByText('The trash is empty.').waitFor()
  await dialog.getByText('Log of deletions').click()
  await dialog.getByText(/: restored: Zoe/).waitFor()
  await expectAccessible(page)
  await zoe.waitFor()
})

test('what is learnt comes back after a day, and then after six', async () => {
  // It is always a day later in Kiritimati than on Baker Island, and never three.
  const [today, tomorrow] = ['Etc/GMT+12', 'Etc/GMT-14']
  await home.server.kill()
  await home.server.start(today)
  const page = await visitor()
  await page.goto('/analyse/italian?moves=21-17')
  await page.getByRole('button', { name: 'Save or export' }).click()
  await page.getByRole('button', { name: 'as White' }).click()
  await page.getByText('1 card added').waitFor()

  await page.goto('/train')
  await page.getByText('What does White play here?').waitFor()
  await answer(page, '22-18')
  await page.getByText('22-18 is not the best move. Try once more.').waitFor()
  await answer(page, '22-18')
  await page.getByText('22-18 is wrong; the best move is 21-17.').waitFor()
  await page.getByRole('button', { name: 'Next card' }).click()
  await page.getByText('What does White play here?').waitFor()
  await answer(page, '21-17')
  await page.getByText('Right!').waitFor()
  await page.getByText('You will see it again tomorrow.').waitFor()
  await page.getByRole('button', { name: 'Next card' }).click()
  await page.getByText('Nothing is due today. 1 card is scheduled').waitFor()

  await home.server.kill()
  await home.server.start(tomorrow)
  await page.goto('/train')
  const [told] = await Promise.all([page.waitForResponse(/\/api\/training\/\d+$/), answer(page, '21-17')])
  expect(((await told.json()) as { days: number }).days).toBe(6)
  await page.getByText(/You will see it again on /).waitFor()
})

async function answer(page: Page, move: string): Promise<void> {
  const field = page.getByLabel('Type a move')
  await field.fill(move)
  await field.press('Enter')
}

test('positions, games, searches and matches have addresses that open in any browser', async () => {
  const page = await visitor()
  const id = await newGame(page, { kind: 'italian', white: { player: 'human' }, black: { player: 'human' } })
  await square(page, '21').click()
  await square(page, '18').click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await page.locator('.status .result').waitFor()
  await page.locator('.controls').getByRole('link', { name: 'Analyse' }).click()
  await page.locator('.printed-moves').getByText('21-18').waitFor()
  const analysis = page.url()
  const run = await page.evaluate(async () => {
    const answer = await fetch('/api/lab', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'match', a: 'random', b: 'greedy', game: 'italian', games: 2, limit: { depth: 1 } }),
    })
    return ((await answer.json()) as { id: string }).id
  })

  const fresh = await visitor()
  await fresh.goto(`/game/${id}`)
  await fresh.locator('.status .result').waitFor()
  await fresh.goto(analysis)
  await fresh.locator('.printed-moves').getByText('21-18').waitFor()
  await fresh.goto('/analyse/international/W:WK46:B5,28')
  await expect.poll(() => fresh.locator('game-board .piece').count()).toBe(3)
  await fresh.goto('/analyse/international?moves=32-28,19-23')
  await fresh.locator('.printed-moves').getByText('19-23').waitFor()
  await fresh.goto('/why/italian/W:WK22,26:B14,21,27?move=26x19')
  await fresh.getByRole('heading', { name: 'About 26x19' }).waitFor()
  await fresh.goto('/tree/italian?depth=2&algorithm=minimax')
  await fresh.getByRole('heading', { name: 'The tree: Minimax' }).waitFor()
  await fresh.goto('/archive?kind=italian&opening=21-18')
  await fresh.locator('.games tbody tr').first().waitFor()
  await fresh.goto(`/lab/${run}`)
  await fresh.locator('.watched').getByText('done', { exact: true }).waitFor()
  await fresh.locator('.watched').getByText('2 games').waitFor()
})
