import { signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { Dialog } from './dialog'
import { words } from './words'

export interface Shortcut {
  /** A value of `KeyboardEvent.key`. */
  readonly key: string
  readonly text: string
  readonly act: () => void
}

const active = signal<readonly (readonly Shortcut[])[]>([])
const shown = signal(false)

/**
 * Registers shortcuts while a component is mounted; `?` lists them.
 *
 * A layout effect registers them before the browser paints, so that a key acts on what is visible.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useLayoutEffect(() => {
    active.value = [...active.value, shortcuts]
    return () => {
      active.value = active.value.filter((other) => other !== shortcuts)
    }
  })
}

export function showShortcuts(): void {
  shown.value = true
}

function isTyping(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
}

function pressed(event: KeyboardEvent): void {
  const busy = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented
  if (busy || isTyping(event.composedPath()[0]) || document.querySelector('dialog[open]') !== null) {
    return
  }
  if (event.key === '?') {
    showShortcuts()
    return
  }
  const shortcut = active.value.flat().find((one) => one.key === event.key)
  if (shortcut !== undefined) {
    event.preventDefault()
    shortcut.act()
  }
}

export function startShortcuts(): void {
  document.addEventListener('keydown', pressed)
}

const ARROWS: Readonly<Record<string, string>> = {
  ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', ' ': '␣', Enter: '⏎', Escape: 'Esc',
}

export function ShortcutsDialog() {
  if (!shown.value) {
    return null
  }
  const text = words().shortcuts
  const board: readonly (readonly [string, string])[] = [
    ['← ↑ → ↓', text.arrows], ['⏎ ␣', text.enter], ['Esc', text.escape], ['?', text.help],
  ]
  const page = active.value.flat().map((one) => [ARROWS[one.key] ?? one.key, one.text] as const)
  return (
    <Dialog title={text.title} onClose={() => (shown.value = false)}>
      <dl class="shortcuts">
        {[...page, ...board].map(([key, what]) => (
          <div key={key + what}>
            <dt>{key.split(' ').map((one) => <kbd key={one}>{one}</kbd>)}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
