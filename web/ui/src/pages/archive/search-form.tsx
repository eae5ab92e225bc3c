import { useEffect, useRef, useState } from 'preact/hooks'
import { go } from '../../app/router'
import type { Kind } from '../../app/types'
import { words } from '../../app/words'
import { GameSelect } from '../../study/position-panel'
import { isDay, searchText, type Query } from './query'

interface Props {
  readonly kinds: readonly Kind[]
  readonly query: Query
  readonly onSearch: (query: Query) => void
}

/** The list follows what is typed after this pause. */
const PAUSE = 300

/** The filter of the list, which is applied while it is typed, and at once by its button. */
export function SearchForm({ kinds, query, onSearch }: Props) {
  const text = words().archive
  const [typed, setTyped] = useState(query)
  const sent = useRef(searchText(query))
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const key = searchText(query)
  useEffect(() => {
    // Another search than the one that was typed here.
    if (key !== sent.current) {
      sent.current = key
      setTyped(query)
    }
  }, [key])
  const send = (wanted: Query) => {
    clearTimeout(waiting.current)
    const trimmed = Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, value.trim()])) as unknown as Query
    sent.current = searchText(trimmed)
    onSearch(trimmed)
  }
  const change = (part: Partial<Query>) => {
    // What else was changed since: another order, a position.
    const wanted = { ...query, player: typed.player, from: typed.from, to: typed.to, opening: typed.opening, ...part }
    setTyped(wanted)
    clearTimeout(waiting.current)
    if (isDay(wanted.from.trim()) && isDay(wanted.to.trim())) {
      waiting.current = setTimeout(() => send(wanted), PAUSE)
    }
  }
  const field = (name: 'player' | 'from' | 'to' | 'opening', label: string, hint = '') => (
    <label class="field">
      <span>{label}</span>
      <input name={name} value={typed[name]} placeholder={hint} onInput={(event) => change({ [name]: event.currentTarget.value })} />
    </label>
  )
  return (
    <form
      class="card search-form" role="search" aria-label={text.search}
      onSubmit={(event) => {
        event.preventDefault()
        send(typed)
      }}
    >
      <GameSelect kinds={kinds} value={query.kind} any={text.any} onChange={(kind) => send({ ...typed, kind, fen: '' })} />
      {field('player', text.player)}
      {field('from', text.from, '2020')}
      {field('to', text.to, '2026.12.31')}
      <label class="field">
        <span>{words().analyse.result}</span>
        <select value={query.result} onChange={(event) => send({ ...typed, result: event.currentTarget.value })}>
          <option value="">{text.any}</option>
          {['1-0', '1/2', '0-1', '*'].map((result) => <option key={result} value={result}>{words().play.results[result]}</option>)}
        </select>
      </label>
      {field('opening', text.opening, '32-28 19-23')}
      <button class="primary">{text.search}</button>
      <button type="button" onClick={() => go('/archive')}>{text.reset}</button>
    </form>
  )
}
