import { useState } from 'preact/hooks'
import type { Kind, PlayerKind } from '../../app/types'
import { words } from '../../app/words'
import { BY_LINK, ON_THIS_BOARD } from './wish'

interface Props {
  readonly name: string
  readonly kind: Kind
  readonly value: string
  /** Whether a person can be chosen. */
  readonly people: boolean
  readonly onChange: (player: string) => void
}

const OWN = '@own'

/** Selects a player: a level, the engine, a classic player, a person, or any player specification. */
export function OpponentField({ name, kind, value, people, onChange }: Props) {
  const text = words().play
  const levels = Array.from({ length: kind.levels }, (_, index) => index + 1)
  const others = kind.players.filter((player) => player.id !== 'damier')
  const known = ['damier', ...levels.map((n) => `damier[level=${n}]`), ...others.map((player) => player.id),
    ...(people ? [BY_LINK, ON_THIS_BOARD] : [])]
  const classic = others.find((player) => player.id === value)
  const [own, setOwn] = useState(!known.includes(value))
  return (
    <>
      <label class="field">
        <span>{name}</span>
        <select value={own ? OWN : value} onChange={(event) => {
          const chosen = event.currentTarget.value
          setOwn(chosen === OWN)
          onChange(chosen === OWN ? '' : chosen)
        }}>
          {people ? (
            <>
              <option value={BY_LINK}>{text.person}</option>
              <option value={ON_THIS_BOARD}>{text.sameBoard}</option>
            </>
          ) : null}
          <optgroup label="Damier">
            {levels.map((n) => <option key={n} value={`damier[level=${n}]`}>{text.level(n)}</option>)}
            <option value="damier">{text.full}</option>
          </optgroup>
          <optgroup label={text.otherPlayers}>
            {others.map((player) => <option key={player.id} value={player.id}>{labelOf(player)}</option>)}
            <option value={OWN}>{text.ownSpec}</option>
          </optgroup>
        </select>
      </label>
      {classic === undefined ? null : <p class="soft about-player">{labelOf(classic)}: {classic.summary}{classic.source === null ? '' : ` (${classic.source})`}.</p>}
      {own ? (
        <label class="field">
          <span>{text.ownSpecHelp}</span>
          <input required value={value} spellcheck={false} onInput={(event) => onChange(event.currentTarget.value)} />
        </label>
      ) : null}
    </>
  )
}

/** A player with its rough strength, as a level of the engine. */
function labelOf({ name, strength }: PlayerKind): string {
  return strength === null ? name : `${name}, ${words().play.strength(strength)}`
}
