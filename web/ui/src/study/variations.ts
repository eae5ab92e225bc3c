import type { Document, Move, Score, TreeNode } from '../app/types'

/** A position in a tree of variations, and the move that led to it. */
export interface Branch extends TreeNode {
  /** The main continuation first. */
  readonly children: readonly number[]
}

/** The annotation marks; a move has at most one. */
export const MARKS = ['!!', '!', '!?', '?!', '?', '??'] as const

type Change = Partial<Pick<Branch, 'comment' | 'marks' | 'score' | 'children'>>

const ROOT = 0

/**
 * An immutable tree of variations. Every edit returns a new tree, so that a page can undo it.
 */
export class Variations {
  private constructor(private readonly branches: ReadonlyMap<number, Branch>) {}

  static startingAt(position: string): Variations {
    return new Variations(new Map([[ROOT, branch(ROOT, null, null, position)]]))
  }

  /** Builds a tree from nodes in the order of the server, in which the first child is the main line. */
  static of(nodes: readonly TreeNode[]): Variations {
    const children = new Map<number, number[]>()
    for (const node of nodes) {
      if (node.parent !== null) {
        children.set(node.parent, [...(children.get(node.parent) ?? []), node.id])
      }
    }
    return new Variations(new Map(nodes.map((node) => [node.id, { ...node, children: children.get(node.id) ?? [] }])))
  }

  get root(): Branch {
    for (const found of this.branches.values()) {
      if (found.parent === null) {
        return found
      }
    }
    throw new Error('a tree without a root')
  }

  get size(): number {
    return this.branches.size
  }

  has(id: number): boolean {
    return this.branches.has(id)
  }

  at(id: number): Branch {
    const found = this.branches.get(id)
    if (found === undefined) {
      throw new Error(`no node ${id}`)
    }
    return found
  }

  /** The nodes from the root to a node, both included. */
  line(id: number): readonly Branch[] {
    const path: Branch[] = []
    for (let at: number | null = id; at !== null; ) {
      const found = this.at(at)
      path.unshift(found)
      at = found.parent
    }
    return path
  }

  /** The moves from the root to a node. */
  moves(id: number): readonly string[] {
    return this.line(id).flatMap((node) => (node.move === null ? [] : [node.move.text]))
  }

  /** A node and its main continuation. */
  mainLine(from = this.root.id): readonly Branch[] {
    const line = [this.at(from)]
    for (let next = line[0]?.children[0]; next !== undefined; next = line.at(-1)?.children[0]) {
      line.push(this.at(next))
    }
    return line
  }

  /** The line to a node and its main continuation. */
  lineThrough(id: number): readonly Branch[] {
    return [...this.line(id), ...this.mainLine(id).slice(1)]
  }

  isMain(id: number): boolean {
    return this.line(id).every((node) => node.parent === null || this.at(node.parent).children[0] === node.id)
  }

  /** The parent of a node; the root itself. */
  previous(id: number): number {
    return this.at(id).parent ?? id
  }

  next(id: number): number {
    return this.at(id).children[0] ?? id
  }

  /** The next or previous alternative to a move, or the move itself. */
  sibling(id: number, step: 1 | -1): number {
    const parent = this.at(id).parent
    if (parent === null) {
      return id
    }
    const siblings = this.at(parent).children
    return siblings[siblings.indexOf(id) + step] ?? id
  }

  /** Adds a move after a node, unless it exists. Returns the tree and the id of the move. */
  play(after: number, move: Move, position: string): readonly [Variations, number] {
    const parent = this.at(after)
    const known = parent.children.find((child) => this.at(child).move?.text === move.text)
    if (known !== undefined) {
      return [this, known]
    }
    const id = Math.max(...this.branches.keys()) + 1
    const changed = new Map(this.branches)
    changed.set(after, { ...parent, children: [...parent.children, id] })
    changed.set(id, branch(id, after, move, position))
    return [new Variations(changed), id]
  }

  /** Deletes a move and everything after it. */
  without(id: number): Variations {
    const parent = this.at(id).parent
    if (parent === null) {
      return this
    }
    const changed = new Map(this.branches)
    const gone = [id]
    for (let at = gone.pop(); at !== undefined; at = gone.pop()) {
      gone.push(...this.at(at).children)
      changed.delete(at)
    }
    const left = this.at(parent)
    changed.set(parent, { ...left, children: left.children.filter((child) => child !== id) })
    return new Variations(changed)
  }

  /** Makes the variation of a node the main continuation where it branches off. */
  promoted(id: number): Variations {
    const turn = [...this.line(id)].reverse().find((node) => node.parent !== null && this.sibling(node.id, -1) !== node.id)
    if (turn === undefined || turn.parent === null) {
      return this
    }
    const children = this.at(turn.parent).children.filter((child) => child !== turn.id)
    return this.changed(turn.parent, { children: [turn.id, ...children] })
  }

  commented(id: number, comment: string): Variations {
    return comment === this.at(id).comment ? this : this.changed(id, { comment })
  }

  /** Toggles a mark. */
  marked(id: number, mark: string): Variations {
    return this.changed(id, { marks: this.at(id).marks.includes(mark) ? [] : [mark] })
  }

  scored(id: number, score: Score): Variations {
    return this.changed(id, { score })
  }

  /** The document for the server, main lines first. */
  document(kind: string, tags: Readonly<Record<string, string>>, result: string): Document {
    const nodes: TreeNode[] = []
    const waiting = [this.root.id]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const { children, ...node } = this.at(id)
      nodes.push(node)
      waiting.push(...[...children].reverse())
    }
    return { kind, tags, result, nodes, problems: [] }
  }

  private changed(id: number, change: Change): Variations {
    return new Variations(new Map(this.branches).set(id, { ...this.at(id), ...change }))
  }
}

function branch(id: number, parent: number | null, move: Move | null, position: string): Branch {
  return { id, parent, move, position, before: '', comment: '', marks: [], nags: [], clock: null, left: null, score: null, children: [] }
}
