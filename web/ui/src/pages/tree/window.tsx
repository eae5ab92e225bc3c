import { words } from '../../app/words'
import type { Known } from './replay'
import { isMaximising, valueText, type SearchTree, type Spot } from './search-tree'

/** The range of values of a drawing; values beyond it, such as wins, are drawn at its edge. */
export interface Scale {
  readonly low: number
  readonly high: number
}

/** The range of the values of the leaves, without the extreme 5 % on either side. */
export function scaleOf(all: readonly Spot[]): Scale {
  const values = all.map((spot) => spot.value).filter((value) => Number.isFinite(value) && Math.abs(value) < 20_000)
  if (values.length === 0) {
    return { low: -1, high: 1 }
  }
  values.sort((one, other) => one - other)
  const low = values[Math.floor(values.length * 0.05)] ?? 0
  const high = values[Math.ceil(values.length * 0.95) - 1] ?? 0
  const margin = Math.max((high - low) * 0.15, 1)
  return { low: low - margin, high: high + margin }
}

/** The place of a value: 0 at the left edge, 100 at the right. */
export function place(value: number, { low, high }: Scale): number {
  const at = ((value - low) / (high - low)) * 100
  return Math.max(0, Math.min(100, Number.isNaN(at) ? 50 : at))
}

interface GlyphProps {
  readonly scale: Scale
  readonly alpha: number
  readonly beta: number
  readonly value: number | null
}

/** A window as a bar with its value as a tick, inside it or beyond a bound. */
export function WindowGlyph({ scale, alpha, beta, value }: GlyphProps) {
  const from = place(alpha, scale)
  const to = place(beta, scale)
  const outside = value !== null && (value <= alpha || value >= beta)
  return (
    <span class="glyph" aria-hidden="true">
      <span class="open" style={{ left: `${from}%`, width: `${Math.max(1, to - from)}%` }} />
      {value === null ? null : <span class={outside ? 'tick outside' : 'tick'} style={{ left: `${place(value, scale)}%` }} />}
    </span>
  )
}

interface LineProps {
  readonly spot: Spot
  readonly known: Known
  /** The moves searched so far. */
  readonly back: readonly Spot[]
  readonly scale: Scale
  readonly unit: SearchTree['unit']
  readonly maximiser: SearchTree['maximiser']
  readonly isCut: boolean
}

/** A large drawing of the window of one node, with the values of its moves so far. */
export function WindowLine({ spot, known, back, scale, unit, maximiser, isCut }: LineProps) {
  const text = words().tree
  const other = maximiser === 'white' ? 'black' : 'white'
  const crossed = known.alpha >= known.beta
  const from = place(crossed ? spot.alpha : known.alpha, scale)
  const to = place(crossed ? spot.beta : known.beta, scale)
  const label = text.windowLabel(valueText(known.alpha, unit), valueText(known.beta, unit))
  const meaning = (now: number, atFirst: number, say: (value: string, here: boolean) => string) =>
    isOpen(now, unit) ? text.nothingYet : say(valueText(now, unit), now !== atFirst)
  return (
    <figure class={`window-line ${isCut ? 'is-cut' : ''}`}>
      <div class="line" role="img" aria-label={label}>
        <span class="open" style={{ left: `${from}%`, width: `${Math.max(0, to - from)}%` }} />
        {back.map((child) => (
          <span
            key={child.id}
            class={`dot ${child.value === known.best ? 'best' : ''}`}
            style={{ left: `${place(child.value, scale)}%` }}
            title={`${child.recorded.move} ${valueText(child.value, unit)}`}
          />
        ))}
        <Bound name="α" value={known.alpha} at={place(known.alpha, scale)} unit={unit} />
        <Bound name="β" value={known.beta} at={place(known.beta, scale)} unit={unit} />
      </div>
      <figcaption>
        <span>α: {meaning(known.alpha, spot.alpha, (value, here) => (here ? text.alphaHere : text.alphaMeans)(words().sides[maximiser], value))}</span>
        <span>β: {meaning(known.beta, spot.beta, (value, here) => (here ? text.betaHere : text.betaMeans)(words().sides[other], value))}</span>
        {crossed && isCut ? (
          <strong>{isMaximising(spot) ? text.crossedBeta : text.crossedAlpha}</strong>
        ) : null}
      </figcaption>
    </figure>
  )
}

/** An infinite bound. */
function isOpen(bound: number, unit: SearchTree['unit']): boolean {
  return valueText(bound, unit).endsWith('∞')
}

function Bound({ name, value, at, unit }: { name: 'α' | 'β'; value: number; at: number; unit: SearchTree['unit'] }) {
  return (
    <span class={`bound ${name === 'α' ? 'alpha' : 'beta'} ${at < 12 ? 'left' : at > 88 ? 'right' : ''}`} style={{ left: `${at}%` }}>
      <b>{name}</b> {valueText(value, unit)}
    </span>
  )
}
