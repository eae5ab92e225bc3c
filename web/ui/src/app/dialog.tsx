import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { words } from './words'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the browser paints, so that the visible dialog receives all keys.
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="dialog">
        <header>
          <h2>{title}</h2>
          <button class="quiet" aria-label={words().shell.close} onClick={() => dialog.current?.close()}>✕</button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
