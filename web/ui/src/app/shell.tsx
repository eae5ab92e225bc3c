import { signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { CurrentPage, NAVIGATION } from './pages'
import { route } from './router'
import { Settings, showSettings } from './settings-dialog'
import { ShortcutsDialog, showShortcuts } from './shortcuts'
import { connection } from './socket'
import { Toasts } from './toast'
import { words } from './words'

const menu = signal(false)

export function Shell() {
  const text = words().shell
  const page = route.value.page
  useLayoutEffect(() => {
    menu.value = false
  }, [route.value])
  return (
    <>
      <a class="skip" href="#main" onClick={(event) => skip(event)}>{text.skip}</a>
      <header class="top">
        <a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28" />Damier</a>
        <button class="quiet menu" aria-expanded={menu.value} aria-controls="nav" onClick={() => (menu.value = !menu.value)}>
          ☰ <span>{text.menu}</span>
        </button>
        <nav id="nav" class={menu.value ? 'open' : ''} aria-label={text.pages}>
          {NAVIGATION.map((name) => (
            <a key={name} href={`/${name}`} aria-current={isCurrent(name, page) ? 'page' : undefined}>
              {words().pages[name]}
            </a>
          ))}
        </nav>
        <div class="tools">
          <button class="quiet" title={text.shortcuts} aria-label={text.shortcuts} onClick={showShortcuts}>?</button>
          <button class="quiet" title={text.settings} aria-label={text.settings} onClick={showSettings}><Gear /></button>
        </div>
      </header>
      {connection.online.value ? null : <p class="offline" role="status">{text.offline}</p>}
      <main id="main" tabIndex={-1}><CurrentPage /></main>
      <ShortcutsDialog />
      <Settings />
      <Toasts />
    </>
  )
}

function isCurrent(name: string, page: string): boolean {
  return name === page || (name === 'play' && page === 'game')
}

function skip(event: Event): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

function Gear() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.800">
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" stroke-linecap="round" />
      <circle cx="15" cy="7" r="2.200" />
      <circle cx="9" cy="17" r="2.200" />
    </svg>
  )
}
