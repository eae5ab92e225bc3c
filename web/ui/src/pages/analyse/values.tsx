import type { MoveValue, Side } from '../../app/types'
import { words } from '../../app/words'
import { PROVEN, short, viewpoint, worth } from '../../study/score'

interface Props {
  readonly values: readonly MoveValue[]
  readonly side: Side
  readonly unit: 'man' | 'disc'
  readonly onPlay: (moves: readonly string[]) => void
}

/** A loss of this much has the last colour of the scale. */
const WORST = { man: 1, disc: 8 } as const

/** All legal moves with their values, the best first, how deep and how certain they are. */
export function ValueTable({ values, side, unit, onPlay }: Props) {
  const text = words().analyse
  if (values.length === 0) {
    return null
  }
  const sorted = [...values].sort((one, other) => worth(other.score, side) - worth(one.score, side))
  const best = sorted[0] === undefined ? 0 : worth(sorted[0].score, side)
  const view = viewpoint(unit, side)
  return (
    <details class="value-table" open>
      <summary>{text.values}</summary>
      <div class="scroller" tabIndex={0} role="group" aria-label={text.values}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words().archive.move}</th>
              <th scope="col" class="num">{text.value}</th>
              <th scope="col" class="num">{text.depthHead}</th>
              <th scope="col">{text.certainty}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ move, score, depth }) => (
              <tr key={move}>
                <th scope="row">
                  <span class="scale" style={{ background: colour((best - worth(score, side)) / WORST[unit]) }} aria-hidden="true" />
                  <button class="quiet move" onClick={() => onPlay([move])}>{move}</button>
                </th>
                <td class="num">{short(score, view)}</td>
                <td class="num">{depth}</td>
                <td>{certainty(score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function certainty({ confidence, win }: MoveValue['score']): string {
  const text = words().analyse.certain
  return confidence === PROVEN || win !== null ? text.exact : confidence > 0 ? text.selective(confidence) : text.estimate
}

/** From green for the best move over yellow to red. */
export function colour(loss: number): string {
  const hue = 130 * (1 - Math.min(Math.max(loss, 0), 1))
  return `hsl(${hue.toFixed(0)} 65% 45%)`
}
