import type { Move } from './model'

const SIGNS = /^[a-z\d.:*×–-]$/i

/**
 * Whether a key continues a move that is typed on the board. The first key must begin a name on the board or the text
 * of a move; all others are left to the shortcuts of the page.
 */
export function continues(typed: string, key: string, names: readonly string[]): boolean {
  return typed === '' ? names.some((name) => name.startsWith(key.toLowerCase())) : SIGNS.test(key)
}

/** The only move with this text, path or ends; for pages that do not read typed moves themselves. */
export function matching(typed: string, moves: readonly Move[]): Move | undefined {
  const wanted = plain(typed)
  const [only, ...others] = moves.filter(({ text, path }) =>
    [text, path.join(''), `${path[0] ?? ''}${path.at(-1) ?? ''}`].some((form) => plain(form) === wanted))
  return others.length === 0 ? only : undefined
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-wyz\d]/g, '')
}
