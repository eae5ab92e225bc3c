import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible, house, picture } from './harness'

const home = house()

/** A program that speaks just enough Hub to be asked what it can be told. */
const folder = mkdtempSync(join(tmpdir(), 'damier-engine-'))
const program = join(folder, 'engine.sh')
writeFileSync(program, `while read -r line; do
  case "$line" in
    hub) echo 'id name=Some'
      echo 'param name=threads value=1 type=int min=1 max=16'
      echo 'param name=book value=true type=bool'
      echo 'param name=style value=calm type=enum values="calm wild"'
      echo wait;;
    quit) exit 0;;
  esac
done
`)
afterAll(() => rmSync(folder, { recursive: true }))

async function choose(page: Page, type: string): Promise<void> {
  await page.goto('/lab')
  await page.getByText(type, { exact: true }).first().click()
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
}

test('a match is started, watched to its end, and listed', async () => {
  const page = await home.visitor()
  await page.goto('/lab')
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('italian')
  await page.getByLabel('A', { exact: true }).fill('damier')
  await page.getByLabel('B', { exact: true }).fill('random')
  await page.getByLabel('Games', { exact: true }).fill('2')
  await page.getByLabel('Limit per move').selectOption('depth')
  await page.getByLabel('Amount').fill('1')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const run = page.locator('.watched')
  await run.getByText('done', { exact: true }).waitFor()
  await run.getByText('2 games').waitFor()
  await expect.poll(() => run.textContent()).toMatch(/Elo|\+2/)
  await expectAccessible(page)
  await picture(page, 'lab-1280')
  const address = await run.getByRole('link', { name: 'Report' }).getAttribute('href')
  await run.getByRole('link', { name: 'Replay the games' }).click()
  const games = page.getByRole('dialog').locator('.found li button')
  await expect.poll(() => games.count()).toBe(2)
  await games.first().click()
  await expect.poll(() => page.locator('.printed-moves .move').count()).toBeGreaterThan(3)
  await page.goto('/lab')
  await page.locator('.runs li').first().getByText('done').waitFor()
  await page.goto(String(address))
  await page.getByRole('heading', { level: 1, name: 'damier – random, italian' }).waitFor()
  await page.getByRole('cell', { name: '2 of 2 games', exact: true }).waitFor()
  await page.getByRole('link', { name: 'games.pdn' }).click()
  await page.getByText('[White "damier"]').waitFor()
})

test('a tournament fills its table', async () => {
  const page = await home.visitor()
  await choose(page, 'Tournament')
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('othello')
  await page.getByLabel('Players, one per line').fill('greedy\nrandom\nuninformed')
  await page.getByLabel('Games', { exact: true }).fill('2')
  await page.getByLabel('Limit per move').selectOption('depth')
  await page.getByLabel('Amount').fill('1')
  await begin(page)
  const run = page.locator('.watched')
  await run.getByText('done', { exact: true }).waitFor()
  await run.getByText('6/6').waitFor()
  const rows = run.locator('table.results tbody tr')
  await expect.poll(() => rows.count()).toBe(3)
  await expect.poll(() => rows.allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('greedy'), expect.stringContaining('random'), expect.stringContaining('uninformed')]),
  )
  await expectAccessible(page)
  await picture(page, 'tournament-1280')
})

test('an experiment leaves a report with its figures', async () => {
  const page = await home.visitor()
  await choose(page, 'Experiment')
  await page.locator('.lab-form select').selectOption('profile')
  await page.getByLabel('Player', { exact: true }).fill('random')
  await begin(page)
  const run = page.locator('.watched')
  await run.getByText('done', { exact: true }).waitFor({ timeout: 240_000 })
  const address = await run.getByRole('link', { name: 'Report' }).getAttribute('href')
  const report = await home.visitor()
  await report.goto('/')
  await report.goto(String(address))
  await report.getByRole('heading', { level: 1 }).waitFor()
  expect(await report.locator('img, svg').count()).toBeGreaterThan(0)
  await picture(report, 'report-1280')
})

test('a run that is refused says why, and one that is stopped goes on, even after the server was killed', async () => {
  const page = await home.visitor()
  await choose(page, 'Match')
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('othello')
  await page.getByLabel('A', { exact: true }).fill('random')
  await page.getByLabel('B', { exact: true }).fill('nobody')
  await page.getByLabel('Games', { exact: true }).fill('100000')
  await page.getByLabel('Limit per move').selectOption('depth')
  await page.getByLabel('Amount').fill('1')
  await begin(page)
  await page.getByRole('alert').getByText('nobody').waitFor()
  await home.forget('422')
  await page.getByLabel('B', { exact: true }).fill('random')
  await begin(page)
  const run = page.locator('.watched')
  const played = async () => Number((await run.locator('.score-line .soft').textContent())?.split(' ')[0])
  await expect.poll(played).toBeGreaterThan(1)
  await expect.poll(async () => Number((await page.locator('.runs [aria-current] ~ .soft').textContent())?.split('/')[0])).toBeGreaterThan(1)
  await run.getByRole('button', { name: 'Stop after the running games' }).click()
  await run.getByText('stopped', { exact: true }).waitFor()
  const before = await played()
  await run.getByRole('button', { name: 'Resume' }).click()
  await expect.poll(played).toBeGreaterThan(before)
  await home.server.kill()
  await home.server.start()
  await page.reload()
  await run.getByText('stopped', { exact: true }).waitFor()
  await picture(page, 'resume-1280')
  await run.getByRole('button', { name: 'Resume' }).click()
  await expect.poll(played).toBeGreaterThan(before)
  await run.getByRole('button', { name: 'Stop after the running games' }).click()
  await run.getByText('stopped', { exact: true }).waitFor()
})

test('an engine declares its options, and they are set by name', async () => {
  const page = await home.visitor()
  await page.goto('/engines')
  const form = page.getByRole('form', { name: 'Add an engine' })
  await form.getByLabel('Name').fill('Declares')
  await form.getByLabel('Command or address').fill(`sh ${program}`)
  await form.getByRole('button').click()
  const card = page.getByRole('region', { name: 'Declares' })
  await card.getByText('Options', { exact: true }).click()
  await card.getByLabel('May think in the opponent’s time').waitFor()
  const threads = card.getByLabel('threads')
  await threads.waitFor()
  expect(await threads.getAttribute('max')).toBe('16')
  expect(await threads.inputValue()).toBe('1')
  expect(await card.getByLabel('book').isChecked()).toBe(true)
  const player = async () => {
    const answer = await page.request.get('/api/engines')
    return ((await answer.json()) as readonly { readonly player: string }[])[0]?.player
  }
  await threads.fill('2')
  await threads.press('Enter')
  await expect.poll(player).toBe(`hub:sh ${program}[threads=2]`)
  await card.getByLabel('style').selectOption('wild')
  await expect.poll(player).toBe(`hub:sh ${program}[threads=2,style=wild]`)
  await expectAccessible(page)
  await picture(page, 'options-1280')
  await threads.fill('1')
  await threads.press('Enter')
  await expect.poll(player).toBe(`hub:sh ${program}[style=wild]`)
  await card.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No engines yet.').waitFor()
})

test('an engine is added, tested, and its faults are named', async () => {
  const page = await home.visitor()
  await page.goto('/engines')
  const form = page.getByRole('form', { name: 'Add an engine' })
  await form.getByLabel('Name').fill('Silence')
  await form.getByLabel('Command or address').fill('/bin/false')
  await form.getByRole('button').click()
  const card = page.locator('.engine-card')
  await card.getByRole('button', { name: 'Test' }).click()
  await card.locator('.findings .failed').first().waitFor()
  await card.getByRole('button', { name: 'Protocol log' }).click()
  await expectAccessible(page)
  await picture(page, 'engines-1280')
  await card.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No engines yet.').waitFor()
})

test.for(['lab', 'engines'])('%s fits a phone in the dark', async (name) => {
  const page = await home.visitor({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await page.goto(`/${name}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await picture(page, `${name}-390`)
})
