import type { Branch, Variations } from './variations'

/** An entry of a move list: a move, or a variation that replaces the move before it. */
export type Item =
  | { readonly type: 'move'; readonly node: Branch; readonly number: string }
  | { readonly type: 'variation'; readonly items: readonly Item[] }

/** The numbering of plies: singly in Othello, in pairs in draughts. */
export type Numbering = 'plies' | 'pairs'

export function numbering(unit: 'man' | 'disc'): Numbering {
  return unit === 'disc' ? 'plies' : 'pairs'
}

/** The whole tree as a move list, in the usual order of game records. */
export function items(tree: Variations, how: Numbering, secondBegins: boolean): readonly Item[] {
  return lineFrom(tree, tree.root.children[0], 0, { how, offset: offset(how, secondBegins) }, true)
}

interface Numbers {
  readonly how: Numbering
  /** 1 if the second side plays the first move of the tree. */
  readonly offset: number
}

function lineFrom(tree: Variations, first: number | undefined, ply: number, numbers: Numbers, withOthers: boolean): Item[] {
  const list: Item[] = []
  let begins = true
  let others = withOthers
  for (let id = first; id !== undefined; id = tree.at(id).children[0]) {
    const node = tree.at(id)
    list.push({ type: 'move', node, number: numberOf(ply, numbers, begins) })
    const siblings = others && node.parent !== null ? tree.at(node.parent).children.slice(1) : []
    for (const sibling of siblings) {
      list.push({ type: 'variation', items: lineFrom(tree, sibling, ply, numbers, false) })
    }
    begins = siblings.length > 0 || node.comment !== ''
    others = true
    ply++
  }
  return list
}

/** The number of a single move: `12.` for the first side, `12…` for the second. */
export function moveNumber(ply: number, how: Numbering, secondBegins: boolean): string {
  return numberOf(ply, { how, offset: offset(how, secondBegins) }, true)
}

function offset(how: Numbering, secondBegins: boolean): number {
  return secondBegins && how === 'pairs' ? 1 : 0
}

/** `12.` for the first side; for the second side `12…` at the start of a line or after an interruption, else nothing. */
function numberOf(ply: number, { how, offset }: Numbers, begins: boolean): string {
  if (how === 'plies') {
    return `${ply + 1}.`
  }
  const half = ply + offset
  const number = Math.floor(half / 2) + 1
  return half % 2 === 0 ? `${number}.` : begins ? `${number}…` : ''
}
