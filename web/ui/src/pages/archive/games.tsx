import { useState } from 'preact/hooks'
import { sayFault } from '../../app/toast'
import type { Kind, Side, StoredGame } from '../../app/types'
import { words } from '../../app/words'
import { practise } from '../../study/cards'
import type { Query } from './query'

interface GamesProps {
  readonly games: readonly StoredGame[]
  /** Undefined for all games together. */
  readonly kind: Kind | undefined
  readonly query: Query
  readonly onSearch: (query: Query) => void
  readonly onRemove: (id: number) => void
}

export function Games({ games, kind, query, onSearch, onRemove }: GamesProps) {
  const text = words().archive
  if (games.length === 0) {
    return <p class="empty" role="status">{text.none}</p>
  }
  const [first, second]: readonly [Side, Side] = kind?.first === 'black' ? ['black', 'white'] : ['white', 'black']
  const head = (sort: string, label: string, name = '') => <SortHead {...{ sort, label, name, query, onSearch }} />
  return (
    <div class="scroller" tabIndex={0} role="group" aria-labelledby="games-title">
      <table class="games">
        <thead>
          <tr>
            {head('date', text.date)}
            {head(first, words().sides[first])}
            {head(second, words().sides[second])}
            {head(kind?.unit === 'disc' ? 'discs' : 'result', words().analyse.result)}
            {head('event', words().analyse.tags.Event, 'event')}
            {head('plies', text.plies, 'num plies')}
            {kind === undefined ? <th scope="col" class="wide-only">{words().study.game}</th> : null}
            <th scope="col"><span class="visually-hidden">{text.actions}</span></th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <tr key={game.id}>
              <td class="date">{game.date.replace(/(\.\?\?)+$/, '')}</td>
              <th scope="row"><a href={`/analyse/${game.kind}?game=${game.id}`}>{game[first] || '?'}</a></th>
              <td>{game[second] || '?'}</td>
              <td class="result" title={words().play.results[game.result]}>{game.discs || game.result}</td>
              <td class="event">{game.event}</td>
              <td class="num plies">{game.plies}</td>
              {kind === undefined ? <td class="wide-only">{words().games[game.kind] ?? game.kind}</td> : null}
              <td class="actions">
                <a href={`/api/games/${game.id}/text`} download={`game-${game.id}.txt`} aria-label={text.downloadGame(game.id)} title={text.download}>⤓</a>
                <Practice id={game.id} />
                <Removal id={game.id} onRemove={onRemove} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SortProps {
  readonly sort: string
  readonly label: string
  readonly name: string
  readonly query: Query
  readonly onSearch: (query: Query) => void
}

/** The head of a column; a click sorts by it, another one the other way round. */
function SortHead({ sort, label, name, query, onSearch }: SortProps) {
  const isSorted = (query.sort || 'date') === sort
  const ascending = query.direction === 'ascending'
  const turn = isSorted ? !ascending : ['white', 'black', 'event'].includes(sort)
  return (
    <th scope="col" class={name} aria-sort={isSorted ? (ascending ? 'ascending' : 'descending') : undefined}>
      <button class="quiet sort" onClick={() => onSearch({ ...query, sort, direction: turn ? 'ascending' : '' })}>
        {label}{isSorted ? <span aria-hidden="true">{ascending ? ' ▲' : ' ▼'}</span> : null}
      </button>
    </th>
  )
}

/** Creates training cards from the mistakes of a game, after a review. */
function Practice({ id }: { readonly id: number }) {
  const [busy, setBusy] = useState(false)
  const text = words()
  const begin = () => {
    setBusy(true)
    void practise(id).catch(sayFault).finally(() => setBusy(false))
  }
  return (
    <button
      class="quiet" aria-label={text.archive.trainGame(id)} title={busy ? text.train.making : text.archive.train}
      disabled={busy} aria-busy={busy} onClick={begin}
    >
      {busy ? '…' : '✎'}
    </button>
  )
}

/** Deletes a game after a confirming second click. */
function Removal({ id, onRemove }: { readonly id: number; readonly onRemove: (id: number) => void }) {
  const [sure, setSure] = useState(false)
  const text = words().archive
  return (
    <button
      class="quiet danger" aria-label={sure ? text.sure(id) : text.removeGame(id)} title={text.remove}
      onBlur={() => setSure(false)} onClick={() => (sure ? onRemove(id) : setSure(true))}
    >
      {sure ? `✕ ${text.sureShort}` : '✕'}
    </button>
  )
}
