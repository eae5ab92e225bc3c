// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../src/app/words'
import { format } from '../src/pages/play/player-bar'
import { BY_LINK, clockOf, INITIAL, mySides, ON_THIS_BOARD, order } from '../src/pages/play/wish'

beforeAll(() => speak('en'))

test('a game against a level has a person and a player with a limit', () => {
  const { order: asked } = order({ ...INITIAL, colour: 'black', opponent: 'damier[level=2]', seconds: 1 })
  expect(asked.white).toEqual({ player: 'damier[level=2]', name: 'Damier, level 2', limit: { millis: 1000 } })
  expect(asked.black.player).toBe('human')
  expect(asked.fen).toBeNull()
})

test('a program keeps its own limits unless a time is chosen', () => {
  const wish = { ...INITIAL, kind: 'italian', opponent: 'italian.fiorentino' }
  expect(order(wish).order.black.limit).toBeNull()
  expect(order({ ...wish, seconds: 5 }).order.black.limit).toEqual({ millis: 5000 })
})

test('with a clock a program needs no other limit', () => {
  expect(order({ ...INITIAL, clock: 'sudden' }).order.black.limit).toBeNull()
})

test('either colour is drawn by a coin', () => {
  const wish = { ...INITIAL, colour: 'either' } as const
  expect(order(wish, () => 0.1).colour).toBe('white')
  expect(order(wish, () => 0.9).colour).toBe('black')
})

test('whoever starts takes one seat, both on one board, none to watch', () => {
  expect(mySides({ ...INITIAL, opponent: BY_LINK }, 'black')).toEqual(['black'])
  expect(mySides({ ...INITIAL, opponent: ON_THIS_BOARD }, 'white')).toEqual(['white', 'black'])
  expect(mySides({ ...INITIAL, colour: 'none' }, 'white')).toEqual([])
})

test('clocks are sent in milliseconds', () => {
  expect(clockOf({ ...INITIAL, clock: 'fischer', minutes: 1.5, increment: 2 }))
    .toEqual({ main: 90_000, increment: 2_000, perMove: 0, moves: 0 })
  expect(clockOf({ ...INITIAL, clock: 'perMove', perMove: 7 })?.perMove).toBe(7_000)
})

test('time is written in minutes, in hours where there are, in tenths at the end', () => {
  expect(format(600_000)).toBe('10:00')
  expect(format(3_723_000)).toBe('1:02:03')
  expect(format(9_870)).toBe('9.8')
  expect(format(0)).toBe('0.0')
})
