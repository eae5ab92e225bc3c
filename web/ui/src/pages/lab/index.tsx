import { useEffect, useRef, useState } from 'preact/hooks'
import { get, post } from '../../app/api'
import type { Route } from '../../app/router'
import { connection } from '../../app/socket'
import { sayFault } from '../../app/toast'
import type { LabList, Run, Standing, Table } from '../../app/types'
import { words } from '../../app/words'
import { useAnswer, useKinds } from '../../study/use'
import { StartForm } from './form'
import { isGoing, reach, share, signed, withNews, type RunMessage } from './run'
import '../../study/study.css'
import './lab.css'

export default function LabPage(route: Route) {
  const [id] = route.parts
  const kinds = useKinds()
  const [news, setNews] = useState<Run>()
  const list = useRuns(`${id} ${news?.state}`)
  const text = words().lab
  return (
    <div class="page-lab">
      <h1>{words().pages.lab}</h1>
      <p class="lead">{text.lead}</p>
      {list.fault === undefined ? null : <p class="fault" role="alert">{list.fault}</p>}
      <div class="study lab">
        <div class="stack">
          <StartForm kinds={kinds} experiments={list.value?.experiments ?? []} />
        </div>
        <div class="stack">
          {id === undefined ? null : <Watched key={id} id={id} onNews={setNews} />}
          <section class="card" aria-labelledby="runs-title">
            <h2 id="runs-title">{text.runs}</h2>
            {list.value?.runs.length === 0 ? <p class="soft">{text.noRuns}</p> : null}
            <ul class="runs">
              {withNews(list.value?.runs ?? [], news?.id === id ? news : undefined).map((run) => (
                <li key={run.id}>
                  <a href={`/lab/${run.id}`} aria-current={run.id === id ? 'page' : undefined}>{run.title}</a>
                  <span class={`badge state ${run.state}`}>{text.states[run.state] ?? run.state}</span>
                  <span class="soft">{run.progress}</span>
                  {run.report === null ? null : <a href={run.report} target="_blank" rel="noopener">{text.report}</a>}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  )
}

const MILLIS_BETWEEN_LISTS = 2_000

/** All runs; loaded again when one changes its state, and regularly while one is running. */
function useRuns(state: string): { readonly value: LabList | undefined; readonly fault: string | undefined } {
  const [time, setTime] = useState(0)
  const { value, fault } = useAnswer(() => get<LabList>('/api/lab'), [state, time])
  const last = useRef<LabList | undefined>(undefined)
  last.current = value ?? last.current
  const going = last.current?.runs.some(isGoing) ?? false
  useEffect(() => {
    const timer = going ? setInterval(() => setTime((before) => before + 1), MILLIS_BETWEEN_LISTS) : undefined
    return () => clearInterval(timer)
  }, [going])
  return { value: last.current, fault }
}

/** One run with live updates. */
function Watched({ id, onNews }: { readonly id: string; readonly onNews: (run: Run | undefined) => void }) {
  const [run, setRun] = useState<Run>()
  const [fault, setFault] = useState<string>()
  const text = words().lab
  useEffect(() => {
    get<Run>(`/api/lab/${encodeURIComponent(id)}`).then(setRun, (why: Error) => setFault(why.message))
    const off = connection.on<RunMessage>('lab', (message) => String(message.id) === id && setRun(message))
    const end = connection.keep('lab', { type: 'lab', run: id })
    return () => {
      off()
      end()
      connection.tell({ type: 'leave', of: id })
    }
  }, [id])
  useEffect(() => onNews(run), [run])
  if (run === undefined) {
    return <section class="card"><p class={fault === undefined ? 'loading' : 'fault'}>{fault ?? words().shell.loading}</p></section>
  }
  const ask = (what: 'stop' | 'resume') => void post<Run>(`/api/lab/${encodeURIComponent(id)}/${what}`, {}).then(
    (now) => {
      setRun(now)
      connection.tell({ type: 'lab', run: id })
    },
    sayFault,
  )
  return (
    <section class="card watched" aria-labelledby="run-title">
      <header class="row">
        <h2 id="run-title" class="grow">{run.title}</h2>
        <span class={`badge state ${run.state}`} role="status">{text.states[run.state] ?? run.state}</span>
        {isGoing(run) ? <button class="danger" onClick={() => ask('stop')}>{run.state === 'stopping' ? text.stopNow : text.stop}</button> : null}
        {run.state === 'stopped' || run.state === 'failed' ? <button class="primary" onClick={() => ask('resume')}>{text.resume}</button> : null}
      </header>
      {run.done === null && !isGoing(run) ? null : (
        <progress {...(run.done === null ? {} : { value: run.done })} max={1} aria-label={run.title} />
      )}
      <p>{run.progress}</p>
      {run.error === null ? null : <p class="fault pre" role="alert">{run.error}</p>}
      {run.standing === null ? null : <StandingView standing={run.standing} />}
      {run.table === null ? null : <TableView table={run.table} label={run.title} />}
      {run.report === null ? null : <p><a class="button primary" href={run.report} target="_blank" rel="noopener">{text.report}</a>{run.type === 'experiment' ? null : <> <a class="button" href={`/analyse?run=${encodeURIComponent(run.id)}`}>{text.replay}</a></>}</p>}
      {run.command === undefined ? null : <p class="soft mono command">{run.command}</p>}
    </section>
  )
}

/** Elo with its interval, and the progress of the sequential test. */
function StandingView({ standing }: { readonly standing: Standing }) {
  const text = words().lab
  const { elo, los, llr, bounds } = standing
  const most = elo === null ? 100 : reach(elo)
  const at = (value: number) => share(value, -most, most)
  return (
    <div class="standing">
      <p class="score-line">
        <span>+{standing.wins}</span> <span>={standing.draws}</span> <span>−{standing.losses}</span>
        <span class="soft">{text.ofGames(standing.games)}</span>
      </p>
      {elo === null ? <p>LOS {(100 * los).toFixed(1)} %</p> : (
        <figure>
          <div class="interval" role="img" aria-label={text.eloLabel(elo[1], elo[0], elo[2])}>
            <span class="zero" /><span class="range" style={{ left: `${at(elo[0])}%`, width: `${at(elo[2]) - at(elo[0])}%` }} />
            <span class="middle" style={{ left: `${at(elo[1])}%` }} />
          </div>
          <figcaption><span>−{most}</span><span><b>Elo {signed(elo[1], 1)}</b> [{signed(elo[0], 1)}, {signed(elo[2], 1)}], LOS {(100 * los).toFixed(1)} %</span><span>+{most}</span></figcaption>
        </figure>
      )}
      {llr === null || bounds === null ? null : (
        <figure>
          <div class="interval" role="img" aria-label={`LLR ${signed(llr, 2)} [${signed(bounds[0], 2)}, ${signed(bounds[1], 2)}]`}>
            <span class="zero" /><span class="middle" style={{ left: `${share(llr, bounds[0], bounds[1])}%` }} />
          </div>
          <figcaption><span>{signed(bounds[0], 2)}</span><span><b>LLR {signed(llr, 2)}</b></span><span>{signed(bounds[1], 2)}</span></figcaption>
        </figure>
      )}
    </div>
  )
}

function TableView({ table, label }: { readonly table: Table; readonly label: string }) {
  const look = (column: number) => (table.rows.every((row) => /^[-−+\d.∞]*$/.test(row[column] ?? '')) ? 'num' : '')
  return (
    <div class="scroller" tabIndex={0} role="group" aria-label={label}>
      <table class="results">
        <thead><tr>{table.head.map((cell, index) => <th key={index} scope="col" class={look(index)}>{cell}</th>)}</tr></thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>{row.map((cell, column) => column === 0 ? <th key={column} scope="row" class={look(column)}>{cell}</th> : <td key={column} class={look(column)}>{cell}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
