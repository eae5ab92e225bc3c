import { useState } from 'preact/hooks'
import { reach, refusal } from '../../app/api'
import { said, saidProblem } from '../../app/sentence'
import type { ImportProgress, Kind, Problem } from '../../app/types'
import { words } from '../../app/words'
import { GameSelect } from '../../study/position-panel'
import { reason } from '../../study/use'
import { LineReader } from './query'

interface Running extends ImportProgress {
  readonly name: string
  readonly fault?: string
}

interface Props {
  readonly kinds: readonly Kind[]
  readonly onDone: () => void
}

/** Imports files into the archive and shows the progress. */
export function Import({ kinds, onDone }: Props) {
  const text = words().archive
  const [kind, setKind] = useState('')
  const [running, setRunning] = useState<readonly Running[]>([])
  const add = async (chosen: readonly File[]) => {
    const beside = chosen.filter(({ name }) => NAMES.test(name))
    const games = chosen.filter(({ name }) => !NAMES.test(name))
    // Names alone are refused by the server, which says why.
    for (const file of games.length === 0 ? beside : games) {
      const show = (progress: Partial<Running>) =>
        setRunning((before) => [
          ...before.filter((one) => one.name !== file.name),
          { name: file.name, read: 0, added: 0, problems: 0, messages: [], faults: [], done: false, ...before.find((one) => one.name === file.name), ...progress },
        ])
      show({ done: false })
      await send(file, games.length === 0 ? [] : beside, kind, show).then(() => show({ done: true }), (fault: unknown) => show({ done: true, fault: reason(fault) }))
      onDone()
    }
  }
  return (
    <section class="card" aria-labelledby="import-title">
      <h2 id="import-title">{text.import}</h2>
      <p class="soft">{text.importHelp}</p>
      <div class="row">
        <GameSelect kinds={kinds} value={kind} onChange={setKind} any={text.findOut} />
        <label class="field">
          <span>{text.files}</span>
          <input
            type="file" multiple accept=".pdn,.ggf,.wtb,.jou,.trn,.wthor,.txt,.gz"
            onChange={(event) => void add([...(event.currentTarget.files ?? [])])}
          />
        </label>
      </div>
      <div aria-live="polite">
        {running.map((one) => (
          <div key={one.name} class="import-progress">
            <p>
              <b>{one.name}</b>: {text.imported(one.read, one.added, one.problems)} {one.done ? '✓' : ''}
            </p>
            {one.done ? null : <progress aria-label={one.name} />}
            {one.fault === undefined ? null : <p class="fault">{one.fault}</p>}
            <Problems of={one} />
          </div>
        ))}
      </div>
    </section>
  )
}

const SHOWN = 200

/** All problems of an import, to read and to download. */
function Problems({ of: { name, faults, messages } }: { readonly of: Running }) {
  const text = words().archive
  return faults.length === 0 ? null : (
    <details class="problems" open={faults.length <= 5}>
      <summary>{text.problems(faults.length)}</summary>
      <ul>{faults.slice(0, SHOWN).map((fault, index) => <li key={index} class="soft">{said(fault)}</li>)}</ul>
      <a class="button" download={`${name}-problems.txt`} href={`data:text/plain;charset=utf-8,${encodeURIComponent(messages.join('\n'))}`}>{text.downloadProblems}</a>
    </details>
  )
}

/** Files of names that accompany files of games. */
const NAMES = /\.(jou|trn)$/i

async function send(file: File, beside: readonly File[], kind: string, show: (progress: ImportProgress) => void): Promise<void> {
  const query = new URLSearchParams({ name: file.name, ...(kind === '' ? {} : { kind }), ...(beside.length === 0 ? {} : { beside: beside.map(({ name, size }) => `${name}:${size}`).join(',') }) })
  const response = await reach(`/api/import?${query}`, { method: 'POST', body: new Blob([...beside, file]), headers: { 'Content-Type': 'application/octet-stream' } })
  if (!response.ok || response.body === null) {
    throw refusal(response, await response.text())
  }
  const lines = new LineReader()
  const hear = (line: string) => {
    const progress = JSON.parse(line) as ImportProgress | Problem
    if ('error' in progress) {
      throw new Error(saidProblem(progress))
    }
    show(progress)
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    lines.take(part.value).forEach(hear)
  }
  lines.end().forEach(hear)
}
