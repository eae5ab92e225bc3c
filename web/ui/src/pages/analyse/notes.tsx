import { words } from '../../app/words'
import { sketchesIn, textOf } from '../../study/sketches'
import { MARKS } from '../../study/variations'
import { commented, deleted, edited, sketchedOn, takenBack, type TreeState } from '../../study/tree-state'

interface Props {
  readonly state: TreeState
  readonly onChange: (state: TreeState) => void
}

/** Edits the current move: its mark, its comment, and its place among the variations. */
export function Notes({ state, onChange }: Props) {
  const text = words().analyse
  const node = state.tree.at(state.at)
  const isRoot = node.parent === null
  return (
    <div class="notes">
      <div class="row marks" role="group" aria-label={text.marks}>
        {MARKS.map((mark) => (
          <button
            key={mark} disabled={isRoot} aria-pressed={node.marks.includes(mark)} title={text.markNames[mark]}
            aria-label={`${mark} ${text.markNames[mark]}`}
            onClick={() => onChange(edited(state, state.tree.marked(state.at, mark)))}
          >
            {mark}
          </button>
        ))}
        <span class="grow" />
        <button disabled={isRoot || state.tree.isMain(state.at)} onClick={() => onChange(edited(state, state.tree.promoted(state.at)))}>{text.promote}</button>
        <button class="danger" disabled={isRoot} onClick={() => onChange(deleted(state))}>{text.remove}</button>
        <button disabled={state.past.length === 0} onClick={() => onChange(takenBack(state))}>{text.undo}</button>
      </div>
      {sketchesIn(node.comment).length === 0 ? <p class="soft draw-help">{text.drawHelp}</p> : (
        <button onClick={() => onChange(sketchedOn(state, () => []))}>{text.eraseDrawings}</button>
      )}
      <label class="field">
        <span>{isRoot ? text.commentGame : text.comment(node.move?.text ?? '')}</span>
        <textarea
          rows={2} key={state.at} value={textOf(node.comment)} maxLength={4000}
          onInput={(event) => onChange(commented(state, event.currentTarget.value))}
        />
      </label>
    </div>
  )
}
