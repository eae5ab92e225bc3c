import { pathElement } from './drawing'
import type { Entry } from './entry'
import type { Geometry } from './geometry'
import type { Move } from './model'
import { element } from './svg'

/** Rings around the pieces that must capture: players ask why the others cannot move. */
export function musts(geometry: Geometry, legal: readonly Move[]): readonly SVGElement[] {
  const from = new Set(legal.filter((move) => move.captured.length > 0).map((move) => move.path[0] ?? ''))
  return [...from].map((name) => {
    const [cx, cy] = geometry.centre(name)
    return element('circle', { class: 'must', cx, cy, r: 4.65 })
  })
}

/** Where the move that is being entered can go, and the way of the one that is meant or of all that may be. */
export function aims(
  geometry: Geometry, legal: readonly Move[], entry: Entry, hovered: string | undefined, meant: Move | undefined,
): readonly SVGElement[] {
  const placing = legal.length > 0 && legal.every((move) => move.path.length < 2)
  if (entry.from === undefined && !placing) {
    return []
  }
  const unclear = entry.via.length > 0
  const dots = [...entry.next].filter((name) => geometry.has(name)).map((name) => {
    const [cx, cy] = geometry.centre(name)
    return placing
      ? element('circle', { class: 'felt-aim', cx, cy, r: 3.2 })
      : element('circle', { class: unclear ? 'aim way' : 'aim', cx, cy, r: name === hovered ? 2.2 : 1.5 })
  })
  return [...ways(geometry, entry, meant), ...dots]
}

function ways(geometry: Geometry, entry: Entry, meant: Move | undefined): readonly SVGElement[] {
  if (meant === undefined) {
    const possible = entry.via.length > 0 ? entry.candidates : []
    return possible.map((move) => pathElement(geometry, move.path, 'path maybe'))
  }
  return meant.path.length < 2 ? [] : ['path under', 'path'].map((name) => pathElement(geometry, meant.path, name))
}
