import { signal } from '@preact/signals'

/** Where the browser is: `/analyse/international/W:W31…` is page `analyse`, parts `international` and `W:W31…`. */
export interface Route {
  readonly page: string
  readonly parts: readonly string[]
  readonly query: URLSearchParams
}

export function parse(path: string, search: string): Route {
  const [page = '', ...parts] = path.split('/').slice(1).map(decoded)
  return { page, parts: parts.filter((part) => part !== ''), query: new URLSearchParams(search) }
}

/** Text with a lone `%` comes from people who type addresses: it stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * The address of a page; parts are what the page makes of them, such as a game and a position. A full stop is
 * written as a number, since the server takes what has one for a file.
 */
export function address(page: string, ...parts: readonly string[]): string {
  const path = [page, ...parts.map(encodeURIComponent)].join('/')
  return '/' + path.replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('.', '%2E')
}

function here(): Route {
  return parse(location.pathname, location.search)
}

export const route = signal<Route>(here())

export function go(to: string): void {
  if (to !== location.pathname + location.search) {
    history.pushState(null, '', to)
    route.value = here()
    scrollTo(0, 0)
  }
}

/** Names the state of a page in the address without a step to come back to. */
export function rename(to: string): void {
  history.replaceState(null, '', to)
  route.value = here()
}

/** Links to our own pages change the page without loading it. */
function followed(event: MouseEvent): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented || link.target !== '') {
    return
  }
  const ours = link.origin === location.origin && !link.hasAttribute('download')
  if (ours && !/^\/(api|reports)\//.test(link.pathname)) {
    event.preventDefault()
    go(link.pathname + link.search)
  }
}

export function startRouter(): void {
  addEventListener('popstate', () => (route.value = here()))
  document.addEventListener('click', followed)
}
