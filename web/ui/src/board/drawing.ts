import { FIELD, type Geometry } from './geometry'
import type { Arrow, Labels, Piece, Pieces, Value } from './model'
import { element } from './svg'

/** The width of the frame around the board, without and with coordinates. */
const FRAME = 2
const LETTERED_FRAME = 4.6

const ALGEBRAIC = /^([a-z])(\d+)$/

/** The gradients; their colours are variables of the theme. */
export function definitions(): SVGElement {
  const stops = (...names: readonly string[]) =>
    names.map((name, index) => element('stop', { class: name, offset: index / (names.length - 1) }))
  const round = (id: string, ...names: readonly string[]) =>
    element('radialGradient', { id, cx: 0.36, cy: 0.3, r: 0.8 }, ...stops(...names))
  const fall = (id: string, ...names: readonly string[]) =>
    element('linearGradient', { id, x1: 0, y1: 0, x2: 0.6, y2: 1 }, ...stops(...names))
  return element(
    'defs', {},
    round('white-body', 'white-a', 'white-b', 'white-c'), round('black-body', 'black-a', 'black-b', 'black-c'),
    fall('white-edge', 'white-d', 'white-e'), fall('black-edge', 'black-d', 'black-e'),
    fall('gold', 'gold-a', 'gold-b', 'gold-c'), fall('frame', 'frame-a', 'frame-b'), fall('felt', 'felt-a', 'felt-b'),
    element('radialGradient', { id: 'shade' },
      element('stop', { offset: 0.72, 'stop-color': '#000', 'stop-opacity': 0.42 }),
      element('stop', { offset: 1, 'stop-color': '#000', 'stop-opacity': 0 })),
    grain(),
  )
}

/** The wood grain: curved lines whose period differs from that of the squares. */
function grain(): SVGElement {
  const fibres = Array.from({ length: 22 }, (_, index) => {
    const y = index * 1.05 + Math.sin(index * 2.3) * 0.4
    const [up, down] = [Math.sin(index * 1.7) * 1.1, Math.cos(index * 2.9) * 1.1]
    return element('path', {
      d: `M-1 ${y} C18 ${y + up} 30 ${y + down} 57 ${y} S95 ${y - up} 114 ${y}`,
      'stroke-width': 0.12 + 0.22 * Math.abs(Math.sin(index * 5.1)),
    })
  })
  return element('pattern', { id: 'grain', width: 113, height: 23, patternUnits: 'userSpaceOnUse' }, ...fibres)
}

/** The width of the frame, in units of the drawing. */
export function frameWidth(geometry: Geometry, labels: Labels): number {
  return edgeNames(geometry, labels) === undefined ? FRAME : LETTERED_FRAME
}

export function fields(geometry: Geometry, labels: Labels): SVGElement {
  const { files, ranks, chequered, squares } = geometry.shape
  const [width, height] = [files * FIELD, ranks * FIELD]
  const frame = frameWidth(geometry, labels)
  const size = { width: width + 2 * frame, height: height + 2 * frame }
  const group = element(
    'g', { class: chequered ? 'fields' : 'fields felt' },
    element('rect', { class: 'frame', x: -frame, y: -frame, rx: 1.6, ...size }),
    element('rect', { class: 'light', width, height }),
  )
  for (const square of squares) {
    const [x, y] = geometry.corner(square)
    group.append(element('rect', { class: chequered ? 'dark' : 'cell', x, y, width: FIELD, height: FIELD }))
  }
  group.append(element('rect', { class: 'grain', x: -frame, y: -frame, rx: 1.6, ...size }))
  group.append(element('rect', { class: 'inlay', x: -0.3, y: -0.3, width: width + 0.6, height: height + 0.6 }))
  if (!chequered && files === 8) {
    const dots = [2, 6].flatMap((x) => [2, 6].map((y) => ({ cx: x * FIELD, cy: y * FIELD })))
    group.append(...dots.map((at) => element('circle', { class: 'dot', r: 0.8, ...at })))
  }
  return group
}

type Edges = { readonly columns: ReadonlyMap<number, string>; readonly rows: ReadonlyMap<number, string> }

/** Coordinates such as `c3` are written on the frame instead of on every square. */
function edgeNames(geometry: Geometry, labels: Labels): Edges | undefined {
  const columns = new Map<number, string>()
  const rows = new Map<number, string>()
  for (const square of geometry.shape.squares) {
    const [, letter, digits] = ALGEBRAIC.exec(labelOf(labels, square.name)) ?? []
    if (letter === undefined || digits === undefined) {
      return undefined
    }
    const [column, row] = geometry.place(square)
    columns.set(column, letter)
    rows.set(row, digits)
  }
  return columns.size === 0 ? undefined : { columns, rows }
}

export function names(geometry: Geometry, labels: Labels): SVGElement {
  const edges = edgeNames(geometry, labels)
  if (edges === undefined) {
    return element('g', {}, ...geometry.shape.squares.map((square) => {
      const [x, y] = geometry.corner(square)
      return element('text', { class: 'label', x: x + 0.4, y: y + 1.85 }, labelOf(labels, square.name))
    }))
  }
  const { files, ranks } = geometry.shape
  const middle = LETTERED_FRAME / 2
  const edge = (text: string, x: number, y: number) => element('text', { class: 'edge', x, y }, text)
  return element('g', {},
    ...[...edges.columns].flatMap(([column, text]) => {
      const x = (column + 0.5) * FIELD
      return [edge(text, x, -middle), edge(text, x, ranks * FIELD + middle)]
    }),
    ...[...edges.rows].flatMap(([row, text]) => {
      const y = (row + 0.5) * FIELD
      return [edge(text, -middle, y), edge(text, files * FIELD + middle, y)]
    }))
}

function labelOf(labels: Labels, name: string): string {
  return labels === 'none' ? '' : labels === 'own' ? name : (labels.get(name) ?? '')
}

const CROWN = 'M-2.1 1.55 L-2.65 -1.35 L-1.15 -.2 L0 -2.2 L1.15 -.2 L2.65 -1.35 L2.1 1.55 Q0 2.05 -2.1 1.55 Z'

/** Draws a man with grooves, a king as two men with a crown, or a disc with the other colour below. */
export function drawPiece({ side, kind }: Piece): SVGElement {
  const disc = kind === 'disc'
  const under = disc ? (side === 'white' ? 'black' : 'white') : side
  const edge = (y: number) => element('circle', { class: `${under} edge-side`, r: 4.05, cy: y })
  const top = (y: number) => element(
    'g', { transform: `translate(0 ${y})` },
    element('circle', { class: `${side} body`, r: 4.05 }),
    ...(disc ? [element('ellipse', { class: 'gloss', cx: -1.1, cy: -1.7, rx: 1.9, ry: 1.2, transform: 'rotate(-28)' })] : [
      element('circle', { class: `${side} groove`, r: 3.25 }),
      element('circle', { class: `${side} ridge`, r: 3, }),
      ...(kind === 'king' ? [] : [
        element('circle', { class: `${side} groove`, r: 2.15 }),
        element('circle', { class: `${side} ridge`, r: 1.9 }),
        element('circle', { class: `${side} ridge`, r: 0.55 }),
      ]),
    ]),
  )
  const shadow = element('ellipse', { class: 'shadow', cx: 0.35, cy: 0.85, rx: 4.75, ry: 4.6 })
  const parts = kind === 'king'
    ? [shadow, edge(0.95), top(0.5), edge(0.1), top(-0.35), element('path', { class: 'crown', d: CROWN, transform: 'translate(0 -.2)' })]
    : disc ? [shadow, edge(0.4), top(-0.05)] : [shadow, edge(0.45), top(-0.1)]
  return element('g', { class: `piece ${side} ${kind}` }, ...parts)
}

export function pieceAt(geometry: Geometry, name: string, piece: Piece): SVGElement {
  const [x, y] = geometry.centre(name)
  const made = drawPiece(piece)
  made.setAttribute('transform', `translate(${x} ${y})`)
  return made
}

/** The elements of the pieces, by square. */
export function pieceElements(geometry: Geometry, pieces: Pieces): Map<string, SVGElement> {
  const known = [...pieces].filter(([name]) => geometry.has(name))
  return new Map(known.map(([name, piece]) => [name, pieceAt(geometry, name, piece)]))
}

export function arrowElement(geometry: Geometry, arrow: Arrow): SVGElement {
  const [x1, y1] = geometry.centre(arrow.from)
  const [x2, y2] = geometry.centre(arrow.to)
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) {
    return element('circle', { class: `arrow ${arrow.kind} ring`, cx: x1, cy: y1, r: 4.3 })
  }
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const [tipX, tipY] = [x2 - ux * 1.2, y2 - uy * 1.2]
  const [baseX, baseY] = [x2 - ux * 4.6, y2 - uy * 4.6]
  const head = `M${tipX} ${tipY} L${baseX - uy * 2} ${baseY + ux * 2} L${baseX + uy * 2} ${baseY - ux * 2} Z`
  return element(
    'g', { class: `arrow ${arrow.kind}` },
    element('line', { x1: x1 + ux * 1.5, y1: y1 + uy * 1.5, x2: baseX, y2: baseY }),
    element('path', { d: head }),
  )
}

export function valueElement([x, y]: readonly [number, number], value: Value): SVGElement {
  return element('text', { class: `value ${value.tone}`, x, y }, value.text)
}

export function pathElement(geometry: Geometry, squares: readonly string[], className: string): SVGElement {
  const points = squares.map((name) => geometry.centre(name).join(' ')).join(' L')
  return element('path', { class: className, d: `M${points}` })
}
