import { words } from '../../app/words'
import type { ClockKind, Wish } from './wish'

interface Props {
  readonly wish: Wish
  readonly change: (part: Partial<Wish>) => void
}

type Field = readonly [keyof Pick<Wish, 'minutes' | 'increment' | 'perMove' | 'moves'>, string, number, number]

/** The time control, with only the fields that it needs. */
export function ClockFields({ wish, change }: Props) {
  const text = words().play
  const minutes: Field = ['minutes', text.minutes, 0.5, 600]
  const fields: Readonly<Record<ClockKind, readonly Field[]>> = {
    none: [],
    fischer: [minutes, ['increment', text.seconds, 0, 600]],
    sudden: [minutes],
    moves: [['moves', text.movesCount, 1, 200], minutes],
    perMove: [['perMove', text.seconds, 1, 3600]],
  }
  return (
    <div class="clock-fields">
      <label class="field">
        <span>{text.clock}</span>
        <select value={wish.clock} onChange={(event) => change({ clock: event.currentTarget.value as ClockKind })}>
          {(Object.keys(fields) as ClockKind[]).map((clock) => <option key={clock} value={clock}>{text.clocks[clock]}</option>)}
        </select>
      </label>
      {fields[wish.clock].map(([key, name, least, most]) => (
        <label class="field narrow" key={key}>
          <span>{name}</span>
          <input type="number" required min={least} max={most} step={key === 'minutes' ? 0.5 : 1} value={wish[key]}
            onInput={(event) => change({ [key]: event.currentTarget.valueAsNumber })} />
        </label>
      ))}
    </div>
  )
}
