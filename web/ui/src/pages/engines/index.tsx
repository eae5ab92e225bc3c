import { useEffect, useRef, useState } from 'preact/hooks'
import { get, send } from '../../app/api'
import type { Route } from '../../app/router'
import { sayFault } from '../../app/toast'
import type { AddedEngine, TestedEngine } from '../../app/types'
import { words } from '../../app/words'
import { reason, useAnswer } from '../../study/use'
import { addressOf } from './engine'
import { Options } from './options'
import '../../study/study.css'
import './engines.css'

export default function EnginesPage(_route: Route) {
  const [again, setAgain] = useState(0)
  const engines = useAnswer(() => get<readonly AddedEngine[]>('/api/engines'), [again])
  const text = words().engines
  const reload = () => setAgain((before) => before + 1)
  return (
    <div class="page-engines">
      <h1>{words().pages.engines}</h1>
      <p class="lead">{text.lead}</p>
      <div class="study engines">
        <AddForm onAdded={reload} />
        <div class="stack">
          {engines.fault === undefined ? null : <p class="fault" role="alert">{engines.fault}</p>}
          {engines.value?.length === 0 ? <p class="empty">{text.none}</p> : null}
          {engines.value?.map((engine) => <EngineCard key={engine.id} engine={engine} onChanged={reload} />)}
        </div>
      </div>
    </div>
  )
}

function AddForm({ onAdded }: { readonly onAdded: () => void }) {
  const text = words().engines
  const [fault, setFault] = useState<string>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const data = new FormData(form)
    const value = (name: string) => String(data.get(name) ?? '').trim()
    setFault(undefined)
    send('POST', '/api/engines', { name: value('name'), spec: `${value('protocol')}:${value('command')}`, options: {}, quirks: {} }).then(
      () => { form.reset(); onAdded() },
      (why: unknown) => setFault(reason(why)),
    )
  }
  return (
    <form class="card engine-form" onSubmit={submit} aria-labelledby="add-title">
      <h2 id="add-title">{text.add}</h2>
      <label class="field"><span>{text.name}</span><input name="name" required maxLength={80} /></label>
      <label class="field">
        <span>{text.protocol}</span>
        <select name="protocol">
          <option value="hub">Hub</option><option value="dxp">DamExchange (DXP)</option><option value="nboard">NBoard</option>
        </select>
      </label>
      <label class="field"><span>{text.command}</span><input name="command" required class="mono" placeholder="/usr/games/scan hub" spellcheck={false} /></label>
      <p class="soft">{text.commandHelp}</p>
      {fault === undefined ? null : <p class="fault" role="alert">{fault}</p>}
      <button class="primary">{text.add}</button>
    </form>
  )
}

interface CardProps {
  readonly engine: AddedEngine
  readonly onChanged: () => void
}

function EngineCard({ engine: listed, onChanged }: CardProps) {
  const text = words().engines
  // A change builds on the previous one even before the list is loaded again.
  const [changed, setChanged] = useState<AddedEngine>()
  const waiting = useRef(0)
  const engine = changed ?? listed
  useEffect(() => {
    if (waiting.current === 0) {
      setChanged(undefined)
    }
  }, [listed])
  const [tested, setTested] = useState<TestedEngine | 'busy'>()
  const [log, setLog] = useState<readonly string[]>()
  const address = addressOf(engine)
  const test = () => {
    setTested('busy')
    send<TestedEngine>('POST', `${address}/test`, {}).then((found) => { setTested(found); onChanged() }, (why: unknown) => { setTested(undefined); sayFault(why) })
  }
  const showLog = () => void get<{ lines: readonly string[] }>(`${address}/log`).then((answer) => setLog(answer.lines), sayFault)
  const change = (part: Partial<AddedEngine>) => {
    const next = { ...engine, ...part }
    setChanged(next)
    waiting.current++
    void send('PUT', address, next).catch(sayFault).finally(() => {
      waiting.current--
      onChanged()
    })
  }
  return (
    <section class="card engine-card" aria-label={engine.name}>
      <header class="row">
        <h2 class="grow"><input aria-label={text.name} key={engine.name} defaultValue={engine.name} onChange={(event) => change({ name: event.currentTarget.value.trim() })} /></h2>
        <button disabled={tested === 'busy'} onClick={test}>{tested === 'busy' ? text.testing : text.test}</button>
        <button aria-expanded={log !== undefined} onClick={() => (log === undefined ? showLog() : setLog(undefined))}>{text.log}</button>
        <button class="danger" onClick={() => void send('DELETE', address).then(onChanged, sayFault)}>{text.remove}</button>
      </header>
      <p class="mono command">{engine.spec}</p>
      <div role="status">{typeof tested === 'object' ? (
        <ul class="findings">
          {tested.findings.map((finding) => (
            <li key={finding.name} class={finding.passed ? 'passed' : 'failed'}>
              <span aria-hidden="true">{finding.passed ? '✓' : '✗'}</span>
              <span class="visually-hidden">{finding.passed ? text.passed : text.failed}: </span>
              {finding.name} <span class="soft">{finding.detail}</span>
            </li>
          ))}
        </ul>
      ) : null}</div>
      <Options engine={engine} onChange={change} />
      {log === undefined ? null : (
        <div class="protocol-log" tabIndex={0} role="group" aria-label={text.log}>
          {log.length === 0 ? <p class="soft">{text.noLog}</p> : <pre>{log.join('\n')}</pre>}
        </div>
      )}
    </section>
  )
}
