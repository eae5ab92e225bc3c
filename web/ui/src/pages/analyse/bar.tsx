import type { Score } from '../../app/types'
import { words } from '../../app/words'
import { scoreSaid, share, short } from '../../study/score'

interface Props {
  readonly score: Score | undefined
  readonly unit: 'man' | 'disc'
  readonly flipped: boolean
}

/** The evaluation bar beside the board. */
export function EvaluationBar({ score, unit, flipped }: Props) {
  const white = score === undefined ? 0.5 : share(score, unit)
  const said = score === undefined ? words().analyse.unknown : scoreSaid(score, unit)
  return (
    <div
      class={`evaluation-bar ${flipped ? 'flipped' : ''}`} role="meter" aria-label={words().analyse.bar}
      aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(100 * white)}
      aria-valuetext={said} title={score === undefined ? words().scores.signsHelp : `${said}. ${words().scores.signsHelp}`}
    >
      <span class="white" style={{ flexBasis: `${100 * white}%` }} />
      {score === undefined ? null : <span class={`figure ${white >= 0.5 ? 'on-white' : 'on-black'}`} aria-hidden="true">{figure(score)}</span>}
    </div>
  )
}

/** A score in at most four characters. */
function figure(score: Score): string {
  return score.win === null ? Math.abs(score.value).toFixed(Math.abs(score.value) >= 10 ? 0 : 1) : short(score)
}
