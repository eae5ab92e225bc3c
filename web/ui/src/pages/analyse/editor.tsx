import { useMemo, useState } from 'preact/hooks'
import { post } from '../../app/api'
import { Board, piecesOf } from '../../app/board'
import { Dialog } from '../../app/dialog'
import type { Kind, Position, Side } from '../../app/types'
import { words } from '../../app/words'
import { Segmented } from '../../study/segmented'
import { reason } from '../../study/use'

interface Props {
  readonly kind: Kind
  readonly position: Position
  readonly onDone: (position: Position) => void
  readonly onClose: () => void
}

/** Sets up a position by clicks; the server validates it. */
export function Editor({ kind, position, onDone, onClose }: Props) {
  const text = words().analyse
  const codes = kind.unit === 'disc' ? (['wd', 'bd'] as const) : (['wm', 'wk', 'bm', 'bk'] as const)
  const [pieces, setPieces] = useState<Readonly<Record<string, string>>>(position.pieces)
  const [side, setSide] = useState<Side>(position.side)
  const [brush, setBrush] = useState<string>(codes[0])
  const [fault, setFault] = useState<string>()
  const drawn = useMemo(() => piecesOf({ pieces }), [pieces])
  const names = words().board.pieces
  const nameOf = (code: string) => {
    const owner = code.startsWith('w') ? names.white : names.black
    return code.endsWith('k') ? owner.king : code.endsWith('d') ? owner.disc : owner.man
  }
  const put = (square: string) => {
    const { [square]: there, ...others } = pieces
    setPieces(brush === '' || there === brush ? others : { ...others, [square]: brush })
    setFault(undefined)
  }
  const done = () => post<Position>('/api/edit', { kind: kind.id, side, pieces }).then(onDone, (why: unknown) => setFault(reason(why)))
  return (
    <Dialog title={text.edit} onClose={onClose}>
      <div class="editor">
        <Segmented
          legend={text.piece} value={brush} onChange={setBrush}
          choices={[...codes.map((code) => [code as string, nameOf(code)] as const), ['', text.eraser] as const]}
        />
        <Board shape={kind.shape} pieces={drawn} onSquare={put} label={text.edit} />
        <div class="row">
          <Segmented
            legend={text.sideToMove} value={side} onChange={setSide}
            choices={[['white', words().sides.white], ['black', words().sides.black]]}
          />
          <span class="row">
            <button onClick={() => setPieces({})}>{text.clear}</button>
            <button onClick={() => { setPieces(kind.start.pieces); setSide(kind.start.side) }}>{text.startPosition}</button>
          </span>
        </div>
        {fault === undefined ? null : <p class="fault pre" role="alert">{fault}</p>}
        <button class="primary" onClick={done}>{text.useIt}</button>
      </div>
    </Dialog>
  )
}
