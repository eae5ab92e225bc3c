import type { Feature } from '../../app/types'

/** A feature with the length of its bar. */
export interface FeatureRow extends Feature {
  /** From −1 for Black to 1 for White. */
  readonly reach: number
}

/** The features with a contribution, the greatest first, and the number of the others. */
export function featureRows(features: readonly Feature[]): { readonly rows: readonly FeatureRow[]; readonly idle: number } {
  const most = Math.max(...features.map((feature) => Math.abs(feature.contribution)), Number.MIN_VALUE)
  const rows = features
    .filter((feature) => feature.contribution !== 0)
    .sort((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution))
    .map((feature) => ({ ...feature, reach: feature.contribution / most }))
  return { rows, idle: features.length - rows.length }
}

/** At most three decimals, without trailing zeros. */
export function brief(value: number): string {
  const text = String(Math.round(value * 1000) / 1000)
  return text.replace('-', '−')
}
