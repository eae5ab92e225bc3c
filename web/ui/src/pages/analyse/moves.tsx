import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../app/words'
import { items, numbering, type Item } from '../../study/movelist'
import { textOf } from '../../study/sketches'
import type { Variations } from '../../study/variations'

interface Props {
  readonly tree: Variations
  readonly at: number
  readonly unit: 'man' | 'disc'
  readonly secondBegins: boolean
  /** The judgements of a review, by node. */
  readonly verdicts: ReadonlyMap<number, string>
  readonly onGo: (id: number) => void
}

/** The move list with variations; a click on a move goes to its position. */
export function Moves({ tree, at, unit, secondBegins, verdicts, onGo }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const text = words().analyse
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current) {
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
    }
  }, [at, tree])
  const printed = items(tree, numbering(unit), secondBegins)
  const root = tree.root
  return (
    <div class="printed-moves" ref={list} tabIndex={0} role="group" aria-label={words().play.moves}>
      {textOf(root.comment) === '' ? null : <p class="comment">{textOf(root.comment)}</p>}
      {printed.length === 0 ? <p class="soft">{text.noMoves}</p> : <Line items={printed} at={at} verdicts={verdicts} onGo={onGo} />}
    </div>
  )
}

type LineProps = Pick<Props, 'at' | 'verdicts' | 'onGo'> & { readonly items: readonly Item[] }

function Line({ items: list, at, verdicts, onGo }: LineProps) {
  return (
    <>
      {list.map((item, index) =>
        item.type === 'variation' ? (
          <div key={`v${index}`} class="variation"><Line items={item.items} at={at} verdicts={verdicts} onGo={onGo} /></div>
        ) : (
          <span key={item.node.id} class="printed">
            {item.number === '' ? null : <span class="move-number">{item.number}</span>}
            <button
              class={`quiet move ${verdicts.get(item.node.id) ?? ''}`}
              aria-current={item.node.id === at ? 'true' : undefined}
              onClick={() => onGo(item.node.id)}
            >
              {item.node.move?.text}{item.node.marks.join('')}
              {verdicts.has(item.node.id) ? <span class="visually-hidden">, {words().analyse.verdicts[verdicts.get(item.node.id) ?? '']}</span> : null}
            </button>
            {textOf(item.node.comment) === '' ? null : <span class="comment">{textOf(item.node.comment)}</span>}
          </span>
        ),
      )}
    </>
  )
}
