import { describe, expect, it } from 'vitest'
import type { Move } from '../../src/app/types'
import { items, type Item } from '../../src/study/movelist'
import { Variations } from '../../src/study/variations'

function move(text: string): Move {
  return { text, path: text.split('-'), captured: [], flipped: [], after: `after ${text}` }
}

/** Plays a line from the root, so that lines with a common beginning branch. */
function withLine(tree: Variations, ...texts: readonly string[]): Variations {
  let at = tree.root.id
  let grown = tree
  for (const text of texts) {
    ;[grown, at] = grown.play(at, move(text), `after ${text}`)
  }
  return grown
}

function idOf(tree: Variations, ...texts: readonly string[]): number {
  return texts.reduce((at, text) => {
    const child = tree.at(at).children.find((id) => tree.at(id).move?.text === text)
    if (child === undefined) {
      throw new Error(`no ${text}`)
    }
    return child
  }, tree.root.id)
}

function print(list: readonly Item[]): string {
  return list
    .map((item) => (item.type === 'variation' ? `(${print(item.items)})` : `${item.number} ${item.node.move?.text}`.trim()))
    .join(' ')
}

const start = Variations.startingAt('start')
const game = withLine(withLine(withLine(start, 'a-b', 'c-d', 'e-f'), 'a-b', 'x-y', 'e-f'), 'm-n')

describe('variations', () => {
  it('findsAMoveThatIsThereInPlaceOfDoublingIt', () => {
    const [same, id] = game.play(game.root.id, move('a-b'), 'after a-b')
    expect(same).toBe(game)
    expect(id).toBe(idOf(game, 'a-b'))
  })

  it('keepsTheFirstMoveAsMainLine', () => {
    expect(game.mainLine().map((node) => node.move?.text)).toEqual([undefined, 'a-b', 'c-d', 'e-f'])
    expect(game.isMain(idOf(game, 'a-b', 'c-d'))).toBe(true)
    expect(game.isMain(idOf(game, 'a-b', 'x-y', 'e-f'))).toBe(false)
  })

  it('promotesAVariationWhereItBranchesOff', () => {
    const promoted = game.promoted(idOf(game, 'a-b', 'x-y', 'e-f'))
    expect(promoted.mainLine().map((node) => node.move?.text)).toEqual([undefined, 'a-b', 'x-y', 'e-f'])
    expect(promoted.promoted(idOf(promoted, 'm-n')).mainLine()[1]?.move?.text).toBe('m-n')
    expect(game.promoted(idOf(game, 'a-b'))).toBe(game)
  })

  it('deletesAMoveWithAllThatFollows', () => {
    const less = game.without(idOf(game, 'a-b'))
    expect(less.size).toBe(2)
    expect(less.mainLine()[1]?.move?.text).toBe('m-n')
    expect(game.size).toBe(7)
    expect(less.without(less.root.id)).toBe(less)
  })

  it('walksAlongMovesAndBetweenVariations', () => {
    const first = idOf(game, 'a-b', 'c-d')
    const second = idOf(game, 'a-b', 'x-y')
    expect(game.sibling(first, 1)).toBe(second)
    expect(game.sibling(second, -1)).toBe(first)
    expect(game.sibling(second, 1)).toBe(second)
    expect(game.next(game.previous(second))).toBe(first)
    expect(game.previous(game.root.id)).toBe(game.root.id)
    expect(game.moves(second)).toEqual(['a-b', 'x-y'])
    expect(game.lineThrough(second).map((node) => node.move?.text)).toEqual([undefined, 'a-b', 'x-y', 'e-f'])
  })

  it('togglesTheMarkAndChangesTheComment', () => {
    const id = idOf(game, 'a-b')
    const marked = game.marked(id, '!').commented(id, 'strong')
    expect(marked.at(id)).toMatchObject({ marks: ['!'], comment: 'strong' })
    expect(marked.marked(id, '?').at(id).marks).toEqual(['?'])
    expect(marked.marked(id, '!').at(id).marks).toEqual([])
    expect(game.at(id).marks).toEqual([])
  })

  it('becomesADocumentAndComesBack', () => {
    const id = idOf(game, 'a-b', 'x-y')
    const document = game.commented(id, 'why not').document('italian', { White: 'Ada' }, '1-0')
    const back = Variations.of(document.nodes)
    expect(document).toMatchObject({ kind: 'italian', tags: { White: 'Ada' }, result: '1-0' })
    expect(back.document('italian', { White: 'Ada' }, '1-0')).toEqual(document)
    expect(print(items(back, 'pairs', false))).toBe(print(items(game, 'pairs', false)))
  })
})

describe('the list of moves', () => {
  it('printsVariationsBehindTheMoveTheyReplace', () => {
    expect(print(items(game, 'pairs', false))).toBe('1. a-b (1. m-n) 1… c-d (1… x-y 2. e-f) 2. e-f')
  })

  it('numbersFromTheSecondSideWhereItBegins', () => {
    expect(print(items(withLine(start, 'a-b', 'c-d', 'e-f'), 'pairs', true))).toBe('1… a-b 2. c-d e-f')
  })

  it('numbersEveryDiscByItself', () => {
    expect(print(items(withLine(start, 'f5', 'd6'), 'plies', true))).toBe('1. f5 2. d6')
  })
})
