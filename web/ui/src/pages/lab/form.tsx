import { useState } from 'preact/hooks'
import { post } from '../../app/api'
import { go } from '../../app/router'
import type { Experiment, Kind, NewRun, Run } from '../../app/types'
import { words } from '../../app/words'
import { FIRST_KIND } from '../../study/place'
import { GameSelect } from '../../study/position-panel'
import { Segmented } from '../../study/segmented'
import { reason } from '../../study/use'

interface Props {
  readonly kinds: readonly Kind[]
  readonly experiments: readonly Experiment[]
}

type Type = Run['type']

/** Starts a match, a tournament or an experiment. */
export function StartForm({ kinds, experiments }: Props) {
  const text = words().lab
  const [type, setType] = useState<Type>('match')
  const [kind, setKind] = useState(FIRST_KIND)
  const [unit, setUnit] = useState<'nodes' | 'millis' | 'depth'>('nodes')
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const chosen = experiments.find((one) => one.name === name) ?? experiments[0]
  const players = kinds.find((one) => one.id === kind)?.players ?? []
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const value = (field: string) => String(form.get(field) ?? '').trim()
    const common = {
      game: kind, games: Number(value('games')), limit: { [unit]: Number(value('amount')) },
      openings: value('openings') || null, sprt: value('sprt') || null, concurrency: Number(value('concurrency')),
    }
    const body: NewRun =
      type === 'match' ? { type, a: value('a'), b: value('b'), ...common }
      : type === 'tournament' ? { type, players: value('players').split('\n').map((one) => one.trim()).filter((one) => one !== ''), ...common }
      : { type, name: chosen?.name ?? null, player: value('player') || null, quick: value('quick') === 'on' }
    setFault(undefined)
    post<Run>('/api/lab', body).then((run) => go(`/lab/${run.id}`), (why: unknown) => setFault(reason(why)))
  }
  return (
    <form class="card lab-form" onSubmit={submit} aria-label={text.start}>
      <datalist id="lab-players">{players.map((player) => <option key={player.id} value={player.id}>{player.name}</option>)}</datalist>
      <Segmented legend={text.what} value={type} onChange={setType} choices={[['match', text.types.match], ['tournament', text.types.tournament], ['experiment', text.types.experiment]]} />
      {type === 'experiment' ? (
        <>
          <label class="field">
            <span>{text.types.experiment}</span>
            <select value={chosen?.name ?? ''} onChange={(event) => setName(event.currentTarget.value)}>
              {experiments.map((one) => <option key={one.name} value={one.name}>{one.name}: {one.summary}</option>)}
            </select>
          </label>
          {chosen?.takesPlayer ? <TextField name="player" label={text.player} value="damier" list /> : null}
          <label class="inline"><input type="checkbox" name="quick" defaultChecked /> {text.quick}</label>
        </>
      ) : (
        <>
          <GameSelect kinds={kinds} value={kind} onChange={setKind} />
          {type === 'match' ? (
            <div class="pair"><TextField name="a" label="A" value="damier" list /><TextField name="b" label="B" value="damier[level=8]" list /></div>
          ) : (
            <label class="field">
              <span>{text.players}</span>
              <textarea name="players" rows={4} class="mono" key={kind} defaultValue={players.slice(0, 3).map((player) => player.id).join('\n')} />
            </label>
          )}
          <div class="pair">
            <TextField name="games" label={text.games} value="20" type="number" />
            <TextField name="concurrency" label={text.atOnce} value="1" type="number" />
          </div>
          <div class="pair">
            <label class="field">
              <span>{text.limit}</span>
              <select value={unit} onChange={(event) => setUnit(event.currentTarget.value as typeof unit)}>
                <option value="nodes">{text.limits.nodes}</option>
                <option value="millis">{text.limits.millis}</option>
                <option value="depth">{text.limits.depth}</option>
              </select>
            </label>
            <TextField key={unit} name="amount" label={text.amount} value={unit === 'depth' ? '5' : unit === 'nodes' ? '5000' : '100'} type="number" />
          </div>
          <div class="pair">
            <TextField name="openings" label={text.openings} value="random:8:1" />
            {type === 'match' ? <TextField name="sprt" label={text.sprt} value="" hint="0,10" /> : null}
          </div>
        </>
      )}
      {fault === undefined ? null : <p class="fault" role="alert">{fault}</p>}
      <button class="primary">{text.begin}</button>
    </form>
  )
}

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly type?: 'text' | 'number'
  readonly hint?: string
  readonly list?: boolean
}

function TextField({ name, label, value, type = 'text', hint = '', list = false }: FieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input name={name} type={type} defaultValue={value} placeholder={hint} min={1} autocomplete="off" spellcheck={false} {...(list ? { list: 'lab-players' } : {})} />
    </label>
  )
}
