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
  const add = async (files: readonly File[]) => {
    for (const file of files) {
      const show = (progress: Partial<Running>) =>
        setRunning((before) => [
          ...before.filter((one) => one.name !== file.name),
          { name: file.name, read: 0, added: 0, problems: 0, messages: [], faults: [], done: false, ...before.find((one) => one.name === file.name), ...progress },
        ])
      show({ done: false })
      await send(file, kind, show).then(() => show({ done: true }), (fault: unknown) => show({ done: true, fault: reason(fault) }))
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
            type="file" multiple accept=".pdn,.ggf,.wtb,.wthor,.txt,.gz"
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
            {one.faults.slice(0, 5).map((fault) => <p key={fault.text} class="soft">{said(fault)}</p>)}
          </div>
        ))}
      </div>
    </section>
  )
}

async function send(file: File, kind: string, show: (progress: ImportProgress) => void): Promise<void> {
  const query = new URLSearchParams({ name: file.name, ...(kind === '' ? {} : { kind }) })
  const response = await reach(`/api/import?${query}`, { method: 'POST', body: file, headers: { 'Content-Type': 'application/octet-stream' } })
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
