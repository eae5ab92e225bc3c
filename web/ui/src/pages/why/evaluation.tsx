import { useState } from 'preact/hooks'
import type { Why } from '../../app/types'
import { words } from '../../app/words'
import type { FeatureName } from '../../words/rules/codes'
import { brief, featureRows } from './features'

interface Props {
  readonly why: Why | undefined
  readonly players: readonly { readonly id: string; readonly name: string }[]
  readonly player: string
  readonly onPlayer: (player: string) => void
}

/** The evaluation of a player by feature, White against Black. */
export function Evaluation({ why, players, player, onPlayer }: Props) {
  const text = words().why
  const [all, setAll] = useState(false)
  const { rows, idle } = featureRows(why?.features ?? [])
  const shown = all ? [...rows, ...(why?.features ?? []).filter((one) => one.contribution === 0).map((one) => ({ ...one, reach: 0 }))] : rows
  return (
    <section class="card" aria-labelledby="evaluation-title">
      <header class="row evaluation-head">
        <h2 id="evaluation-title">{text.evaluation}</h2>
        <label class="field">
          <span>{text.by}</span>
          <select value={player} onChange={(event) => onPlayer(event.currentTarget.value)}>
            {players.map((one) => <option key={one.id} value={one.id}>{one.name}</option>)}
          </select>
        </label>
      </header>
      {why !== undefined && why.features.length === 0 ? <p class="soft">{text.nothing}</p> : (
        <div class="scroller" tabIndex={0} role="group" aria-labelledby="evaluation-title">
          <table class="features">
            <thead>
              <tr>
                <th scope="col">{text.feature}</th>
                <th scope="col" class="num">{words().sides.white}</th>
                <th scope="col" class="num">{words().sides.black}</th>
                <th scope="col" class="num wide-only">{text.weight}</th>
                <th scope="col" class="diverging"><span class="visually-hidden">{text.forWhite}</span></th>
                <th scope="col" class="num">{text.contribution}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{words().rules?.features[row.name as FeatureName] ?? row.name.replaceAll('-', ' ')}</th>
                  <td class="num">{brief(row.white)}</td>
                  <td class="num">{brief(row.black)}</td>
                  <td class="num wide-only">{brief(row.weight)}</td>
                  <td class="diverging"><Reach reach={row.reach} /></td>
                  <td class="num">{signed(row.contribution)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>{text.total}</th>
                <td class="wide-only" />
                <td class="diverging" />
                <td class="num"><strong>{why?.evaluation?.text.replace('-', '−') ?? signed(why?.total ?? 0)}</strong></td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {idle > 0 ? <button class="quiet" aria-pressed={all} onClick={() => setAll(!all)}>{text.zero(idle)}</button> : null}
    </section>
  )
}

function signed(value: number): string {
  return value > 0 ? `+${brief(value)}` : brief(value)
}

function Reach({ reach }: { readonly reach: number }) {
  const width = `${Math.abs(reach) * 50}%`
  return (
    <span class="reach" aria-hidden="true">
      <span class={reach >= 0 ? 'white' : 'black'} style={reach >= 0 ? { left: '50%', width } : { right: '50%', width }} />
    </span>
  )
}
