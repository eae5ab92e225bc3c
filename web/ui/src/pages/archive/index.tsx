import { useEffect, useState } from 'preact/hooks'
import { get, send } from '../../app/api'
import { go, rename, type Route } from '../../app/router'
import { sayFault } from '../../app/toast'
import type { FoundGames, Kind, StoredGame } from '../../app/types'
import { words } from '../../app/words'
import { Explorer } from '../../study/explorer'
import { FIRST_KIND } from '../../study/place'
import { practise } from '../../study/cards'
import { GameSelect } from '../../study/position-panel'
import { reason, useKinds } from '../../study/use'
import { Whose } from '../../study/whose'
import { TrashDialog } from '../../study/trash'
import { Import } from './import'
import { PositionSearch } from './position-search'
import { queryIn, searchText, type Query } from './query'
import './archive.css'
import '../../study/study.css'

export default function ArchivePage(route: Route) {
  const kinds = useKinds()
  const query = queryIn(route.query)
  const [games, setGames] = useState<readonly StoredGame[]>()
  const [next, setNext] = useState<number | null>(null)
  const [fault, setFault] = useState<string>()
  const [again, setAgain] = useState(0)
  const [trash, setTrash] = useState(false)
  const text = words().archive
  const key = searchText(query)
  useEffect(() => {
    let wanted = true
    get<FoundGames>(`/api/games?${searchText(query, { limit: '50' })}`).then(
      (found) => {
        if (wanted) {
          setFault(undefined)
          setGames(found.games)
          setNext(found.next)
        }
      },
      (why: unknown) => wanted && setFault(reason(why)),
    )
    return () => {
      wanted = false
    }
  }, [key, again])
  const more = () =>
    void get<FoundGames>(`/api/games?${searchText(query, { limit: '50', before: String(next) })}`).then((found) => {
      setGames([...(games ?? []), ...found.games])
      setNext(found.next)
    }, sayFault)
  const search = (wanted: Query) => rename(`/archive?${searchText(wanted)}`)
  const remove = (id: number) => void send('DELETE', `/api/games/${id}`).then(() => setAgain(again + 1), sayFault)
  const kind = kinds.find((one) => one.id === (query.kind || FIRST_KIND))

  return (
    <div class="page-archive">
      <h1>{words().pages.archive}</h1>
      <p class="lead">{text.lead}</p>
      <div class="study archive">
        <div class="stack">
          {kind === undefined ? null : <PositionSearch kind={kind} fen={query.fen} onFen={(fen) => search({ ...query, kind: kind.id, fen })} />}
          {kind === undefined ? null : (
            <section class="card" aria-labelledby="explorer-title">
              <h2 id="explorer-title">{text.explorer}</h2>
              <Explorer kind={kind.id} unit={kind.unit} fen={query.fen || kind.start.fen} onMove={(move) => void after(kind, query.fen, move).then((fen) => search({ ...query, kind: kind.id, fen }), sayFault)} />
            </section>
          )}
        </div>
        <div class="stack">
          <SearchForm kinds={kinds} query={query} onSearch={search} />
          <section class="card" aria-labelledby="games-title">
            <div class="row">
              <h2 id="games-title" class="grow">{text.games}</h2>
              <button onClick={() => setTrash(true)}>{words().trash.title}</button>
            </div>
            {fault === undefined ? null : <p class="fault" role="alert">{fault}</p>}
            {games === undefined ? <p class="loading">{words().shell.loading}</p> : <Games games={games} withKind={query.kind === ''} onRemove={remove} />}
            <div class="row games-foot">
              {next === null ? null : <button onClick={more}>{text.more}</button>}
              {games === undefined || games.length === 0 ? null : <Whose />}
              <span class="grow" />
              <span class="soft">{text.export}</span>
              {formatsOf(query.kind).map((format) => (
                <a key={format} class="button" download href={`/api/export?${searchText(query, { format })}`}>{format.toUpperCase()}</a>
              ))}
            </div>
          </section>
          <Import kinds={kinds} onDone={() => setAgain((before) => before + 1)} />
        </div>
      </div>
      {trash ? <TrashDialog which="games" onRestored={() => setAgain((before) => before + 1)} onClose={() => setTrash(false)} /> : null}
    </div>
  )
}

/** The export formats of a game; of all games, each exports the games that it supports. */
function formatsOf(kind: string): readonly string[] {
  return kind === '' ? ['pdn', 'ggf', 'wthor'] : kind === 'othello' ? ['ggf', 'wthor'] : ['pdn']
}

async function after(kind: Kind, fen: string, move: string): Promise<string> {
  const { positionAt } = await import('../../study/use')
  return (await positionAt({ kind: kind.id, fen: fen || null, moves: [move] })).fen
}

interface FormProps {
  readonly kinds: readonly Kind[]
  readonly query: Query
  readonly onSearch: (query: Query) => void
}

function SearchForm({ kinds, query, onSearch }: FormProps) {
  const text = words().archive
  const field = (name: 'player' | 'from' | 'to' | 'opening', label: string, hint = '') => (
    <label class="field">
      <span>{label}</span>
      <input
        name={name} key={query[name]} defaultValue={query[name]} placeholder={hint}
        onChange={(event) => onSearch({ ...query, [name]: event.currentTarget.value.trim() })}
      />
    </label>
  )
  return (
    <form class="card search-form" role="search" aria-label={text.search} onSubmit={(event) => event.preventDefault()}>
      <GameSelect kinds={kinds} value={query.kind} any={text.any} onChange={(kind) => onSearch({ ...query, kind, fen: '' })} />
      {field('player', text.player)}
      {field('from', text.from, '2020')}
      {field('to', text.to, '2026.12.31')}
      <label class="field">
        <span>{words().analyse.result}</span>
        <select value={query.result} onChange={(event) => onSearch({ ...query, result: event.currentTarget.value })}>
          <option value="">{text.any}</option>
          {['1-0', '1/2', '0-1', '*'].map((result) => <option key={result} value={result}>{words().play.results[result]}</option>)}
        </select>
      </label>
      {field('opening', text.opening, '32-28 19-23')}
      <button type="button" onClick={() => go('/archive')}>{text.reset}</button>
    </form>
  )
}

interface GamesProps {
  readonly games: readonly StoredGame[]
  readonly withKind: boolean
  readonly onRemove: (id: number) => void
}

function Games({ games, withKind, onRemove }: GamesProps) {
  const text = words().archive
  if (games.length === 0) {
    return <p class="empty" role="status">{text.none}</p>
  }
  return (
    <div class="scroller" tabIndex={0} role="group" aria-labelledby="games-title">
      <table class="games">
        <thead>
          <tr>
            <th scope="col">{text.date}</th>
            <th scope="col">{words().sides.white}</th>
            <th scope="col">{words().sides.black}</th>
            <th scope="col">{words().analyse.result}</th>
            <th scope="col" class="num plies">{text.plies}</th>
            {withKind ? <th scope="col" class="wide-only">{words().study.game}</th> : null}
            <th scope="col"><span class="visually-hidden">{text.actions}</span></th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <tr key={game.id}>
              <td class="date">{game.date.replace(/(\.\?\?)+$/, '')}</td>
              <th scope="row"><a href={`/analyse/${game.kind}?game=${game.id}`}>{game.white || '?'}</a></th>
              <td>{game.black || '?'}</td>
              <td class="result" title={words().play.results[game.result]}>{game.result}</td>
              <td class="num plies">{game.plies}</td>
              {withKind ? <td class="wide-only">{words().games[game.kind] ?? game.kind}</td> : null}
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
