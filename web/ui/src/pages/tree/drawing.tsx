import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { words } from '../../app/words'
import { layout, type Edge, type Placed } from './layout'
import type { Moment } from './replay'
import { isCut, isMaximising, type SearchTree, type Spot, valueOf, valueText } from './search-tree'
import { WindowGlyph, type Scale } from './window'

export const ROW = 40
const CHIP = 30

interface Props {
  readonly tree: SearchTree
  readonly root: Spot
  readonly open: ReadonlySet<Spot>
  readonly best: ReadonlySet<Spot>
  readonly scale: Scale
  readonly chosen: Spot
  /** The current state of the replay; undefined for the complete search. */
  readonly moment: Moment | undefined
  readonly onChoose: (spot: Spot) => void
  readonly onToggle: (spot: Spot) => void
}

/** The searched tree from left to right, with keyboard navigation. */
export function Drawing(props: Props) {
  const { tree, root, open, best, chosen, moment } = props
  const on = useMemo(() => new Set(moment?.path), [moment])
  const drawn = useMemo(() => layout(root, (spot) => open.has(spot) || on.has(spot), () => true), [root, open, on])
  const frame = useRef<HTMLDivElement>(null)
  const wide = useColumnWidth(frame, drawn.columns)
  const follow = moment?.path.at(-1) ?? undefined
  useEffect(() => bring(frame.current, follow), [follow, drawn])
  const isSeen = (spot: Spot) => moment === undefined || spot.id < moment.entered
  const isLeft = (spot: Spot) => moment === undefined || moment.left.has(spot)
  const keys = (event: KeyboardEvent) => moved(event, props, drawn.placed)

  return (
    <div class="tree-frame" ref={frame} tabIndex={-1}>
      <div
        class="tree-drawing"
        role="tree"
        aria-label={words().tree.drawing}
        style={{ width: `${drawn.columns * wide}px`, height: `${drawn.rows * ROW}px` }}
        onKeyDown={keys}
      >
        <svg width={drawn.columns * wide} height={drawn.rows * ROW} aria-hidden="true">
          {drawn.edges.map((edge) => (
            <path
              key={`${edge.to.type}${edge.to.spot.id}`}
              class={edgeClass(edge, best, on, isSeen, isLeft)}
              d={curve(edge, wide)}
            />
          ))}
        </svg>
        {drawn.placed.map((one) =>
          one.type === 'cut' ? (
            <span
              key={`cut${one.spot.id}`}
              class={`cut-stub ${isLeft(one.spot) ? '' : 'unseen'}`}
              style={{ left: `${one.column * wide}px`, top: `${one.row * ROW + (ROW - CHIP) / 2}px` }}
              role="presentation"
            >
              <Scissors /> {words().tree.neverSearched(one.spot.cut)}
            </span>
          ) : (
            <Chip
              key={one.spot.id}
              placed={one}
              wide={wide}
              unit={tree.unit}
              maximiser={tree.maximiser}
              scale={props.scale}
              state={[
                best.has(one.spot) && moment === undefined && 'best',
                one.spot === chosen && 'chosen',
                on.has(one.spot) && 'on',
                !isSeen(one.spot) && 'unseen',
                isLeft(one.spot) && isCut(one.spot) && 'cut',
              ].filter(Boolean).join(' ')}
              isOpen={open.has(one.spot) || on.has(one.spot)}
              isChosen={one.spot === chosen}
              known={moment?.known.get(one.spot)}
              isLeft={isLeft(one.spot)}
              onChoose={() => props.onChoose(one.spot)}
              onToggle={() => props.onToggle(one.spot)}
            />
          ),
        )}
      </div>
    </div>
  )
}

/** The width of a column: fills the frame, within a minimum and a maximum. */
function useColumnWidth(frame: { readonly current: HTMLDivElement | null }, columns: number): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = frame.current
    if (element === null) {
      return
    }
    const observer = new ResizeObserver(() => setWidth(element.clientWidth - 28))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const [least, most] = width < 600 ? [154, 170] : [172, 236]
  return Math.round(Math.max(least, Math.min(most, width / columns)))
}

interface ChipProps {
  readonly placed: Placed
  readonly wide: number
  readonly unit: SearchTree['unit']
  readonly maximiser: SearchTree['maximiser']
  readonly scale: Scale
  readonly state: string
  readonly isOpen: boolean
  readonly isChosen: boolean
  readonly isLeft: boolean
  readonly known: { readonly alpha: number; readonly beta: number; readonly best: number | null } | undefined
  readonly onChoose: () => void
  readonly onToggle: () => void
}

function Chip(props: ChipProps) {
  const { placed, wide, unit, scale, state, isOpen, isChosen, isLeft, known } = props
  const { spot } = placed
  const text = words().tree
  const side = isMaximising(spot) === (props.maximiser === 'white') ? 'white' : 'black'
  const value = isLeft ? spot.value : (known?.best ?? null)
  const shown = value === null ? '…' : isLeft ? valueOf(spot, unit) : valueText(value, unit)
  const name = spot.parent === null ? text.root : spot.recorded.move
  return (
    <div
      class={`node ${side} ${state}`}
      style={{ left: `${placed.column * wide}px`, top: `${placed.row * ROW + (ROW - CHIP) / 2}px`, width: `${wide - 26}px` }}
      role="treeitem"
      id={`node-${spot.id}`}
      aria-level={spot.ply + 1}
      aria-selected={isChosen}
      {...(spot.children.length > 0 ? { 'aria-expanded': isOpen } : {})}
      tabIndex={isChosen ? 0 : -1}
      onClick={props.onChoose}
      onDblClick={props.onToggle}
    >
      <span class="shape" aria-hidden="true">{isMaximising(spot) ? '▲' : '▼'}</span>
      <span class="move">{name}</span>
      <span class="value">{shown}</span>
      <span class="visually-hidden">{text.nodeLabel(words().sides[side], text.ends[spot.recorded.end] ?? spot.recorded.end)}</span>
      {spot.children.length > 0 ? (
        <span
          class="fold"
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            props.onToggle()
          }}
        >
          {isOpen ? '−' : `+${spot.recorded.below}`}
        </span>
      ) : null}
      <WindowGlyph scale={scale} alpha={known?.alpha ?? spot.alpha} beta={known?.beta ?? spot.beta} value={value} />
    </div>
  )
}

function Scissors() {
  return (
    <svg class="scissors" viewBox="0 0 24 24" width="15" height="15" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round">
        <circle cx="5.500" cy="6" r="3" /><circle cx="5.500" cy="18" r="3" /><path d="M8 8l13 10M8 16L21 6" />
      </g>
    </svg>
  )
}

export function edgeClass(
  { from, to }: Edge,
  best: ReadonlySet<Spot>,
  on: ReadonlySet<Spot>,
  isSeen: (spot: Spot) => boolean,
  isLeft: (spot: Spot) => boolean,
): string {
  if (to.type === 'cut') {
    return isLeft(from.spot) ? 'edge cut' : 'edge unseen'
  }
  return ['edge', on.has(to.spot) && 'on', on.size === 0 && best.has(to.spot) && best.has(from.spot) && 'best', !isSeen(to.spot) && 'unseen']
    .filter(Boolean).join(' ')
}

/** The path of an edge: right from the parent, then down to the child. */
export function curve({ from, to }: Edge, wide: number): string {
  const x1 = from.column * wide + wide - 26
  const x2 = to.column * wide
  const y1 = from.row * ROW + ROW / 2
  const y2 = to.row * ROW + ROW / 2
  if (y1 === y2) {
    return `M${x1} ${y1}H${x2}`
  }
  const middle = x2 - 13
  return `M${x1} ${y1}H${middle - 6}Q${middle} ${y1} ${middle} ${y1 + 8}V${y2 - 8}Q${middle} ${y2} ${x2} ${y2}`
}

/** Scrolls the frame, but not the page, to a node. */
function bring(frame: HTMLElement | null, spot: Spot | undefined): void {
  const chip = spot === undefined ? null : frame?.querySelector<HTMLElement>(`#node-${spot.id}`)
  if (frame === null || !chip) {
    return
  }
  const top = chip.offsetTop - frame.clientHeight / 2
  const left = chip.offsetLeft + chip.offsetWidth + 60 - frame.clientWidth
  frame.scrollTo({ top: Math.max(0, top), left: Math.max(0, left) })
}

/** Keyboard navigation: up and down by rows, right to the first child, left to the parent. */
function moved(event: KeyboardEvent, { chosen, open, onChoose, onToggle }: Props, placed: readonly Placed[]): void {
  const nodes = placed.filter(({ type }) => type === 'node').map(({ spot }) => spot)
  const at = nodes.indexOf(chosen)
  const isOpen = open.has(chosen) && chosen.children.length > 0
  const next =
    event.key === 'ArrowDown' ? nodes[at + 1]
    : event.key === 'ArrowUp' ? nodes[at - 1]
    : event.key === 'Home' ? nodes[0]
    : event.key === 'End' ? nodes.at(-1)
    : event.key === 'ArrowRight' ? (isOpen ? chosen.children[0] : undefined)
    : event.key === 'ArrowLeft' ? (isOpen ? undefined : (chosen.parent ?? undefined))
    : null
  if (next === null && event.key !== 'Enter' && event.key !== ' ') {
    return
  }
  event.preventDefault()
  event.stopPropagation()
  if (next) {
    onChoose(next)
    requestAnimationFrame(() => document.getElementById(`node-${next.id}`)?.focus())
  } else if (chosen.children.length > 0 && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') {
    onToggle(chosen)
  }
}
