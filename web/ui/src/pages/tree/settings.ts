/** The settings of a search; part of the address, so that a tree can be shared. */
export interface SearchSettings {
  readonly algorithm: 'minimax' | 'alpha-beta' | 'engine'
  /** The move ordering: as generated, best static evaluation first, or worst first. */
  readonly ordering: 'rules' | 'best' | 'worst'
  readonly quiescence: boolean
  readonly depth: number
}

export const MAX_DEPTH = 8
/** The maximum number of nodes to draw and replay. */
export const MAX_NODES = 20_000

export const FIRST_SETTINGS: SearchSettings = { algorithm: 'alpha-beta', ordering: 'rules', quiescence: false, depth: 3 }

export function settingsOf(query: URLSearchParams): SearchSettings {
  const depth = Number(query.get('depth'))
  return {
    algorithm: oneOf(query.get('algorithm'), ['minimax', 'alpha-beta', 'engine'], FIRST_SETTINGS.algorithm),
    ordering: oneOf(query.get('ordering'), ['rules', 'best', 'worst'], FIRST_SETTINGS.ordering),
    quiescence: query.get('quiescence') === 'on',
    depth: Number.isInteger(depth) && depth >= 1 && depth <= MAX_DEPTH ? depth : FIRST_SETTINGS.depth,
  }
}

function oneOf<T extends string>(given: string | null, choices: readonly T[], otherwise: T): T {
  return choices.find((choice) => choice === given) ?? otherwise
}

export function queryOf(settings: SearchSettings): Readonly<Record<string, string>> {
  return {
    algorithm: settings.algorithm,
    ordering: settings.ordering,
    quiescence: settings.quiescence ? 'on' : 'off',
    depth: String(settings.depth),
  }
}

/** The request to the server. */
export function question(settings: SearchSettings, maxNodes: number): Readonly<Record<string, unknown>> {
  const { algorithm, ordering, quiescence, depth } = settings
  return algorithm === 'engine' ? { player: 'damier', depth, maxNodes } : { algorithm, ordering, quiescence, depth, maxNodes }
}

/** The searches that are compared, which show the effect of each setting. */
export function compared(settings: SearchSettings): readonly SearchSettings[] {
  const rows: SearchSettings[] = [
    { ...settings, algorithm: 'minimax', ordering: 'rules' },
    { ...settings, algorithm: 'alpha-beta', ordering: 'worst' },
    { ...settings, algorithm: 'alpha-beta', ordering: 'rules' },
    { ...settings, algorithm: 'alpha-beta', ordering: 'best' },
    { ...settings, algorithm: 'engine', ordering: 'rules', quiescence: true },
  ]
  return rows
}

/** Whether two settings give the same tree: minimax ignores the ordering, and the engine ignores all settings but depth. */
export function same(one: SearchSettings, other: SearchSettings): boolean {
  return (
    one.algorithm === other.algorithm &&
    one.depth === other.depth &&
    (one.algorithm === 'engine' || one.quiescence === other.quiescence) &&
    (one.algorithm !== 'alpha-beta' || one.ordering === other.ordering)
  )
}
