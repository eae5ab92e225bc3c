import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible, house, picture, square } from './harness'

const home = house()
const open: Page[] = []

/** A page that is closed with its test: an engine thinks for as long as it is shown. */
async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await home.visitor(options)
  open.push(page)
  return page
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.context().close()))
})

/** Stops the engine, which otherwise takes a processor away from everything else. */
async function stopEngine(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Engine analysis', exact: true }).getByRole('button', { name: 'Stop' }).click()
}

const GAMES = `[Event "Club evening"]
[White "Ada"]
[Black "Ben"]
[Date "2026.03.01"]
[Result "2-0"]
[GameType "20"]

1. 32-28 19-23 {the most direct answer} (1... 18-23 2. 33-29 23x32 3. 37x28) 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 2-0

[Event "Club evening"]
[White "Cleo"]
[Black "Ada"]
[Date "2026.03.08"]
[Result "1-1"]
[GameType "20"]

1. 33-28 18-22 2. 39-33 12-18 3. 44-39 7-12 1-1
`

/** One against three: the rules leave no choice. */
const MOST_FIRST = 'W:W28,33:B10,20,23,29'

async function shownValue(page: Page): Promise<string> {
  return (await page.locator('.printed-moves [aria-current]').textContent())?.trim() ?? ''
}

test('a pasted game is analysed, annotated, written again and kept', async () => {
  const page = await visitor()
  await page.goto('/analyse')
  await page.getByRole('button', { name: 'Paste or open' }).click()
  await page.locator('textarea[name="pasted"]').fill(GAMES)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('button', { name: /Ada – Ben/ }).click()
  const moves = page.locator('.printed-moves')
  await moves.getByText('the most direct answer').waitFor()
  await expect.poll(() => moves.locator('.variation .move').allTextContents()).toEqual(['18-23', '33-29', '23x32', '37x28'])

  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shownValue(page)).toBe('32-28')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shownValue(page)).toBe('19-23')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => shownValue(page)).toBe('18-23')
  await page.keyboard.press('Home')

  // The engine thinks: lines beside the board, and the value of every move, on it for the piece at the pointer.
  await expect.poll(() => page.locator('.engine-lines li').count()).toBe(3)
  await expect.poll(() => page.locator('.value-table tbody tr').count()).toBe(9)
  expect(await page.locator('game-board .value').count()).toBe(0)
  await square(page, '32').hover()
  await expect.poll(() => page.locator('game-board .value').count()).toBe(2)
  await page.getByRole('meter', { name: 'Evaluation for White' }).waitFor()
  await picture(page, 'analyse-1280')
  await expectAccessible(page)
  await stopEngine(page)

  await moves.getByRole('button', { name: '19-23' }).click()
  await page.locator('h1').click()
  await page.keyboard.press('5')
  await expect.poll(() => shownValue(page)).toBe('19-23?')
  await page.getByLabel('Comment on 19-23').fill('careless')
  await page.keyboard.press('Tab')
  await moves.getByText('careless').waitFor()

  await page.getByRole('button', { name: 'Save or export' }).click()
  await page.getByRole('button', { name: 'Write' }).click()
  await expect.poll(() => page.locator('dialog textarea').inputValue()).toMatch(/19-23.*careless/s)
  await page.getByRole('button', { name: 'Save to the archive' }).click()
  await page.getByText('Saved to the archive').waitFor()
  await page.reload()
  await moves.getByText('careless').waitFor()
})

test('a position is edited, and what is wrong with it is said', async () => {
  const page = await visitor()
  await page.goto('/analyse/italian')
  await stopEngine(page)
  await page.getByRole('button', { name: 'Edit position' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit position' })
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await dialog.getByRole('button', { name: 'Analyse this position' }).click()
  await dialog.getByText('The board is empty').waitFor()
  await home.forget('422')
  await dialog.locator('[data-name="1"]').click()
  await dialog.getByRole('button', { name: 'Analyse this position' }).click()
  await dialog.getByText('a white man cannot stand on 1, where it promotes').waitFor()
  await home.forget('422')
  await dialog.getByText('white king', { exact: true }).click()
  await dialog.locator('[data-name="32"]').click()
  await dialog.getByText('black man', { exact: true }).click()
  await dialog.locator('[data-name="1"]').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Analyse this position' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toContain('W:WK32:B1')
})

test('mistakes of a game are found and explained, and whoever goes hears no more of them', async () => {
  const page = await visitor()
  const sent: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  await page.goto('/analyse/international/W:W33,44,50:B22?moves=33-29,22-27')
  await page.getByLabel('Per move').selectOption('1000')
  await page.getByRole('button', { name: 'Find mistakes' }).click()
  await page.locator('.faults').getByText('Blunder').waitFor() // the endgame tables know it, on the slowest machine too
  await expect.poll(() => page.locator('.faults').textContent()).toMatch(/1\. 33-29Blunder/)
  await page.getByLabel('Whose mistakes').selectOption('white')
  const [asked] = await Promise.all([page.waitForRequest('**/api/training'), page.getByRole('button', { name: 'Practise these mistakes' }).click()])
  expect(asked.postDataJSON()).toMatchObject({ side: 'white' })
  await page.locator('.toast').getByText(/\bcards?\b/).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Why', exact: true }).click()
  await expect.poll(() => sent.join()).toContain('"type":"leave"')
})

test('an analysis that has ended says so, and can be started again', async () => {
  const page = await visitor()
  const asked: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => asked.push(...(String(payload).includes('"analyse"') ? [String(payload)] : []))))
  await page.goto('/analyse/international/W:W33,44,50:B22')
  const lines = page.getByRole('region', { name: 'Engine analysis', exact: true })
  await lines.getByText(/finished/).waitFor() // the endgame tables know every move
  await expect.poll(() => lines.locator('li').first().textContent()).toMatch(/in 5/)
  const think = lines.getByRole('button', { name: 'Think' })
  expect(await think.getAttribute('aria-pressed')).toBe('false')
  expect(await lines.getByRole('button', { name: 'Stop' }).count()).toBe(0)
  await picture(page, 'analyse-finished-1280')
  expect(asked).toHaveLength(1)
  await think.click()
  await expect.poll(() => asked.length).toBe(2)
  await lines.getByText(/finished/).waitFor()
})

test('scores take the space that they need, the same in all lines', async () => {
  const page = await visitor()
  const ending = encodeURIComponent('--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X')
  for (const [name, path, badges] of [['estimated', 'international', 0], ['exact', `othello/${ending}`, 1]] as const) {
    await page.goto(`/analyse/${path}`)
    await expect.poll(() => page.locator('.engine-lines li').count()).toBe(3)
    await expect.poll(() => page.locator('.engine-lines .badge.exact').count()).toBe(badges)
    const { starts, widest } = await page.locator('.engine-lines ol').evaluate((list) => ({
      starts: [...list.querySelectorAll('.line-moves')].map((moves) => moves.getBoundingClientRect().left - list.getBoundingClientRect().left),
      widest: Math.max(...[...list.querySelectorAll('.score-text')].map((score) => score.getBoundingClientRect().width)),
    }))
    expect(new Set(starts).size).toBe(1)
    expect(starts[0]).toBeLessThan(widest + 12) // with the gap between the columns
    await picture(page, `analyse-${name}-1280`)
  }
})

test('what the other side threatens is shown, and another player thinks beside ours', async () => {
  const page = await visitor()
  await page.goto('/analyse/international/W:W33,44,50:B28,22,3')
  await page.locator('h1').click()
  await page.keyboard.press('t')
  await page.locator('.threat-line').filter({ hasText: /^Threat: 28x39/ }).waitFor()
  await page.locator('game-board .arrow.threat').first().waitFor({ state: 'attached' })

  await page.getByRole('button', { name: 'Second engine' }).click()
  const beside = page.getByRole('region', { name: 'Second engine' })
  await beside.getByRole('combobox').selectOption('greedy')
  await beside.locator('li').first().waitFor()
  await page.getByRole('region', { name: 'Engine analysis', exact: true }).locator('li').first().waitFor()
  await expect.poll(() => beside.locator('li .score-text').first().textContent()).not.toBe('')
  await picture(page, 'analyse-beside-1280')
  await beside.getByRole('button', { name: 'Close' }).click()
  await beside.waitFor({ state: 'detached' })
})

test('the rules are explained where they forbid, and the evaluation is taken apart', async () => {
  const page = await visitor()
  await page.goto(`/why/international/${MOST_FIRST}`)
  await square(page, '28').click()
  const said = page.locator('.sentences')
  await expect.poll(() => said.textContent()).toMatch(/most pieces first/)
  await said.getByText(/4\.13/).waitFor()
  await page.getByLabel('Why not this move?').fill('28x19')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'About 28x19' }).waitFor()
  await expect.poll(() => page.locator('.features tbody tr').count()).toBeGreaterThan(1)
  await page.goto('/why/italian/W:WK18,22:B14,9')
  await page.getByLabel('Evaluated by').selectOption('italian.fiorentino')
  await page.getByRole('rowheader', { name: 'men' }).waitFor()
})

test('alpha-beta is seen to cut, and to come to the same value as minimax with less', async () => {
  const page = await visitor()
  await page.goto('/tree/international?depth=3&algorithm=alpha-beta&ordering=best')
  const rows = page.locator('.compare tbody tr')
  const nodes = async (row: number) => Number((await rows.nth(row).locator('td').first().textContent())?.replace(/\D/g, ''))
  for (const row of [0, 1, 2, 3, 4]) {
    await expect.poll(() => nodes(row)).toBeGreaterThan(0)
  }
  const [minimax, worst, best] = [await nodes(0), await nodes(1), await nodes(3)]
  expect(best).toBeLessThan(worst)
  expect(worst).toBeLessThan(minimax)

  await page.getByRole('button', { name: 'Next cut' }).click()
  await page.locator('.sentence.is-cut').getByText(/Cutoff: .*will not play into this position/).waitFor()
  await page.locator('.cut-stub:not(.unseen)').first().getByText(/not searched/).waitFor()
  await picture(page, 'tree-cut-1280')
  await page.getByRole('button', { name: 'Whole tree' }).click()
  const value = await page.locator('.node').first().locator('.value').textContent()

  const root = page.getByRole('treeitem').first()
  await root.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.getByRole('treeitem', { selected: true }).getAttribute('aria-level')).toBe('2')
  await page.locator('.position-panel').getByText(/The board shows the position after/).waitFor()

  await page.getByText('Minimax', { exact: true }).first().click()
  await page.getByRole('heading', { name: 'The tree: Minimax' }).waitFor()
  await expect.poll(() => page.locator('.node').first().locator('.value').textContent()).toBe(value)
  await expect.poll(() => page.locator('.cut-stub').count()).toBe(0)
})

test('the board, the explanation and the tree are on one screen', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 800 } })
  await page.goto('/tree/international?depth=3&algorithm=alpha-beta&ordering=best')
  await page.getByRole('button', { name: 'Watch the search' }).click()
  const pause = page.getByRole('button', { name: 'Pause' })
  await expect.poll(() => pause.evaluate((one) => getComputedStyle(one).color === getComputedStyle(one).backgroundColor)).toBe(false)
  await pause.click()
  await page.locator('.tree-page game-board').waitFor()
  const bottom = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return box === null ? Infinity : box.y + box.height
  }
  for (const part of ['.tree-page game-board', '.sentence', '.tree-frame']) {
    expect(await bottom(part), part).toBeLessThanOrEqual(800)
  }
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as SVG' }).click()
  expect((await saved).suggestedFilename()).toBe('tree.svg')
})

test('iterative deepening is followed depth by depth, on a phone too', async () => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await page.goto('/tree/italian?depth=2')
  const rows = page.locator('.deepening tbody tr')
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByRole('button', { name: 'One ply deeper' }).tap()
  await expect.poll(() => rows.last().textContent()).toMatch(/^3\d+-\d+/)
  await expect.poll(() => page.locator('.tree-frame').boundingBox().then((box) => box?.y ?? 0)).toBeLessThan(844)
  await page.locator('.tree-controls summary').tap()
  await page.getByText('Minimax', { exact: true }).first().tap()
  await page.getByRole('heading', { name: 'The tree: Minimax' }).waitFor()
  await expectAccessible(page)
})

test('games are imported, and found by a position that occurs in them', async () => {
  const page = await visitor()
  await page.goto('/archive?kind=international')
  await page.locator('input[type="file"]').setInputFiles({ name: 'club.pdn', mimeType: 'text/plain', buffer: Buffer.from(GAMES) })
  await page.getByText(/2 read/).waitFor()
  const games = page.locator('.games tbody tr')
  await games.filter({ hasText: 'Cleo' }).waitFor()
  await square(page, '33').click()
  await square(page, '28').click()
  await expect.poll(() => games.count()).toBe(1)
  await games.filter({ hasText: 'Cleo' }).waitFor()
  await expect.poll(() => page.locator('.explorer tbody tr').allTextContents()).toEqual([expect.stringContaining('18-22')])
  await picture(page, 'archive-1280')
  await page.getByRole('button', { name: 'Any position' }).click()
  await page.getByLabel('Player').fill('ben')
  await page.keyboard.press('Enter')
  await expect.poll(() => games.filter({ hasText: 'Cleo' }).count()).toBe(0)
  await games.filter({ hasText: 'Ben' }).first().getByRole('link').first().click()
  await page.locator('.printed-moves').getByText('32-28').waitFor()
})

const PAGES = {
  analyse: '/analyse/italian?moves=21-18', why: `/why/international/${MOST_FIRST}?square=28`, tree: '/tree/italian?depth=3',
  train: '/train', archive: '/archive',
}

test.for(Object.entries(PAGES))('%s is accessible, light and dark, on a large screen and on a phone', async ([name, path]) => {
  for (const [width, colorScheme] of [[1280, 'light'], [390, 'dark']] as const) {
    const page = await visitor({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.locator('.loading, [aria-busy="true"]').count()).toBe(0)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await picture(page, `${name}-${width}`)
  }
})
