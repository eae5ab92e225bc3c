import { whose } from '../app/settings'
import { words } from '../app/words'

/** Selects the sides whose mistakes become training cards. */
export function Whose() {
  const text = words().train
  return (
    <label class="inline">
      <span class="soft">{text.whose}</span>
      <select value={whose.value} onChange={(event) => { whose.value = event.currentTarget.value as typeof whose.value }}>
        {(['people', 'white', 'black', 'both'] as const).map((one) => <option key={one} value={one}>{text.whoseChoices[one]}</option>)}
      </select>
    </label>
  )
}
