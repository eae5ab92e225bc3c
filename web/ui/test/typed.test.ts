import { expect, test } from 'vitest'
import type { Move } from '../src/board/model'
import { begins, meanings } from '../src/board/typed'

function move(text: string, ...path: readonly string[]): Move {
  return { text, path, captured: [] }
}

function texts(typed: string, moves: readonly Move[]): readonly string[] {
  return meanings(typed, moves).map((one) => one.text)
}

const QUIET = [move('32-28', '32', '28'), move('32-27', '32', '27')]
const CAPTURES = [move('47x24x36', '47', '38', '24', '36'), move('47x22x36', '47', '33', '22', '36'), move('47x20', '47', '38', '20')]

test('signs between squares are all one', () => {
  for (const typed of ['32-28', '32 28', '3228', ' 32 - 28 ', '32x28', '32:28']) {
    expect(texts(typed, QUIET)).toEqual(['32-28'])
  }
})

test('a capture is typed by its first and last squares', () => {
  expect(texts('47x20', CAPTURES)).toEqual(['47x20'])
})

test('an ambiguous capture lists what it may mean, and a square on the way decides', () => {
  expect(texts('47x36', CAPTURES)).toEqual(['47x24x36', '47x22x36'])
  expect(texts('47x33x36', CAPTURES)).toEqual(['47x22x36'])
})

test('a disc is typed by its square, in any size of letters', () => {
  expect(texts('F5', [move('f5', 'f5')])).toEqual(['f5'])
})

test('a pass is typed by its word', () => {
  expect(texts('pass', [move('pass')])).toEqual(['pass'])
})

test('nothing and nonsense mean nothing', () => {
  expect(texts('', QUIET)).toEqual([])
  expect(texts('xyz', QUIET)).toEqual([])
})

test('letters belong to a move only where one begins with them', () => {
  expect(begins('3', QUIET)).toBe(true)
  expect(begins('32-2', QUIET)).toBe(true)
  expect(begins('f', QUIET)).toBe(false)
})
