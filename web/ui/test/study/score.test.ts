// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { inWords } from '../../src/app/sentence'
import { discScores } from '../../src/app/settings'
import { speak } from '../../src/app/words'
import { againText } from '../../src/pages/train'
import { series } from '../../src/study/series'
import { chanceText, FOR_WHITE, scoreSaid, scoreText, share, short, viewpoint, worth } from '../../src/study/score'
import { Variations } from '../../src/study/variations'
import { words as english } from '../../src/words/en'
import { words as french } from '../../src/words/fr'
import { words as italian } from '../../src/words/it'
import { words as dutch } from '../../src/words/nl'

const even = { text: '0.00', value: 0, win: null, confidence: 0, chance: null }
const won = { text: 'W7', value: 0, win: 7, confidence: 0, chance: null }
const lost = { text: 'L3', value: 0, win: -3, confidence: 100, chance: null }

it('givesEachSideHalfOfAnEvenBar', () => {
  expect(share(even, 'man')).toBe(0.5)
  expect(share({ ...even, value: 1 }, 'man')).toBeGreaterThan(0.6)
  expect(share({ ...even, value: 1 }, 'disc')).toBeLessThan(0.6)
})

it('givesTheWholeBarToAWin', () => {
  expect(share(won, 'man')).toBe(1)
  expect(share(lost, 'disc')).toBe(0)
  expect(share({ ...even, value: -2, confidence: 100 }, 'disc')).toBe(0)
})

it('prefersTheSoonerWinAndTheLaterLoss', () => {
  expect(worth(won, 'white')).toBeGreaterThan(worth({ ...won, win: 9 }, 'white'))
  expect(worth(lost, 'white')).toBeLessThan(worth({ ...lost, win: -9 }, 'white'))
  expect(worth(won, 'black')).toBeLessThan(worth(even, 'black'))
})

it('drawsAGameWithinALimit', () => {
  const [tree, id] = Variations.startingAt('s').play(0, { text: 'a', path: [], captured: [], flipped: [], after: 't' }, 't')
  const line = tree.mainLine()
  const drawn = series([line[0]!, { ...line[1]!, clock: 1500 }], new Map([[id, won]]), 5)
  expect(drawn).toEqual({ plies: [0, 1], values: [null, 5], seconds: [null, 1.5] })
})

describe('in words', () => {
  const black = { text: '-0.14', value: -0.14, win: null, confidence: 0, chance: null }

  beforeAll(() => speak('en'))

  it('aSentenceSaysWhoIsBetterAndAColumnHasWhitesSign', () => {
    expect([black, { ...black, text: '+0.24', value: 0.24 }, even, won, lost].map((score) => scoreSaid(score)))
      .toEqual(['0.14 for Black', '0.24 for White', 'even', 'White wins in 7', 'Black wins in 3'])
    expect([black, won, lost].map((score) => scoreText(score))).toEqual(['−0.14', 'White wins in 7', 'Black wins in 3'])
    expect([black, won, lost].map((score) => short(score))).toEqual(['−0.14', 'W7', 'B3'])
  })

  it('discsAreForTheSideToMoveWholeWhenExactAndWithADecimalOtherwise', () => {
    const estimate = { text: '-3.25', value: -3.25, win: null, confidence: 0, chance: null }
    const exact = { text: '-52.00', value: -52, win: null, confidence: 100, chance: null }
    const texts = (mover: 'white' | 'black') => [estimate, exact, even].map((score) => short(score, viewpoint('disc', mover)))
    expect(texts('black')).toEqual(['+3.3', '+52', '0.0'])
    expect(texts('white')).toEqual(['−3.3', '−52', '0.0'])
    expect(scoreSaid(exact, 'disc')).toBe('52 for Black')
    discScores.value = 'black'
    expect(texts('white')).toEqual(['+3.3', '+52', '0.0'])
    discScores.value = 'mover'
  })

  it('aCertainWinOfUnknownLengthHasNoNumber', () => {
    const certain = [{ ...won, win: 504 }, { ...lost, win: -500 }]
    expect(certain.map((score) => scoreText(score))).toEqual(['White wins', 'Black wins'])
    expect(certain.map((score) => short(score))).toEqual(['W', 'B'])
    expect(worth(won, 'white')).toBeGreaterThan(worth(certain[0]!, 'white'))
  })

  it('aMistakeOfBlackIsToldWithoutSigns', () => {
    const values = { amount: '0.38', better: '19x28', instead: { worth: -0.14, won: null }, worth: { worth: 0.24, won: null } }
    const told = (words: typeof dutch) => inWords({ text: '', code: 'LESS_IN_MEN', values }, words)
    expect(told(dutch)).toContain('0.14 voor Zwart in plaats van 0.24 voor Wit')
    expect(told(italian)).toContain('0.14 per il Nero invece di 0.24 per il Bianco')
    expect(told(french)).toContain('0.14 pour les Noirs au lieu de 0.24 pour les Blancs')
  })

  it('aCardComesBackTodayTomorrowOrOnADay', () => {
    expect(againText({ next: '2026-11-16', days: 0 })).toBe('You will see it again today.')
    expect(againText({ next: '2026-11-17', days: 1 })).toBe('You will see it again tomorrow.')
    expect(againText({ next: '2026-11-22', days: 6 })).toMatch(/on (22 November|November 22,?) 2026/)
  })

  it.each([['en', english], ['nl', dutch], ['it', italian], ['fr', french]] as const)('cardsAreCounted: %s', (_, { train }) => {
    const texts = [[0, 0], [0, 1], [0, 3], [1, 0], [2, 0], [2, 1], [1, 2]].map(([made, already]) => train.made(made!, already!))
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => /\b0\b/.test(text))).toEqual([])
    expect(train.nothingDue(1)).not.toBe(train.nothingDue(2).replaceAll('2', '1'))
  })
})

it('takes the evaluation bar and the expected points from the same number', () => {
  const ahead = { ...even, value: 0.5, chance: 0.62 }
  expect(share(ahead, 'man')).toBe(0.62)
  expect(chanceText(ahead, FOR_WHITE)).toBe('62 %')
  expect(chanceText(ahead, { unit: 'disc', side: 'black' })).toBe('38 %')
  expect(chanceText(even, FOR_WHITE)).toBe('')
})
