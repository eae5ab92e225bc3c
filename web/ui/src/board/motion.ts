import type { Geometry } from './geometry'
import { drawPiece } from './drawing'
import type { Move, Pieces } from './model'

const STEP_MILLIS = 170
const LONGEST_MILLIS = 1_100
const FLIP_MILLIS = 260

export function isStill(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}

/** Animates a piece along its path. Captured pieces fade when they are jumped and disappear at the end. */
export async function slide(geometry: Geometry, move: Move, drawn: ReadonlyMap<string, SVGElement>): Promise<void> {
  const piece = drawn.get(move.path[0] ?? '')
  if (piece === undefined) {
    return
  }
  piece.parentNode?.append(piece)
  const steps = move.path.length - 1
  const millis = Math.min(STEP_MILLIS * steps + 40, LONGEST_MILLIS)
  const places = move.path.map((name) => geometry.centre(name))
  const frames = places.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)`, easing: 'ease-in-out' }))
  const fades = move.captured.map((square, index) => {
    const delay = (millis * (index + 0.5)) / Math.max(move.captured.length, 1)
    return drawn.get(square)?.animate([{ opacity: 1 }, { opacity: 0.38 }], { duration: 120, delay, fill: 'forwards' })
  })
  await piece.animate(frames, { duration: millis, fill: 'forwards' }).finished
  await Promise.all(fades.map((fade) => fade?.finished))
}

/** Animates the flipped discs, those near the new disc first. */
export async function turn(
  geometry: Geometry, placed: string, before: Pieces, behind: Pieces, drawn: ReadonlyMap<string, SVGElement>,
): Promise<void> {
  const [px, py] = geometry.centre(placed)
  const turning = [...behind].filter(([square, piece]) => before.has(square) && before.get(square)?.side !== piece.side)
  await Promise.all(turning.map(async ([square, piece]) => {
    const shape = drawn.get(square)
    const [x, y] = geometry.centre(square)
    const at = `translate(${x}px, ${y}px)`
    const half = { duration: FLIP_MILLIS / 2, fill: 'forwards' as const }
    const delay = 8 * Math.hypot(x - px, y - py) / 2
    await shape?.animate([{ transform: `${at} scaleX(1)` }, { transform: `${at} scaleX(.05)` }], { ...half, delay }).finished
    shape?.setAttribute('class', `piece ${piece.side} disc`)
    shape?.replaceChildren(...drawPiece(piece).childNodes)
    await shape?.animate([{ transform: `${at} scaleX(.05)` }, { transform: `${at} scaleX(1)` }], half).finished
  }))
}
