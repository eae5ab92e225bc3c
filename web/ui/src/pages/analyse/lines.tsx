import type { AddedEngine, Kind, Line, Score } from '../../app/types'
import { words } from '../../app/words'
import type { Engine } from '../../study/engine'
import { chanceText, PROVEN, scoreText, type Viewpoint } from '../../study/score'

interface Props {
  readonly title: string
  readonly view: Viewpoint
  readonly engine: Engine
  readonly running: boolean
  readonly player: string
  readonly players: readonly { readonly id: string; readonly name: string }[]
  readonly onPlayer: (player: string) => void
  /** Called when the user opens the list of players. */
  readonly onChoosing: () => void
  readonly onToggle: () => void
  /** Plays the first moves of a line as a variation. */
  readonly onPlay: (moves: readonly string[]) => void
  readonly onClose?: () => void
}

/** The best lines of a player with their scores; a click plays the moves. */
export function Lines({ title, view, engine, running, player, players, onPlayer, onChoosing, onToggle, onPlay, onClose }: Props) {
  const text = words().analyse
  const { analysis, fault } = engine
  const best = analysis?.lines[0]
  const searching = running && !engine.finished
  const proven = [...(analysis?.lines ?? []), ...(analysis?.values ?? [])]
  const exact = best !== undefined && proven.every(({ score }) => score.confidence === PROVEN || score.win !== null)
  return (
    <section class="engine-lines" aria-label={title}>
      <header class="row">
        <button aria-pressed={searching} onClick={running && engine.finished ? engine.restart : onToggle}>{searching ? `❚❚ ${text.stop}` : `▶ ${text.think}`}</button>
        <label class="grow">
          <span class="visually-hidden">{text.engine}</span>
          <select value={player} onFocus={onChoosing} onPointerDown={onChoosing} onChange={(event) => onPlayer(event.currentTarget.value)}>
            {players.map((one) => <option key={one.id} value={one.id}>{one.name}</option>)}
          </select>
        </label>
        {best === undefined ? null : (
          <span class="soft depth">{exact ? <span class="badge exact" title={text.exactHelp}>{text.exact}</span> : null} {analysis?.done === true ? `${text.finished} · ` : ''}{text.depth(best.depth)}<span class="wide-only"> · {text.nodes(compact(best.nodes))}</span></span>
        )}
        {onClose === undefined ? null : <button class="quiet" aria-label={words().shell.close} onClick={onClose}>✕</button>}
      </header>
      {fault === undefined ? null : <p class="fault" role="alert">{fault}</p>}
      <ol>
        {(analysis?.lines ?? []).map((line, index) => <LineRow key={index} view={view} line={line} onPlay={onPlay} />)}
      </ol>
      {searching && analysis === undefined ? <p class="soft">{text.thinking}</p> : null}
    </section>
  )
}

function LineRow({ line, view, onPlay }: { readonly line: Line; readonly view: Viewpoint; readonly onPlay: (moves: readonly string[]) => void }) {
  return (
    <li>
      <ScoreText score={line.score} view={view} />
      <span class="line-moves">
        {line.moves.slice(0, 14).map((move, index) => (
          <button key={`${index}${move}`} class="quiet move" onClick={() => onPlay(line.moves.slice(0, index + 1))}>{move}</button>
        ))}
      </span>
    </li>
  )
}

/** A score with the points it is worth, and with its confidence while an ending is being solved. */
function ScoreText({ score, view }: { readonly score: Score; readonly view: Viewpoint }) {
  const isLikely = score.confidence > 0 && score.confidence < PROVEN && score.win === null
  return (
    <span class="score-text" title={words().scores.signsHelp}>
      <b class={score.value > 0 || (score.win ?? 0) > 0 ? 'for-white' : 'for-black'}>{scoreText(score, view)}</b>
      {score.win === null ? <span class="soft chance" title={words().scores.chanceHelp[view.side]}>{chanceText(score, view)}</span> : null}
      {isLikely ? <span class="badge" title={words().analyse.likelyHelp}>{score.confidence} %</span> : null}
    </span>
  )
}

export function compact(count: number): string {
  return count >= 1e9 ? `${(count / 1e9).toFixed(1)} G` : count >= 1e6 ? `${(count / 1e6).toFixed(1)} M` : count >= 1e4 ? `${(count / 1e3).toFixed(0)} k` : String(count)
}

/** The players that can analyse a game: the engine, the classic players, and added engines. */
export function playersOf(kind: Kind, added: readonly Pick<AddedEngine, 'name' | 'player'>[]): readonly { readonly id: string; readonly name: string }[] {
  const own = kind.players.filter((player) => player.id !== 'human').map(({ id, name }) => ({ id, name }))
  return [...own, ...added.map(({ player, name }) => ({ id: player, name }))]
}
