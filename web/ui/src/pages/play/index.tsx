import { useState } from 'preact/hooks'
import { allKinds, post } from '../../app/api'
import { Thumbnail } from '../../app/board'
import { go, rename, type Route } from '../../app/router'
import { sayFault } from '../../app/toast'
import type { BegunGame, Kind, Side } from '../../app/types'
import { words } from '../../app/words'
import { useAnswer } from '../../study/use'
import { ClockFields } from './clock-fields'
import { OpponentField } from './opponent'
import { gameName, INITIAL, mySides, order, remembered, remember, type Wish } from './wish'
import './play.css'

/** The form for a new game; `?kind=` and `?fen=` fill it in. */
export default function Play({ query }: Route) {
  const kinds = useAnswer(allKinds, [])
  if (kinds.value === undefined) {
    return <p class="loading" aria-busy={kinds.fault === undefined}>{kinds.fault ?? words().shell.loading}</p>
  }
  return <Form kinds={kinds.value} query={query} />
}

function Form({ kinds, query }: { readonly kinds: readonly Kind[]; readonly query: URLSearchParams }) {
  const text = words().play
  const asked = { kind: query.get('kind'), fen: query.get('fen') }
  const [wish, setWish] = useState<Wish>(() => ({ ...INITIAL, ...remembered(), fen: asked.fen ?? '' }))
  const [busy, setBusy] = useState(false)
  const kind = kinds.find((one) => one.id === (asked.kind ?? wish.kind)) ?? kinds[0]
  if (kind === undefined) {
    return null
  }
  // The side that begins, until the user chooses another for this game.
  const begins = (colour: Wish['colour'], next: Kind) => (colour === 'white' || colour === 'black' ? next.first : colour)
  const shown = wish.kind === kind.id ? wish : { ...wish, colour: begins(wish.colour, kind) }
  const change = (part: Partial<Wish>) => setWish({ ...shown, kind: kind.id, ...part })
  const start = async (event: Event) => {
    event.preventDefault()
    setBusy(true)
    try {
      const wanted = { ...shown, kind: kind.id }
      remember(wanted)
      const { order: live, colour } = order(wanted)
      const { game } = await post<BegunGame>('/api/live', live)
      go(`/game/${game}${mySides(wanted, colour).map((side, index) => `${index === 0 ? '?' : '&'}sit=${side}`).join('')}`)
    } catch (fault) {
      sayFault(fault)
      setBusy(false)
    }
  }
  return (
    <form class="new-game card" onSubmit={start}>
      <h1>{text.title}</h1>
      <div class="columns">
        <div class="stack">
          <label class="field">
            <span>{text.game}</span>
            <select value={kind.id} onChange={(event) => {
              rename(`/play?kind=${event.currentTarget.value}`)
              const next = kinds.find((one) => one.id === event.currentTarget.value) ?? kind
              change({ kind: next.id, colour: begins(shown.colour, next), fen: '' })
            }}>
              {kinds.map((one) => <option key={one.id} value={one.id}>{gameName(one)}</option>)}
            </select>
          </label>
          <Colours wish={shown} first={kind.first} change={change} />
          {shown.colour === 'none'
            ? inOrder(kind.first).map((side) => (
              <OpponentField key={side} name={text[side]} kind={kind} value={wish[side]} people={false}
                onChange={(value) => change({ [side]: value })} />
            ))
            : <OpponentField name={text.opponent} kind={kind} value={wish.opponent} people
              onChange={(opponent) => change({ opponent })} />}
          <ClockFields wish={wish} change={change} />
          <details>
            <summary>{text.more}</summary>
            <div class="stack">
              <label class="field">
                <span>{text.thinking}</span>
                <select value={wish.seconds} onChange={(event) => change({ seconds: Number(event.currentTarget.value) })}>
                  {[0, 1, 2, 5, 10, 30].map((n) => <option key={n} value={n}>{n === 0 ? text.ownTime : text.thinkSeconds(n)}</option>)}
                </select>
              </label>
              <label class="field">
                <span>{text.yourName}</span>
                <input value={wish.name} maxLength={60} autocomplete="nickname" onInput={(event) => change({ name: event.currentTarget.value })} />
              </label>
              <label class="field">
                <span>{text.position}</span>
                <input value={wish.fen} spellcheck={false} onInput={(event) => change({ fen: event.currentTarget.value })} />
              </label>
              <a href="/classics.html" target="_blank" rel="noopener">{text.aboutClassics}</a>
            </div>
          </details>
          <button class="primary big" disabled={busy}>{text.start}</button>
        </div>
        <Thumbnail kind={kind} />
      </div>
    </form>
  )
}

/** The side that begins is listed first. */
function inOrder(first: Side): readonly Side[] {
  return first === 'white' ? ['white', 'black'] : ['black', 'white']
}

function Colours({ wish, first, change }: { readonly wish: Wish; readonly first: Side; readonly change: (part: Partial<Wish>) => void }) {
  const text = words().play
  return (
    <fieldset class="choice">
      <legend>{text.colour}</legend>
      {[...inOrder(first), 'either' as const, 'none' as const].map((colour) => (
        <label key={colour}>
          <input type="radio" name="colour" checked={wish.colour === colour} onChange={() => change({ colour })} />
          <span class={`token ${colour}`} aria-hidden="true" />
          {text.colours[colour]}
        </label>
      ))}
    </fieldset>
  )
}
