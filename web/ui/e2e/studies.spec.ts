import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible, house, picture, square } from './harness'

const home = house()
const open: Page[] = []

async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await home.visitor(options)
  open.push(page)
  return page
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.context().close()))
})

async function play(page: Page, ...squares: readonly string[]): Promise<void> {
  for (const name of squares) {
    await square(page, name).click()
  }
}

function printed(page: Page): Promise<readonly string[]> {
  return page.locator('.printed-moves .move').allTextContents()
}

async function shows(page: Page, moves: readonly string[], current: string, comment: string): Promise<void> {
  await expect.poll(() => printed(page)).toEqual(moves)
  await expect.poll(() => page.locator('.printed-moves [aria-current]').textContent()).toBe(current)
  await page.locator('.printed-moves').getByText(comment).waitFor()
}

/** A small ending, which the engine finishes at once. */
const START = '/analyse/international/W:W33,44,50:B22'
const MOVES = ['33-29', '22-27', '22-28']

/** An analysis with a variation and a comment that is still being typed. */
async function analysed(page: Page): Promise<string> {
  await page.goto(START)
  await play(page, '33', '29')
  await expect.poll(() => printed(page)).toEqual(['33-29'])
  await play(page, '22', '27')
  await expect.poll(() => printed(page)).toEqual(['33-29', '22-27'])
  await page.keyboard.press('Escape')
  await page.locator('.walk').getByRole('button', { name: 'Previous' }).click()
  await play(page, '22', '28')
  await expect.poll(() => printed(page)).toEqual(MOVES)
  await page.getByLabel('Comment on 22-28').pressSequentially('it loses')
  await expect.poll(() => page.url()).toMatch(/\/analyse\/\d[0-9a-z]{11}\?/)
  return page.url()
}

test('an analysis keeps everything over a reload, Back, Tree, Why and the menu', async () => {
  const page = await visitor()
  await analysed(page)
  await page.reload()
  await shows(page, MOVES, '22-28', 'it loses')
  await page.locator('[data-status="saved"]').waitFor()

  for (const other of ['Tree', 'Why']) {
    await page.locator('.toggles').getByRole('link', { name: other }).click()
    await page.getByRole('heading', { level: 1, name: other }).waitFor()
    await page.goBack()
    await shows(page, MOVES, '22-28', 'it loses')
    await page.locator('.toggles').getByRole('link', { name: other }).click()
    await page.getByRole('heading', { level: 1, name: other }).waitFor()
    await page.locator('.elsewhere').getByRole('link', { name: 'Analyse' }).click()
    await shows(page, MOVES, '22-28', 'it loses')
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Archive' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Analyse' }).click()
  await shows(page, MOVES, '22-28', 'it loses')
  await picture(page, 'study-1280')
  await expectAccessible(page)
})

test('another position, game or paste loses nothing: undo and Back return to the study', async () => {
  const page = await visitor()
  const address = await analysed(page)
  await page.locator('h1').click()
  await page.getByRole('button', { name: 'Edit position' }).click()
  await page.getByRole('button', { name: 'Analyse this position' }).click()
  await expect.poll(() => printed(page)).toEqual([])
  await page.locator('.notes').getByRole('button', { name: 'Undo' }).click()
  await shows(page, MOVES, '22-28', 'it loses')
  expect(page.url()).toBe(address)
  await page.locator('.page-head select').selectOption('othello')
  await expect.poll(() => printed(page)).toEqual([])
  await page.goBack()
  await shows(page, MOVES, '22-28', 'it loses')
})

test('what is entered while the server is away is saved once it is back', async () => {
  const page = await visitor()
  await analysed(page)
  await page.locator('[data-status="saved"]').waitFor()
  await page.route('**/api/studies/*', (route) => route.abort())
  await page.getByLabel('Comment on 22-28').fill('it still loses')
  await page.locator('[data-status="offline"]').waitFor()
  await home.forget('net::ERR_FAILED')
  await page.unroute('**/api/studies/*')
  await page.reload()
  await shows(page, MOVES, '22-28', 'it still loses')
  await page.locator('[data-status="saved"]').waitFor()
  const other = await visitor()
  await other.goto(page.url())
  await shows(other, MOVES, '22-28', 'it still loses')
})

test('studies are named, listed, deleted and restored, on a phone too', async () => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' })
  await analysed(page)
  await page.getByLabel('Name of the study').fill('Three against one')
  await page.keyboard.press('Tab')
  await page.locator('[data-status="saved"]').waitFor()
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await expect.poll(() => printed(page)).toEqual([])
  await page.getByRole('button', { name: 'Studies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Studies' })
  await dialog.getByRole('link', { name: /Three against one/ }).waitFor()
  await picture(page, 'studies-390')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move Three against one to the trash' }).click()
  await expect.poll(() => dialog.getByRole('link', { name: /Three against one/ }).count()).toBe(0)
  await dialog.getByText('Trash', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Restore Three against one' }).click()
  await dialog.getByRole('link', { name: /Three against one/ }).click()
  await shows(page, MOVES, '22-28', 'it loses')
})
