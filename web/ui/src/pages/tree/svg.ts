import { curve, edgeClass, ROW } from './drawing'
import type { Layout } from './layout'
import { isCut, isMaximising, valueOf, type SearchTree, type Spot } from './search-tree'

const WIDE = 196
const MARGIN = 16
const STYLE = `
text { font: 13px system-ui, sans-serif } .move { font-weight: 600 } .value { text-anchor: end } .title { font-weight: 600 }
.white rect { fill: #fffdf5; stroke: #b9ad9a } .white text { fill: #26221d } .black rect { fill: #38322c; stroke: #1c1916 } .black text { fill: #f6f0e4 }
.best rect { stroke: #1d6a57; stroke-width: 2.5 } .white.cut .value { fill: #a32b1d } .black.cut .value { fill: #ffb3a6 }
.stub rect { fill: #f8e0db; stroke: #a32b1d; stroke-dasharray: 4 3 } .stub text { fill: #a32b1d }
.edge { fill: none; stroke: #a79c8d; stroke-width: 1.5 } .edge.best { stroke: #1d6a57; stroke-width: 3.5 } .edge.cut { stroke: #a32b1d; stroke-dasharray: 5 4 }`

/** The visible part of a tree as an SVG document of its own. */
export function treeSvg(tree: SearchTree, drawn: Layout, best: ReadonlySet<Spot>, title: string, skipped: (n: number) => string): string {
  const [width, height] = [drawn.columns * WIDE + 2 * MARGIN, drawn.rows * ROW + 2 * MARGIN + ROW]
  const edges = drawn.edges.map((edge) => `<path class="${edgeClass(edge, best, new Set(), () => true, () => true)}" d="${curve(edge, WIDE)}"/>`)
  const nodes = drawn.placed.map(({ spot, column, row, type }) => {
    const place = `translate(${column * WIDE} ${row * ROW + 5})`
    return type === 'cut'
      ? group('stub', place, `<text x="10" y="20">${escaped(skipped(spot.cut))}</text>`)
      : group(classOf(tree, spot, best), place, `<text class="move" x="10" y="20">${escaped(spot.recorded.move)}</text>`
        + `<text class="value" x="${WIDE - 36}" y="20">${escaped(valueOf(spot, tree.unit))}</text>`)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
    + `<style>${STYLE}</style><rect width="100%" height="100%" fill="#f6f2ea"/>`
    + `<text class="title" x="${MARGIN}" y="${MARGIN + 12}">${escaped(title)}</text>`
    + `<g transform="translate(${MARGIN} ${MARGIN + ROW})">${edges.join('')}${nodes.join('')}</g></svg>`
}

function group(name: string, place: string, inside: string): string {
  return `<g class="${name}" transform="${place}"><rect width="${WIDE - 26}" height="30" rx="7"/>${inside}</g>`
}

function classOf(tree: SearchTree, spot: Spot, best: ReadonlySet<Spot>): string {
  const side = isMaximising(spot) === (tree.maximiser === 'white') ? 'white' : 'black'
  return [side, best.has(spot) && 'best', isCut(spot) && 'cut'].filter(Boolean).join(' ')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Offers a text to the user as a file. */
export function saveAs(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
