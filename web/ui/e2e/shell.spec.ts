import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { GameBoard } from '../src/board/game-board'
import { expectAccessible, house, newGame, picture, square } from './harness'

const home = house()

const PERSON = { player: 'human' }
const FIRST_LOAD = 70 * 1024
/** What draws charts is loaded apart, after the page. */
const CHARTS = 25 * 1024
const WIDTHS = { 1280: { width: 1280, height: 900 }, 390: { width: 390, height: 844 } }

test('the language follows the browser, is switched at once, and is kept', async () => {
  const page = await home.visitor({ locale: 'it-IT' })
  await page.goto('/play')
  await page.getByRole('heading', { name: 'Nuova partita' }).waitFor()
  await page.getByRole('button', { name: 'Impostazioni' }).click()
  await page.getByLabel('Lingua').selectOption('nl')
  await page.getByRole('heading', { name: 'Instellingen' }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('nl')
  await page.reload()
  await page.getByRole('heading', { name: 'Nieuwe partij' }).waitFor()
  const french = await home.visitor({ locale: 'fr-CA' })
  await french.goto('/play')
  await french.getByRole('heading', { name: 'Nouvelle partie' }).waitFor()
})

test('the question mark lists the shortcuts, and they work', async () => {
  const page = await home.visitor()
  await newGame(page, { kind: 'international', white: PERSON, black: PERSON })
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await dialog.getByText('Flip board').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const before = await square(page, '1').boundingBox()
  await page.keyboard.press('f')
  await expect.poll(async () => (await square(page, '1').boundingBox())?.y).toBeGreaterThan(before?.y ?? 0)
})

test('the theme can be chosen, for the page and for the board', async () => {
  const page = await home.visitor()
  await newGame(page, { kind: 'international', white: PERSON, black: PERSON })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Dark', { exact: true }).click()
  await page.getByText('Walnut').click()
  await page.getByText('Letters').click()
  await picture(page, 'settings-1280')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
  await expect.poll(() => page.locator('.board-column game-board').getAttribute('theme')).toBe('walnut')
  await expect.poll(async () => (await page.locator('.board-column .edge').allTextContents()).sort().at(-1)).toBe('j')
  await picture(page, 'game-dark-1280')
})

test('a page that is not there says so', async () => {
  const page = await home.visitor()
  await page.goto('/nowhere')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
})

test('the first load of a page is small', async () => {
  for (const path of ['/', '/play', '/analyse']) {
    const page = await home.visitor()
    const files: Promise<readonly [string, number]>[] = []
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) {
        files.push(response.body().then((body) => [response.url(), gzipSync(body).length] as const))
      }
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const sum = (of: readonly (readonly [string, number])[]) => of.reduce((bytes, [, more]) => bytes + more, 0)
    const all = await Promise.all(files)
    expect(sum(all)).toBeGreaterThan(10_000)
    expect(sum(all.filter(([url]) => !/plot-[^/]*$/.test(url))), path).toBeLessThanOrEqual(FIRST_LOAD)
    expect(sum(all.filter(([url]) => /plot-[^/]*$/.test(url))), path).toBeLessThanOrEqual(CHARTS)
  }
})

test('pages are accessible and fit, on a desk in daylight', async () => {
  const page = await home.visitor({ viewport: WIDTHS[1280], colorScheme: 'light' })
  await pages(page, '1280', ['home', 'game'])
})

test('pages are accessible and fit, on a phone at night', async () => {
  const page = await home.visitor({ viewport: WIDTHS[390], colorScheme: 'dark' })
  await pages(page, '390', ['play', 'othello'])
})

/** Looks at every page; axe, which is slow, at those named. */
async function pages(page: Page, width: string, searched: readonly string[]): Promise<void> {
  const seen = (name: string) => looked(page, `${name}-${width}`, searched.includes(name))
  await page.goto('/', { waitUntil: 'networkidle' })
  await seen('home')
  await page.goto('/play', { waitUntil: 'networkidle' })
  await seen('play')
  await newGame(page, { kind: 'international', white: PERSON, black: PERSON })
  await square(page, '32').click()
  await seen('game')
  await newGame(page, { kind: 'othello', white: PERSON, black: PERSON })
  await seen('othello')
}

test('the smallest phone needs no sideways scrolling', async () => {
  const page = await home.visitor({ viewport: { width: 320, height: 568 } })
  await newGame(page, { kind: 'international', white: PERSON, black: PERSON })
  await looked(page, 'game-320', false)
})

async function looked(page: Page, name: string, searched: boolean): Promise<void> {
  await picture(page, name)
  if (searched) {
    await expectAccessible(page)
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, `${name} is wider than its window`).toBeLessThanOrEqual(0)
}

test('the board works in a page that has nothing else of ours', async () => {
  const page = await home.visitor()
  await page.goto('/nowhere')
  await page.addScriptTag({ url: '/board.js', type: 'module' })
  await page.evaluate(() => {
    const board = document.createElement('game-board') as GameBoard
    board.style.width = '300px'
    document.body.replaceChildren(board)
    const squares = [{ name: '1', file: 1, rank: 0 }, { name: '5', file: 0, rank: 1 }, { name: '6', file: 2, rank: 1 }]
    board.shape = { files: 4, ranks: 4, chequered: true, squares }
    board.show(new Map([['6', { side: 'white', kind: 'man' }]]))
    board.moves = [{ text: '6-1', path: ['6', '1'], captured: [] }]
    board.addEventListener('move', (event) => (document.title = (event as CustomEvent<{ text: string }>).detail.text))
  })
  await square(page, '6').click()
  await square(page, '1').click()
  await expect.poll(() => page.title()).toBe('6-1')
})
