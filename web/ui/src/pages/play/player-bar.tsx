import { useEffect, useState } from 'preact/hooks'
import type { Game, Kind, Side } from '../../app/types'
import { words } from '../../app/words'
import { scoreText } from '../../study/score'
import type { LiveGame } from './live'
import { playerName } from './wish'

interface Props {
  readonly game: LiveGame
  readonly kind: Kind
  readonly side: Side
}

/** The player of a side: name, pieces, time. */
export function PlayerBar({ game, kind, side }: Props) {
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
      </span>
      <span class="pieces" title={kind.unit === 'disc' ? text.play.count : undefined}>{pieces}</span>
      {game.clock === null ? null : <Clock game={game} side={side} />}
    </div>
  )
}

export function seatName(game: Game, side: Side): string {
  const seat = game[side]
  return seat.name || (seat.player === 'human' ? words().sides[side] : playerName(seat.player))
}

const TENTHS_BELOW = 20_000

function Clock({ game, side }: Omit<Props, 'kind'>) {
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
