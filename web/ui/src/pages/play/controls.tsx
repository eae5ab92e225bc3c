import { useState } from 'preact/hooks'
import { Dialog } from '../../app/dialog'
import { say, sayFault } from '../../app/toast'
import type { Game } from '../../app/types'
import { words } from '../../app/words'
import { attempt } from './live'

interface Props {
  readonly game: Game
  readonly yourTurn: boolean
  readonly analysis: string
  readonly onHint: () => void
  readonly onFlip: () => void
}

/** The buttons of a game. */
export function Controls({ game, yourTurn, analysis, onHint, onFlip }: Props) {
  const text = words().play
  const [resigning, setResigning] = useState(false)
  const plays = game.you.length > 0
  const running = game.ended === null
  // Between two people, the engine helps neither of them.
  const people = game.white.player === 'human' && game.black.player === 'human' && game.you.length === 1
  const engines = game.white.player !== 'human' && game.black.player !== 'human'
  return (
    <div class="controls">
      {plays && running ? (
        <>
          <button disabled={game.moves.length === 0} onClick={() => attempt(game, 'undo', people ? {} : { ply: game.moves.length })}><Icon name="undo" />{text.undo}</button>
          <button disabled={!yourTurn} onClick={onHint}><Icon name="hint" />{text.hint}</button>
          <button disabled={game.draw !== null} onClick={() => attempt(game, 'draw')}><Icon name="draw" />{text.draw}</button>
          <button class="danger" onClick={() => setResigning(true)}><Icon name="resign" />{text.resign}</button>
        </>
      ) : null}
      {engines && running ? (
        game.paused
          ? <button onClick={() => attempt(game, 'resume')}><Icon name="resume" />{text.resume}</button>
          : <button onClick={() => attempt(game, 'pause')}><Icon name="pause" />{text.pause}</button>
      ) : null}
      {running ? null : <button class="primary" onClick={() => attempt(game, 'rematch')}><Icon name="undo" />{text.rematch}</button>}
      <button onClick={onFlip}><Icon name="flip" />{text.flip}</button>
      {running && plays && people ? null : <a class="button" href={analysis}><Icon name="analyse" />{text.analyse}</a>}
      <button onClick={copyLink}><Icon name="link" />{text.share}</button>
      {running ? null : <a class="button" href={`/play?kind=${game.kind}`}><Icon name="new" />{text.newGame}</a>}
      {resigning ? (
        <Dialog title={text.reallyResign} onClose={() => setResigning(false)}>
          <div class="row">
            <button onClick={() => setResigning(false)}>{words().shell.cancel}</button>
            <button class="danger" onClick={() => { setResigning(false); attempt(game, 'resign') }}>{text.resign}</button>
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}

function copyLink(): void {
  navigator.clipboard.writeText(location.href).then(() => say(words().shell.copied), sayFault)
}

const ICONS: Readonly<Record<string, string>> = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900V16h7v-2.100A6 6 0 0 0 12 3z',
  draw: 'M5 9h14M5 15h14',
  resign: 'M6 21V4M6 5h11l-2 4 2 4H6',
  pause: 'M8 5v14M16 5v14',
  resume: 'M8 5l11 7-11 7z',
  flip: 'M7 4v15M3 15l4 4 4-4M17 20V5M13 9l4-4 4 4',
  analyse: 'M4 20h16M7 20v-6M12 20V6M17 20v-9',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  new: 'M12 5v14M5 12h14',
}

function Icon({ name }: { readonly name: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2"
      stroke-linecap="round" stroke-linejoin="round">
      <path d={ICONS[name]} />
    </svg>
  )
}
