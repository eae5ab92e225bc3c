import { useState } from 'preact/hooks'
import { reach, refusal, send } from '../../app/api'
import { Dialog } from '../../app/dialog'
import { make, practise } from '../../study/cards'
import { say } from '../../app/toast'
import { words } from '../../app/words'
import { copy } from '../../study/position-panel'
import { documentOf, type TreeState } from '../../study/tree-state'
import { reason } from '../../study/use'

interface Props {
  readonly state: TreeState
  readonly unit: 'man' | 'disc'
  readonly onChange: (state: TreeState) => void
  readonly onClose: () => void
}

const TAGS = ['White', 'Black', 'Event', 'Date', 'Round'] as const
const RESULTS = ['*', '1-0', '1/2', '0-1'] as const

/** Saves a game to the archive or exports it as text. */
export function KeepDialog({ state, unit, onChange, onClose }: Props) {
  const text = words().analyse
  const formats = unit === 'disc' ? ['GGF', 'PDN', 'transcript', 'FEN'] : ['PDN', 'FEN']
  const [format, setFormat] = useState(formats[0] ?? 'PDN')
  const [written, setWritten] = useState<string>()
  const [fault, setFault] = useState<string>()
  const tagged = (name: string, value: string) => {
    const { [name]: _, ...others } = state.tags
    onChange({ ...state, tags: value === '' ? others : { ...others, [name]: value } })
  }
  const save = () => {
    store(state).then((kept) => {
      onChange(kept)
      say(text.saved)
      onClose()
    }, (why: unknown) => setFault(reason(why)))
  }
  const write = () => {
    setFault(undefined)
    textOf(state, format).then(setWritten, (why: unknown) => setFault(reason(why)))
  }
  return (
    <Dialog title={text.keep} onClose={onClose}>
      <div class="stack">
        <div class="tag-fields">
          {TAGS.map((name) => (
            <label key={name} class="field">
              <span>{text.tags[name]}</span>
              <input value={state.tags[name] ?? ''} onChange={(event) => tagged(name, event.currentTarget.value.trim())} />
            </label>
          ))}
          <label class="field">
            <span>{text.result}</span>
            <select value={state.result} onChange={(event) => onChange({ ...state, result: event.currentTarget.value })}>
              {[...new Set([...RESULTS, state.result])].map((one) => <option key={one} value={one}>{words().play.results[one] ?? one}</option>)}
            </select>
          </label>
        </div>
        <button class="primary" onClick={save}>{state.stored === null ? text.save : text.saveAgain}</button>
        <div class="row">
          <span class="grow">{words().train.learnLine}</span>
          {(['white', 'black'] as const).map((side) => (
            <button key={side} onClick={() => void makeCards(state, side).catch((why: unknown) => setFault(reason(why)))}>{words().train.learnAs(words().sides[side])}</button>
          ))}
        </div>
        <div class="row">
          <label class="inline grow">
            <span>{text.format}</span>
            <select value={format} onChange={(event) => { setFormat(event.currentTarget.value); setWritten(undefined) }}>
              {formats.map((one) => <option key={one} value={one}>{one}</option>)}
            </select>
          </label>
          <button onClick={write}>{text.write}</button>
        </div>
        {fault === undefined ? null : <p class="fault" role="alert">{fault}</p>}
        {written === undefined ? null : (
          <>
            <label class="field"><span class="visually-hidden">{format}</span><textarea class="mono" rows={8} readOnly value={written} /></label>
            <div class="row">
              <button onClick={() => copy(written)}>{text.copy}</button>
              <a class="button" download={`game.${format.toLowerCase()}`} href={`data:text/plain;charset=utf-8,${encodeURIComponent(written)}`}>{text.download}</a>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Saves a game to the archive; replaces the stored version. */
export async function store(state: TreeState): Promise<TreeState & { readonly stored: number }> {
  const document = documentOf(state)
  if (state.stored !== null) {
    await send('PUT', `/api/games/${state.stored}`, document)
    return { ...state, stored: state.stored }
  }
  const { id } = await send<{ id: number }>('POST', '/api/games', document)
  return { ...state, stored: id }
}

/** Creates training cards from the mistakes of a game, or from one side's moves of an opening line. */
export async function makeCards(state: TreeState, side?: 'white' | 'black'): Promise<TreeState> {
  if (side !== undefined) {
    await make({ document: documentOf(state), side })
    return state
  }
  const kept = await store(state)
  await practise(kept.stored)
  return kept
}

async function textOf(state: TreeState, format: string): Promise<string> {
  const response = await reach('/api/write', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ document: documentOf(state), format }),
  })
  const text = await response.text()
  if (!response.ok) {
    throw refusal(response, text)
  }
  return text
}
