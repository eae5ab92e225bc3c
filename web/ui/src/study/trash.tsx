import { get, send } from '../app/api'
import { Dialog } from '../app/dialog'
import { sayFault } from '../app/toast'
import type { Trash, TrashItem } from '../app/types'
import { words } from '../app/words'
import { useAnswer } from './use'
import { useState } from 'preact/hooks'

type Which = 'games' | 'studies'

interface Props {
  readonly which: Which
  readonly onRestored: () => void
  /** Changes when something was deleted. */
  readonly round?: number
}

/** What was deleted in the last days, to restore it. */
export function TrashList({ which, onRestored, round = 0 }: Props) {
  const text = words().trash
  const [again, setAgain] = useState(0)
  const { value, fault } = useAnswer(() => get<Trash>('/api/trash'), [again, round])
  const restore = (item: string) =>
    void send('POST', `/api/trash/${which}/${encodeURIComponent(item)}`).then(() => {
      setAgain(again + 1)
      onRestored()
    }, sayFault)
  if (value === undefined) {
    return <p class={fault === undefined ? 'loading' : 'fault'}>{fault ?? words().shell.loading}</p>
  }
  return (
    <>
      <p class="soft">{text.kept(value.days)}</p>
      {value[which].length === 0 ? <p role="status">{text.empty}</p> : (
        <ul class="kept">
          {value[which].map((item) => (
            <li key={item.item} class="row">
              <span class="grow"><b>{item.title || item.item}</b> <small class="soft">{about(item)}</small></span>
              <button aria-label={text.restoreNamed(item.title || item.item)} onClick={() => restore(item.item)}>{text.restore}</button>
            </li>
          ))}
        </ul>
      )}
      {value.log.length === 0 ? null : (
        <details>
          <summary>{text.log}</summary>
          <ul class="deletions">
            {value.log.slice(0, 100).map((entry) => (
              <li key={`${entry.at}${entry.item}${entry.act}`}>{time(entry.at)}: {text.acts[entry.act] ?? entry.act}: {entry.title || entry.item}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function about(item: TrashItem): string {
  return `${words().games[item.kind] ?? item.kind}, ${time(item.deleted)}`
}

/** A time of the last weeks. */
export function time(millis: number): string {
  return new Date(millis).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
}

export function TrashDialog({ which, onRestored, onClose }: Props & { readonly onClose: () => void }) {
  return <Dialog title={words().trash.title} onClose={onClose}><TrashList which={which} onRestored={onRestored} /></Dialog>
}
