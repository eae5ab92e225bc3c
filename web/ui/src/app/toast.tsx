import { signal } from '@preact/signals'

const MILLIS = 8_000

interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'note' | 'fault'
}

const toasts = signal<readonly Toast[]>([])
let last = 0

/** Shows a notification for a few seconds. */
export function say(text: string, kind: Toast['kind'] = 'note'): void {
  const id = ++last
  toasts.value = [...toasts.value.filter((toast) => toast.text !== text), { id, text, kind }]
  setTimeout(() => dismiss(id), MILLIS)
}

/** Shows an error; a handler for rejected promises. */
export function sayFault(fault: unknown): void {
  say(fault instanceof Error ? fault.message : String(fault), 'fault')
}

function dismiss(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id)
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((toast) => (
        <button key={toast.id} class={`toast ${toast.kind}`} onClick={() => dismiss(toast.id)}>{toast.text}</button>
      ))}
    </div>
  )
}
