import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Route } from './router'
import { route } from './router'
import { words } from './words'

/** A page; its properties are the parsed address. */
export type Page = ComponentType<Route>

type Module = Promise<{ default: Page }>

/** Each page is a separate chunk that is loaded when it is first shown. */
const PAGES: Readonly<Record<string, () => Module>> = {
  '': () => import('../pages/home'),
  play: () => import('../pages/play'),
  game: () => import('../pages/play/game'),
  analyse: () => import('../pages/analyse'),
  why: () => import('../pages/why'),
  tree: () => import('../pages/tree'),
  train: () => import('../pages/train'),
  archive: () => import('../pages/archive'),
  lab: () => import('../pages/lab'),
  engines: () => import('../pages/engines'),
}

export const NAVIGATION = ['play', 'analyse', 'why', 'tree', 'train', 'archive', 'lab', 'engines'] as const

type State = { readonly name: string; readonly page?: Page; readonly fault?: boolean }

export function CurrentPage() {
  const current = route.value
  const [state, setState] = useState<State>({ name: '' })
  useEffect(() => {
    const name = current.page
    const load = PAGES[name]
    let wanted = true
    load?.().then(
      (module) => wanted && setState({ name, page: module.default }),
      () => wanted && setState({ name, fault: true }),
    )
    return () => {
      wanted = false
    }
  }, [current.page])

  const text = words().shell
  if (PAGES[current.page] === undefined) {
    return <Message title={text.noPage} />
  }
  if (state.name !== current.page || (state.page === undefined && !state.fault)) {
    return <p class="loading" aria-busy="true">{text.loading}</p>
  }
  return state.page === undefined ? <Message title={text.pageFailed} /> : <state.page key={current.page} {...current} />
}

function Message({ title }: { readonly title: string }) {
  return (
    <div class="message">
      <h1>{title}</h1>
      <p><a href="/">{words().shell.home}</a></p>
    </div>
  )
}
