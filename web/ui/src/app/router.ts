import { signal } from '@preact/signals'

/** The current address: `/analyse/international/W:W31…` is page `analyse`, parts `international` and `W:W31…`. */
export interface Route {
  readonly page: string
  readonly parts: readonly string[]
  readonly query: URLSearchParams
}

export function parse(path: string, search: string): Route {
  const [page = '', ...parts] = path.split('/').slice(1).map(decoded)
  return { page, parts: parts.filter((part) => part !== ''), query: new URLSearchParams(search) }
}

/** Decodes a part; one with an invalid escape, as in a typed address, stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * The address of a page with its parts, such as a game and a position. Full stops are escaped, because the server
 * treats a path with a full stop as a file.
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

/** Changes the address without adding an entry to the history. */
export function rename(to: string): void {
  history.replaceState(null, '', to)
  route.value = here()
}

/** Handles clicks on internal links without a page load. */
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
