// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Run } from '../../src/app/types'
import { LineReader, queryIn, searchText } from '../../src/pages/archive/query'
import { tone, valuesOnBoard } from '../../src/pages/analyse/on-board'
import { discsLost, mistakes } from '../../src/pages/analyse/review'
import { reach, share, signed, withNews } from '../../src/pages/lab/run'
import { branching } from '../../src/pages/tree/compare'
import { tiles } from '../../src/pages/tree/map'
import { spots, type Recorded, type SearchTree } from '../../src/pages/tree/search-tree'
import { compared, question, queryOf, same, settingsOf } from '../../src/pages/tree/settings'
import { brief, featureRows } from '../../src/pages/why/features'
import { moveNumber } from '../../src/study/movelist'
import { addressOf, placeOf, sideIn } from '../../src/study/place'

const EVEN = { text: '0.00', value: 0, win: null, confidence: 0, chance: null }

describe('the address of a position', () => {
  it('comesBackAsThePlaceItNames', () => {
    const place = { kind: 'italian', fen: 'W:W21,22:B1,K2', moves: ['21-18', '1x10'] }
    const url = new URL(addressOf('why', place, { square: '21' }), 'http://localhost')
    const parts = url.pathname.split('/').slice(2).map(decodeURIComponent)
    expect(placeOf({ parts, query: url.searchParams })).toEqual(place)
    expect(url.searchParams.get('square')).toBe('21')
  })

  it('leavesOutTheGamesOwnStart', () => {
    expect(addressOf('tree', { kind: 'othello', fen: null, moves: [] })).toBe('/tree/othello')
    expect(placeOf({ parts: [], query: new URLSearchParams() })).toEqual({ kind: 'international', fen: null, moves: [] })
  })

  it('tellsWhoseTurnItIs', () => {
    expect(sideIn('B:W31:B20')).toBe('black')
    expect(sideIn('W:W31:B20')).toBe('white')
    expect(sideIn(`${'-'.repeat(64)} X`)).toBe('black')
    expect(sideIn(`${'-'.repeat(64)} O`)).toBe('white')
  })
})

describe('values on the board', () => {
  const value = (text: string, amount: number, confidence = 0) =>
    ({ move: text, depth: 9, score: { text: String(amount), value: amount, win: null, confidence, chance: null } })

  it('areThoseOfEveryMoveBestFirstForWhoIsToMove', () => {
    const shown = valuesOnBoard('black', [value('1-5', 1), value('2-5', -1), value('3-6', 0.4)], 'man')
    expect([...shown]).toEqual([
      ['2-5', { text: '−1', tone: 'best' }], ['3-6', { text: '0.4', tone: 'bad' }], ['1-5', { text: '1', tone: 'bad' }],
    ])
  })

  it('markWhatIsExact', () => {
    expect(valuesOnBoard('black', [value('3-6', -4, 100)], 'disc').get('3-6')?.text).toBe('+4')
    expect([tone(0, 'man'), tone(0.03, 'man'), tone(0.3, 'man'), tone(0.3, 'disc')]).toEqual(['best', 'good', 'plain', 'good'])
  })
})

describe('the mistakes of a game', () => {
  const move = (ply: number, kind: string, loss: number) => ({ ply, kind, loss, move: '', best: '', score: EVEN, played: EVEN, text: '', reason: '', why: null, line: [], betterLine: [] })
  const found = [move(3, 'mistake', 0.2), move(4, 'best', 0), move(10, 'blunder', 0.6), move(12, 'mistake', 0.2)]

  it('comeDearestFirstOrAsTheyWerePlayed', () => {
    const plies = (order: 'worst' | 'played') => mistakes(found, (kind) => kind !== 'best', order, ({ loss }) => loss).map(({ ply }) => ply)
    expect(plies('worst')).toEqual([10, 3, 12])
    expect(plies('played')).toEqual([3, 10, 12])
  })

  it('ofOthelloAreSortedByTheDiscsThatTheyLose', () => {
    const lost = (ply: number, discs: number) => ({ ...move(ply, 'mistake', 0.1), score: { ...EVEN, value: -1 }, played: { ...EVEN, value: discs - 1 } })
    const sorted = mistakes([lost(1, 6.66), lost(2, 13.69)], () => true, 'worst', discsLost)
    expect(sorted.map(({ ply }) => ply)).toEqual([2, 1])
  })

  it('areNumberedAsTheGameNumbersItsMoves', () => {
    expect(found.map(({ ply }) => moveNumber(ply - 1, 'pairs', false))).toEqual(['2.', '2…', '5…', '6…'])
    expect([moveNumber(0, 'pairs', true), moveNumber(1, 'pairs', true), moveNumber(1, 'plies', true)]).toEqual(['1…', '2.', '2.'])
  })
})

describe('features', () => {
  it('comeWeightiestFirstAndWithoutThoseThatCountNothing', () => {
    const feature = (name: string, contribution: number) => ({ name, white: 1, black: 0, weight: 1, contribution })
    const { rows, idle } = featureRows([feature('man', 1), feature('tempo', -2), feature('king', 0)])
    expect(rows.map((row) => [row.name, row.reach])).toEqual([['tempo', -1], ['man', 0.5]])
    expect(idle).toBe(1)
    expect(brief(-0.02500001)).toBe('−0.025')
  })
})

describe('a search of the archive', () => {
  it('isWrittenInTheAddressWithoutWhatWasNotAsked', () => {
    const query = queryIn(new URLSearchParams('player=Ada&fen=W:W31:B20'))
    expect(searchText(query, { limit: '5' })).toBe('player=Ada&fen=W%3AW31%3AB20&limit=5')
    expect(query.kind).toBe('')
  })

  it('hearsProgressHoweverTheNetworkCutsIt', () => {
    const lines = new LineReader()
    expect(lines.take('{"read":1}\n{"re')).toEqual(['{"read":1}'])
    expect(lines.take('ad":2}\n\n')).toEqual(['{"read":2}'])
    expect(lines.take('{"read":3}')).toEqual([])
    expect(lines.end()).toEqual(['{"read":3}'])
    expect(lines.end()).toEqual([])
  })
})

describe('the lab', () => {
  it('drawsAnIntervalAgainstARoundNumber', () => {
    expect(reach([-12, 5, 31])).toBe(50)
    expect(reach([-1, 0, 1])).toBe(20)
    expect(share(0, -2.94, 2.94)).toBe(50)
    expect(share(99, -2.94, 2.94)).toBe(100)
  })
})

describe('the runs of the lab', () => {
  const run = (id: string, progress: string): Run => ({
    id, progress, type: 'match', title: id, state: 'running', begun: '', done: 0, standing: null, table: null, report: null, error: null, command: '',
  })

  it('areListedAsTheyStandByNow', () => {
    const listed = [run('a', '0/9'), run('b', '0/9')]
    expect(withNews(listed, run('b', '7/9')).map(({ progress }) => progress)).toEqual(['0/9', '7/9'])
    expect(withNews(listed, undefined)).toEqual(listed)
  })

  it('haveOneMinusSign', () => {
    expect([signed(-2.944, 2), signed(2.944, 2), signed(-0.001, 2), signed(-31, 1)]).toEqual(['−2.94', '+2.94', '0.00', '−31.0'])
  })
})

describe('the settings of a search', () => {
  it('comeBackFromTheAddress', () => {
    const settings = { algorithm: 'minimax', ordering: 'best', quiescence: true, depth: 5 } as const
    expect(settingsOf(new URLSearchParams(queryOf(settings)))).toEqual(settings)
    expect(settingsOf(new URLSearchParams('depth=99&algorithm=magic'))).toMatchObject({ depth: 3, algorithm: 'alpha-beta' })
  })

  it('askTheEngineByItsNameAndTheTextbookByItsSwitches', () => {
    const [minimax, , , best, engine] = compared(settingsOf(new URLSearchParams()))
    expect(question(engine!, 1)).toEqual({ player: 'damier', depth: 3, maxNodes: 1 })
    expect(question(best!, 1)).toEqual({ algorithm: 'alpha-beta', ordering: 'best', quiescence: false, depth: 3, maxNodes: 1 })
    expect(same({ ...minimax!, ordering: 'worst' }, minimax!)).toBe(true)
    expect(same(best!, { ...best!, ordering: 'worst' })).toBe(false)
  })

  it('measureTheBranchingOfATree', () => {
    expect(branching(2 + 4 + 8, 3)).toBeCloseTo(2)
    expect(branching(7, 1)).toBeCloseTo(7)
  })
})

describe('the map of the whole tree', () => {
  const leaf = (move: string): Recorded => ({
    move, order: 1, depth: 0, alpha: -9, beta: 9, value: 0, end: 'horizon', legalMoves: 2, searched: 0, below: 0, children: [],
  })
  const tree = (...children: Recorded[]): SearchTree => ({
    game: '', position: '', maximiser: 'white', nodes: 0, leaves: 0, evaluations: 0, ends: {}, recorded: 0, complete: true, unit: 'own',
    root: { ...leaf(''), children, below: children.length },
  })

  it('putsWhatWasCutToTheRight', () => {
    const searched = spots(tree(leaf('b')))
    const laid = tiles(tree(leaf('a'), leaf('b')), searched, new Set())
    expect(laid.map((tile) => [tile.moves, tile.from, tile.width, tile.searched])).toEqual([
      ['', 0, 1, true], ['b', 0, 0.5, true], ['a', 0.5, 0.5, false],
    ])
  })
})
