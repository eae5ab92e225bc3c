import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/words'
import { reason } from '../../study/use'
import { bestLine, spots, valueText, type SearchTree } from './search-tree'
import { MAX_DEPTH, type SearchSettings } from './settings'

/** An iteration in both orders, or an error. */
type Iteration = { readonly sorted: SearchTree; readonly unsorted: SearchTree } | string

interface Props {
  readonly settings: SearchSettings
  /** Identifies the position. */
  readonly position: string
  readonly search: (settings: SearchSettings) => Promise<SearchTree>
  readonly onDepth: (depth: number) => void
}

/** The iterations of alpha-beta up to the depth of the tree, one after the other. */
export function Deepening({ settings, position, search, onDepth }: Props) {
  const text = words().tree
  const { depth, quiescence } = settings
  const [rows, setRows] = useState<readonly Iteration[]>([])
  useEffect(() => {
    let wanted = true
    setRows([])
    const deepen = async () => {
      for (let at = 1; at <= depth && wanted; at++) {
        const plain = { algorithm: 'alpha-beta', quiescence, depth: at } as const
        const row = await Promise.all([search({ ...plain, ordering: 'best' }), search({ ...plain, ordering: 'rules' })])
          .then(([sorted, unsorted]) => ({ sorted, unsorted }), reason)
        if (wanted) {
          setRows((before) => [...before, row])
        }
      }
    }
    void deepen()
    return () => {
      wanted = false
    }
  }, [position, depth, quiescence])
  return (
    <section class="card deepening" aria-labelledby="deepening-title">
      <h2 id="deepening-title">{text.deepening}</h2>
      <p class="soft">{text.deepeningHelp}</p>
      <div class="scroller" tabIndex={0} role="group" aria-labelledby="deepening-title">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.depth}</th><th scope="col">{text.bestMove}</th><th scope="col" class="num">{text.value}</th>
              <th scope="col" class="num">{text.nodes}</th><th scope="col" class="num">{text.unsortedNodes}</th>
              <th scope="col" class="num">{text.gained}</th>
            </tr>
          </thead>
          <tbody aria-live="polite">
            {rows.map((row, index) => <Row key={index} row={row} depth={index + 1} isCurrent={index + 1 === depth} onDepth={onDepth} />)}
          </tbody>
        </table>
      </div>
      <button disabled={depth >= MAX_DEPTH || rows.length < depth} onClick={() => onDepth(depth + 1)}>{text.deeper}</button>
    </section>
  )
}

interface RowProps {
  readonly row: Iteration
  readonly depth: number
  readonly isCurrent: boolean
  readonly onDepth: (depth: number) => void
}

function Row({ row, depth, isCurrent, onDepth }: RowProps) {
  const head = (
    <th scope="row">
      <button class="quiet link" aria-pressed={isCurrent} aria-label={words().tree.plies(depth)} onClick={() => onDepth(depth)}>{depth}</button>
    </th>
  )
  if (typeof row === 'string') {
    return <tr>{head}<td colSpan={5} class="soft">{row}</td></tr>
  }
  const { sorted, unsorted } = row
  const root = spots(sorted)[0]
  return (
    <tr class={isCurrent ? 'current' : ''}>
      {head}
      <td>{root === undefined ? '' : (bestLine(root)[1]?.recorded.move ?? '')}</td>
      <td class="num">{root === undefined ? '' : valueText(root.value, sorted.unit)}</td>
      <td class="num">{sorted.nodes.toLocaleString()}</td>
      <td class="num">{unsorted.nodes.toLocaleString()}</td>
      <td class="num">{`${(100 * (1 - sorted.nodes / unsorted.nodes)).toFixed(0).replace('-', '−')} %`}</td>
    </tr>
  )
}
