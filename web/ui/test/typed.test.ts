import { expect, test } from 'vitest'
import type { Move } from '../src/board/model'
import { continues, matching } from '../src/board/typed'

function move(text: string, ...path: readonly string[]): Move {
  return { text, path, captured: [] }
}

const MOVES = [move('32-28', '32', '28'), move('47x24x36', '47', '38', '24', '36'), move('47x22x36', '47', '33', '22', '36'), move('pass')]

test('a move is typed by its text, its path or its ends', () => {
  for (const typed of ['32-28', '3228', '32x28.']) {
    expect(matching(typed, MOVES)?.text).toBe('32-28')
  }
  expect(matching('47 33 22 36', MOVES)?.text).toBe('47x22x36')
  expect(matching('PASS', MOVES)?.text).toBe('pass')
})

test('text that fits several moves or none is no move', () => {
  expect(matching('47x36', MOVES)).toBeUndefined()
  expect(matching('31-26', MOVES)).toBeUndefined()
  expect(matching('', [])).toBeUndefined()
})

test('only a key that begins a name on the board begins a move, so that shortcuts keep theirs', () => {
  expect(continues('', '3', ['32', '28'])).toBe(true)
  expect(continues('', 'f', ['32', '28'])).toBe(false)
  expect(continues('', 'F', ['f5'])).toBe(true)
  expect(continues('b3', 'c', ['b3'])).toBe(true)
  expect(continues('b3c4', '.', ['b3'])).toBe(true)
  expect(continues('b3', '?', ['b3'])).toBe(false)
})
