import { get } from '../../app/api'
import { said, saidProblem } from '../../app/sentence'
import { scoreSaid } from '../../study/score'
import type { BoardAddress, Game, Hint, Kind, Move, Side, Why } from '../../app/types'
import { words } from '../../app/words'
import { copy } from '../../study/position-panel'
import { useAnswer } from '../../study/use'
import { attempt } from './live'
import { seatName } from './player-bar'

interface Props {
  readonly game: Game
  readonly kind: Kind
  readonly yourTurn: boolean
  readonly isPast: boolean
  readonly why: Why | undefined
  readonly hint: Hint | undefined
  readonly onBack: () => void
  readonly onWhyRead: () => void
  readonly onPass: (pass: Move) => void
}

/** The status of the game, the options of the user, and explanations of illegal moves. */
export function Status(props: Props) {
  const { game, isPast, why } = props
  const text = words().play
  return (
    <section class="card status">
      <div role="status" aria-live="polite">
        <Headline {...props} />
        {props.hint === undefined ? null : <p class="hinted">{hintText(props.hint)}</p>}
        {why === undefined ? null : <Reasons why={why} onRead={props.onWhyRead} />}
      </div>
      {isPast ? <p class="soft">{text.past} <button onClick={props.onBack}>{text.back}</button></p> : null}
      {game.fault === null ? null : (
        <p class="ask fault" role="alert">
          {saidProblem(game.fault)} <button onClick={() => attempt(game, 'resume')}>{words().shell.retry}</button>
        </p>
      )}
      <Pass {...props} />
      <DrawOffer game={game} />
      <UndoOffer game={game} />
      <Seats game={game} />
      {game.spectators > 0 ? <p class="soft spectators">{text.spectators(game.spectators)}</p> : null}
    </section>
  )
}

function Headline({ game, yourTurn }: Props) {
  const text = words().play
  if (game.ended !== null) {
    return (
      <>
        <h2>{text.results[game.ended.result] ?? game.ended.result} <span class="result">{game.ended.pieces ?? game.ended.result}</span></h2>
        <p class="soft">{game.ended.why === null ? game.ended.rule : said(game.ended.why)}</p>
      </>
    )
  }
  if (game.paused) {
    return <h2>{text.paused}</h2>
  }
  const side = game.position.side
  const name = seatName(game, side)
  const people = game[side].player === 'human'
  return <h2>{yourTurn && game.you.length === 1 ? text.yourMove : people ? text.waitFor(name) : text.thinks(name)}</h2>
}

function Reasons({ why, onRead }: { readonly why: Why; readonly onRead: () => void }) {
  return (
    <div class="reasons">
      <button class="quiet close" aria-label={words().shell.close} onClick={onRead}>✕</button>
      {why.sentences.map((sentence) => <p key={sentence.text}>{said(sentence)}</p>)}
    </div>
  )
}

/** The hint in words, which screen readers announce. */
export function hintText({ move, score, line }: Hint): string {
  const text = words().play
  const value = score === null ? '' : ` (${scoreSaid(score)})`
  const [, ...expected] = line.slice(0, EXPECTED_MOVES)
  return `${text.hint}: ${move.text}${value}${expected.length === 0 ? '.' : `, ${text.hintLine} ${expected.join(' ')}.`}`
}

/** The moves of a hint's line that are said, the hint among them. */
const EXPECTED_MOVES = 6

function Pass({ game, yourTurn, onPass }: Props) {
  const pass = game.position.moves.find((move) => move.path.length === 0)
  return yourTurn && pass !== undefined ? (
    <p class="ask">
      {words().play.passHint} <button class="primary" onClick={() => onPass(pass)}>{words().play.pass}</button>
    </p>
  ) : null
}

function DrawOffer({ game }: { readonly game: Game }) {
  const text = words().play
  if (game.draw === null || game.ended !== null) {
    return null
  }
  const asked = game.you.some((side) => side !== game.draw)
  return (
    <p class="ask" role="alert">
      {game.you.includes(game.draw) && !asked ? text.drawAsked : text.drawOffered(seatName(game, game.draw))}
      {asked ? (
        <>
          <button class="primary" onClick={() => attempt(game, 'draw')}>{text.acceptDraw}</button>
          <button onClick={() => attempt(game, 'decline')}>{text.declineDraw}</button>
        </>
      ) : null}
    </p>
  )
}

/** A request of the opponent to take back a move. */
function UndoOffer({ game }: { readonly game: Game }) {
  const text = words().play
  if (game.undo === null || game.ended !== null) {
    return null
  }
  const asked = game.you.length > 0 && !game.you.includes(game.undo)
  return (
    <p class="ask" role="alert">
      {game.you.includes(game.undo) ? text.undoAsked : text.undoOffered(seatName(game, game.undo))}
      {asked ? (
        <>
          <button class="primary" onClick={() => attempt(game, 'undo')}>{text.allowUndo}</button>
          <button onClick={() => attempt(game, 'decline')}>{text.declineDraw}</button>
        </>
      ) : null}
    </p>
  )
}

/** The link to this game as others can open it. */
function Invitation() {
  const text = words().play
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  const { value } = useAnswer(() => (isLocal ? get<BoardAddress>('/api/address') : Promise.resolve({ address: location.origin })), [])
  const link = `${value?.address ?? location.origin}/game/${location.pathname.split('/')[2] ?? ''}`
  return (
    <div class="ask invite">
      <p>{text.invite}</p>
      <input readOnly aria-label={text.share} value={link} onFocus={(event) => event.currentTarget.select()} />
      <button class="primary" onClick={() => copy(link)}>{words().shell.copyLink}</button>
      {value === undefined ? null : value.address === null ? <p class="soft">{text.inviteLocal} <code>damier serve --public HOST --password-file FILE</code></p> : <p class="soft">{text.invitePassword}</p>}
    </div>
  )
}

/** Offers a free seat to visitors, and shows the invitation link to the waiting player. */
function Seats({ game }: { readonly game: Game }) {
  const text = words().play
  const free = (['white', 'black'] as const).filter((side: Side) => game[side].player === 'human' && !game[side].taken)
  if (game.ended !== null || (free.length === 0 && game.you.length > 0)) {
    return null
  }
  if (game.you.length > 0) {
    return <Invitation />
  }
  return (
    <p class="ask">
      {text.spectator}
      {free.map((side) => (
        <button key={side} class="primary" onClick={() => attempt(game, 'sit', { side })}>{text.sit(words().sides[side])}</button>
      ))}
    </p>
  )
}
