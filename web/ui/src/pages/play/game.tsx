import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Arrow } from '../../board/model'
import { post } from '../../app/api'
import { Board, piecesOf } from '../../app/board'
import { address, go, rename, type Route } from '../../app/router'
import { useShortcuts } from '../../app/shortcuts'
import { knock } from '../../app/sound'
import { sayFault } from '../../app/toast'
import { TypedMove } from '../../app/typed-move'
import type { Game, Kind, Move, Position, Side, Why } from '../../app/types'
import { words } from '../../app/words'
import { addressOf } from '../../study/place'
import { Controls } from './controls'
import { Actions, type LiveGame, useLive } from './live'
import { MoveList } from './move-list'
import { PlayerBar } from './player-bar'
import { Status } from './status'
import './play.css'

/** A game that is played or was: `/game/ID`; `?sit=white` takes a seat on arrival. */
export default function GamePage({ parts, query }: Route) {
  const id = parts[0] ?? ''
  const live = useLive(id, query.getAll('sit') as Side[])
  useEffect(() => {
    if (query.has('sit')) {
      rename(address('game', id))
    }
  }, [id])
  if (live.fault !== undefined) {
    return (
      <div class="message">
        <h1>{words().play.notFound}</h1>
        <p class="soft">{live.fault}</p>
        <p><a class="button primary" href="/play">{words().play.newGame}</a></p>
      </div>
    )
  }
  if (live.game === undefined || live.kind === undefined) {
    return <p class="loading" aria-busy="true">{words().shell.loading}</p>
  }
  return <Table key={id} game={live.game} kind={live.kind} />
}

interface TableProps {
  readonly game: LiveGame
  readonly kind: Kind
}

const NO_MOVES: readonly Move[] = []
const NO_ARROWS: readonly Arrow[] = []

/** The board with everything around it. */
function Table({ game, kind }: TableProps) {
  // Whoever plays Black sits on the other side; in Othello both look at the board alike.
  const mine = kind.unit === 'man' && game.you.length === 1 && game.you[0] === 'black'
  const [turned, setTurned] = useState(false)
  const [wanted, setWanted] = useState<number | undefined>(undefined)
  const [hints, setHints] = useState(NO_ARROWS)
  const [why, setWhy] = useState<Why | undefined>(undefined)
  const count = game.moves.length
  const heard = useRef(count)
  const ply = Math.min(wanted ?? count, count)
  const past = usePast(game, ply)
  const position = past ?? game.position
  const actions = new Actions(game)
  const yourTurn = game.ended === null && ply === count && game.you.includes(game.position.side)
  const [refusals, setRefusals] = useState(0)
  // The board has shown a move that was refused: it gets the pieces once more.
  const pieces = useMemo(() => piecesOf(position), [position, refusals])
  const moves = yourTurn ? game.position.moves : NO_MOVES
  const flipped = mine !== turned

  // Before the browser paints: who steps back as soon as the move is listed has seen it.
  useLayoutEffect(() => {
    setWanted(undefined)
    setHints(NO_ARROWS)
    setWhy(undefined)
    const last = game.moves.at(-1)
    if (last !== undefined && count > heard.current) {
      knock(last.captured.length > 0)
    }
    heard.current = count
  }, [count])

  const play = (move: Move) => {
    setWhy(undefined)
    actions.move(move).catch((fault: unknown) => {
      sayFault(fault)
      setRefusals((before) => before + 1)
    })
  }
  const hint = () => actions.hint().then(({ move }) => setHints(arrowsOf(move)), sayFault)
  const ask = (question: { readonly square?: string; readonly move?: string }) => {
    if (game.ended === null && ply === count) {
      post<Why>('/api/why', { kind: game.kind, fen: game.start, moves: game.moves.map((one) => one.text), ...question })
        .then(setWhy, sayFault)
    }
  }
  const step = (to: number) => setWanted(to >= count ? undefined : Math.max(0, to))
  const text = words().play
  useShortcuts([
    { key: 'ArrowLeft', text: text.previous, act: () => step(ply - 1) },
    { key: 'ArrowRight', text: text.next, act: () => step(ply + 1) },
    { key: 'f', text: text.flip, act: () => setTurned(!turned) },
    { key: 'h', text: text.hint, act: () => yourTurn && void hint() },
    { key: 'u', text: text.undo, act: () => game.you.length > 0 && void actions.undo().catch(sayFault) },
    { key: 'a', text: text.analyse, act: () => go(analysis(game, kind)) },
    { key: 'n', text: text.newGame, act: () => go('/play') },
  ])
  // Your own name is nearest to you.
  const bottom: Side = kind.unit === 'disc' && game.you.length === 1 ? (game.you[0] ?? 'white') : flipped ? 'black' : 'white'
  const bar = (side: Side) => <PlayerBar game={game} kind={kind} side={side} />
  return (
    <div class="table">
      <h1 class="visually-hidden">{words().games[kind.id] ?? kind.name}</h1>
      <div class={`board-column files-${kind.shape.files}`}>
        {bar(bottom === 'white' ? 'black' : 'white')}
        <Board
          shape={kind.shape} pieces={pieces} last={game.moves[ply - 1]} moves={moves} flipped={flipped}
          arrows={why === undefined ? hints : forcedArrows(why, game.position.moves)}
          onMove={play} onSquare={(square) => ask({ square })}
          onForbidden={({ from, to }) => ask({ move: `${from}-${to}` })}
        />
        {bar(bottom)}
      </div>
      <div class="side-column">
        <Status game={game} kind={kind} actions={actions} yourTurn={yourTurn} isPast={ply < count} why={why}
          onBack={() => setWanted(undefined)} onWhyRead={() => setWhy(undefined)} onPass={play} />
        {yourTurn ? <TypedMove moves={moves} onMove={play} /> : null}
        <Controls game={game} actions={actions} yourTurn={yourTurn} onHint={hint} onFlip={() => setTurned(!turned)}
          analysis={analysis(game, kind)} />
        <MoveList moves={game.moves} first={kind.first} ply={ply} onPly={step} />
      </div>
    </div>
  )
}

/** The position after some of the moves; none while it is the present one. */
function usePast(game: Game, ply: number): Position | undefined {
  const [past, setPast] = useState<{ readonly ply: number; readonly position: Position } | undefined>(undefined)
  const isPast = ply < game.moves.length
  useEffect(() => {
    if (!isPast) {
      setPast(undefined)
      return undefined
    }
    let wanted = true
    const moves = game.moves.slice(0, ply).map((move) => move.text)
    post<Position>('/api/position', { kind: game.kind, fen: game.start, moves })
      .then((position) => wanted && setPast({ ply, position }), sayFault)
    return () => {
      wanted = false
    }
  }, [ply, isPast])
  return isPast ? past?.position : undefined
}

/** The whole game on the page that analyses; once it is over, as the archive keeps it. */
function analysis(game: Game, kind: Kind): string {
  return game.archived === null
    ? addressOf('analyse', { kind: game.kind, fen: game.start === kind.start.fen ? null : game.start, moves: game.moves.map((move) => move.text) })
    : `/analyse/${game.kind}?game=${game.archived}`
}

function arrowsOf(move: Move): readonly Arrow[] {
  const [only] = move.path
  if (only !== undefined && move.path.length === 1) {
    return [{ from: only, to: only, kind: 'hint' }]
  }
  return move.path.slice(1).map((to, index) => ({ from: move.path[index] ?? to, to, kind: 'hint' }))
}

function forcedArrows(why: Why, moves: readonly Move[]): readonly Arrow[] {
  return moves.filter((move) => why.forced.includes(move.text)).flatMap(arrowsOf)
}
