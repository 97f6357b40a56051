import './choice.css'
import './field.css'
import { type ReactNode, useId } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { Checkbox } from './checkbox.tsx'
import type { RadioOption } from './radio-group.tsx'

export type CheckboxGroupProps = {
  legend: ReactNode
  /** Hides the legend visually; screen readers still read it. */
  hideLegend?: boolean
  name?: string
  options: readonly RadioOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** `list`: one below the other; `cards`: side by side in one frame. */
  look?: 'list' | 'cards'
  hint?: ReactNode
  error?: ReactNode
  className?: string
}

/** Any number of a few options. The selection is always in the order of the options, however it was made. */
export const CheckboxGroup = (props: CheckboxGroupProps) => {
  const { legend, hideLegend, name, options, value, onChange, look = 'list', hint, error, className } = props
  const id = useId()
  const described = classNames(error ? `${id}-error` : undefined, hint ? `${id}-hint` : undefined)
  const turn = (turned: string, on: boolean) =>
    onChange(options.map((option) => option.value).filter((one) => (one === turned ? on : value.includes(one))))
  return (
    <fieldset
      className={classNames('ui-choices', className)}
      data-look={look}
      aria-describedby={described || undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      <div>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            checked={value.includes(option.value)}
            aria-invalid={error ? true : undefined}
            onChange={(on) => turn(option.value, on)}
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="ui-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="ui-hint">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
