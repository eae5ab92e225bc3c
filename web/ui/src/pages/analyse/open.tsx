import { useEffect, useState } from 'preact/hooks'
import { post, reach, refusal } from '../../app/api'
import { Dialog } from '../../app/dialog'
import { said } from '../../app/sentence'
import type { Document, ReadDocuments } from '../../app/types'
import { words } from '../../app/words'
import { reason } from '../../study/use'

interface Props {
  /** The game of texts that do not name one. */
  readonly kind: string | undefined
  /** A run of the lab whose games are listed. */
  readonly run?: string | null
  readonly onOpen: (document: Document) => void
  readonly onClose: () => void
}

/** Opens pasted text or a file: positions, games, transcripts; the server recognises the format. */
export function OpenDialog({ kind, run = null, onOpen, onClose }: Props) {
  const text = words().analyse
  const [typed, setTyped] = useState('')
  const [read, setRead] = useState<ReadDocuments>()
  const [fault, setFault] = useState<string>()
  const take = (what: string) => {
    setFault(undefined)
    post<ReadDocuments>('/api/read', { text: what, kind: kind ?? null }).then(
      (found) => {
        const [only] = found.documents
        if (found.documents.length === 1 && only !== undefined && found.faults.length === 0) {
          onOpen(only)
        } else {
          setRead(found)
        }
      },
      (why: unknown) => setFault(reason(why)),
    )
  }
  useEffect(() => {
    if (run !== null) {
      gamesOf(run).then(take, (why: unknown) => setFault(reason(why)))
    }
  }, [run])
  return (
    <Dialog title={text.open} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault()
          take(typed)
        }}
      >
        <label class="field">
          <span>{text.pasteHelp}</span>
          <textarea
            class="mono" rows={8} value={typed} spellcheck={false} name="pasted"
            onInput={(event) => setTyped(event.currentTarget.value)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              void event.dataTransfer?.files[0]?.text().then(setTyped)
            }}
          />
        </label>
        <label class="field">
          <span>{text.file}</span>
          <input type="file" accept=".pdn,.ggf,.fen,.txt,.obf" onChange={(event) => void event.currentTarget.files?.[0]?.text().then((what) => { setTyped(what); take(what) })} />
        </label>
        {fault === undefined ? null : <p class="fault pre" role="alert">{fault}</p>}
        <button class="primary" disabled={typed.trim() === ''}>{text.openIt}</button>
      </form>
      {read === undefined ? null : (
        <div class="found">
          <h3>{text.found(read.format, read.documents.length + read.more)}</h3>
          <ul>
            {read.documents.map((document, index) => (
              <li key={index}>
                <button class="quiet" onClick={() => onOpen(document)}>{titleOf(document) || `${index + 1}`}</button>
              </li>
            ))}
          </ul>
          {read.faults.map((fault) => <p key={fault.text} class="fault">{said(fault)}</p>)}
          {read.more > 0 ? <p class="soft">{text.more(read.more)}</p> : null}
        </div>
      )}
    </Dialog>
  )
}

/** The longest text that is read at once. */
const MOST = 900_000

/** The games of a run of the lab, as many as can be read at once. */
async function gamesOf(run: string): Promise<string> {
  const file = (extension: string) => reach(`/reports/${encodeURIComponent(run)}/games.${extension}`)
  const pdn = await file('pdn')
  const response = pdn.ok ? pdn : await file('ggf')
  const all = await response.text()
  if (!response.ok) {
    throw refusal(response, all)
  }
  const start = all.slice(0, MOST)
  const end = Math.max(start.lastIndexOf('\n\n['), start.lastIndexOf('\n(;'))
  return start.length < all.length && end > 0 ? start.slice(0, end) : all
}

export function titleOf({ tags, result }: Pick<Document, 'tags' | 'result'>): string {
  const players = [tags['White'], tags['Black']].filter(Boolean).join(' – ')
  return [players, tags['Event'], tags['Date'], result === '*' ? undefined : result].filter(Boolean).join(', ')
}
