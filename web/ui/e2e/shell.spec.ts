import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, house, newGame, picture, square } from './harness'

const home = house()

const PERSON = { player: 'human' }
const FIRST_LOAD = 70 * 1024
const WIDTHS = { 1280: { width: 1280, height: 900 }, 390: { width: 390, height: 844 } }

test('the language follows the browser, is switched at once, and is kept', async () => {
  const page = await home.visitor({ locale: 'it-IT' })
  await page.goto('/play')
  await page.getByRole('heading', { name: 'Nuova partita' }).waitFor()
  await page.getByRole('button', { name: 'Impostazioni' }).click()
  await page.getByLabel('Lingua').selectOption('nl')
  await page.getByRole('heading', { name: 'Instellingen' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('nl')
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
  await dialog.getByText('Turn the board').waitFor()
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
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await page.locator('.board-column game-board').getAttribute('theme')).toBe('walnut')
  expect((await page.locator('.board-column .edge').allTextContents()).sort().at(-1)).toBe('j')
  await expectAccessible(page)
  await picture(page, 'game-dark-1280')
})

test('a page that is not there says so', async () => {
  const page = await home.visitor()
  await page.goto('/nowhere')
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
})

test('the first load of a page is small', async () => {
  for (const path of ['/', '/play', '/analyse']) {
    const page = await home.visitor()
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) {
        bodies.push(response.body())
      }
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes, `${path}: ${bytes} bytes`).toBeLessThanOrEqual(FIRST_LOAD)
  }
})

test.each([['1280', 'light'], ['390', 'dark']] as const)('pages are accessible and fit, %s pixels wide, %s', async (width, colorScheme) => {
  const page = await home.visitor({ viewport: WIDTHS[width], colorScheme })
  for (const path of ['/', '/play']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await looked(page, `${path === '/' ? 'home' : 'play'}-${width}`)
  }
  await newGame(page, { kind: 'international', white: PERSON, black: PERSON })
  await square(page, '32').click()
  await looked(page, `game-${width}`)
  await newGame(page, { kind: 'othello', white: PERSON, black: PERSON })
  await looked(page, `othello-${width}`)
})

test('the smallest phone needs no sideways scrolling', async () => {
  const page = await home.visitor({ viewport: { width: 320, height: 568 } })
  await newGame(page, { kind: 'international', white: PERSON, black: PERSON })
  await looked(page, 'game-320')
})

async function looked(page: Page, name: string): Promise<void> {
  await picture(page, name)
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, `${name} is wider than its window`).toBeLessThanOrEqual(0)
}
