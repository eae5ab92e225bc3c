import { useState } from 'preact/hooks'
import { post } from '../../app/api'
import { arrowsAlong } from '../../app/board'
import { rename, type Route } from '../../app/router'
import { said as inWords } from '../../app/sentence'
import type { Move, Position, Why } from '../../app/types'
import { words } from '../../app/words'
import type { Arrow } from '../../board/model'
import { addressOf, placeOf } from '../../study/place'
import { PositionPanel } from '../../study/position-panel'
import { Segmented } from '../../study/segmented'
import { useAnswer, useKinds, usePosition } from '../../study/use'
import { Evaluation } from './evaluation'
import './why.css'

/** The subject of the explanation: a square, a move, or else the position. */
interface Subject {
  readonly square?: string
  readonly move?: string
}

export default function WhyPage(route: Route) {
  const place = placeOf(route)
  const kinds = useKinds()
  const kind = kinds.find((one) => one.id === place.kind)
  const position = usePosition(place)
  const player = route.query.get('player') ?? 'damier'
  const subject: Subject = subjectOf(route.query)
  const [mode, setMode] = useState<'explain' | 'move'>('explain')
  const key = JSON.stringify(place)
  const said = useAnswer(() => post<Why>('/api/why', { ...place, ...subject }), [key, JSON.stringify(subject)])
  const seen = useAnswer(() => post<Why>('/api/why', { ...place, player }), [key, player])
  const text = words().why
  const ask = (next: Subject) => rename(addressOf('why', place, { ...(player === 'damier' ? {} : { player }), ...next }))

  if (kind === undefined || position.value === undefined) {
    return <p class={position.fault === undefined ? 'loading' : 'fault'} role="status">{position.fault ?? words().shell.loading}</p>
  }
  const about = subject.move ?? subject.square
  return (
    <div class="page-why">
      <h1>{words().pages.why}</h1>
      <p class="lead">{text.lead}</p>
      <div class="study">
        <PositionPanel
          page="why" place={place} kinds={kinds} kind={kind} position={position.value} fault={position.fault}
          query={player === 'damier' ? {} : { player }}
          arrows={arrowsOf(position.value, said.value, subject)} playing={mode === 'move'} onSquare={(square) => ask({ square })}
        >
          <Segmented legend={text.mode} value={mode} onChange={setMode} choices={[['explain', text.explain], ['move', text.move]]} />
        </PositionPanel>
        <div class="stack">
          <section class="card" aria-labelledby="said-title">
            <h2 id="said-title">{about === undefined ? text.aboutPosition : text.about(about)}</h2>
            <div aria-live="polite" class="sentences">
              {said.fault === undefined ? null : <p class="fault">{said.fault}</p>}
              {said.value?.sentences.map((sentence) => <Sentence key={sentence.text} text={inWords(sentence)} />)}
            </div>
            <Moves title={text.forced} moves={said.value?.forced ?? []} onChoose={(move) => ask({ move })} />
            <Moves title={text.legal} moves={position.value.moves.map((move) => move.text)} onChoose={(move) => ask({ move })} />
            <AskMove onAsk={(move) => ask({ move })} example={example(position.value)} />
          </section>
          <Evaluation
            why={seen.value} players={kind.players} player={player}
            onPlayer={(next) => rename(addressOf('why', place, { player: next, ...subject }))}
          />
        </div>
      </div>
    </div>
  )
}

function subjectOf(query: URLSearchParams): Subject {
  const [square, move] = [query.get('square'), query.get('move')]
  return { ...(square === null ? {} : { square }), ...(move === null ? {} : { move }) }
}

/** Emphasises the article of the rule book. */
function Sentence({ text }: { readonly text: string }) {
  const found = /^(.*?)\s*\(([^()]*)\)\.?$/.exec(text)
  return found === null ? <p>{text}</p> : <p>{found[1]} <span class="badge article">{found[2]}</span></p>
}

interface MovesProps {
  readonly title: string
  readonly moves: readonly string[]
  readonly onChoose: (move: string) => void
}

function Moves({ title, moves, onChoose }: MovesProps) {
  if (moves.length === 0) {
    return null
  }
  return (
    <div class="row move-buttons" role="group" aria-label={title}>
      <span class="soft">{title}</span>
      {moves.map((move) => <button key={move} onClick={() => onChoose(move)}>{move}</button>)}
    </div>
  )
}

function AskMove({ onAsk, example }: { readonly onAsk: (move: string) => void; readonly example: string }) {
  const text = words().why
  return (
    <form
      class="fen ask-move"
      onSubmit={(event) => {
        event.preventDefault()
        const move = String(new FormData(event.currentTarget).get('move')).trim()
        if (move !== '') {
          onAsk(move)
        }
      }}
    >
      <label class="field">
        <span>{text.askMove}</span>
        <input name="move" placeholder={example} autocomplete="off" spellcheck={false} />
      </label>
      <button>{text.ask}</button>
    </form>
  )
}

function example(position: Position): string {
  return position.moves[0]?.text ?? ''
}

/** Arrows for the compulsory moves, or for the moves of the chosen piece. */
function arrowsOf(position: Position, said: Why | undefined, subject: Subject): readonly Arrow[] {
  const forced = new Set(said?.forced)
  const fits = (move: Move) =>
    forced.size > 0 ? forced.has(move.text) : move.text === subject.move || (subject.square !== undefined && move.path[0] === subject.square)
  return position.moves.filter(fits).flatMap((move) => arrowsAlong(move.path))
}
