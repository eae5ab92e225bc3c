import { useEffect, useState } from 'preact/hooks'
import { post } from '../../app/api'
import { rename, type Route } from '../../app/router'
import { words } from '../../app/words'
import { addressOf, placeOf, type Place } from '../../study/place'
import { PositionPanel } from '../../study/position-panel'
import { Segmented } from '../../study/segmented'
import { reason, useAnswer, useKinds, usePosition } from '../../study/use'
import { Compare, nameOf, type Counted } from './compare'
import { Deepening } from './deepening'
import { TreeView } from './tree-view'
import type { SearchTree } from './search-tree'
import { compared, MAX_DEPTH, MAX_NODES, queryOf, question, settingsOf, type SearchSettings } from './settings'
import './tree.css'

/** The moves to the selected node of a tree; the key identifies the request. */
interface Look {
  readonly key: string
  readonly moves: readonly string[]
}

const NO_MOVES: readonly string[] = []
/** Enough nodes to know the best move. */
const ITERATION_NODES = 200

export default function TreePage(route: Route) {
  const place = placeOf(route)
  const settings = settingsOf(route.query)
  const kinds = useKinds()
  const kind = kinds.find((one) => one.id === place.kind)
  const position = usePosition(place)
  const key = JSON.stringify([place, settings])
  // Together with its request: the previous tree stays visible until the next one is loaded.
  const found = useAnswer(() => search(place, settings, MAX_NODES).then((tree) => ({ key, settings, tree })), [key])
  const searched = found.value
  const counts = useCounts(place, settings)
  const minimax = useAnswer(
    () => search(place, { ...settings, algorithm: 'minimax', ordering: 'rules' }, MAX_NODES),
    [JSON.stringify([place, settings.depth, settings.quiescence])],
  )
  const [look, setLook] = useState<Look>()
  // A selection is valid for one tree only.
  const shown = look?.key === key ? look.moves : NO_MOVES
  const looked = usePosition({ ...place, moves: [...place.moves, ...shown] })
  const text = words().tree
  const change = (next: SearchSettings) => rename(addressOf('tree', place, queryOf(next)))

  return (
    <div class="page-tree">
      <div class="tree-head">
        <h1>{words().pages.tree}</h1>
        <p class="lead">{text.lead}</p>
      </div>
      <Controls settings={settings} onChange={change} />
      {found.fault === undefined ? null : <p class="fault" role="alert">{found.fault}</p>}
      <div class="tree-page">
        {searched === undefined ? <p class="card loading" aria-busy="true">{words().shell.loading}</p> : (
          <TreeView
            key={searched.key} tree={searched.tree} whole={minimax.value} name={nameOf(searched.settings)} busy={found.busy}
            onLook={(moves) => setLook({ key: searched.key, moves })}
          />
        )}
        {kind === undefined || position.value === undefined ? (
          <p class={position.fault === undefined ? 'loading' : 'fault'}>{position.fault ?? words().shell.loading}</p>
        ) : (
          <PositionPanel
            page="tree" place={place} kinds={kinds} kind={kind} query={queryOf(settings)} fault={position.fault}
            position={looked.value ?? position.value} playing={shown.length === 0}
          >
            {shown.length === 0 ? null : <p class="soft">{text.lookingAt(shown.join(' '))}</p>}
          </PositionPanel>
        )}
      </div>
      <div class="tree-tables">
        <Compare settings={settings} counts={counts} onChoose={change} />
        <Deepening
          settings={settings} position={JSON.stringify(place)} search={(next) => search(place, next, ITERATION_NODES)}
          onDepth={(depth) => change({ ...settings, depth })}
        />
      </div>
    </div>
  )
}

function search(place: Place, settings: SearchSettings, maxNodes: number): Promise<SearchTree> {
  return post<SearchTree>('/api/tree', { ...place, ...question(settings, maxNodes) })
}

/** Requests the counts of all compared searches, one after the other. */
function useCounts(place: Place, settings: SearchSettings): ReadonlyMap<number, Counted | string> {
  const [counts, setCounts] = useState<ReadonlyMap<number, Counted | string>>(new Map())
  useEffect(() => {
    let wanted = true
    setCounts(new Map())
    const count = async () => {
      for (const [index, row] of compared(settings).entries()) {
        const counted = await search(place, row, 1).catch(reason)
        if (!wanted) {
          return
        }
        setCounts((before) => new Map(before).set(index, counted))
      }
    }
    void count()
    return () => {
      wanted = false
    }
  }, [JSON.stringify([place, settings.depth, settings.quiescence])])
  return counts
}

function Controls({ settings, onChange }: { settings: SearchSettings; onChange: (settings: SearchSettings) => void }) {
  const text = words().tree
  const { algorithm, ordering, quiescence, depth } = settings
  // Folded on a phone, where the tree should be on the first screen.
  const [unfolded] = useState(() => !matchMedia('(max-width: 860px)').matches)
  return (
    <details class="card tree-controls" open={unfolded}>
      <summary>{text.controls}: {nameOf(settings)}, {text.plies(depth)}</summary>
      <div>
        <Segmented
          legend={text.algorithm} value={algorithm} onChange={(next) => onChange({ ...settings, algorithm: next })}
          choices={[['minimax', text.algorithms.minimax], ['alpha-beta', text.algorithms['alpha-beta']], ['engine', text.algorithms.engine]]}
        />
        <Segmented
          legend={text.ordering} value={ordering} disabled={algorithm === 'engine'}
          onChange={(next) => onChange({ ...settings, ordering: next })}
          choices={[['rules', text.orderings.rules], ['best', text.orderings.best], ['worst', text.orderings.worst]]}
        />
        <Segmented
          legend={text.quiescence} value={quiescence ? 'on' : 'off'} disabled={algorithm === 'engine'}
          onChange={(next) => onChange({ ...settings, quiescence: next === 'on' })}
          choices={[['off', text.off], ['on', text.on]]}
        />
        <label class="field depth">
          <span>{text.depth}: <b>{depth}</b></span>
          <input
            type="range" min={1} max={MAX_DEPTH} value={depth} aria-valuetext={text.plies(depth)}
            onChange={(event) => onChange({ ...settings, depth: Number(event.currentTarget.value) })}
          />
        </label>
      </div>
    </details>
  )
}
