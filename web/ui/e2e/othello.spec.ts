import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible, headline, house, newGame, picture, square } from './harness'

const home = house()
const open: Page[] = []

async function visitor(): Promise<Page> {
  const page = await home.visitor()
  open.push(page)
  return page
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.context().close()))
})

/** The texts on the squares. */
function values(page: Page): Promise<readonly string[]> {
  return page.locator('game-board .value').allTextContents()
}

test('the four first moves have one value and one line', async () => {
  const page = await visitor()
  await page.goto('/analyse/othello')
  await expect.poll(async () => (await values(page)).length).toBe(4)
  expect(new Set(await values(page)).size).toBe(1)
  expect((await values(page))[0]).toMatch(/^[+−]?\d+\.\d$/)
  await expect.poll(() => page.locator('.engine-lines li').count()).toBe(1)
})

const ENDING = encodeURIComponent('--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X')

test('an ending is solved in whole discs for the side to move, and then the search ends', async () => {
  const page = await visitor()
  await page.goto(`/analyse/othello/${ENDING}`)
  const lines = page.getByRole('region', { name: 'Engine analysis', exact: true })
  await lines.getByText(/finished/).waitFor()
  await lines.locator('.badge.exact').waitFor()
  const moving = await values(page)
  expect(moving.filter((text) => !/^([+−]\d+|0)$/.test(text))).toEqual([])
  await picture(page, 'othello-exact-1280')
  await expectAccessible(page)
  await page.getByLabel('Plus is good for').selectOption('white')
  const turned = (text: string) => text.replace(/[+−]/, (sign) => (sign === '+' ? '−' : '+'))
  await expect.poll(() => values(page)).toEqual(moving.map(turned))
})

test('Black begins: it is the default seat, plies are numbered singly, and the result is in discs', async () => {
  const page = await visitor()
  await page.goto('/play?kind=othello')
  await expect.poll(() => page.locator('fieldset.choice input[name="colour"]').first().isChecked()).toBe(true)
  await expect.poll(() => page.locator('fieldset.choice label').first().textContent()).toContain('Black')

  await newGame(page, { kind: 'othello', white: { player: 'human' }, black: { player: 'human' } })
  const moves = ['f5', 'd6', 'c5', 'f4', 'e7', 'f6', 'g5', 'e6', 'e3']
  for (const [index, move] of moves.entries()) {
    await square(page, move).click()
    await expect.poll(() => page.locator('.moves li').count()).toBe(index + 1)
  }
  await expect.poll(() => page.locator('.moves li .number').allTextContents()).toEqual(moves.map((_, index) => `${index + 1}.`))
  await expect.poll(() => headline(page).textContent()).toContain('64–0')
})
