/** A query of the archive; an empty field matches everything. */
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

/** The query parameters without empty fields. */
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

/** Splits a stream of text into lines. */
export class LineReader {
  private rest = ''

  /** Adds text and returns the lines completed by it. */
  take(text: string): readonly string[] {
    const lines = (this.rest + text).split('\n')
    this.rest = lines.pop() ?? ''
    return lines.filter((line) => line.trim() !== '')
  }

  /** The text after the last line break. */
  end(): readonly string[] {
    const last = this.rest
    this.rest = ''
    return last.trim() === '' ? [] : [last]
  }
}
