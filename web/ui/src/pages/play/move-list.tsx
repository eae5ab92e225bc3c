import { useEffect, useRef } from 'preact/hooks'
import type { PlayedMove, Side } from '../../app/types'
import { words } from '../../app/words'

interface Props {
  readonly moves: readonly PlayedMove[]
  readonly first: Side
  /** How many moves have been played in the position shown. */
  readonly ply: number
  readonly onPly: (ply: number) => void
}

export function MoveList({ moves, first, ply, onPly }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const text = words().play
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && list.current) {
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
    }
  }, [ply, moves.length])
  const turns: PlayedMove[][] = []
  moves.forEach((move, index) => (index % 2 === 0 ? turns.push([move]) : turns.at(-1)?.push(move)))
  return (
    <section class="card moves" aria-label={text.moves}>
      {moves.length === 0 ? <p class="soft">{text.noMoves}</p> : null}
      <ol ref={list} class={`first-${first}`}>
        {turns.map((turn, number) => (
          <li key={number}>
            <span class="number">{number + 1}.</span>
            {turn.map((move, index) => {
              const behind = 2 * number + index + 1
              return (
                <button key={behind} class="quiet" aria-current={behind === ply ? 'step' : undefined} onClick={() => onPly(behind)}>
                  {move.text}
                </button>
              )
            })}
          </li>
        ))}
      </ol>
      <div class="steps">
        <button aria-label={text.first} title={text.first} disabled={ply === 0} onClick={() => onPly(0)}>⏮</button>
        <button aria-label={text.previous} title={text.previous} disabled={ply === 0} onClick={() => onPly(ply - 1)}>◀</button>
        <button aria-label={text.next} title={text.next} disabled={ply === moves.length} onClick={() => onPly(ply + 1)}>▶</button>
        <button aria-label={text.last} title={text.last} disabled={ply === moves.length} onClick={() => onPly(moves.length)}>⏭</button>
      </div>
    </section>
  )
}
