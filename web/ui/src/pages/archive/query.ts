/** What is looked for in the archive; an empty text: whatever it is. */
export interface Query {
  readonly kind: string
  readonly player: string
  readonly from: string
  readonly to: string
  readonly result: string
  readonly opening: string
  readonly fen: string
}

const FIELDS = ['kind', 'player', 'from', 'to', 'result', 'opening', 'fen'] as const

export function queryIn(search: URLSearchParams): Query {
  return Object.fromEntries(FIELDS.map((field) => [field, search.get(field) ?? ''])) as unknown as Query
}

/** As an address has it, without what was not asked for. */
export function searchText(query: Query, more: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams()
  for (const field of FIELDS) {
    if (query[field] !== '') {
      search.set(field, query[field])
    }
  }
  for (const [name, value] of Object.entries(more)) {
    search.set(name, value)
  }
  return search.toString()
}

/** Pieces of text that end at line ends, however the network cut them. */
export class LineReader {
  private rest = ''

  /** The lines that are complete now. */
  take(text: string): readonly string[] {
    const lines = (this.rest + text).split('\n')
    this.rest = lines.pop() ?? ''
    return lines.filter((line) => line.trim() !== '')
  }

  /** What stands behind the last line end. */
  end(): readonly string[] {
    const last = this.rest
    this.rest = ''
    return last.trim() === '' ? [] : [last]
  }
}
