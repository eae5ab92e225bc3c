import type { Feature } from '../../app/types'

/** A feature as a row: how far its bar reaches to White's side or to Black's. */
export interface FeatureRow extends Feature {
  /** From −1, all for Black, to 1, all for White. */
  readonly reach: number
}

/** Those that count, the weightiest first, and how many count nothing. */
export function featureRows(features: readonly Feature[]): { readonly rows: readonly FeatureRow[]; readonly idle: number } {
  const most = Math.max(...features.map((feature) => Math.abs(feature.contribution)), Number.MIN_VALUE)
  const rows = features
    .filter((feature) => feature.contribution !== 0)
    .sort((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution))
    .map((feature) => ({ ...feature, reach: feature.contribution / most }))
  return { rows, idle: features.length - rows.length }
}

/** At most three decimals, and none that say nothing. */
export function brief(value: number): string {
  const text = String(Math.round(value * 1000) / 1000)
  return text.replace('-', '−')
}
