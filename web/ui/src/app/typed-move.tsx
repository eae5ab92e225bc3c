import { useState } from 'preact/hooks'
import { meanings } from '../board/typed'
import type { Move } from './types'
import { words } from './words'

interface Props {
  readonly moves: readonly Move[]
  readonly onMove: (move: Move) => void
}

/** A text field for moves. Return in the empty field plays the only legal move. */
export function TypedMove({ moves, onMove }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const said = words().board
  const submit = (event: Event) => {
    event.preventDefault()
    const meant = text.trim() === '' && moves.length === 1 ? moves : meanings(text, moves)
    const [only, ...others] = meant
    if (only !== undefined && others.length === 0) {
      setText('')
      setProblem('')
      onMove(only)
    } else {
      setProblem(only === undefined ? said.notLegal(text) : said.unclear(meant.map((move) => move.text).join(', ')))
    }
  }
  return (
    <form class="typed" onSubmit={submit}>
      <input
        aria-label={said.typed} placeholder={`${said.typed}${moves[0] === undefined ? '' : ` (${said.typedHelp} ${moves[0].text})`}`}
        value={text} autocomplete="off" autocapitalize="off" spellcheck={false} enterkeyhint="go"
        onInput={(event) => { setText(event.currentTarget.value); setProblem('') }}
      />
      <button type="submit" aria-label={said.play}>⏎</button>
      <p class="fault" role="alert">{problem}</p>
    </form>
  )
}
