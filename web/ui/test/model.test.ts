import { expect, test } from 'vitest'
import { after, leads, type Piece, type Pieces } from '../src/board/model'

const WHITE: Piece = { side: 'white', kind: 'man' }
const BLACK: Piece = { side: 'black', kind: 'man' }

function pieces(of: Readonly<Record<string, Piece>>): Pieces {
  return new Map(Object.entries(of))
}

const BEFORE = pieces({ 32: WHITE, 28: BLACK, 17: BLACK })
const CAPTURE = { text: '32x23', path: ['32', '23'], captured: ['28'] }

test('behind a capture the captured piece is gone', () => {
  expect(after(BEFORE, CAPTURE)).toEqual(pieces({ 23: WHITE, 17: BLACK }))
})

test('a move leads to a position, also where it promotes', () => {
  expect(leads(CAPTURE, BEFORE, pieces({ 23: { side: 'white', kind: 'king' }, 17: BLACK }))).toBe(true)
})

test('a move does not lead to a position that it has nothing to do with', () => {
  expect(leads(CAPTURE, BEFORE, BEFORE)).toBe(false)
  expect(leads(CAPTURE, pieces({ 23: WHITE }), pieces({ 23: WHITE }))).toBe(false)
})

test('a disc leads to one disc more', () => {
  const [white, black]: Piece[] = [{ side: 'white', kind: 'disc' }, { side: 'black', kind: 'disc' }]
  const placed = { text: 'd3', path: ['d3'], captured: [] }
  expect(leads(placed, pieces({ d4: white! }), pieces({ d3: black!, d4: black! }))).toBe(true)
  expect(leads(placed, pieces({ d3: black!, d4: black! }), pieces({ d4: white! }))).toBe(false)
})
