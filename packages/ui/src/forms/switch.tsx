import './choice.css'
import './switch.css'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../foundation/class-names.ts'

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  className?: string
  onChange?: (on: boolean) => void
}

/** Something that is on or off at once, without a submit. */
export const Switch = ({ label, hint, className, onChange, ...input }: SwitchProps) => (
  <label className={classNames('ui-switch', className)}>
    <span className="ui-choice-label">
      {label}
      {hint && <span className="ui-choice-hint">{hint}</span>}
    </span>
    <input
      {...input}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
      role="switch"
      onChange={onChange && ((event) => onChange(event.target.checked))}
    />
  </label>
)
