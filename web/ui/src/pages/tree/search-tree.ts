/** A recorded search tree. Windows and values are for the side that maximises at the root. */
export interface SearchTree {
  readonly game: string
  readonly position: string
  readonly maximiser: 'white' | 'black'
  readonly nodes: number
  readonly leaves: number
  readonly evaluations: number
  readonly ends: Readonly<Record<string, number>>
  readonly recorded: number
  readonly complete: boolean
  /** The unit of values: hundredths of a man or disc, or the player's own unit. */
  readonly unit: 'hundredths' | 'own'
  readonly root: Recorded
}

/** Infinite bounds are strings in JSON. */
export type Bound = number | 'inf' | '-inf' | 'nan'

export interface Recorded {
  readonly move: string
  readonly order: number
  readonly depth: number
  readonly alpha: Bound
  readonly beta: Bound
  readonly value: Bound
  readonly end: string
  readonly evaluation?: Bound
  readonly legalMoves: number
  readonly searched: number
  readonly below: number
  readonly children: readonly Recorded[]
}

/** A node with its position in the tree. */
export interface Spot {
  readonly id: number
  readonly parent: Spot | null
  readonly ply: number
  readonly alpha: number
  readonly beta: number
  readonly value: number
  readonly evaluation: number | null
  readonly recorded: Recorded
  readonly children: readonly Spot[]
  /** The number of moves that were cut off. */
  readonly cut: number
}

/** Greater scores are wins or infinite bounds. */
const WON = 25_000

export function number(bound: Bound): number {
  return bound === 'inf' ? Infinity : bound === '-inf' ? -Infinity : bound === 'nan' ? NaN : bound
}

export function isMaximising(spot: Spot): boolean {
  return spot.ply % 2 === 0
}

export function isCut(spot: Spot): boolean {
  return spot.recorded.end === 'alpha cutoff' || spot.recorded.end === 'beta cutoff'
}

/** All nodes in search order, parents before children. */
export function spots(tree: SearchTree): readonly Spot[] {
  const all: Spot[] = []
  visit(tree.root, null, 0, all)
  return all
}

function visit(recorded: Recorded, parent: Spot | null, ply: number, all: Spot[]): Spot {
  const children: Spot[] = []
  const moves = new Set(recorded.children.map((child) => child.move))
  const known = moves.size > 0 ? moves.size : recorded.searched
  const spot: Spot = {
    id: all.length,
    parent,
    ply,
    alpha: number(recorded.alpha),
    beta: number(recorded.beta),
    value: number(recorded.value),
    evaluation: recorded.evaluation === undefined ? null : number(recorded.evaluation),
    recorded,
    children,
    cut: recorded.end.endsWith('cutoff') ? Math.max(0, recorded.legalMoves - known) : 0,
  }
  all.push(spot)
  for (const child of recorded.children) {
    children.push(visit(child, spot, ply + 1, all))
  }
  return spot
}

/** The principal variation. Among equal values, the node with the widest window counts; others may be bounds only. */
export function bestLine(root: Spot): readonly Spot[] {
  const line = [root]
  for (let at: Spot | undefined = root; at !== undefined; ) {
    const value: number = at.value
    const same: readonly Spot[] = at.children.filter((child) => child.value === value)
    at = same.reduce<Spot | undefined>(
      (best, child) => (best === undefined || child.beta - child.alpha > best.beta - best.alpha ? child : best),
      undefined,
    )
    if (at !== undefined) {
      line.push(at)
    }
  }
  return line
}

/** The moves that lead to a node. */
export function movesTo(spot: Spot): readonly string[] {
  return spot.parent === null ? [] : [...movesTo(spot.parent), spot.recorded.move]
}

export function pathTo(spot: Spot): readonly Spot[] {
  return spot.parent === null ? [spot] : [...pathTo(spot.parent), spot]
}

/** Nodes with these ends have values of their own, not bounds. */
const EXACT_ENDS: ReadonlySet<string> = new Set(['horizon', 'quiescence', 'game over', 'repetition', 'at once', 'endgame tables'])

/** Whether the value of a node is only a bound, because it is outside the window of the search. */
export function boundOf(spot: Spot): 'least' | 'most' | undefined {
  return EXACT_ENDS.has(spot.recorded.end) ? undefined : spot.value >= spot.beta ? 'least' : spot.value <= spot.alpha ? 'most' : undefined
}

/** The value of a node for drawings: `+0.35`, or `≥ +0.35` for a bound. */
export function valueOf(spot: Spot, unit: SearchTree['unit']): string {
  const bound = boundOf(spot)
  return `${bound === undefined ? '' : bound === 'least' ? '≥ ' : '≤ '}${valueText(spot.value, unit)}`
}

/** A value as text: `+0.35`, `∞`, `W5` for a win in five plies. */
export function valueText(value: number, unit: SearchTree['unit']): string {
  if (Number.isNaN(value)) {
    return '?'
  }
  if (!Number.isFinite(value) || (unit === 'hundredths' && Math.abs(value) >= 31_000)) {
    return value > 0 ? '+∞' : '−∞'
  }
  if (unit === 'hundredths' && Math.abs(value) >= WON) {
    return `${value > 0 ? '+' : '−'}W${30_000 - Math.abs(value)}`
  }
  const shown = unit === 'hundredths' ? value / 100 : value
  const digits = Math.abs(shown) >= 100 ? 0 : unit === 'own' && Number.isInteger(shown) ? 0 : 2
  const text = Math.abs(shown).toFixed(digits)
  return Number(text) === 0 ? text : (shown > 0 ? '+' : '−') + text
}
