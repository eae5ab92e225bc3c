import type { CDPSession, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { expectMoves, house, newGame, picture, square } from './harness'

const home = house()
const open: Page[] = []

async function phone(): Promise<readonly [Page, CDPSession]> {
  const page = await home.visitor({ viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true })
  open.push(page)
  return [page, await page.context().newCDPSession(page)]
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.context().close()))
})

async function centre(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await square(page, name).boundingBox()
  if (box === null) {
    throw new Error(`${name} is not shown`)
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A finger goes from one square to another in small steps, as a real one does. */
async function drag(finger: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= 10; step++) {
    const at = { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

test('a finger drags a piece without scrolling the page, and scrolls it elsewhere', async () => {
  const [page, finger] = await phone()
  await newGame(page, { kind: 'international', white: { player: 'human' }, black: { player: 'human' } })
  await drag(finger, await centre(page, '32'), await centre(page, '28'))
  await expectMoves(page, '32-28')
  expect(await scrolled(page)).toBe(0)
  await drag(finger, await centre(page, '18'), await centre(page, '23'))
  await expectMoves(page, '32-28', '18-23')
  expect(await scrolled(page)).toBe(0)

  // A tap chooses, another one moves.
  for (const name of ['37', '32']) {
    const at = await centre(page, name)
    await page.touchscreen.tap(at.x, at.y)
  }
  await expectMoves(page, '32-28', '18-23', '37-32')

  const empty = await centre(page, '27')
  await drag(finger, empty, { x: empty.x, y: empty.y - 200 })
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
})

test('arrows and marks are drawn by a long press, and stay with the study', async () => {
  const [page, finger] = await phone()
  await page.goto('/analyse/international/W:W33,44,50:B22')
  const arrows = page.locator('game-board .arrow.green')
  const [from, to] = [await centre(page, '33'), await centre(page, '29')]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  await arrows.waitFor() // the press is long enough once the mark is shown
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.getByRole('button', { name: 'Erase drawings' }).waitFor()
  expect(await page.locator('.printed-moves .move').count()).toBe(0)
  await page.locator('[data-status="saved"]').waitFor()
  await picture(page, 'arrows-390')
  await page.reload()
  await expect.poll(() => arrows.count()).toBe(1)
})

test('arrows and marks are drawn with the right mouse button and written into the game', async () => {
  const page = await home.visitor()
  open.push(page)
  await page.goto('/analyse/international/W:W33,44,50:B22')
  await square(page, '44').click({ button: 'right', modifiers: ['Shift'] })
  await page.locator('game-board .arrow.red.ring').waitFor()
  await square(page, '33').hover()
  await page.mouse.down({ button: 'right' })
  await square(page, '29').hover()
  await page.mouse.up({ button: 'right' })
  await page.locator('game-board .arrow.green line').waitFor()
  await page.getByLabel('Comment on the game').fill('to win')
  await page.getByRole('button', { name: 'Save or export' }).click()
  await page.getByRole('button', { name: 'Write' }).click()
  await expect.poll(() => page.locator('dialog textarea').inputValue()).toMatch(/\{\[%csl R44\]\[%cal G3329\]\s+to win\}/)
  await page.keyboard.press('Escape')
  await square(page, '44').click({ button: 'right', modifiers: ['Shift'] })
  await expect.poll(() => page.locator('game-board .arrow.red').count()).toBe(0)
})
