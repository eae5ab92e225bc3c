// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { firstOpen, layout } from '../../src/pages/tree/layout'
import { moment, nextCut, steps } from '../../src/pages/tree/replay'
import { sentence } from '../../src/pages/tree/sentence'
import { bestLine, movesTo, spots, valueOf, valueText, type Recorded, type SearchTree } from '../../src/pages/tree/search-tree'
import { treeSvg } from '../../src/pages/tree/svg'
import { words } from '../../src/words/en'

function node(move: string, value: number, window: readonly [number, number], rest: Partial<Recorded> = {}): Recorded {
  const children = rest.children ?? []
  const [alpha, beta] = window
  const below = children.reduce((sum, child) => sum + child.below + 1, 0)
  return {
    move, order: 1, depth: 0, alpha, beta, value, end: children.length > 0 ? 'all moves' : 'horizon',
    legalMoves: Math.max(3, children.length), searched: children.length, below, children, ...rest,
  }
}

/** The tree of every textbook: the second reply refutes b, so that the third is never looked at. */
const root = node('', 3, [-99, 99], {
  legalMoves: 2,
  children: [
    node('a', 3, [-99, 99], { children: [node('a1', 3, [-99, 99]), node('a2', 12, [-99, 3]), node('a3', 8, [-99, 3])] }),
    node('b', 2, [3, 99], { end: 'alpha cutoff', legalMoves: 3, children: [node('b1', 7, [3, 99]), node('b2', 2, [3, 7])] }),
  ],
})
const tree: SearchTree = {
  game: 'italian', position: '', maximiser: 'white', nodes: 7, leaves: 5, evaluations: 5, ends: {}, recorded: 7,
  complete: true, unit: 'own', root,
}
const all = spots(tree)
const seen = () => true

describe('a recorded tree', () => {
  it('knowsWhatWasNeverLookedAt', () => {
    expect(all.map((spot) => [spot.recorded.move, spot.cut]).filter(([, cut]) => cut !== 0)).toEqual([['b', 1]])
  })

  it('findsTheLineThatGaveTheValue', () => {
    expect(bestLine(all[0]!).map((spot) => spot.recorded.move)).toEqual(['', 'a', 'a1'])
    expect(movesTo(bestLine(all[0]!)[2]!)).toEqual(['a', 'a1'])
  })

  it('saysThatTheValueOfACutNodeIsABound', () => {
    const named = (move: string) => all.find((spot) => spot.recorded.move === move)!
    expect(['a', 'b', 'b2'].map((move) => valueOf(named(move), 'own'))).toEqual(['+3', '≤ +2', '+2'])
    const list = steps(all[0]!)
    expect(sentence(tree, moment(list, nextCut(list, 0)), words)).toContain('Black gets at most +2 here, but White has +3 elsewhere')
  })

  it('isSavedAsAnSvgOfItsOwn', () => {
    const svg = treeSvg(tree, layout(all[0]!, () => true, seen), new Set(), 'Tree of <a & b>', (n) => `${n} skipped`)
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
    const texts = [...document.querySelectorAll('text')].map((one) => one.textContent)
    expect(texts).toContain('Tree of <a & b>')
    expect(texts).toContain('≤ +2')
    expect(texts).toContain('1 skipped')
    expect(document.querySelectorAll('.edge')).toHaveLength(8)
  })

  it('takesTheWidestWindowAmongEqualValues', () => {
    const bound = { ...tree, root: node('', 1, [-99, 99], { children: [node('a', 1, [0, 1]), node('b', 1, [-99, 99])] }) }
    expect(bestLine(spots(bound)[0]!)[1]?.recorded.move).toBe('b')
  })

  it('writesValuesForPeople', () => {
    expect(valueText(35, 'hundredths')).toBe('+0.35')
    expect(valueText(-0.4, 'hundredths')).toBe('0.00')
    expect(valueText(-7, 'own')).toBe('−7')
    expect(valueText(-32000, 'hundredths')).toBe('−∞')
    expect(valueText(29995, 'hundredths')).toBe('+W5')
    expect(valueText(Infinity, 'own')).toBe('+∞')
  })
})

describe('the drawing', () => {
  it('goesOnInItsRowWithTheFirstMoveAndHangsTheOthersBelow', () => {
    const { placed, rows, columns } = layout(all[0]!, seen, seen)
    const at = Object.fromEntries(placed.map(({ spot, row, column, type }) => [type + spot.recorded.move, [column, row]]))
    expect(at).toEqual({
      node: [0, 0], nodea: [1, 0], nodea1: [2, 0], nodea2: [2, 1], nodea3: [2, 2],
      nodeb: [1, 3], nodeb1: [2, 3], nodeb2: [2, 4], cutb: [2, 5],
    })
    expect([rows, columns]).toEqual([6, 3])
  })

  it('hidesWhatIsFolded', () => {
    const { placed } = layout(all[0]!, (spot) => spot.parent === null, seen)
    expect(placed.map(({ spot }) => spot.recorded.move)).toEqual(['', 'a', 'b'])
  })

  it('showsACutOnlyOnceAllSearchedMovesAreSeen', () => {
    const { placed } = layout(all[0]!, seen, (spot) => spot.recorded.move !== 'b2')
    expect(placed.some(({ type }) => type === 'cut')).toBe(false)
  })

  it('unfoldsTheBestLineFirst', () => {
    const best = bestLine(all[0]!)
    const open = firstOpen(all, best, 5)
    expect([...open].filter((spot) => spot.children.length > 0).map((spot) => spot.recorded.move)).toEqual(['', 'a'])
    expect(firstOpen(all, best, 50).has(all.find((spot) => spot.recorded.move === 'b')!)).toBe(true)
  })
})

describe('the replay', () => {
  const list = steps(all[0]!)

  it('entersAndLeavesEveryNodeOnce', () => {
    expect(list).toHaveLength(2 * all.length)
    expect(list.at(-1)).toEqual({ type: 'leave', spot: all[0] })
  })

  it('raisesAlphaOfTheOneWhoMaximisesAndLowersBetaOfTheOther', () => {
    const afterA = list.findIndex(({ type, spot }) => type === 'leave' && spot.recorded.move === 'a')
    expect(moment(list, afterA).known.get(all[0]!)).toEqual({ alpha: 3, beta: 99, best: 3 })
    const afterB1 = list.findIndex(({ type, spot }) => type === 'leave' && spot.recorded.move === 'b1')
    const b = all.find((spot) => spot.recorded.move === 'b')!
    expect(moment(list, afterB1).known.get(b)).toEqual({ alpha: 3, beta: 7, best: 7 })
  })

  it('stopsAtCutsAndCountsWhatTheySpare', () => {
    const cut = nextCut(list, 0)
    expect(list[cut]?.spot.recorded.move).toBe('b')
    expect(moment(list, cut)).toMatchObject({ cuts: 1, spared: 1, entered: 8 })
    expect(nextCut(list, cut)).toBe(list.length - 1)
  })
})
