import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { house, newGame, picture, square } from './harness'

const home = house()
const PERSON = { player: 'human' }

/** Words that English sentences about games cannot do without, and no Italian one has. */
const ENGLISH = /\b(the|is|are|was|must|may|captures?|loses|wins|draw|move|moves|better|with|and|to)\b/i

/** Whatever the page says, it says in Italian; names of players and games, and what people write, may be anything. */
async function expectNoEnglish(page: Page, ...places: readonly string[]): Promise<void> {
  for (const place of places) {
    const texts = await page.locator(place).allInnerTexts()
    expect(texts.length, place).toBeGreaterThan(0)
    expect(texts.filter((text) => ENGLISH.test(text)), place).toEqual([])
  }
}

test('in Italian the rules are explained in Italian', async () => {
  const page = await home.visitor({ locale: 'it-IT' })
  const said = page.locator('.sentences')
  await page.goto('/why/international/W:W28,33:B10,20,23,29?square=28')
  await said.getByText('28x19 prende 1 pezzo; 33x4 ne prende 3: prima la presa più numerosa').waitFor()
  await said.getByText('FMJD 4.13', { exact: true }).waitFor()
  await page.getByRole('rowheader', { name: 'pedine', exact: true }).waitFor()
  await expectNoEnglish(page, '.sentences', 'h1', '.lead', '.features')
  await page.goto('/why/international/W:W28,33:B10,20,23,29?move=28-22')
  await said.getByText('28-22 non è regolare').waitFor()
  await expectNoEnglish(page, '.sentences')
  await page.goto('/why/italian/W:WK22,26:B14,21,27')
  await said.getByText('Il Bianco deve prendere: 22x31').waitFor()
  await expectNoEnglish(page, '.sentences')
  await page.goto('/why/othello?square=a1')
  await said.getByText('a1 non gira niente').waitFor()
  await expectNoEnglish(page, '.sentences')
  await picture(page, 'why-it-1280')
})

test('in Italian a refusal and the end of a game are told in Italian', async () => {
  const page = await home.visitor({ locale: 'it-IT' })
  await newGame(page, { kind: 'italian', fen: 'W:WK22,26:B14,21,27', white: PERSON, black: PERSON })
  await square(page, '26').click()
  await page.locator('.reasons').getByText(/a parità di pezzi prende la dama \(FID 6\.7\)/).waitFor()
  await expectNoEnglish(page, '.status', '.reasons')
  await page.getByRole('button', { name: 'Abbandona' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abbandona' }).click()
  await page.locator('.status').getByText('Il Bianco ha abbandonato').waitFor()
  await expectNoEnglish(page, '.status')
})

test('in Italian mistakes are explained, and written into the game, in Italian', async () => {
  const page = await home.visitor({ locale: 'it-IT' })
  await page.goto('/analyse/international/W:W33,44,50:B22?moves=33-29,22-27')
  await page.getByRole('button', { name: 'Trova gli errori' }).click()
  const fault = page.locator('.faults p').first()
  await expect.poll(() => fault.innerText()).toMatch(/manca una vittoria in 5 semimosse/i)
  await page.getByRole('button', { name: 'Scrivili nella partita' }).click()
  await page.locator('.printed-moves').getByText(/manca una vittoria in 5 semimosse/i).waitFor()
  await expectNoEnglish(page, '.faults', '.printed-moves')
  await picture(page, 'review-it-1280')
})

test('in Italian what is wrong with a position, a move or an offer is said in Italian', async () => {
  const page = await home.visitor({ locale: 'it-IT' })
  await page.goto('/analyse/international')
  await page.getByRole('button', { name: 'Modifica posizione' }).click()
  const editor = page.getByRole('dialog')
  await editor.getByRole('button', { name: 'Svuota' }).click()
  await editor.getByText('pedina bianca', { exact: true }).click()
  await editor.locator('[data-name="1"]').click()
  await editor.locator('[data-name="2"]').click()
  await editor.getByRole('button', { name: 'Analizza questa posizione' }).click()
  await editor.getByText('una pedina bianca non può stare in 1, dove diventa dama').waitFor()
  await editor.getByText('una pedina bianca non può stare in 2, dove diventa dama').waitFor()
  await expectNoEnglish(page, 'dialog .fault')
  await page.goto('/why/international/W:W99:B1')
  await page.getByText('La posizione non va bene: la casella 99 non esiste su una damiera 10x10 (colonna 4)').waitFor()
  await page.goto('/why/international?moves=32-28,32-27')
  await page.getByText('Mossa 2: la mossa non va bene: 32-27 qui non è regolare: in 32 non c’è nessun pezzo').waitFor()
  await newGame(page, { kind: 'italian', white: PERSON, black: { player: 'greedy', name: 'Ada' } })
  await page.getByRole('button', { name: 'Proponi la patta' }).click()
  await page.locator('.toast').getByText('Ada rifiuta la patta').waitFor()
  await home.forget('422')
})

test('in Dutch what cannot be pasted or imported is said in Dutch', async () => {
  const page = await home.visitor({ locale: 'nl-NL' })
  await page.goto('/analyse/international')
  await page.getByRole('button', { name: 'Plakken of openen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('textarea').fill('no game at all')
  await dialog.getByRole('button', { name: 'Openen', exact: true }).click()
  await dialog.getByText('De tekst is geen stelling en geen partij die wij kennen').waitFor()
  await page.goto('/archive')
  const game = '[GameType "20"]\n1. 32-28 19-99 *\n'
  await page.locator('input[type=file]').setInputFiles({ name: 'bad.pdn', mimeType: 'text/plain', buffer: Buffer.from(game) })
  await page.locator('.import-progress').getByText(/^Regel 2, kolom 1\d: /).waitFor()
  await home.forget('422')
})
