import type { Words } from '../../app/words'
import { known, type Moment } from './replay'
import { boundOf, isCut, isMaximising, valueText, type SearchTree, type Spot } from './search-tree'

/** Describes a step of the search. */
export function sentence(tree: SearchTree, { step }: Moment, words: Words): string {
  if (step === undefined) {
    return ''
  }
  return step.type === 'enter' ? entering(tree, step.spot, words) : leaving(tree, step.spot, words)
}

function entering(tree: SearchTree, spot: Spot, words: Words): string {
  const value = (number: number) => valueText(number, tree.unit)
  const text = words.tree.steps
  if (spot.parent === null) {
    return text.begin(words.sides[tree.maximiser])
  }
  return text.enter(mover(tree, spot.parent, words), spot.recorded.move, value(spot.alpha), value(spot.beta))
}

function leaving(tree: SearchTree, spot: Spot, words: Words): string {
  const text = words.tree.steps
  const value = valueSaid(tree, spot, words)
  if (isCut(spot)) {
    const bound = valueText(isMaximising(spot) ? spot.beta : spot.alpha, tree.unit)
    const own = mover(tree, spot, words)
    const other = spot.parent === null ? own : mover(tree, spot.parent, words)
    return [text.cut(own, value, other, bound), text.spared(spot.cut)].join(' ')
  }
  const how = words.tree.ends[spot.recorded.end] ?? spot.recorded.end
  const found = spot.children.length > 0 ? text.all(spot.recorded.move || words.tree.root, value) : text.leaf(how, value)
  return spot.parent === null ? text.done(words.sides[tree.maximiser], value) : `${found} ${change(tree, spot, spot.parent, words)}`
}

/** The value of a node; a bound is said to be one. */
export function valueSaid(tree: SearchTree, spot: Spot, words: Words): string {
  const value = valueText(spot.value, tree.unit)
  const bound = boundOf(spot)
  return bound === undefined ? value : words.tree.bounds[bound](value)
}

/** Describes how the value of a move changes its parent. */
function change(tree: SearchTree, spot: Spot, parent: Spot, words: Words): string {
  const index = parent.children.indexOf(spot)
  const before = known(parent, index)
  const after = known(parent, index + 1)
  const text = words.tree.steps
  const value = (number: number) => valueText(number, tree.unit)
  if (after.alpha > before.alpha) {
    return text.raised(mover(tree, parent, words), value(after.alpha))
  }
  if (after.beta < before.beta) {
    return text.lowered(mover(tree, parent, words), value(after.beta))
  }
  return before.best === null ? '' : text.noBetter(mover(tree, parent, words), value(before.best))
}

/** The side to move at a node. */
export function mover(tree: SearchTree, spot: Spot, words: Words): string {
  const maximiser = tree.maximiser
  const minimiser = maximiser === 'white' ? 'black' : 'white'
  return words.sides[isMaximising(spot) ? maximiser : minimiser]
}
