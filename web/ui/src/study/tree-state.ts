import type { Document } from '../app/types'
import { positionAt } from './use'
import { addressOf, type Place } from './place'
import type { Sketch } from '../board/model'
import { sketchesIn, textOf, withSketches } from './sketches'
import { Variations } from './variations'

/** The study that an analysis is saved as. */
export interface StudyName {
  readonly id: string
  /** Empty unless the user chose one. */
  readonly name: string
  /** Whether the user may change it; changes of other studies are saved as a copy. */
  readonly yours: boolean
}

/** What an undo brings back. */
interface Content {
  readonly kind: string
  readonly tree: Variations
  readonly at: number
  readonly tags: Readonly<Record<string, string>>
  readonly result: string
  /** Its id in the archive. */
  readonly stored: number | null
  /** Null until there is something to save. */
  readonly study: StudyName | null
}

/** The state of the analysis page: a tree of variations and the current node. */
export interface TreeState extends Content {
  /** For undo, newest last. */
  readonly past: readonly Content[]
  /** The node whose comment is being typed: its letters are undone together. */
  readonly typing: number | null
}

const REMEMBERED = 100

export function opened(document: Document, stored: number | null, study: StudyName | null = null, index = 0): TreeState {
  const tree = Variations.of(document.nodes)
  const at = document.nodes[index]?.id ?? tree.root.id
  return { kind: document.kind, tree, at, tags: document.tags, result: document.result, stored, study, past: [], typing: null }
}

/** Loads the line of an address as a tree. */
export async function loaded(place: Place): Promise<TreeState> {
  const start = await positionAt({ ...place, moves: [] })
  const tree = Variations.startingAt(start.fen)
  const begun = { kind: place.kind, tree, at: tree.root.id, tags: {}, result: '*', stored: null, study: null, past: [], typing: null }
  return { ...(await played(begun, place.moves)), past: [] }
}

/** Adds moves after the current position; the server provides the positions. */
export async function played(state: TreeState, moves: readonly string[]): Promise<TreeState> {
  let { tree, at } = state
  for (const [index, text] of moves.entries()) {
    const here = { ...placeIn(state), moves: tree.moves(at) }
    const move = (await positionAt(here)).moves.find((one) => one.text === text)
    if (move === undefined) {
      throw new Error(`${text}: no legal move (move ${index + 1})`)
    }
    const after = await positionAt({ ...here, moves: [...here.moves, text] })
    ;[tree, at] = tree.play(at, move, after.fen)
  }
  return edited(state, tree, at)
}

/** The state after an edit, which can be undone. */
export function edited(state: TreeState, tree: Variations, at = state.at): TreeState {
  return tree === state.tree ? { ...state, at } : replaced(state, { ...state, tree, at: tree.has(at) ? at : tree.root.id })
}

/** Any other content in place of the current one, which an undo brings back. */
export function replaced(state: TreeState, content: Content): TreeState {
  const { past, typing: _, ...before } = state
  return { ...content, past: [...past, before].slice(-REMEMBERED), typing: null }
}

/** The state while a comment is typed. */
export function commented(state: TreeState, comment: string): TreeState {
  const sketches = sketchesIn(state.tree.at(state.at).comment)
  const next = edited(state, state.tree.commented(state.at, withSketches(comment, sketches)))
  return { ...next, past: state.typing === state.at ? state.past : next.past, typing: state.at }
}

/** The state after the arrows and marks of the current position have changed. */
export function sketchedOn(state: TreeState, change: (before: readonly Sketch[]) => readonly Sketch[]): TreeState {
  const { comment } = state.tree.at(state.at)
  return edited(state, state.tree.commented(state.at, withSketches(textOf(comment), change(sketchesIn(comment)))))
}

export function takenBack(state: TreeState): TreeState {
  const before = state.past.at(-1)
  return before === undefined ? state : { ...before, past: state.past.slice(0, -1), typing: null }
}

/** Deletes the current move and everything after it. */
export function deleted(state: TreeState): TreeState {
  const parent = state.tree.at(state.at).parent
  return parent === null ? state : edited(state, state.tree.without(state.at), parent)
}

/** The node after these moves; undefined if the tree does not contain them. */
export function nodeAfter({ tree }: Content, moves: readonly string[]): number | undefined {
  return moves.reduce<number | undefined>(
    (id, text) => (id === undefined ? undefined : tree.at(id).children.find((child) => tree.at(child).move?.text === text)),
    tree.root.id,
  )
}

/** The current position for requests to the server. */
export function placeIn(state: Content): Place {
  return { kind: state.kind, fen: state.tree.root.position, moves: state.tree.moves(state.at) }
}

/** The address of the current position on any page. */
export function positionAddress(page: string, state: Content, startFen: string | undefined): string {
  const place = placeIn(state)
  return addressOf(page, { ...place, fen: place.fen === startFen ? null : place.fen })
}

/** The address of the analysis; a study and a stored game are identified by their ids. */
export function addressIn(state: Content, startFen: string | undefined): string {
  const { study, stored } = state
  if (study !== null) {
    return addressOf('analyse', { kind: study.id, fen: null, moves: placeIn(state).moves })
  }
  return stored === null ? positionAddress('analyse', state, startFen) : addressOf('analyse', { ...placeIn(state), fen: null }, { game: String(stored) })
}

export function documentOf(state: Content): Document {
  return state.tree.document(state.kind, state.tags, state.result)
}
