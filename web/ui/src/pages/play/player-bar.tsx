import { useEffect, useState } from 'preact/hooks'
import { language } from '../../app/settings'
import type { Game, Kind, MoveSearch, Side } from '../../app/types'
import { words } from '../../app/words'
import { sideIn } from '../../study/place'
import { scoreText } from '../../study/score'
import type { LiveGame } from './live'
import { playerName } from './wish'

interface Props {
  readonly game: LiveGame
  readonly kind: Kind
  readonly side: Side
  /** The number of moves before the shown position. */
  readonly ply: number
}

/** The player of a side: name, pieces, time. */
export function PlayerBar({ game, kind, side, ply }: Props) {
  const seat = game[side]
  const text = words()
  const turn = game.ended === null && game.position.side === side
  const pieces = Object.values(game.position.pieces).filter((code) => code.startsWith(side.charAt(0))).length
  const thinking = turn && seat.player !== 'human' ? game.thinking : null
  return (
    <div class={`player ${turn ? 'turn' : ''}`}>
      <span class={`token ${side}`} aria-hidden="true" />
      <span class="who">
        <b>{seatName(game, side)}</b>
        {seat.you ? <small> ({text.play.you})</small> : null}
        {seat.player === 'human' && !seat.taken ? <small> ({text.play.free})</small> : null}
        {thinking === null ? null : <small class="thinking" title={text.scores.signsHelp}> {scoreText(thinking.score)} · {thinking.depth}</small>}
        {seat.player === 'human' ? null : <LastSearch game={game} side={side} ply={ply} />}
      </span>
      <span class="pieces" title={kind.unit === 'disc' ? text.play.count : undefined}>{pieces}</span>
      {game.clock === null ? null : <Clock game={game} side={side} />}
    </div>
  )
}

/** The search for the last move of a program before the shown position. */
function LastSearch({ game, side, ply }: Omit<Props, 'kind'>) {
  const first = sideIn(game.start) === side ? 0 : 1
  const search = game.moves.slice(0, ply).findLast((_, index) => index % 2 === first)?.search ?? null
  return <small class="search">{search === null ? '\u00a0' : searchText(search)}</small>
}

/** Depth, nodes and time of a search, and its value in the unit of the player. */
export function searchText({ depth, nodes, millis, value }: MoveSearch): string {
  const text = words().play
  const number = (amount: number, digits = 0) => amount.toLocaleString(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const parts = [text.searchDepth(depth), text.searchNodes(number(nodes)), `${number(millis / 1000, 1)} s`]
  const said = value === 'win' || value === 'loss' ? text.searchEnds[value] : value
  return [...parts, ...(said === null ? [] : [text.searchValue(said)])].join(' · ')
}

export function seatName(game: Game, side: Side): string {
  const seat = game[side]
  return seat.name || (seat.player === 'human' ? words().sides[side] : playerName(seat.player))
}

const TENTHS_BELOW = 20_000

function Clock({ game, side }: Pick<Props, 'game' | 'side'>) {
  const clock = game.clock
  const running = clock?.running === side && game.ended === null
  const [now, setNow] = useState(performance.now())
  useEffect(() => {
    if (!running) {
      return undefined
    }
    const timer = setInterval(() => setNow(performance.now()), 100)
    return () => clearInterval(timer)
  }, [running])
  const left = Math.max(0, (clock?.[side] ?? 0) - (running ? Math.max(0, now - clock.heard) : 0))
  return (
    <time class={`clock ${running ? 'running' : ''} ${left < TENTHS_BELOW ? 'short' : ''}`} aria-label={words().play.time} role="timer">
      {format(left)}
    </time>
  )
}

export function format(millis: number): string {
  if (millis < TENTHS_BELOW) {
    return (Math.floor(millis / 100) / 10).toFixed(1)
  }
  const seconds = Math.ceil(millis / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
