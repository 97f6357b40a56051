import './select.css'
import type { SelectHTMLAttributes } from 'react'
import { earlyChoice } from '../foundation/early-choice.ts'
import { Icon } from '../foundation/icon.tsx'
import { Field, type FieldProps } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'className'> & {
    options: readonly SelectOption[]
    /** Shown in place of the list if there are no options. */
    emptyText: string
    onChange?: (value: string) => void
    /** Without a box, and with the label only for screen readers: for sorting and for switching a period. */
    bare?: boolean
  }

/** One option of a list. The browser's own select, so that it works on every phone and without scripts. */
export const Select = (props: SelectProps) => {
  const { label, aside, hint, error, className, id, options, emptyText, onChange, bare, ...select } = props
  return (
    <Field
      label={bare ? <span className="visually-hidden">{label}</span> : label}
      aside={aside}
      hint={hint}
      error={error}
      className={className}
      id={id}
    >
      {(control) => (
        <span className="ui-input ui-select" data-bare={bare || undefined}>
          <select
            ref={earlyChoice}
            {...select}
            {...control}
            onChange={onChange && ((event) => onChange(event.target.value))}
          >
            {options.length === 0 && <option value="">{emptyText}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
      )}
    </Field>
  )
}
