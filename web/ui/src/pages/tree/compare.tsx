import { words } from '../../app/words'
import { compared, same, type SearchSettings } from './settings'
import type { SearchTree } from './search-tree'

export type Counted = Pick<SearchTree, 'nodes' | 'leaves' | 'evaluations' | 'ends'>

interface Props {
  readonly settings: SearchSettings
  /** The counts by index in `compared`, or an error. */
  readonly counts: ReadonlyMap<number, Counted | string>
  readonly onChoose: (settings: SearchSettings) => void
}

/** Compares the node counts of several searches of one position. */
export function Compare({ settings, counts, onChoose }: Props) {
  const text = words().tree
  const rows = compared(settings)
  const all = [...counts.values()].filter((one): one is Counted => typeof one !== 'string')
  const most = Math.max(1, ...all.map((one) => one.nodes))
  const minimax = counts.get(0)
  const whole = typeof minimax === 'object' ? minimax.nodes : undefined
  return (
    <section class="card compare" aria-labelledby="compare-title">
      <h2 id="compare-title">{text.compare}</h2>
      <div class="scroller" tabIndex={0} role="group" aria-labelledby="compare-title">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.search}</th>
              <th scope="col" class="num">{text.nodes}</th>
              <th scope="col" class="share-column">{text.ofMinimax}</th>
              <th scope="col" class="num">{text.evaluations}</th>
              <th scope="col" class="num">{text.cutoffs}</th>
              <th scope="col" class="num">{text.branching}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row
                key={index}
                name={nameOf(row)}
                isCurrent={same(row, settings)}
                count={counts.get(index)}
                most={most}
                whole={whole}
                depth={settings.depth}
                onChoose={() => onChoose(row)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

export function nameOf(settings: SearchSettings): string {
  const text = words().tree
  const name = text.algorithms[settings.algorithm]
  const order = settings.algorithm === 'alpha-beta' ? `, ${text.orderings[settings.ordering].toLowerCase()}` : ''
  return name + order
}

interface RowProps {
  readonly name: string
  readonly isCurrent: boolean
  readonly count: Counted | string | undefined
  readonly most: number
  readonly whole: number | undefined
  readonly depth: number
  readonly onChoose: () => void
}

function Row({ name, isCurrent, count, most, whole, depth, onChoose }: RowProps) {
  const head = (
    <th scope="row">
      <button class="quiet link" aria-pressed={isCurrent} onClick={onChoose}>{name}</button>
    </th>
  )
  if (count === undefined || typeof count === 'string') {
    return <tr>{head}<td colSpan={5} class="soft">{count ?? '…'}</td></tr>
  }
  const cutoffs = (count.ends['alpha cutoff'] ?? 0) + (count.ends['beta cutoff'] ?? 0)
  const share = whole === undefined ? undefined : (100 * count.nodes) / whole
  return (
    <tr class={isCurrent ? 'current' : ''}>
      {head}
      <td class="num">{count.nodes.toLocaleString()}</td>
      <td class="share-column">
        <span class="bar" aria-hidden="true"><span style={{ width: `${Math.max(0.7, (100 * count.nodes) / most)}%` }} /></span>
        <span class="num">{share === undefined ? '' : `${share >= 10 ? share.toFixed(0) : share.toFixed(1)} %`}</span>
      </td>
      <td class="num">{count.evaluations.toLocaleString()}</td>
      <td class="num">{cutoffs.toLocaleString()}</td>
      <td class="num">{branching(count.nodes, depth).toFixed(2)}</td>
    </tr>
  )
}

/** The effective branching factor b: a uniform tree with b + b² + … + b^depth nodes has the same size. */
export function branching(nodes: number, depth: number): number {
  let low = 0
  let high = nodes
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    let sum = 0
    for (let ply = 0; ply < depth; ply++) {
      sum = middle * (1 + sum)
    }
    if (sum < nodes) {
      low = middle
    } else {
      high = middle
    }
  }
  return high
}
