import { useEffect, useRef } from 'preact/hooks'
import type { PlayedMove, Side } from '../../app/types'
import { words } from '../../app/words'
import { searchText } from './player-bar'
import { numbering } from '../../study/movelist'

interface Props {
  readonly moves: readonly PlayedMove[]
  readonly first: Side
  readonly unit: 'man' | 'disc'
  /** The number of moves before the shown position. */
  readonly ply: number
  readonly onPly: (ply: number) => void
}

export function MoveList({ moves, first, unit, ply, onPly }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const text = words().play
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && list.current) {
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
    }
  }, [ply, moves.length])
  const turns: PlayedMove[][] = []
  const together = numbering(unit) === 'pairs' ? 2 : 1
  moves.forEach((move, index) => (index % together === 0 ? turns.push([move]) : turns.at(-1)?.push(move)))
  return (
    <section class="card moves" aria-label={text.moves}>
      {moves.length === 0 ? <p class="soft">{text.noMoves}</p> : null}
      <ol ref={list} class={`first-${first}`}>
        {turns.map((turn, number) => (
          <li key={number}>
            <span class="number">{number + 1}.</span>
            {turn.map((move, index) => {
              const behind = together * number + index + 1
              return (
                <button key={behind} class="quiet" aria-current={behind === ply ? 'step' : undefined}
                  title={move.search === null ? undefined : searchText(move.search)} onClick={() => onPly(behind)}>
                  {move.text}
                </button>
              )
            })}
          </li>
        ))}
      </ol>
      <div class="steps">
        <Step text={text.first} icon="M18 6l-7 6 7 6M7 6v12" disabled={ply === 0} act={() => onPly(0)} />
        <Step text={text.previous} icon="M15 6l-7 6 7 6" disabled={ply === 0} act={() => onPly(ply - 1)} />
        <Step text={text.next} icon="M9 6l7 6-7 6" disabled={ply === moves.length} act={() => onPly(ply + 1)} />
        <Step text={text.last} icon="M6 6l7 6-7 6M17 6v12" disabled={ply === moves.length} act={() => onPly(moves.length)} />
      </div>
    </section>
  )
}

interface StepProps {
  readonly text: string
  readonly icon: string
  readonly disabled: boolean
  readonly act: () => void
}

function Step({ text, icon, disabled, act }: StepProps) {
  return (
    <button aria-label={text} title={text} disabled={disabled} onClick={act}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.200"
        stroke-linecap="round" stroke-linejoin="round">
        <path d={icon} />
      </svg>
    </button>
  )
}
