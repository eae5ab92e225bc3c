// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { Geometry } from '../src/board/geometry'
import { values } from '../src/board/overlay'

const squares = ['a', 'b', 'c', 'd'].map((name, index) => ({ name, file: [0, 1, 2, 3][index] ?? 0, rank: [2, 1, 2, 1][index] ?? 0 }))
const geometry = new Geometry({ files: 4, ranks: 4, chequered: true, squares }, false)
const move = (from: string, to: string) => ({ text: `${from}-${to}`, path: [from, to], captured: [] })
const legal = [move('a', 'b'), move('c', 'b'), move('c', 'd')]
const written = new Map([['c-b', '3'], ['a-b', '2'], ['c-d', '1']])

const seen = (from?: string, all: ReadonlyMap<string, string> = written) =>
  values(geometry, legal, from, all).map((text) => [text.textContent, Number(text.getAttribute('x')), Number(text.getAttribute('y'))])

describe('the values of moves', () => {
  it('standOnTheLastStepWhereSeveralMovesEndOnASquare', () => {
    const ways = [{ ...move('a', 'b') }, { ...move('a', 'b'), text: 'a-c-b', path: ['a', 'c', 'b'] }]
    const places = values(geometry, ways, 'a', new Map([['a-b', '2'], ['a-c-b', '3']])).map((text) => [text.textContent, Number(text.getAttribute('x'))])
    expect(places).toEqual([['2', 10], ['3', 20]])
  })

  it('areShownForOnePieceOnly', () => {
    expect(seen()).toEqual([])
  })

  it('areThoseOfTheChosenPieceAlone', () => {
    expect(seen('c')).toEqual([['3', 15, 15], ['1', 35, 15]])
  })

  it('canBeWrittenOnSquaresToo', () => {
    expect(seen(undefined, new Map([['a', 'here'], ['elsewhere', 'lost']]))).toEqual([['here', 5, 25]])
  })
})
