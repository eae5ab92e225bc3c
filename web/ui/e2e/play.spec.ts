import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectMoves, headline, house, moves, newGame, picture, square } from './harness'

const home = house()

const PERSON = { player: 'human' }
const WEAK = { player: 'damier[level=1]', name: 'Damier', limit: { depth: 1 } }
/** A game of breakthrough that is soon decided. */
const FEW_MEN = 'W:W31-35:B16-20'
/** So that a game that never ends is told from a slow one. */
const MOST_MOVES = 400

const entries = (page: Page) => page.locator('.board-column game-board .square.target')
const result = (page: Page) => page.locator('.status .result')

async function entry(page: Page, which: 'first' | 'last'): Promise<string> {
  return (await entries(page)[which]().getAttribute('data-name')) ?? ''
}

/** Waits until it is our move or the game has ended; says whether it is our move. */
async function ourMove(page: Page): Promise<boolean> {
  await page.locator('.status h2:text-is("Your move"), .status h2:has(.result)').waitFor()
  return (await result(page).count()) === 0
}

/** Plays a game to its end by `enter`, which enters any move; returns how many moves it had. */
async function playOut(page: Page, enter: () => Promise<void>): Promise<number> {
  for (let count = 0; count < MOST_MOVES; count++) {
    if (!(await ourMove(page))) {
      expect(await result(page).textContent()).toMatch(/^(1-0|0-1|1\/2|\d+–\d+)$/)
      return (await moves(page)).length
    }
    const before = (await moves(page)).length
    await enter()
    await expect.poll(async () => (await moves(page)).length).toBeGreaterThan(before)
  }
  throw new Error(`no end after ${MOST_MOVES} moves`)
}

async function centre(page: Page, name: string): Promise<readonly [number, number]> {
  const box = await square(page, name).boundingBox()
  if (box === null) {
    throw new Error(`no square ${name}`)
  }
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test('a game is set up by the form and dragged by mouse to its end', async () => {
  const page = await home.visitor()
  await page.goto('/')
  await page.getByRole('link', { name: 'Breakthrough draughts' }).click()
  await page.getByLabel('Opponent').selectOption({ label: 'Level 1' })
  await page.locator('form details summary').click()
  await page.getByLabel('Position (FEN)').fill(FEW_MEN)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/\/game\/[^?]+$/)
  const length = await playOut(page, async () => {
    await page.mouse.move(...(await centre(page, await entry(page, 'first'))))
    await page.mouse.down()
    await page.mouse.move(...(await centre(page, await entry(page, 'last'))), { steps: 2 })
    await page.mouse.up()
    while ((await page.locator('.square.chosen').count()) > 0) {
      await square(page, await entry(page, 'last')).click()
    }
  })
  expect(length).toBeGreaterThan(3)
})

test('a game is set up and played from the first move to the last by keys alone', async () => {
  const page = await home.visitor()
  await page.goto('/play?kind=breakthrough')
  const opponent = page.getByLabel('Opponent')
  await tabTo(page, opponent)
  for (let steps = 0; steps < 20 && (await opponent.inputValue()) !== 'damier[level=1]'; steps++) {
    await page.keyboard.press('ArrowUp')
  }
  expect(await opponent.inputValue()).toBe('damier[level=1]')
  await tabTo(page, page.getByRole('button', { name: 'Start the game' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/game\/[^?]+$/)
  const length = await playOut(page, async () => {
    do {
      await walk(page, await entry(page, 'last'))
      await page.keyboard.press('Enter')
    } while ((await page.locator('.square.chosen').count()) > 0)
  })
  expect(length).toBeGreaterThan(10)
})

/** By the Tab key alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error('the Tab key does not lead there')
}

/** From wherever the board has the focus to a square, by arrow keys alone. */
async function walk(page: Page, to: string): Promise<void> {
  const board = page.locator('.board-column game-board')
  for (let tabs = 0; tabs < 60 && (await board.locator('.square:focus').count()) === 0; tabs++) {
    await page.keyboard.press('Tab')
  }
  const [toX, toY] = await centre(page, to)
  const [, startY] = await centre(page, (await board.locator('.square:focus').getAttribute('data-name')) ?? '')
  const field = (await square(page, to).boundingBox())?.height ?? 0
  for (let row = 0; row < Math.round(Math.abs(toY - startY) / field); row++) {
    await page.keyboard.press(toY > startY ? 'ArrowDown' : 'ArrowUp')
  }
  for (let steps = 0; steps < 10; steps++) {
    const here = (await board.locator('.square:focus').getAttribute('data-name')) ?? ''
    if (here === to) {
      return
    }
    await page.keyboard.press((await centre(page, here))[0] < toX ? 'ArrowRight' : 'ArrowLeft')
  }
  throw new Error(`arrow keys do not reach ${to}`)
}

test('a game of Othello is tapped on a phone to its end', async () => {
  const page = await home.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await newGame(page, { kind: 'othello', white: WEAK, black: PERSON })
  const length = await playOut(page, async () => {
    const pass = page.getByRole('button', { name: 'Pass', exact: true })
    await ((await pass.count()) > 0 ? pass.tap() : square(page, await entry(page, 'first')).tap())
  })
  expect(length).toBeGreaterThan(20)
  await picture(page, 'game-ended-390')
})

test('a classic player shows depth, nodes, time and value of its move', async () => {
  const page = await home.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await newGame(page, { kind: 'international', white: PERSON, black: { player: 'international.gosgens-sommers[depth=2]' } })
  await square(page, '32').tap()
  await square(page, '28').tap()
  await expect.poll(() => page.locator('.player .search').textContent()).toMatch(/^depth 2 · [\d,]+ nodes · \d+\.\d s · value 1\.\d\d$/)
  await picture(page, 'search-390')
})

test('classic players are offered by name and strength, with their documents', async () => {
  const page = await home.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.goto('/play?kind=international')
  await page.getByLabel('Opponent').selectOption('international.gosgens-sommers')
  await expect.poll(() => page.getByLabel('Opponent').locator('option:checked').textContent()).toMatch(/^Gösgens and Sommers, about level \d+$/)
  await page.locator('.about-player').getByText(/^Gösgens and Sommers, about level \d+: .*\(Spellchecker, 2016\)\.$/).waitFor()
  await expectAccessible(page)
  await picture(page, 'classic-390')
})

test('beginners see every destination at once, and others if they want', async () => {
  const page = await home.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await newGame(page, { kind: 'international', white: PERSON, black: WEAK })
  const points = page.locator('.board-column .point')
  await expect.poll(() => points.count()).toBe(5)
  await picture(page, 'points-390')
  await page.getByRole('button', { name: 'Settings' }).tap()
  await page.getByRole('group', { name: 'Mark destinations' }).getByLabel('Never').check()
  await expect.poll(() => points.count()).toBe(0)
  await page.getByRole('group', { name: 'Mark destinations' }).getByLabel('Always').check()
  await expect.poll(() => points.count()).toBe(5)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await square(page, '32').tap()
  await expect.poll(() => points.count()).toBe(0)
})

test('a move is typed, and Return alone plays the only one', async () => {
  const page = await home.visitor()
  await newGame(page, { kind: 'international', fen: 'W:W32,33,38:B19,23', white: PERSON, black: PERSON })
  const field = page.getByLabel('Type a move')
  await field.fill('32-29')
  await field.press('Enter')
  await page.locator('.typed .fault').getByText('FMJD').waitFor()
  await field.fill('f4g5.')
  await field.press('Enter')
  await expectMoves(page, '33-29')
  await field.press('Enter')
  await expectMoves(page, '33-29', '23x34')
})

test('a move is typed on the board itself', async () => {
  const page = await home.visitor()
  await newGame(page, { kind: 'international', white: PERSON, black: PERSON })
  await square(page, '1').focus()
  await page.keyboard.type('32-29')
  await page.keyboard.press('Enter')
  await page.locator('.toasts').getByText('FMJD').waitFor()
  await page.keyboard.type('32x28.')
  await page.keyboard.press('Enter')
  await expectMoves(page, '32-28')
})

test('an ambiguous capture asks for a square on the way, and shows the path', async () => {
  const page = await home.visitor()
  await newGame(page, { kind: 'international', fen: 'W:WK46:B25,13,11,34,32,18', white: PERSON, black: PERSON })
  await square(page, '46').click()
  await square(page, '16').click()
  expect(await moves(page)).toEqual([])
  const board = page.locator('.board-column game-board')
  await board.getByRole('status').getByText('Several captures end there').waitFor({ state: 'attached' })
  const ways = () => entries(page).evaluateAll((all) => all.map((one) => (one as SVGElement).dataset['name']).sort())
  await expect.poll(ways).toEqual(['19', '2', '23', '7'])
  await square(page, '7').hover()
  await expect.poll(() => board.locator('.piece.taken').count()).toBe(3)
  await picture(page, 'ambiguous-1280')
  await square(page, '7').click()
  await expectMoves(page, '46x23x7x16')
  await expect.poll(() => board.locator('.piece.black').count()).toBe(3)
})

test('a capture is seen step by step, and what it captures stays, dimmed, to its end', async () => {
  const page = await home.visitor({ reducedMotion: 'no-preference' })
  const time = await page.context().newCDPSession(page)
  await time.send('Animation.enable')
  // Everything that moves stands still until it has been looked at.
  await time.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await newGame(page, { kind: 'international', fen: 'W:WK46:B25,13,11,34,32,18', white: PERSON, black: PERSON })
  await square(page, '46').click()
  await square(page, '7').click()
  const board = page.locator('.board-column game-board')
  await expect.poll(() => board.evaluate((element) => element.shadowRoot?.getAnimations().length)).toBeGreaterThan(0)
  await expectMoves(page, '46x23x7x16')
  expect(await board.locator('.piece.black').count()).toBe(6)
  await time.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect.poll(() => board.locator('.piece.black').count()).toBe(3)
})

test('in Italian draughts the page says which rule forces the king to capture', async () => {
  const page = await home.visitor()
  await newGame(page, { kind: 'italian', fen: 'W:WK22,26:B14,21,27', white: PERSON, black: PERSON })
  await square(page, '26').click()
  const reasons = page.locator('.reasons')
  await expect.poll(() => reasons.textContent()).toMatch(/a king captures \(FID 6\.7\)/)
  await picture(page, 'why-1280')
  await square(page, '22').click()
  await square(page, '31').click()
  await expectMoves(page, '22x31')
})

test('in Othello whoever cannot move passes', async () => {
  const page = await home.visitor()
  await newGame(page, { kind: 'othello', fen: `OX${'-'.repeat(62)} X`, white: PERSON, black: PERSON })
  await page.getByText('You have no legal move and must pass.').waitFor()
  await page.getByRole('button', { name: 'Pass', exact: true }).click()
  await expectMoves(page, 'pass')
  await square(page, 'c1').click()
  await expectMoves(page, 'pass', 'c1')
  await page.getByText('White has won').waitFor()
})

test('two people play each other in two browsers, and a third watches', async () => {
  const [white, black, other] = [await home.visitor(), await home.visitor(), await home.visitor()]
  await white.goto('/play')
  await white.getByLabel('Opponent').selectOption({ label: 'A person, invited by link' })
  await white.getByRole('button', { name: 'Start the game' }).click()
  await white.waitForURL(/\/game\/[^?]+$/)
  const link = await white.getByRole('textbox', { name: 'Link' }).inputValue()

  await white.getByText('damier serve --public HOST --password-file FILE').waitFor()

  await black.goto(link)
  await black.getByRole('button', { name: 'Play Black' }).click()
  await other.goto(link)
  await other.getByText('You are watching.').waitFor()
  await square(white, '32').click()
  await square(white, '28').click()
  await black.getByText('Your move').waitFor()
  await square(black, '19').click()
  await square(black, '23').click()
  for (const page of [white, black, other]) {
    await expectMoves(page, '32-28', '19-23')
  }
  await white.getByText('1 spectator').waitFor()
  expect(await white.locator('.controls').getByRole('link', { name: 'Analyse' }).count()).toBe(0)
  await white.getByRole('button', { name: 'Take back' }).click()
  await white.getByText('You have asked to take back a move.').waitFor()
  await black.getByText('White asks to take back a move.').waitFor()
  await expectMoves(other, '32-28', '19-23')
  await black.getByRole('button', { name: 'Allow it' }).click()
  for (const page of [white, black, other]) {
    await expectMoves(page)
  }
  await square(other, '28').click()
  await white.getByRole('button', { name: 'Offer a draw' }).click()
  await black.getByRole('button', { name: 'Accept the draw' }).click()
  for (const page of [white, black, other]) {
    await headline(page).filter({ hasText: 'A draw' }).waitFor()
  }
})

test('moves are taken back, hinted at and looked back on; the game is resigned and played again', async () => {
  const page = await home.visitor()
  await newGame(page, { kind: 'international', white: PERSON, black: WEAK })
  await square(page, '31').click()
  await square(page, '27').click()
  await expect.poll(async () => (await moves(page)).length).toBe(2)
  await page.getByRole('button', { name: 'Previous move' }).click()
  await page.getByText('You are viewing an earlier position.').waitFor()
  await page.getByRole('button', { name: 'Last position' }).click()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expectMoves(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('.board-column .arrow.hint').first().waitFor({ state: 'attached' })
  await page.locator('.status [aria-live]').getByText(/^Hint: \d+-\d+ \((even|\d+\.\d\d for (White|Black))\), then \d+/).waitFor()
  await picture(page, 'hint-1280')
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await page.getByText('Black has won').waitFor()
  const before = page.url()
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.waitForURL((url) => url.href !== before)
  await expect.poll(() => headline(page).textContent()).toMatch(/Your move|thinking/)
})

test('two programs play each other, wait, and go on', async () => {
  const page = await home.visitor()
  await page.goto('/play?kind=othello')
  await page.getByText('Watch').click()
  for (const side of ['White', 'Black']) {
    await page.getByRole('combobox', { name: side }).selectOption({ label: 'Level 1' })
  }
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await headline(page).filter({ hasText: 'Paused' }).waitFor()
  const length = (await moves(page)).length
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(async () => (await moves(page)).length).toBeGreaterThan(length)
})

test('a move that is half entered stays so when the other side comes in', async () => {
  const [page, other] = [await home.visitor(), await home.visitor()]
  const id = await newGame(page, { kind: 'international', white: PERSON, black: PERSON, sit: ['white'] })
  await square(page, '32').click()
  await other.goto(`/game/${id}?sit=black`)
  await page.getByText('(free)').waitFor({ state: 'detached' })
  await square(page, '28').click()
  await expectMoves(page, '32-28')
})

test('reloaded, and with the server killed in the middle, a game goes on where it was', async () => {
  const page = await home.visitor()
  await newGame(page, { kind: 'international', white: PERSON, black: PERSON })
  await square(page, '32').click()
  await square(page, '28').click()
  await expectMoves(page, '32-28')
  await page.reload()
  await expectMoves(page, '32-28')

  await home.server.kill()
  await page.getByText('The server cannot be reached.').waitFor()
  await square(page, '19').click()
  await square(page, '23').click()
  await home.server.start()
  await expectMoves(page, '32-28', '19-23')
  await page.reload()
  await expectMoves(page, '32-28', '19-23')
  await square(page, '28').click()
  await square(page, '19').click()
  await expectMoves(page, '32-28', '19-23', '28x19')
})
