import { useMemo, useState } from 'preact/hooks'
import { words } from '../../app/words'
import { Drawing } from './drawing'
import { firstOpen, layout } from './layout'
import { TreeMap } from './map'
import { moment, steps, known } from './replay'
import { ReplayBar } from './replay-bar'
import { bestLine, isCut, movesTo, spots, valueText, type SearchTree, type Spot } from './search-tree'
import { mover, sentence, valueSaid } from './sentence'
import { saveAs, treeSvg } from './svg'
import { scaleOf, WindowLine } from './window'

/** The number of initially unfolded rows. */
const ROWS = matchMedia('(max-width: 860px)').matches ? 14 : 28

interface Props {
  readonly tree: SearchTree
  /** The tree of minimax, if it is loaded. */
  readonly whole: SearchTree | undefined
  readonly name: string
  readonly busy: boolean
  /** The moves to the selected node. */
  readonly onLook: (moves: readonly string[]) => void
}

/** A recorded tree with its replay. */
export function TreeView({ tree, whole, name, busy, onLook }: Props) {
  const all = useMemo(() => spots(tree), [tree])
  const root = all[0] as Spot
  const best = useMemo(() => bestLine(root), [root])
  const bestSet = useMemo(() => new Set(best), [best])
  const scale = useMemo(() => scaleOf(all), [all])
  const list = useMemo(() => steps(root), [root])
  const [open, setOpen] = useState<ReadonlySet<Spot>>(() => firstOpen(all, best, ROWS))
  const [picked, setPicked] = useState<Spot>(root)
  const [index, setIndex] = useState<number | undefined>(undefined)
  const now = useMemo(() => (index === undefined ? undefined : moment(list, index)), [list, index])
  const chosen = now?.step?.spot ?? picked
  const text = words().tree

  const choose = (spot: Spot) => {
    setIndex(undefined)
    setPicked(spot)
    setOpen((before) => withWay(before, spot))
    onLook(movesTo(spot))
  }
  const toggle = (spot: Spot) => setOpen((before) => toggled(before, spot))
  const watch = (next: number | undefined) => {
    setIndex(next)
    const spot = next === undefined ? picked : list[next]?.spot
    onLook(spot === undefined ? [] : movesTo(spot))
  }
  const save = () => {
    const drawn = layout(root, (spot) => open.has(spot), () => true)
    saveAs('tree.svg', treeSvg(tree, drawn, bestSet, text.treeOf(name), text.neverSearched), 'image/svg+xml')
  }
  return (
    <section class="card tree-view" aria-labelledby="tree-title" aria-busy={busy}>
      <header>
        <h2 id="tree-title">{text.treeOf(name)}</h2>
        <p class="soft counter">
          {now === undefined
            ? text.summary(tree.nodes, valueText(root.value, tree.unit), best.slice(1).map((spot) => spot.recorded.move).join(' '))
            : text.counter(now.entered - 1, now.cuts, now.spared)}
          {tree.complete ? '' : ` ${text.incomplete(tree.recorded)}`}
        </p>
      </header>
      <ReplayBar steps={list} index={index} onIndex={watch} />
      <p class={`sentence ${now?.step?.type === 'leave' && isCut(chosen) ? 'is-cut' : ''}`} role="status">
        {now === undefined ? about(tree, chosen) : sentence(tree, now, words())}
      </p>
      <WindowLine
        spot={chosen}
        known={now?.known.get(chosen) ?? known(chosen, chosen.children.length)}
        back={now === undefined ? chosen.children : chosen.children.filter((child) => now.left.has(child))}
        scale={scale} unit={tree.unit} maximiser={tree.maximiser}
        isCut={isCut(chosen) && (now === undefined || now.left.has(chosen))}
      />
      <Drawing
        tree={tree} root={root} open={open} best={bestSet} scale={scale} chosen={chosen} moment={now}
        onChoose={choose} onToggle={toggle}
      />
      <p class="soft legend-line">{text.legendLine} <button onClick={save}>{text.save}</button></p>
      {whole?.complete && tree.complete ? <TreeMap whole={whole} searched={all} best={bestSet} onChoose={choose} /> : null}
    </section>
  )
}

/** Describes a selected node when no replay is running. */
function about(tree: SearchTree, spot: Spot): string {
  const text = words().tree
  const value = valueSaid(tree, spot, words())
  const { end, legalMoves, searched, move } = spot.recorded
  const how = text.ends[end] ?? end
  return text.about(move || text.root, mover(tree, spot, words()), value, how, searched, legalMoves)
}

function withWay(open: ReadonlySet<Spot>, spot: Spot): ReadonlySet<Spot> {
  const wider = new Set(open)
  for (let at = spot.parent; at !== null; at = at.parent) {
    wider.add(at)
  }
  return wider
}

function toggled(open: ReadonlySet<Spot>, spot: Spot): ReadonlySet<Spot> {
  const changed = new Set(open)
  if (!changed.delete(spot)) {
    changed.add(spot)
  }
  return changed
}
