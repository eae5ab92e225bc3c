import type { HTMLAttributes } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import '../board/game-board'
import type { BoardWords, GameBoard } from '../board/game-board'
import type { Arrow, Labels as NamesOf, Move as BoardMove, Piece, Pieces, Value } from '../board/model'
import { boardTheme, labels } from './settings'
import type { Kind, Move, Position, Shape } from './types'
import { words, type Words } from './words'

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'game-board': HTMLAttributes<GameBoard> & { theme?: string; still?: boolean }
    }
  }
}

const KINDS: Readonly<Record<string, Piece['kind']>> = { m: 'man', k: 'king', d: 'disc' }

/** `{"32":"wm"}` as the board wants it. */
export function piecesOf(position: Pick<Position, 'pieces'>): Pieces {
  return new Map(
    Object.entries(position.pieces).map(([square, code]) => [
      square,
      { side: code.startsWith('w') ? 'white' : 'black', kind: KINDS[code.charAt(1)] ?? 'man' },
    ]),
  )
}

export interface BoardProps {
  readonly shape: Shape
  readonly pieces: Pieces
  /** The move that led here; it is animated where the board shows the position before it. */
  readonly last?: BoardMove | undefined
  /** The moves that can be entered; none: only to look at. */
  readonly moves?: readonly Move[]
  readonly flipped?: boolean
  readonly arrows?: readonly Arrow[]
  readonly values?: ReadonlyMap<string, Value | string>
  readonly onMove?: (move: Move) => void
  /** A square was chosen that nothing can be done with. */
  readonly onSquare?: (square: string) => void
  /** A piece was sent where it cannot go. */
  readonly onForbidden?: (step: { readonly from: string; readonly to: string }) => void
  /** Any piece may be dragged anywhere, or off the board. */
  readonly onPlace?: (step: { readonly from: string; readonly to: string | undefined }) => void
  readonly label?: string
  /** Only a picture: nothing on it can be chosen. */
  readonly still?: boolean
}

const NOTHING: readonly never[] = []
const NO_VALUES: ReadonlyMap<string, Value | string> = new Map()

/** The board element with what this browser has chosen: language, theme, names of squares. */
export function Board(props: BoardProps) {
  const element = useRef<GameBoard>(null)
  const handlers = useRef(props)
  handlers.current = props
  const { shape, pieces, last, moves = NOTHING, flipped = false, arrows = NOTHING, values = NO_VALUES, label, still = false } = props
  const text = words()
  const names = namesOf(shape, still)

  // Before the browser paints: who clicks as soon as the page says whose move it is finds the moves on the board.
  useLayoutEffect(() => {
    const board = element.current
    const heard = {
      move: (detail: Move) => handlers.current.onMove?.(detail),
      square: (detail: string) => handlers.current.onSquare?.(detail),
      forbidden: (detail: { from: string; to: string }) => handlers.current.onForbidden?.(detail),
      place: (detail: { from: string; to: string | undefined }) => handlers.current.onPlace?.(detail),
    }
    for (const [type, act] of Object.entries(heard)) {
      board?.addEventListener(type, (event) => act((event as CustomEvent).detail as never))
    }
  }, [])
  useLayoutEffect(() => set(element.current, { shape }), [shape])
  useLayoutEffect(() => set(element.current, { editable: props.onPlace !== undefined }), [props.onPlace === undefined])
  useLayoutEffect(() => set(element.current, { flipped }), [flipped])
  useLayoutEffect(() => set(element.current, { labels: names }), [shape, labels.value])
  useLayoutEffect(() => set(element.current, { words: boardWords(text, label) }), [text, label])
  useLayoutEffect(() => element.current?.show(pieces, last), [pieces, last])
  useLayoutEffect(() => set(element.current, { moves }), [moves, pieces])
  useLayoutEffect(() => set(element.current, { arrows }), [arrows])
  useLayoutEffect(() => set(element.current, { values }), [values])
  return <game-board ref={element} theme={boardTheme.value} still={still} />
}

function set(board: GameBoard | null, properties: Partial<GameBoard>): void {
  if (board !== null) {
    Object.assign(board, properties)
  }
}

function namesOf(shape: Shape, still: boolean): NamesOf {
  const wanted = still ? 'none' : labels.value
  return wanted === 'letters' ? new Map(Object.entries(shape.letters)) : wanted === 'none' ? 'none' : 'own'
}

function boardWords(text: Words, label: string | undefined): BoardWords {
  return {
    board: label ?? text.board.label,
    empty: text.board.empty,
    canMove: text.board.canMove,
    canGo: text.board.canGo,
    piece: (side, kind) => text.board.pieces[side][kind],
    chosen: text.board.chosen,
    ambiguous: text.board.ambiguous,
    putBack: text.board.putBack,
    played: (side, move, captured) => text.board.played(text.sides[side], move, captured),
  }
}

/** A position to look at, such as on a card; decoration for whoever cannot see it. */
export function Thumbnail({ kind }: { readonly kind: Kind }) {
  const pieces = useMemo(() => piecesOf(kind.start), [kind])
  return (
    <div class="thumbnail" aria-hidden="true">
      <Board shape={kind.shape} pieces={pieces} still />
    </div>
  )
}
