import { useState } from 'preact/hooks'
import { readTyped, type TypedAt } from './typed'
import type { Move } from './types'
import { words } from './words'

interface Props {
  readonly at: TypedAt
  readonly moves: readonly Move[]
  readonly onMove: (move: Move) => void
}

/** A text field for moves. Return in the empty field plays the only legal move. */
export function TypedMove({ at, moves, onMove }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const label = words().board
  const play = (move: Move) => {
    setText('')
    setProblem('')
    onMove(move)
  }
  const submit = (event: Event) => {
    event.preventDefault()
    const [only, ...others] = moves
    if (text.trim() === '' && only !== undefined && others.length === 0) {
      play(only)
    } else if (text.trim() !== '') {
      readTyped(at, text).then(
        (read) => ('move' in read ? play(read.move) : setProblem(read.why)),
        (fault: unknown) => setProblem(fault instanceof Error ? fault.message : String(fault)),
      )
    }
  }
  return (
    <form class="typed" onSubmit={submit}>
      <input
        aria-label={label.typed} placeholder={`${label.typed}${moves[0] === undefined ? '' : ` (${label.typedHelp} ${moves[0].text})`}`}
        value={text} autocomplete="off" autocapitalize="off" spellcheck={false} enterkeyhint="go"
        onInput={(event) => { setText(event.currentTarget.value); setProblem('') }}
      />
      <button type="submit" aria-label={label.play}>⏎</button>
      <p class="fault" role="alert">{problem}</p>
    </form>
  )
}
