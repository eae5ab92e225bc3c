import { useEffect, useState } from 'preact/hooks'
import { get, send } from '../../app/api'
import { rename, type Route } from '../../app/router'
import { sayFault } from '../../app/toast'
import type { FoundGames, Kind, StoredGame } from '../../app/types'
import { words } from '../../app/words'
import { Explorer } from '../../study/explorer'
import { FIRST_KIND } from '../../study/place'
import { reason, useKinds } from '../../study/use'
import { Whose } from '../../study/whose'
import { TrashDialog } from '../../study/trash'
import { Import } from './import'
import { PositionSearch } from './position-search'
import { Games } from './games'
import { SearchForm } from './search-form'
import { queryIn, requestText, searchText, type Query } from './query'
import './archive.css'
import '../../study/study.css'

export default function ArchivePage(route: Route) {
  const kinds = useKinds()
  const query = queryIn(route.query)
  const [games, setGames] = useState<readonly StoredGame[]>()
  const [total, setTotal] = useState(0)
  const [fault, setFault] = useState<string>()
  const [again, setAgain] = useState(0)
  const [trash, setTrash] = useState(false)
  const text = words().archive
  const key = searchText(query)
  useEffect(() => {
    let wanted = true
    get<FoundGames>(`/api/games?${requestText(query, { limit: '50' })}`).then(
      (found) => {
        if (wanted) {
          setFault(undefined)
          setGames(found.games)
          setTotal(found.total)
        }
      },
      (why: unknown) => wanted && setFault(reason(why)),
    )
    return () => {
      wanted = false
    }
  }, [key, again])
  const more = () =>
    void get<FoundGames>(`/api/games?${requestText(query, { limit: '50', offset: String(games?.length ?? 0) })}`).then((found) => {
      setGames([...(games ?? []), ...found.games])
      setTotal(found.total)
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
          <Import kinds={kinds} onDone={() => setAgain((before) => before + 1)} />
          <SearchForm kinds={kinds} query={query} onSearch={search} />
          <section class="card" aria-labelledby="games-title">
            <div class="row">
              <h2 id="games-title" class="grow">{text.games} <span class="soft" role="status">{games === undefined ? '' : text.hits(total)}</span></h2>
              <button onClick={() => setTrash(true)}>{words().trash.title}</button>
            </div>
            {fault === undefined ? null : <p class="fault" role="alert">{fault}</p>}
            {games === undefined ? <p class="loading">{words().shell.loading}</p> : <Games games={games} kind={kinds.find((one) => one.id === query.kind)} query={query} onSearch={search} onRemove={remove} />}
            <div class="row games-foot">
              {games === undefined || games.length >= total ? null : <button onClick={more}>{text.more}</button>}
              {games === undefined || games.length === 0 ? null : <Whose />}
              <span class="grow" />
              <span class="soft">{text.export}</span>
              {formatsOf(query.kind).map((format) => (
                <a key={format} class="button" download href={`/api/export?${searchText(query, { format })}`}>{format.toUpperCase()}</a>
              ))}
            </div>
          </section>
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
