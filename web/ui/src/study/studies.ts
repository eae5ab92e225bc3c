import { signal } from '@preact/signals'
import { get, send } from '../app/api'
import { say } from '../app/toast'
import type { Study } from '../app/types'
import { words } from '../app/words'
import { isStudyId, Keeper, newId } from './keeper'
import { documentOf, opened, type TreeState } from './tree-state'

/** The analysis that was shown last in this window; it is shown again when the user returns. */
export const current = signal<TreeState | undefined>(undefined)

export const keeper = new Keeper(
  localStorage,
  ({ id, ...saved }) => send('PUT', `/api/studies/${id}`, saved),
  (from, to) => {
    const shown = current.value
    if (shown?.study?.id === from) {
      current.value = { ...shown, study: { ...shown.study, id: to } }
    }
    say(words().studies.copied)
  },
)

export async function openStudy(id: string): Promise<TreeState> {
  const draft = keeper.draft(id)
  if (draft !== undefined) {
    return opened(draft.document, draft.game, { id, name: draft.name, yours: true }, draft.at)
  }
  const { document, game, name, yours, at, version } = await get<Study>(`/api/studies/${encodeURIComponent(id)}`)
  keeper.openedAt(id, version)
  return opened(document, game, { id, name, yours }, at)
}

/** The state to show after a change: with a study as soon as there is something to save, which is then saved. */
export function saved(before: TreeState, next: TreeState): TreeState {
  const changed = next.tree !== before.tree || next.tags !== before.tags || next.result !== before.result || next.stored !== before.stored
    || next.study?.name !== before.study?.name
  const hasContent = next.tree.size > 1 || next.tree.root.comment !== ''
  const needsOne = next.study === null ? hasContent : !next.study.yours
  const state = changed && needsOne ? { ...next, study: { id: newId(), name: next.study?.name ?? '', yours: true } } : next
  if (state.study?.yours === true) {
    const document = documentOf(state)
    const at = Math.max(0, document.nodes.findIndex((node) => node.id === state.at))
    keeper.keep({ id: state.study.id, name: state.study.name, document, at, game: state.stored })
  }
  return state
}

export { isStudyId }
