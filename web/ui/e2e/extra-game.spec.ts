import { expect, test } from 'vitest'
import { expectMoves, house, newGame, picture, square } from './harness'

/** A server with one game more than the program has. */
const home = house('damier.app.ExtraGame')

test('a game that only the server knows is drawn, played and analysed', async () => {
  const page = await home.visitor()
  await newGame(page, { kind: 'hexapawn', white: { player: 'human' }, black: { player: 'damier', limit: { depth: 8 } }, sit: ['white'] })
  expect(await page.locator('game-board [data-name]').count()).toBeGreaterThanOrEqual(9)
  await square(page, 'a1').click()
  await square(page, 'a2').click()
  await expectMoves(page, 'a1-a2', 'b3xa2')
  await picture(page, 'hexapawn-1280')

  await page.goto('/analyse/hexapawn')
  await expect.poll(() => page.locator('.engine-lines li').count()).toBe(3)
})
