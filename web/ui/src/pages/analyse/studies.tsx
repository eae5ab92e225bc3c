import { useState } from 'preact/hooks'
import { get, send } from '../../app/api'
import { Dialog } from '../../app/dialog'
import { sayFault } from '../../app/toast'
import type { OwnStudies } from '../../app/types'
import { words } from '../../app/words'
import { keeper } from '../../study/studies'
import { time, TrashList } from '../../study/trash'
import type { TreeState } from '../../study/tree-state'
import { useAnswer } from '../../study/use'
import { titleOf } from './open'

interface BarProps {
  readonly state: TreeState
  readonly onChange: (state: TreeState) => void
  readonly onNew: () => void
  readonly onList: () => void
}

/** The name of the study, whether it is saved, and the way to others. */
export function StudyBar({ state, onChange, onNew, onList }: BarProps) {
  const text = words().studies
  const { study } = state
  const status = keeper.status.value
  const unnamed = titleOf(state) || (words().games[state.kind] ?? state.kind)
  return (
    <div class="row study-bar">
      {study === null ? null : (
        <input
          aria-label={text.name} placeholder={unnamed} value={study.name} maxLength={200} key={study.id}
          onChange={(event) => onChange({ ...state, study: { ...study, name: event.currentTarget.value.trim() } })}
        />
      )}
      <span class={status === 'saved' || status === 'saving' ? 'soft' : 'fault'} role="status" data-status={status}>
        {study === null || !study.yours ? '' : status === 'refused' ? `${text.status.refused} ${keeper.fault.value}` : text.status[status]}
      </span>
      <span class="grow" />
      <button onClick={onNew}>{text.fresh}</button>
      <button onClick={onList}>{text.title}</button>
    </div>
  )
}

interface ListProps {
  /** The id of the current study. */
  readonly shown: string | undefined
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** All studies of the user, and those in the trash. */
export function StudiesDialog({ shown, onClose, onDeleted }: ListProps) {
  const text = words().studies
  const [round, setRound] = useState(0)
  const { value, fault } = useAnswer(() => get<OwnStudies>('/api/studies'), [round, keeper.status.value])
  const remove = (id: string) =>
    void send('DELETE', `/api/studies/${id}`).then(() => {
      setRound(round + 1)
      if (id === shown) {
        onDeleted()
      }
    }, sayFault)
  return (
    <Dialog title={text.title} onClose={onClose}>
      {fault === undefined ? null : <p class="fault" role="alert">{fault}</p>}
      {value === undefined ? null : value.studies.length === 0 ? <p class="soft">{text.none}</p> : (
        <ul class="kept">
          {value.studies.map((one) => (
            <li key={one.id} class="row">
              <a class="grow" href={`/analyse/${one.id}`} aria-current={one.id === shown ? 'true' : undefined} onClick={onClose}>
                <b>{one.name || (words().games[one.kind] ?? one.kind)}</b>
                <small class="soft">{time(one.changed)} · {one.line}</small>
              </a>
              <button class="quiet danger" aria-label={text.removeNamed(one.name || one.line)} title={text.remove} onClick={() => remove(one.id)}>✕</button>
            </li>
          ))}
        </ul>
      )}
      <details class="trash">
        <summary>{words().trash.title}</summary>
        <TrashList which="studies" round={round} onRestored={() => setRound(round + 1)} />
      </details>
    </Dialog>
  )
}
