import { isCut, isMaximising, type Spot } from './search-tree'

/** A step of the search. */
export interface Step {
  readonly type: 'enter' | 'leave'
  readonly spot: Spot
}

/** The state of a node at a step. */
export interface Known {
  readonly alpha: number
  readonly beta: number
  /** The best value so far; null before the first move. */
  readonly best: number | null
}

/** The steps of the search in order: entering every node, and leaving it with its value. */
export function steps(root: Spot): readonly Step[] {
  const list: Step[] = []
  function walk(spot: Spot): void {
    list.push({ type: 'enter', spot })
    spot.children.forEach(walk)
    list.push({ type: 'leave', spot })
  }
  walk(root)
  return list
}

/** The window of a node after a number of its moves were searched. */
export function known(spot: Spot, back: number): Known {
  let { alpha, beta } = spot
  let best: number | null = null
  for (const child of spot.children.slice(0, back)) {
    const better: boolean = best === null || (isMaximising(spot) ? child.value > best : child.value < best)
    best = better ? child.value : best
  }
  if (best !== null && isMaximising(spot)) {
    alpha = Math.max(alpha, best)
  } else if (best !== null) {
    beta = Math.min(beta, best)
  }
  return { alpha, beta, best }
}

/** The state of the search after a step: visited and finished nodes, and the windows on the current path. */
export interface Moment {
  readonly step: Step | undefined
  readonly entered: number
  readonly left: ReadonlySet<Spot>
  readonly path: readonly Spot[]
  readonly known: ReadonlyMap<Spot, Known>
  readonly cuts: number
  /** The number of moves cut off so far. */
  readonly spared: number
}

export function moment(all: readonly Step[], index: number): Moment {
  const left = new Set<Spot>()
  const path: Spot[] = []
  const back = new Map<Spot, number>()
  let entered = 0
  let cuts = 0
  let spared = 0
  for (const { type, spot } of all.slice(0, index + 1)) {
    if (type === 'enter') {
      entered++
      path.push(spot)
      back.set(spot, 0)
    } else {
      path.pop()
      left.add(spot)
      cuts += isCut(spot) ? 1 : 0
      spared += spot.cut
      if (spot.parent !== null) {
        back.set(spot.parent, (back.get(spot.parent) ?? 0) + 1)
      }
    }
  }
  const step = all[index]
  const shown = step?.type === 'leave' ? [...path, step.spot] : path
  return {
    step,
    entered,
    left,
    path: shown,
    known: new Map(shown.map((spot) => [spot, known(spot, back.get(spot) ?? 0)])),
    cuts,
    spared,
  }
}

/** The next step with a cutoff, or the last step. */
export function nextCut(all: readonly Step[], after: number): number {
  const found = all.findIndex(({ type, spot }, index) => index > after && type === 'leave' && isCut(spot))
  return found === -1 ? all.length - 1 : found
}
