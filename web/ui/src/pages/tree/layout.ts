import type { Spot } from './search-tree'

/** A row of the drawing: a node, or the moves cut off below a node. */
export interface Placed {
  readonly spot: Spot
  readonly column: number
  readonly row: number
  readonly type: 'node' | 'cut'
}

export interface Edge {
  readonly from: Placed
  readonly to: Placed
}

export interface Layout {
  readonly placed: readonly Placed[]
  readonly edges: readonly Edge[]
  readonly rows: number
  readonly columns: number
}

/**
 * A layout from left to right with one column per ply. The first child is in the row of its parent, the others below,
 * so that rows are in search order.
 */
export function layout(root: Spot, isOpen: (spot: Spot) => boolean, isSeen: (spot: Spot) => boolean): Layout {
  const placed: Placed[] = []
  const edges: Edge[] = []
  let row = 0
  let columns = 0

  function place(spot: Spot, parent: Placed | undefined): void {
    const own: Placed = { spot, column: spot.ply, row, type: 'node' }
    placed.push(own)
    columns = Math.max(columns, spot.ply + 1)
    if (parent !== undefined) {
      edges.push({ from: parent, to: own })
    }
    const children = isOpen(spot) ? spot.children.filter(isSeen) : []
    children.forEach((child, index) => {
      row += index === 0 ? 0 : 1
      place(child, own)
    })
    if (isOpen(spot) && spot.cut > 0 && children.length === spot.children.length) {
      row += children.length === 0 ? 0 : 1
      const stub: Placed = { spot, column: spot.ply + 1, row, type: 'cut' }
      placed.push(stub)
      edges.push({ from: own, to: stub })
      columns = Math.max(columns, stub.column + 1)
    }
  }

  place(root, undefined)
  return { placed, edges, rows: row + 1, columns }
}

/** The initially unfolded nodes: the root, the best line, and complete plies while they fit. */
export function firstOpen(all: readonly Spot[], best: readonly Spot[], room: number): ReadonlySet<Spot> {
  const open = new Set<Spot>(best)
  let rows = [...open].reduce((sum, spot) => sum + spot.children.length, 0)
  const byPly = [...all].sort((one, other) => one.ply - other.ply || one.id - other.id)
  for (const spot of byPly) {
    const shown = spot.parent === null || open.has(spot.parent)
    if (shown && !open.has(spot) && spot.children.length > 0) {
      if (rows + spot.children.length > room) {
        break
      }
      open.add(spot)
      rows += spot.children.length
    }
  }
  return open
}
