import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Arrow } from '../../board/model'
import { post } from '../../app/api'
import { arrowsAlong, Board, piecesOf } from '../../app/board'
import { address, go, rename, type Route } from '../../app/router'
import { useShortcuts } from '../../app/shortcuts'
import { knock } from '../../app/sound'
import type { Message } from '../../app/socket'
import { sayFault } from '../../app/toast'
import { TypedMove } from '../../app/typed-move'
import type { Game, Hint, Kind, Move, Side, Why } from '../../app/types'
import { words } from '../../app/words'
import { addressOf, type Place } from '../../study/place'
import { usePosition } from '../../study/use'
import { Controls } from './controls'
import { attempt, perform, type LiveGame, useLive } from './live'
import { MoveList } from './move-list'
import { PlayerBar } from './player-bar'
import { Status } from './status'
import './play.css'

/** The page of a game: `/game/ID`; `?sit=white` takes a seat. */
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

/** The board, the players and the controls. */
function Table({ game, kind }: TableProps) {
  // Black plays from the other side, except in Othello.
  const mine = kind.unit === 'man' && game.you.length === 1 && game.you[0] === 'black'
  const [turned, setTurned] = useState(false)
  const [wanted, setWanted] = useState<number | undefined>(undefined)
  const [hint, setHint] = useState<Hint | undefined>(undefined)
  const [why, setWhy] = useState<Why | undefined>(undefined)
  const count = game.moves.length
  const heard = useRef(count)
  const ply = Math.min(wanted ?? count, count)
  const at: Place = { kind: game.kind, fen: game.start, moves: game.moves.slice(0, ply).map((move) => move.text) }
  const past = ply < count ? at : undefined
  const position = usePosition(past).value ?? game.position
  const yourTurn = game.ended === null && ply === count && game.you.includes(game.position.side)
  const [refusals, setRefusals] = useState(0)
  // Resets the board after a refused move.
  const pieces = useMemo(() => piecesOf(position), [position, refusals])
  const moves = yourTurn ? game.position.moves : NO_MOVES
  const flipped = mine !== turned

  // Before the browser paints, so that stepping back starts from the visible move.
  useLayoutEffect(() => {
    setWanted(undefined)
    setHint(undefined)
    setWhy(undefined)
    const last = game.moves.at(-1)
    if (last !== undefined && count > heard.current) {
      knock(last.captured.length > 0)
    }
    heard.current = count
  }, [count])

  const play = (move: Move) => {
    setWhy(undefined)
    perform(game, 'move', { ply: count, move: move.text }).catch((fault: unknown) => {
      sayFault(fault)
      setRefusals((before) => before + 1)
    })
  }
  const askHint = () => perform<Message & Hint>(game, 'hint').then(setHint, sayFault)
  const hints = useMemo(() => (hint === undefined ? NO_ARROWS : arrowsAlong(hint.move.path)), [hint])
  const ask = (question: { readonly square?: string; readonly move?: string }) => {
    if (game.ended === null && ply === count) {
      post<Why>('/api/why', { ...at, ...question })
        .then(setWhy, sayFault)
    }
  }
  const step = (to: number) => setWanted(to >= count ? undefined : Math.max(0, to))
  const text = words().play
  useShortcuts([
    { key: 'ArrowLeft', text: text.previous, act: () => step(ply - 1) },
    { key: 'ArrowRight', text: text.next, act: () => step(ply + 1) },
    { key: 'f', text: text.flip, act: () => setTurned(!turned) },
    { key: 'h', text: text.hint, act: () => yourTurn && void askHint() },
    { key: 'u', text: text.undo, act: () => game.you.length > 0 && attempt(game, 'undo', { ply: count }) },
    { key: 'a', text: text.analyse, act: () => go(analysis(game, kind)) },
    { key: 'n', text: text.newGame, act: () => go('/play') },
  ])
  // The user's own side is at the bottom.
  const bottom: Side = kind.unit === 'disc' && game.you.length === 1 ? (game.you[0] ?? 'white') : flipped ? 'black' : 'white'
  const bar = (side: Side) => <PlayerBar game={game} kind={kind} side={side} ply={ply} />
  return (
    <div class="table">
      <h1 class="visually-hidden">{words().games[kind.id] ?? kind.name}</h1>
      <div class={`board-column files-${kind.shape.files}`}>
        {bar(bottom === 'white' ? 'black' : 'white')}
        <Board
          shape={kind.shape} pieces={pieces} last={game.moves[ply - 1]} moves={moves} flipped={flipped}
          beginner={isForBeginner(game)} arrows={why === undefined ? hints : forcedArrows(why, game.position.moves)}
          at={at} onMove={play} onSquare={(square) => ask({ square })}
          onForbidden={({ from, to }) => ask({ move: `${from}-${to}` })}
        />
        {bar(bottom)}
      </div>
      <div class="side-column">
        <Status game={game} kind={kind} yourTurn={yourTurn} isPast={ply < count} why={why} hint={hint}
          onBack={() => setWanted(undefined)} onWhyRead={() => setWhy(undefined)} onPass={play} />
        {yourTurn ? <TypedMove at={at} moves={moves} onMove={play} /> : null}
        <Controls game={game} yourTurn={yourTurn} onHint={askHint} onFlip={() => setTurned(!turned)}
          analysis={analysis(game, kind)} />
        <MoveList moves={game.moves} first={kind.first} unit={kind.unit} ply={ply} onPly={step} />
      </div>
    </div>
  )
}

function isForBeginner({ white, black }: Game): boolean {
  return [white, black].some(({ player }) => /^damier\[(.*,)?level=[1-3]\b/.test(player))
}

/** A link to the analysis of the game; of the archived game once it is over. */
function analysis(game: Game, kind: Kind): string {
  return game.archived === null
    ? addressOf('analyse', { kind: game.kind, fen: game.start === kind.start.fen ? null : game.start, moves: game.moves.map((move) => move.text) })
    : `/analyse/${game.kind}?game=${game.archived}`
}

function forcedArrows(why: Why, moves: readonly Move[]): readonly Arrow[] {
  return moves.filter((move) => why.forced.includes(move.text)).flatMap((move) => arrowsAlong(move.path))
}
