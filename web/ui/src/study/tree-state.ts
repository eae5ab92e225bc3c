import type { Document } from '../app/types'
import { positionAt } from './use'
import { addressOf, type Place } from './place'
import { Variations } from './variations'

/** The state of the analysis page: a tree of variations and the current node. */
export interface TreeState {
  readonly kind: string
  readonly tree: Variations
  readonly at: number
  readonly tags: Readonly<Record<string, string>>
  readonly result: string
  /** Its id in the archive. */
  readonly stored: number | null
  /** The previous trees for undo, newest last. */
  readonly past: readonly Variations[]
}

const REMEMBERED = 100

export function opened(document: Document, stored: number | null): TreeState {
  const tree = Variations.of(document.nodes)
  return { kind: document.kind, tree, at: tree.root.id, tags: document.tags, result: document.result, stored, past: [] }
}

/** Loads the line of an address as a tree. */
export async function loaded(place: Place): Promise<TreeState> {
  const start = await positionAt({ ...place, moves: [] })
  let tree = Variations.startingAt(start.fen)
  let at = tree.root.id
  let here = start
  for (const [index, text] of place.moves.entries()) {
    const move = here.moves.find((one) => one.text === text)
    if (move === undefined) {
      throw new Error(`${text}: no legal move (move ${index + 1})`)
    }
    here = await positionAt({ ...place, moves: place.moves.slice(0, index + 1) })
    ;[tree, at] = tree.play(at, move, here.fen)
  }
  return { kind: place.kind, tree, at, tags: {}, result: '*', stored: null, past: [] }
}

/** The state after an edit, which can be undone. */
export function edited(state: TreeState, tree: Variations, at = state.at): TreeState {
  if (tree === state.tree) {
    return { ...state, at }
  }
  return { ...state, tree, at: tree.has(at) ? at : tree.root.id, past: [...state.past, state.tree].slice(-REMEMBERED) }
}

export function takenBack(state: TreeState): TreeState {
  const before = state.past.at(-1)
  if (before === undefined) {
    return state
  }
  return { ...state, tree: before, at: before.has(state.at) ? state.at : before.root.id, past: state.past.slice(0, -1) }
}

/** Deletes the current move and everything after it. */
export function deleted(state: TreeState): TreeState {
  const parent = state.tree.at(state.at).parent
  return parent === null ? state : edited(state, state.tree.without(state.at), parent)
}

/** The current position for requests to the server. */
export function placeIn(state: TreeState): Place {
  return { kind: state.kind, fen: state.tree.root.position, moves: state.tree.moves(state.at) }
}

/** The address of the current position; a stored game is identified by its id. */
export function addressIn(state: TreeState, startFen: string | undefined): string {
  const place = placeIn(state)
  const own = { ...place, fen: place.fen === startFen ? null : place.fen }
  return state.stored === null ? addressOf('analyse', own) : addressOf('analyse', { ...own, fen: null }, { game: String(state.stored) })
}

export function documentOf(state: TreeState): Document {
  return state.tree.document(state.kind, state.tags, state.result)
}
