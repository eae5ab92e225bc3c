import { signal, type Signal } from '@preact/signals'
import { Dialog } from './dialog'
import { BOARDS, boardTheme, LABELS, labels, language, LANGUAGES, points, sound, THEMES, theme, type Language } from './settings'
import { sayFault } from './toast'
import { speak, words } from './words'

const shown = signal(false)

export function showSettings(): void {
  shown.value = true
}

export function Settings() {
  if (!shown.value) {
    return null
  }
  const text = words().settings
  return (
    <Dialog title={text.title} onClose={() => (shown.value = false)}>
      <label class="row">
        <span>{text.language}</span>
        <select value={language.value} onChange={(event) => speak(event.currentTarget.value as Language).catch(sayFault)}>
          {Object.entries(LANGUAGES).map(([id, name]) => <option key={id} value={id} lang={id}>{name}</option>)}
        </select>
      </label>
      <Choice name={text.theme} choice={theme} choices={THEMES} texts={text.themes} />
      <Choice name={text.board} choice={boardTheme} choices={BOARDS} texts={text.boards} swatches />
      <Choice name={text.labels} choice={labels} choices={LABELS} texts={text.labelKinds} />
      <Choice name={text.points} choice={points} choices={['auto', 'on', 'off']} texts={text.pointKinds} />
      <Choice name={text.sound} choice={sound} choices={['on', 'off']} texts={text.onOff} />
    </Dialog>
  )
}

interface ChoiceProps<T extends string> {
  readonly name: string
  readonly choice: Signal<T>
  readonly choices: readonly T[]
  readonly texts: Readonly<Record<T, string>>
  readonly swatches?: boolean
}

function Choice<T extends string>({ name, choice, choices, texts, swatches = false }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{name}</legend>
      {choices.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={choice.value === one} onChange={() => (choice.value = one)} />
          {swatches ? <span class="swatch" data-board={one} aria-hidden="true" /> : null}
          {texts[one]}
        </label>
      ))}
    </fieldset>
  )
}
