import { useState } from 'preact/hooks'
import { post } from '../../app/api'
import { Dialog } from '../../app/dialog'
import { said } from '../../app/sentence'
import type { Document, ReadDocuments } from '../../app/types'
import { words } from '../../app/words'
import { reason } from '../../study/use'

interface Props {
  readonly kind: string
  readonly onOpen: (document: Document) => void
  readonly onClose: () => void
}

/** Opens pasted text or a file: positions, games, transcripts; the server recognises the format. */
export function OpenDialog({ kind, onOpen, onClose }: Props) {
  const text = words().analyse
  const [typed, setTyped] = useState('')
  const [read, setRead] = useState<ReadDocuments>()
  const [fault, setFault] = useState<string>()
  const take = (what: string) => {
    setFault(undefined)
    post<ReadDocuments>('/api/read', { text: what, kind }).then(
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

export function titleOf({ tags, result }: Pick<Document, 'tags' | 'result'>): string {
  const players = [tags['White'], tags['Black']].filter(Boolean).join(' – ')
  return [players, tags['Event'], tags['Date'], result === '*' ? undefined : result].filter(Boolean).join(', ')
}
