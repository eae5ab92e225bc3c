// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { series } from '../../src/study/series'
import { share, worth } from '../../src/study/score'
import { Variations } from '../../src/study/variations'

const even = { text: '0.00', value: 0, win: null, exact: false }
const won = { text: 'W7', value: 0, win: 7, exact: false }
const lost = { text: 'L3', value: 0, win: -3, exact: true }

it('givesEachSideHalfOfAnEvenBar', () => {
  expect(share(even, 'man')).toBe(0.5)
  expect(share({ ...even, value: 1 }, 'man')).toBeGreaterThan(0.6)
  expect(share({ ...even, value: 1 }, 'disc')).toBeLessThan(0.6)
})

it('givesTheWholeBarToAWin', () => {
  expect(share(won, 'man')).toBe(1)
  expect(share(lost, 'disc')).toBe(0)
  expect(share({ ...even, value: -2, exact: true }, 'disc')).toBe(0)
})

it('prefersTheSoonerWinAndTheLaterLoss', () => {
  expect(worth(won, 'white')).toBeGreaterThan(worth({ ...won, win: 9 }, 'white'))
  expect(worth(lost, 'white')).toBeLessThan(worth({ ...lost, win: -9 }, 'white'))
  expect(worth(won, 'black')).toBeLessThan(worth(even, 'black'))
})

it('drawsAGameWithinALimit', () => {
  const [tree, id] = Variations.startingAt('s').play(0, { text: 'a', path: [], captured: [], flipped: [] }, 't')
  const line = tree.mainLine()
  const drawn = series([line[0]!, { ...line[1]!, clock: 1500 }], new Map([[id, won]]), 5)
  expect(drawn).toEqual({ plies: [0, 1], values: [null, 5], seconds: [null, 1.5] })
})
