import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { Board, piecesOf, type BoardProps } from '../app/board'
import { go, rename } from '../app/router'
import { say } from '../app/toast'
import type { Kind, Position } from '../app/types'
import { words } from '../app/words'
import type { Arrow } from '../board/model'
import { addressOf, type Place } from './place'
import './study.css'

interface Props {
  readonly page: string
  readonly place: Place
  readonly kinds: readonly Kind[]
  readonly kind: Kind
  readonly position: Position
  readonly fault?: string | undefined
  /** Further query parameters of the page. */
  readonly query?: Readonly<Record<string, string>>
  readonly arrows?: readonly Arrow[]
  readonly values?: BoardProps['values']
  /** Whether moves can be played on the board; otherwise clicks only report squares. */
  readonly playing?: boolean
  readonly onSquare?: (square: string) => void
  readonly children?: ComponentChildren
}

/** The board of a study page. The address of the page contains its position; moves and edits change it. */
export function PositionPanel(props: Props) {
  const { page, place, kind, position, query = {}, playing = true } = props
  const [flipped, setFlipped] = useState(false)
  const text = words().study
  const pieces = useMemo(() => piecesOf(position), [position])
  const to = (next: Place) => rename(addressOf(page, next, query))
  return (
    <section class="position-panel" aria-label={text.position}>
      <GameSelect kinds={props.kinds} value={place.kind} onChange={(id) => go(addressOf(page, { kind: id, fen: null, moves: [] }, query))} />
      <Board
        shape={kind.shape}
        pieces={pieces}
        flipped={flipped}
        moves={playing ? position.moves : NONE}
        {...(props.arrows === undefined ? {} : { arrows: props.arrows })}
        {...(props.values === undefined ? {} : { values: props.values })}
        at={place}
        onMove={(move) => to({ ...place, moves: [...place.moves, move.text] })}
        {...(props.onSquare === undefined ? {} : { onSquare: props.onSquare })}
      />
      <Passing position={position} playing={playing} onPass={(move) => to({ ...place, moves: [...place.moves, move] })} />
      <div class="row tools-row">
        <button disabled={place.moves.length === 0} onClick={() => to({ ...place, moves: place.moves.slice(0, -1) })}>← {text.back}</button>
        <button disabled={place.moves.length === 0 && place.fen === null} onClick={() => to({ ...place, fen: null, moves: [] })}>{text.start}</button>
        <button onClick={() => setFlipped(!flipped)}>{text.flip}</button>
        <button onClick={() => copy(location.href)}>{words().shell.copyLink}</button>
      </div>
      {props.fault === undefined ? null : <p class="fault" role="alert">{props.fault}</p>}
      {props.children}
      <FenField fen={position.fen} onFen={(fen) => go(addressOf(page, { kind: place.kind, fen, moves: [] }, query))} />
      <Elsewhere page={page} place={place} />
    </section>
  )
}

const NONE: readonly never[] = []

function Passing({ position, playing, onPass }: { position: Position; playing: boolean; onPass: (move: string) => void }) {
  const pass = position.moves.find((move) => move.path.length === 0)
  return pass !== undefined && playing ? <button onClick={() => onPass(pass.text)}>{words().play.pass}</button> : null
}

export function copy(text: string): void {
  void navigator.clipboard.writeText(text).then(() => say(words().shell.copied))
}

interface GameSelectProps {
  readonly kinds: readonly Kind[]
  readonly value: string
  readonly onChange: (id: string) => void
  /** The label of an option for all games. */
  readonly any?: string
}

export function GameSelect({ kinds, value, onChange, any }: GameSelectProps) {
  return (
    <label class="field">
      <span>{words().study.game}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {any === undefined ? null : <option value="">{any}</option>}
        {kinds.map((kind) => <option key={kind.id} value={kind.id}>{words().games[kind.id] ?? kind.name}</option>)}
      </select>
    </label>
  )
}

function FenField({ fen, onFen }: { readonly fen: string; readonly onFen: (fen: string) => void }) {
  const text = words().study
  return (
    <form
      class="fen"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('fen')
        onFen(String(typed).trim())
      }}
    >
      <label class="field">
        <span>{text.fen}</span>
        <input name="fen" key={fen} defaultValue={fen} spellcheck={false} autocomplete="off" />
      </label>
      <button>{text.set}</button>
    </form>
  )
}

/** Links to the same position on other pages. */
function Elsewhere({ page, place }: { readonly page: string; readonly place: Place }) {
  const others = (['analyse', 'why', 'tree'] as const).filter((other) => other !== page)
  return (
    <p class="elsewhere">
      {words().study.elsewhere}{' '}
      {others.map((other) => <a key={other} href={addressOf(other, place)}>{words().pages[other]}</a>)}
    </p>
  )
}
