import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { Icon, type IconName } from '../foundation/icon.tsx'
import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'size'> & {
    onChange?: (value: string) => void
    icon?: IconName
    /** Shown at the right inside the box: a unit, a button. */
    suffix?: ReactNode
  }

export const TextField = (props: TextFieldProps) => {
  const { label, aside, hint, error, className, id, icon, suffix, onChange, ...input } = props
  return (
    <Field label={label} aside={aside} hint={hint} error={error} className={className} id={id}>
      {(control) => (
        <span className="ui-input">
          {icon && <Icon name={icon} size={18} />}
          <input type="text" {...input} {...control} onChange={onChange && ((event) => onChange(event.target.value))} />
          {suffix}
        </span>
      )}
    </Field>
  )
}

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'className'> & { onChange?: (value: string) => void }

export const TextArea = (props: TextAreaProps) => {
  const { label, aside, hint, error, className, id, onChange, ...area } = props
  return (
    <Field label={label} aside={aside} hint={hint} error={error} className={className} id={id}>
      {(control) => (
        <span className="ui-input">
          <textarea rows={4} {...area} {...control} onChange={onChange && ((event) => onChange(event.target.value))} />
        </span>
      )}
    </Field>
  )
}
