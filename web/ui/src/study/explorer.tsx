import { get } from '../app/api'
import type { OpeningMove, Openings } from '../app/types'
import { words } from '../app/words'
import { sideIn } from './place'
import { short, viewpoint } from './score'
import { useAnswer } from './use'

interface Props {
  readonly kind: string
  readonly unit: 'man' | 'disc'
  readonly fen: string
  readonly onMove: (text: string) => void
}

/** The opening explorer: moves played in this position, their results, and the engine's scores. */
export function Explorer({ kind, unit, fen, onMove }: Props) {
  const text = words().archive
  const found = useAnswer(() => get<Openings>(`/api/openings?${new URLSearchParams({ kind, fen })}`), [kind, fen])
  if (found.fault !== undefined) {
    return <p class="fault">{found.fault}</p>
  }
  const openings = found.value
  if (openings === undefined || openings.games === 0) {
    return <p class="soft">{openings === undefined ? words().shell.loading : text.notReached}</p>
  }
  return (
    <div class="scroller" tabIndex={0} role="group" aria-label={text.explorer}>
      <table class="explorer">
        <thead>
          <tr>
            <th scope="col">{text.move}</th>
            <th scope="col" class="num">{text.games}</th>
            <th scope="col">{text.results}</th>
            <th scope="col" class="num" title={words().scores.signsHelp}>{text.value}</th>
          </tr>
        </thead>
        <tbody>
          {openings.moves.map((move) => (
            <tr key={move.text}>
              <th scope="row"><button class="quiet move" onClick={() => onMove(move.text)}>{move.text}</button></th>
              <td class="num">{move.games.toLocaleString()}</td>
              <td><Outcomes {...move} /></td>
              <td class="num">{move.score == null ? '' : short(move.score, viewpoint(unit, sideIn(fen)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Wins, draws and losses as a bar with three parts. */
export function Outcomes({ white, draws, black }: Pick<OpeningMove, 'white' | 'draws' | 'black'>) {
  const all = white + draws + black
  const percent = (count: number) => (all === 0 ? 0 : (100 * count) / all)
  const label = words().archive.outcome(white, draws, black)
  const part = (name: string, count: number) =>
    count === 0 ? null : <span class={name} style={{ flexBasis: `${percent(count)}%` }}>{percent(count) >= 30 ? `${percent(count).toFixed(0)} %` : ''}</span>
  return <span class="outcomes" role="img" aria-label={label}>{part('white', white)}{part('draws', draws)}{part('black', black)}</span>
}
