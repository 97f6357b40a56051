import './choice.css'
import './field.css'
import { type ReactNode, useId } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { earlyChoice } from '../foundation/early-choice.ts'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

export type RadioGroupProps = {
  legend: ReactNode
  /** Hides the legend visually; screen readers still read it. */
  hideLegend?: boolean
  name?: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** `list`: one below the other; `cards`: side by side in one frame; `segments`: a switch with several positions. */
  look?: 'list' | 'cards' | 'segments'
  error?: ReactNode
  className?: string
}

export const RadioGroup = (props: RadioGroupProps) => {
  const { legend, hideLegend, options, value, defaultValue, onChange, look = 'list', error, className } = props
  const ownName = useId()
  const errorId = useId()
  return (
    <fieldset
      ref={earlyChoice}
      className={classNames('ui-choices', className)}
      data-look={look}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} className="ui-choice">
            <input
              type="radio"
              name={props.name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value, readOnly: !onChange })}
              onChange={onChange && (() => onChange(option.value))}
            />
            <span className="ui-choice-label">
              {option.label}
              {option.hint && <span className="ui-choice-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="ui-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
