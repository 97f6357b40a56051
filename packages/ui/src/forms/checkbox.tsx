import './choice.css'
import './field.css'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { earlyChoice } from '../foundation/early-choice.ts'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Small text next to it instead of a label, for agreeing to something. */
  quiet?: boolean
  className?: string
  onChange?: (checked: boolean) => void
}

export const Checkbox = ({ label, hint, error, quiet, className, onChange, ...input }: CheckboxProps) => {
  const errorId = useId()
  return (
    <>
      <label className={classNames('ui-choice', quiet && 'ui-choice-quiet', className)}>
        <input
          {...input}
          ref={earlyChoice}
          type="checkbox"
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={error ? errorId : undefined}
          onChange={onChange && ((event) => onChange(event.target.checked))}
        />
        <span className="ui-choice-label">
          {label}
          {hint && <span className="ui-choice-hint">{hint}</span>}
        </span>
      </label>
      {error && (
        <p id={errorId} className="ui-error">
          {error}
        </p>
      )}
    </>
  )
}
