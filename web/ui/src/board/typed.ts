import type { Move } from './model'

/**
 * The moves that typed text can mean: `32-28`, `32 28`, `3228`; a capture by its first and last squares or by
 * any squares of its path in order; a disc by its square.
 */
export function meanings<M extends Move>(text: string, moves: readonly M[]): readonly M[] {
  const wanted = plain(text)
  if (wanted === '') {
    return []
  }
  const exact = moves.filter((move) => plain(move.text) === wanted)
  return exact.length > 0 ? exact : moves.filter((move) => forms(move).includes(wanted))
}

/** Whether typed text is the beginning of a move. */
export function begins(text: string, moves: readonly Move[]): boolean {
  const wanted = plain(text)
  return moves.some((move) => [plain(move.text), ...forms(move)].some((form) => form.startsWith(wanted)))
}

function forms(move: Move): readonly string[] {
  const [from = '', ...landings] = move.path
  return landings.length === 0 ? [from] : subsequences(landings).map((part) => from + part)
}

/** All joined subsequences of the landing squares that contain the last one. */
function subsequences(landings: readonly string[]): readonly string[] {
  const last = landings.at(-1) ?? ''
  const before = landings.slice(0, -1).slice(0, MOST_LANDINGS)
  return before.reduceRight<readonly string[]>((ends, one) => [...ends, ...ends.map((end) => one + end)], [last])
}

/** The number of intermediate landing squares that can be typed or omitted. */
const MOST_LANDINGS = 6

/** Ignores separators and case. */
function plain(text: string): string {
  return text.toLowerCase().replace(/(?<=\d)\s*[-x:*–×]\s*(?=[a-h\d])|\s+/g, '')
}
