import { expect, test } from 'vitest'
import { Geometry } from '../src/board/geometry'
import type { Shape } from '../src/board/model'

/** Dark squares numbered from the upper left; `first` is the file of the first one. */
function chequered(size: number, first: 0 | 1): Shape {
  const fields = Array.from({ length: size * size }, (_, index) => ({ file: index % size, rank: Math.floor(index / size) }))
  const dark = fields.filter(({ file, rank }) => (file + rank) % 2 === first)
  return { files: size, ranks: size, chequered: true, squares: dark.map((field, index) => ({ ...field, name: String(index + 1) })) }
}

const TEN = new Geometry(chequered(10, 1), false)

test('square 1 of the large board is in the upper row, square 46 in the lower left corner', () => {
  expect(TEN.centre('1')).toEqual([15, 5])
  expect(TEN.centre('46')).toEqual([5, 95])
})

test('the turned board shows the opposite corner', () => {
  expect(new Geometry(chequered(10, 1), true).centre('46')).toEqual([95, 5])
})

test('Italian draughts has a dark square at the lower right of White', () => {
  const italian = new Geometry(chequered(8, 0), false)
  expect(italian.centre('32')).toEqual([75, 75])
})

test('arrow keys go along the rank, and up and down in a pair of files', () => {
  expect(TEN.neighbour('32', 1, 0)).toBe('33')
  expect(TEN.neighbour('32', 0, -1)).toBe('27')
  expect(TEN.neighbour('27', 0, -1)).toBe('22')
  expect(TEN.neighbour('1', 0, -1)).toBeUndefined()
})

test('arrow keys reach every square from any other', () => {
  for (const first of [0, 1] as const) {
    const geometry = new Geometry(chequered(8, first), false)
    const seen = new Set(['1'])
    for (const name of seen) {
      for (const [dx, dy] of [[0, 1], [0, -1], [1, 0], [-1, 0]] as const) {
        const next = geometry.neighbour(name, dx, dy)
        if (next !== undefined) {
          seen.add(next)
        }
      }
    }
    expect(seen.size).toBe(32)
  }
})
