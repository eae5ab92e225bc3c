import { describe, expect, it } from 'vitest'
import { sketchesIn, textOf, toggled, withSketches } from '../../src/study/sketches'

const arrow = { from: '5', to: '32', brush: 'green' } as const
const mark = { from: 'f5', to: 'f5', brush: 'red' } as const

describe('arrows and marks', () => {
  it('areWrittenIntoACommentAsOtherProgramsDo', () => {
    expect(withSketches('why?', [arrow, mark])).toBe('[%csl Rf5][%cal G0532] why?')
    expect(withSketches('why?', [])).toBe('why?')
  })

  it('areReadFromAnyPlaceInAComment', () => {
    expect(sketchesIn('see [%cal G0532,Xa1b2] and [%csl Rf5]')).toEqual([arrow, mark])
    expect(textOf('[%csl Rf5][%cal G0532] why?')).toBe('why?')
    expect(textOf('[%clk 0:01] why?')).toBe('[%clk 0:01] why?')
  })

  it('areRemovedOrRecolouredWhenDrawnAgain', () => {
    expect(toggled([arrow], arrow, false)).toEqual([])
    expect(toggled([arrow], { ...arrow, brush: 'blue' }, false)).toEqual([{ ...arrow, brush: 'blue' }])
    expect(toggled([arrow], arrow, true)).toEqual([{ ...arrow, brush: 'red' }])
    expect(toggled([{ ...arrow, brush: 'yellow' }], arrow, true)).toEqual([])
  })
})
