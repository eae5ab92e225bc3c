import { expect, test } from 'vitest'
import { Entry } from '../src/board/entry'
import type { Move } from '../src/board/model'

function move(text: string, ...path: readonly string[]): Move {
  return { text, path, captured: [] }
}

function entered(moves: readonly Move[], ...squares: readonly string[]): Entry {
  return squares.reduce((entry, square) => entry.enter(square), Entry.empty(moves))
}

const QUIET = [move('32-28', '32', '28'), move('32-27', '32', '27'), move('33-28', '33', '28')]
const AMBIGUOUS = [
  move('47x38x24x36', '47', '38', '24', '36'),
  move('47x33x22x36', '47', '33', '22', '36'),
  move('47x20', '47', '38', '20'),
]

test('a move is entered by its two squares', () => {
  expect(entered(QUIET, '32').move).toBeUndefined()
  expect(entered(QUIET, '32', '28').move?.text).toBe('32-28')
})

test('only squares that moves begin on can be entered first', () => {
  expect([...Entry.empty(QUIET).next]).toEqual(['32', '33'])
  expect(entered(QUIET, '40').from).toBeUndefined()
})

test('another piece begins anew, and the same piece is put back', () => {
  expect(entered(QUIET, '32', '33').from).toBe('33')
  expect(entered(QUIET, '32', '32').from).toBeUndefined()
})

test('a capture is entered by its final square', () => {
  expect(entered(AMBIGUOUS, '47', '20').move?.text).toBe('47x20')
})

test('an ambiguous capture asks for the squares by which its paths differ', () => {
  const entry = entered(AMBIGUOUS, '47', '36')
  expect(entry.move).toBeUndefined()
  expect([...entry.next].sort()).toEqual(['22', '24', '33', '38'])
  expect(entry.enter('22').move?.text).toBe('47x33x22x36')
})

test('a landing that leaves no doubt is enough', () => {
  expect(entered(AMBIGUOUS, '47', '33').move?.text).toBe('47x33x22x36')
  expect(entered(AMBIGUOUS, '47', '38').move).toBeUndefined()
})

test('a capture may end where it began', () => {
  const round = [move('27x27', '27', '18', '9', '27'), move('27x20', '27', '18', '20')]
  expect(entered(round, '27', '27').move?.text).toBe('27x27')
})

test('a disc is placed by one square', () => {
  expect(entered([move('f5', 'f5'), move('d6', 'd6')], 'f5').move?.text).toBe('f5')
})

test('a pass has no square', () => {
  expect([...Entry.empty([move('pass')]).next]).toEqual([])
})
