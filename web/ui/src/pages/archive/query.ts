/** A query of the archive; an empty field matches everything. */
export interface Query {
  readonly kind: string
  readonly player: string
  readonly from: string
  readonly to: string
  readonly result: string
  readonly opening: string
  readonly fen: string
  /** Empty: by date. */
  readonly sort: string
  /** Empty: descending. */
  readonly direction: string
}

const FIELDS = ['kind', 'player', 'from', 'to', 'result', 'opening', 'fen', 'sort', 'direction'] as const

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

/** The parameters of a request: the newest games first unless the user sorts otherwise. */
export function requestText(query: Query, more: Readonly<Record<string, string>>): string {
  return searchText({ ...query, sort: query.sort || 'date' }, more)
}

/** Whether a day is complete enough to be searched while it is typed. */
export function isDay(text: string): boolean {
  return text === '' || /^\d{4}([.-]\d{2}([.-]\d{2})?)?$/.test(text)
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
