import { useEffect, useMemo, useRef } from 'preact/hooks'
import { words } from '../../app/words'
import { movesTo, type Recorded, type SearchTree, type Spot } from './search-tree'

/** A node of the whole tree; its width is proportional to its subtree. */
export interface Tile {
  readonly ply: number
  /** The left edge, from 0 to 1. */
  readonly from: number
  readonly width: number
  readonly moves: string
  readonly searched: boolean
  readonly best: boolean
}

/**
 * The complete tree of minimax with the nodes that another search visited. Moves are in the order of that search, so
 * that cut-off moves are on the right.
 */
export function tiles(whole: SearchTree, searched: readonly Spot[], best: ReadonlySet<Spot>): readonly Tile[] {
  const visited = new Map(searched.map((spot) => [movesTo(spot).join(' '), spot]))
  const list: Tile[] = []
  function lay(node: Recorded, moves: string, ply: number, from: number, width: number): void {
    const seen = visited.get(moves)
    list.push({ ply, from, width, moves, searched: seen !== undefined, best: seen !== undefined && best.has(seen) })
    const all = node.children.reduce((sum, child) => sum + child.below + 1, 0)
    let at = from
    for (const child of ordered(node, seen)) {
      const part = (width * (child.below + 1)) / all
      lay(child, moves === '' ? child.move : `${moves} ${child.move}`, ply + 1, at, part)
      at += part
    }
  }
  lay(whole.root, '', 0, 0, 1)
  return list
}

function ordered(node: Recorded, seen: Spot | undefined): readonly Recorded[] {
  const order = new Map(seen?.children.map((child, index) => [child.recorded.move, index]))
  const place = (child: Recorded) => order.get(child.move) ?? Infinity
  return [...node.children].sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
}

interface Props {
  readonly whole: SearchTree
  readonly searched: readonly Spot[]
  readonly best: ReadonlySet<Spot>
  readonly onChoose: (spot: Spot) => void
}

const LAYER = 26

/** The complete tree of this depth: searched nodes in colour, cut-off nodes in grey. */
export function TreeMap({ whole, searched, best, onChoose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = words().tree
  const drawn = useMemo(() => tiles(whole, searched, best), [whole, searched, best])
  const plies = useMemo(() => Math.max(...drawn.map((tile) => tile.ply)) + 1, [drawn])
  const seen = drawn.filter((tile) => tile.searched).length
  useEffect(() => {
    const element = canvas.current
    if (element === null) {
      return
    }
    const redraw = () => paint(element, drawn, plies)
    redraw()
    const observer = new ResizeObserver(redraw)
    observer.observe(element)
    const theme = new MutationObserver(redraw)
    theme.observe(document.documentElement, { attributes: true })
    return () => {
      observer.disconnect()
      theme.disconnect()
    }
  }, [drawn, plies])

  const clicked = (event: MouseEvent) => {
    const box = canvas.current?.getBoundingClientRect()
    if (box === undefined) {
      return
    }
    const x = (event.clientX - box.left) / box.width
    const ply = Math.floor((event.clientY - box.top) / LAYER)
    const tile = drawn.find((one) => one.ply === ply && one.from <= x && x < one.from + one.width)
    const spot = searched.find((one) => movesTo(one).join(' ') === tile?.moves)
    if (spot !== undefined) {
      onChoose(spot)
    }
  }
  return (
    <section class="card" aria-labelledby="map-title">
      <h2 id="map-title">{text.map}</h2>
      <p class="soft">{text.mapHelp}</p>
      <canvas
        ref={canvas} class="tree-map" style={{ height: `${plies * LAYER}px` }} onClick={clicked}
        role="img" aria-label={text.mapLabel(seen, drawn.length)}
      />
      <p class="legend">
        <span><i class="is-best" /> {text.legend.best}</span>
        <span><i class="is-searched" /> {text.legend.searched}</span>
        <span><i class="is-spared" /> {text.legend.spared((100 * (drawn.length - seen)) / drawn.length)}</span>
      </p>
    </section>
  )
}

function paint(element: HTMLCanvasElement, drawn: readonly Tile[], plies: number): void {
  const ratio = devicePixelRatio
  const width = element.clientWidth
  element.width = width * ratio
  element.height = plies * LAYER * ratio
  const context = element.getContext('2d')
  if (context === null) {
    return
  }
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const [best, searched, spared] = [colour('--map-best'), colour('--map-searched'), colour('--map-spared')]
  context.scale(ratio, ratio)
  context.clearRect(0, 0, width, plies * LAYER)
  for (const tile of drawn) {
    const wide = tile.width * width
    const gap = wide > 3 ? 1 : wide > 1.5 ? 0.4 : 0
    context.fillStyle = tile.best ? best : tile.searched ? searched : spared
    context.fillRect(tile.from * width, tile.ply * LAYER, Math.max(wide - gap, 0.35), LAYER - 2)
  }
}
