import type { HTMLAttributes } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import '../board/game-board'
import type { BoardWords, GameBoard } from '../board/game-board'
import type { Arrow, Labels as NamesOf, Move as BoardMove, Piece, Pieces, Sketch, Value } from '../board/model'
import { boardTheme, labels, points } from './settings'
import { say, sayFault } from './toast'
import { readTyped, type TypedAt } from './typed'
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

/** Converts pieces such as `{"32":"wm"}` to the type of the board element. */
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
  /** The last move; animated if the board shows the position before it. */
  readonly last?: BoardMove | undefined
  /** The legal moves; without any, the board is read-only. */
  readonly moves?: readonly Move[]
  readonly flipped?: boolean
  readonly arrows?: readonly Arrow[]
  readonly values?: ReadonlyMap<string, Value | string>
  readonly onMove?: (move: Move) => void
  /** The position of the board, so that moves can be typed on it. */
  readonly at?: TypedAt | undefined
  /** Called for a chosen square that is not part of a legal move. */
  readonly onSquare?: (square: string) => void
  /** Called for an illegal step. */
  readonly onForbidden?: (step: { readonly from: string; readonly to: string }) => void
  /** Makes the board editable: pieces can be dragged anywhere, or off the board. */
  readonly onPlace?: (step: { readonly from: string; readonly to: string | undefined }) => void
  /** Arrows and marked squares that users have drawn. */
  readonly sketches?: readonly Sketch[]
  /** Lets users draw; called for each arrow and each marked square. */
  readonly onSketch?: (drawn: { readonly sketch: Sketch; readonly repeated: boolean }) => void
  readonly label?: string
  /** Whether a beginner plays, whom the board helps more unless the settings say otherwise. */
  readonly beginner?: boolean
  /** A non-interactive board. */
  readonly still?: boolean
}

const NOTHING: readonly never[] = []
const NO_VALUES: ReadonlyMap<string, Value | string> = new Map()

/** The board element with the user's settings: language, theme and square labels. */
export function Board(props: BoardProps) {
  const element = useRef<GameBoard>(null)
  const handlers = useRef(props)
  handlers.current = props
  const { shape, pieces, last, moves = NOTHING, flipped = false, arrows = NOTHING, values = NO_VALUES, sketches = NOTHING, label, still = false } = props
  const text = words()
  const names = namesOf(shape, still)

  // Before the browser paints, so that the visible board always accepts its legal moves.
  useLayoutEffect(() => {
    const board = element.current
    const heard = {
      move: (detail: Move) => handlers.current.onMove?.(detail),
      typed: (detail: string) => playTyped(handlers.current, detail),
      square: (detail: string) => handlers.current.onSquare?.(detail),
      forbidden: (detail: { from: string; to: string }) => handlers.current.onForbidden?.(detail),
      sketch: (detail: { sketch: Sketch; repeated: boolean }) => handlers.current.onSketch?.(detail),
      place: (detail: { from: string; to: string | undefined }) => handlers.current.onPlace?.(detail),
    }
    board?.addEventListener('typed', (event) => event.preventDefault())
    for (const [type, act] of Object.entries(heard)) {
      board?.addEventListener(type, (event) => act((event as CustomEvent).detail as never))
    }
  }, [])
  useLayoutEffect(() => set(element.current, { shape }), [shape])
  useLayoutEffect(() => set(element.current, { editable: props.onPlace !== undefined }), [props.onPlace === undefined])
  useLayoutEffect(() => set(element.current, { drawable: props.onSketch !== undefined }), [props.onSketch === undefined])
  useLayoutEffect(() => set(element.current, { flipped }), [flipped])
  useLayoutEffect(() => set(element.current, { labels: names }), [shape, labels.value])
  useLayoutEffect(() => set(element.current, { words: boardWords(text, label) }), [text, label])
  useLayoutEffect(() => element.current?.show(pieces, last), [pieces, last])
  useLayoutEffect(() => set(element.current, { moves }), [moves, pieces])
  const pointed = points.value === 'on' || (points.value === 'auto' && props.beginner === true)
  useLayoutEffect(() => set(element.current, { points: pointed }), [pointed])
  useLayoutEffect(() => set(element.current, { arrows }), [arrows])
  useLayoutEffect(() => set(element.current, { values }), [values])
  useLayoutEffect(() => set(element.current, { sketches }), [sketches])
  return <game-board ref={element} theme={boardTheme.value} still={still} />
}

function playTyped({ at, onMove }: BoardProps, text: string): void {
  if (at !== undefined) {
    readTyped(at, text).then((read) => ('move' in read ? onMove?.(read.move) : say(read.why, 'fault')), sayFault)
  }
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

/** Arrows along the path of a move. */
export function arrowsAlong(path: readonly string[]): readonly Arrow[] {
  const [first] = path
  if (path.length === 1 && first !== undefined) {
    return [{ from: first, to: first, kind: 'hint' }]
  }
  return path.slice(1).map((to, index) => ({ from: path[index] ?? to, to, kind: 'hint' as const }))
}

/** A small picture of the start position; hidden from screen readers. */
export function Thumbnail({ kind }: { readonly kind: Kind }) {
  const pieces = useMemo(() => piecesOf(kind.start), [kind])
  return (
    <div class="thumbnail" aria-hidden="true">
      <Board shape={kind.shape} pieces={pieces} still />
    </div>
  )
}
