import type { Branch, Variations } from './variations'

/** A move as it stands in a list, or the variations that could have been played in its place. */
export type Item =
  | { readonly type: 'move'; readonly node: Branch; readonly number: string }
  | { readonly type: 'variation'; readonly items: readonly Item[] }

/** How plies are numbered: in Othello each by itself, in draughts two and two. */
export type Numbering = 'plies' | 'pairs'

export function numbering(unit: 'man' | 'disc'): Numbering {
  return unit === 'disc' ? 'plies' : 'pairs'
}

/** The whole tree in the order in which a book would print it. */
export function items(tree: Variations, how: Numbering, secondBegins: boolean): readonly Item[] {
  return lineFrom(tree, tree.root.children[0], 0, { how, offset: offset(how, secondBegins) }, true)
}

interface Numbers {
  readonly how: Numbering
  /** 1 where the first move of the tree is the second side's. */
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

/** Of a move that stands alone: `12.` the first side's, `12…` the second side's. */
export function moveNumber(ply: number, how: Numbering, secondBegins: boolean): string {
  return numberOf(ply, { how, offset: offset(how, secondBegins) }, true)
}

function offset(how: Numbering, secondBegins: boolean): number {
  return secondBegins && how === 'pairs' ? 1 : 0
}

/** `12.` before the first side's move, `12…` before the second side's where a line begins or goes on. */
function numberOf(ply: number, { how, offset }: Numbers, begins: boolean): string {
  if (how === 'plies') {
    return `${ply + 1}.`
  }
  const half = ply + offset
  const number = Math.floor(half / 2) + 1
  return half % 2 === 0 ? `${number}.` : begins ? `${number}…` : ''
}
