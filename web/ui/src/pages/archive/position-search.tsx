import { useMemo, useState } from 'preact/hooks'
import { Board, piecesOf } from '../../app/board'
import type { Kind } from '../../app/types'
import { words } from '../../app/words'
import { positionAt, usePosition } from '../../study/use'
import { sayFault } from '../../app/toast'

interface Props {
  readonly kind: Kind
  /** Empty if positions are not searched. */
  readonly fen: string
  readonly onFen: (fen: string) => void
}

/** Searches for a position, which is entered by moves or as text. */
export function PositionSearch({ kind, fen, onFen }: Props) {
  const text = words().archive
  const [before, setBefore] = useState<readonly string[]>([])
  const position = usePosition({ kind: kind.id, fen: fen || null, moves: [] })
  const shown = position.value ?? kind.start
  const pieces = useMemo(() => piecesOf(shown), [shown])
  const play = (move: string) =>
    void positionAt({ kind: kind.id, fen: fen || null, moves: [move] }).then((next) => {
      setBefore([...before, fen])
      onFen(next.fen)
    }, sayFault)
  const pass = shown.moves.find((move) => move.path.length === 0)
  return (
    <section class="card position-search" aria-labelledby="position-title">
      <h2 id="position-title">{text.byPosition}</h2>
      <Board shape={kind.shape} pieces={pieces} moves={shown.moves} onMove={(move) => play(move.text)} />
      <div class="row">
        <button
          disabled={before.length === 0}
          onClick={() => { onFen(before.at(-1) ?? ''); setBefore(before.slice(0, -1)) }}
        >
          ← {words().study.back}
        </button>
        <button disabled={fen === ''} onClick={() => { setBefore([]); onFen('') }}>{text.anyPosition}</button>
        {pass === undefined ? null : <button onClick={() => play(pass.text)}>{words().play.pass}</button>}
      </div>
      <label class="field">
        <span>{words().study.fen}</span>
        <input class="mono" key={fen} defaultValue={fen} spellcheck={false} onChange={(event) => onFen(event.currentTarget.value.trim())} />
      </label>
      {position.fault === undefined ? null : <p class="fault" role="alert">{position.fault}</p>}
    </section>
  )
}
