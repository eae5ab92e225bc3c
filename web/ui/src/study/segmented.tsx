import { useId } from 'preact/hooks'

interface Props<T extends string> {
  readonly legend: string
  readonly value: T
  readonly choices: readonly (readonly [T, string])[]
  readonly onChange: (value: T) => void
  readonly disabled?: boolean
}

/** A radio group drawn as a segmented control. */
export function Segmented<T extends string>({ legend, value, choices, onChange, disabled = false }: Props<T>) {
  const name = useId()
  return (
    <fieldset class="segmented" disabled={disabled}>
      <legend>{legend}</legend>
      <div>
        {choices.map(([id, text]) => (
          <label key={id}>
            <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
