import './number-stepper.css'
import { useId, useState } from 'react'
import { clampWhole } from '../foundation/clamp.ts'
import { Icon } from '../foundation/icon.tsx'
import { markMoved } from './moved-mark.ts'

export type NumberStepperProps = {
  label: string
  hint?: string
  name?: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** The labels of the two buttons, such as "One adult fewer" and "One adult more". */
  lessLabel: string
  moreLabel: string
}

/** A small integer between `min` and `max`: two buttons and a field that accepts typing and arrow keys. */
export const NumberStepper = (props: NumberStepperProps) => {
  const { label, hint, name, value, onChange, min = 0, max = 99, lessLabel, moreLabel } = props
  const id = useId()
  const [typing, setTyping] = useState<string | null>(null)
  const settle = (field: HTMLInputElement) => {
    const settled = clampWhole(field.value, min, max, value)
    if (Number(field.value) !== settled) markMoved(field)
    setTyping(null)
    onChange(settled)
  }
  return (
    <div className="ui-stepper">
      <label className="ui-stepper-label" htmlFor={id}>
        {label}
        {hint && <span className="ui-stepper-hint">{hint}</span>}
      </label>
      <div className="ui-stepper-control">
        <button type="button" aria-label={lessLabel} disabled={value <= min} onClick={() => onChange(value - 1)}>
          <Icon name="minus" size={18} />
        </button>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={typing ?? value}
          onChange={(event) => {
            setTyping(event.target.value)
            const typed = event.target.valueAsNumber
            if (Number.isInteger(typed) && typed >= min && typed <= max) onChange(typed)
          }}
          onBlur={(event) => settle(event.target)}
          onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget)}
        />
        <button type="button" aria-label={moreLabel} disabled={value >= max} onClick={() => onChange(value + 1)}>
          <Icon name="plus" size={18} />
        </button>
      </div>
    </div>
  )
}
