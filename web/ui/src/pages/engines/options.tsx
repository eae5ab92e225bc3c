import { useState } from 'preact/hooks'
import { get } from '../../app/api'
import { language } from '../../app/settings'
import type { AddedEngine, DeclaredOption, DeclaredOptions } from '../../app/types'
import { words } from '../../app/words'
import { reason } from '../../study/use'
import { addressOf } from './engine'

interface Props {
  readonly engine: AddedEngine
  readonly onChange: (part: Partial<AddedEngine>) => void
}

/** The options sent to a program before it plays; default values are not sent. */
export function Options({ engine, onChange }: Props) {
  const text = words().engines
  const [declared, setDeclared] = useState<readonly DeclaredOption[]>()
  const [fault, setFault] = useState<string>()
  const ask = () => {
    setFault(undefined)
    get<DeclaredOptions>(`${addressOf(engine)}/options`).then(
      (answer) => setDeclared(answer.options),
      (why: unknown) => { setDeclared([]); setFault(reason(why)) },
    )
  }
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = engine.options
    onChange({ options: value === '' ? others : { ...others, [name]: value } })
  }
  const known = new Set(declared?.map((option) => option.name))
  return (
    <details onToggle={(event) => event.currentTarget.open && declared === undefined && ask()}>
      <summary>{text.options}</summary>
      {fault === undefined ? null : <p class="fault" role="alert">{fault}</p>}
      {declared?.length === 0 && fault === undefined ? <p class="soft">{text.noOptions}</p> : null}
      <div class="option-fields">
        {declared?.map((option) => (
          <DeclaredField
            key={option.name}
            option={option}
            value={engine.options[option.name] ?? option.value}
            onChange={(value) => set(option.name, value === option.value ? '' : value)}
          />
        ))}
        {Object.entries(engine.options).filter(([name]) => !known.has(name)).map(([name, value]) => (
          <label key={name} class="field">
            <span>{name}</span>
            <input key={value} defaultValue={value} onChange={(event) => set(name, event.currentTarget.value.trim())} />
          </label>
        ))}
      </div>
      <OtherOption onSet={set} />
      {Object.keys(engine.quirks).length === 0 ? null : (
        <fieldset class="quirks">
          <legend>{text.quirks}</legend>
          {Object.entries(engine.quirks).map(([name, on]) => (
            <label key={name} class="inline">
              <input type="checkbox" checked={on} onChange={(event) => onChange({ quirks: { ...engine.quirks, [name]: event.currentTarget.checked } })} /> {text.quirkNames[name] ?? name}
            </label>
          ))}
        </fieldset>
      )}
    </details>
  )
}

interface FieldProps {
  readonly option: DeclaredOption
  readonly value: string
  readonly onChange: (value: string) => void
}

function DeclaredField({ option, value, onChange }: FieldProps) {
  const { name, type, min, max } = option
  const hint = words().engines.byItself(option.value)
  if (type === 'bool') {
    return (
      <label class="inline" title={hint}>
        <input type="checkbox" checked={value === 'true'} onChange={(event) => onChange(String(event.currentTarget.checked))} /> {name}
      </label>
    )
  }
  if (type === 'enum') {
    return (
      <label class="field" title={hint}>
        <span>{name}</span>
        <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {option.choices.map((choice) => <option key={choice} value={choice}>{choice}</option>)}
        </select>
      </label>
    )
  }
  const number = type === 'int' || type === 'real'
  return (
    <label class="field" title={hint}>
      <span>{name}{number ? <small class="soft"> {rangeText(min, max)}</small> : null}</span>
      <input
        key={value} defaultValue={value}
        {...(number ? { type: 'number', step: type === 'int' ? 1 : 'any', min: bounded(min), max: bounded(max) } : {})}
        onChange={(event) => event.currentTarget.reportValidity() && onChange(event.currentTarget.value.trim())}
      />
    </label>
  )
}

/** Greater bounds mean that there is none. */
const MOST_SHOWN = 1e12

function bounded(text: string | null): number | undefined {
  const bound = text === null ? NaN : Number(text)
  return Number.isFinite(bound) && Math.abs(bound) <= MOST_SHOWN ? bound : undefined
}

/** The range of a number: `1–1,024`, `from 0`, or nothing if every number is allowed. */
export function rangeText(min: string | null, max: string | null): string {
  const text = words().engines
  const [least, most] = [bounded(min), bounded(max)].map((bound) => bound?.toLocaleString(language.value).replace('-', '−'))
  return least === undefined ? (most === undefined ? '' : text.upTo(most)) : most === undefined ? text.from(least) : `${least}–${most}`
}

/** A field for an undeclared option; an empty value removes it. */
function OtherOption({ onSet }: { readonly onSet: (name: string, value: string) => void }) {
  const text = words().engines
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const data = new FormData(form)
        const name = String(data.get('option')).trim()
        if (name !== '') {
          onSet(name, String(data.get('value')).trim())
          form.reset()
        }
      }}
    >
      <input name="option" aria-label={text.optionName} placeholder={text.optionName} />
      <input name="value" aria-label={text.optionValue} placeholder={text.optionValue} />
      <button>{text.set}</button>
    </form>
  )
}
