import { arrowElement, pathElement, valueElement } from './drawing'
import type { Entry } from './entry'
import { FIELD, type Geometry } from './geometry'
import type { Move, Sketch, Value } from './model'
import { element } from './svg'

/** Rings around the pieces that must capture, to show why others cannot move. */
export function musts(geometry: Geometry, legal: readonly Move[]): readonly SVGElement[] {
  const from = new Set(legal.filter((move) => move.captured.length > 0).map((move) => move.path[0] ?? ''))
  return [...from].map((name) => {
    const [cx, cy] = geometry.centre(name)
    return element('circle', { class: 'must', cx, cy, r: 4.65 })
  })
}

/** Small points on the squares where a move can end. */
export function points(geometry: Geometry, legal: readonly Move[]): readonly SVGElement[] {
  const ends = new Set(legal.flatMap(({ path }) => (path.length > 1 ? path.slice(-1) : [])))
  return [...ends].map((name) => {
    const [cx, cy] = geometry.centre(name)
    return element('circle', { class: 'point', cx, cy, r: 1 })
  })
}

/** The possible next squares of the entered move, and the paths of the matching moves. */
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

/** The ring around the square that has the keyboard. */
export function focusRing(target: SVGElement | undefined): readonly SVGElement[] {
  if (target === undefined || !target.matches(':focus-visible')) {
    return []
  }
  const place = { x: Number(target.getAttribute('x')) + 0.4, y: Number(target.getAttribute('y')) + 0.4 }
  const size = { width: FIELD - 0.8, height: FIELD - 0.8 }
  return [element('rect', { class: 'focus inner', ...place, ...size }), element('rect', { class: 'focus', ...place, ...size })]
}

/** The arrows and marked squares that users have drawn. */
export function sketches(geometry: Geometry, drawn: readonly Sketch[]): readonly SVGElement[] {
  return drawn.filter(({ from, to }) => geometry.has(from) && geometry.has(to))
    .map(({ from, to, brush }) => arrowElement(geometry, { from, to, kind: brush }))
}

/**
 * The texts on squares and the values of moves: at the end square of a move, or on its last step if several moves end
 * there. The values of moves of a piece are shown for the chosen piece, or the one at the pointer: those of all pieces
 * could not be told apart.
 */
export function values(
  geometry: Geometry, legal: readonly Move[], from: string | undefined, written: ReadonlyMap<string, Value | string>,
): readonly SVGElement[] {
  const moves = legal.filter((move) => written.has(move.text) && (move.path.length < 2 || move.path[0] === from))
  const places = new Map(moves.map((move) => [move.text, place(geometry, move, moves)]))
  const taken = new Set<string>()
  return [...written].flatMap(([name, value], index) => {
    const at = geometry.has(name) ? geometry.centre(name) : places.get(name)
    if (at === undefined || taken.has(String(at))) {
      return []
    }
    taken.add(String(at))
    return [valueElement(at, typeof value === 'object' ? value : { text: value, tone: index === 0 ? 'best' : 'plain' })]
  })
}

function place(geometry: Geometry, move: Move, all: readonly Move[]): readonly [number, number] | undefined {
  const [end, before] = [move.path.at(-1), move.path.at(-2)]
  if (end === undefined) {
    return undefined
  }
  const [x, y] = geometry.centre(end)
  if (before === undefined || all.filter((other) => other.path.at(-1) === end).length === 1) {
    return [x, y]
  }
  const [fromX, fromY] = geometry.centre(before)
  return [x + (FIELD / 2) * Math.sign(fromX - x), y + (FIELD / 2) * Math.sign(fromY - y)]
}
