// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Game, PlayedMove } from '../src/app/types'
import { merged } from '../src/pages/play/live'

function move(text: string): PlayedMove {
  return { text, path: [], captured: [], flipped: [], by: 'Ann', millis: 0, score: null, search: null }
}

function heard(from: number, ...moves: readonly string[]): Game {
  return { id: 'g', from, moves: moves.map(move) } as unknown as Game
}

function texts(game: Game | undefined): readonly string[] | undefined {
  return game?.moves.map((one) => one.text)
}

test('a whole game replaces what the page knows', () => {
  expect(texts(merged(heard(0, 'a', 'b'), heard(0, 'c')))).toEqual(['c'])
})

test('a change adds its moves to the known ones', () => {
  expect(texts(merged(heard(0, 'a', 'b'), heard(2, 'c')))).toEqual(['a', 'b', 'c'])
})

test('a change after an undo drops the undone moves', () => {
  expect(texts(merged(heard(0, 'a', 'b', 'c'), heard(1)))).toEqual(['a'])
})

test('a change to moves that the page lacks is no game', () => {
  expect(merged(heard(0, 'a'), heard(2, 'c'))).toBeUndefined()
  expect(merged(undefined, heard(1, 'b'))).toBeUndefined()
})
