import './choice.css'
import './switch.css'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { useHeld } from '../actions/held-actions.tsx'
import { classNames } from '../foundation/class-names.ts'
import { earlyChoice } from '../foundation/early-choice.ts'

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  className?: string
  onChange?: (on: boolean) => void
}

/** A setting that is turned on or off immediately, without a submit button. */
export const Switch = ({ label, hint, className, onChange, ...input }: SwitchProps) => {
  const held = useHeld()
  return (
    <label className={classNames('ui-switch', className)} title={held ?? undefined}>
      <span className="ui-choice-label">
        {label}
        {hint && <span className="ui-choice-hint">{hint}</span>}
      </span>
      <input
        {...input}
        ref={earlyChoice}
        disabled={held !== null || input.disabled}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
        role="switch"
        onChange={onChange && ((event) => onChange(event.target.checked))}
      />
    </label>
  )
}
