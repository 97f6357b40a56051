import './phone-field.css'
import { type InputHTMLAttributes, useState } from 'react'
import { earlyChoice } from '../foundation/early-choice.ts'
import { Icon } from '../foundation/icon.tsx'
import { Field, type FieldProps } from './field.tsx'
import { usePhoneNumbers } from './use-phone-numbers.ts'

export type PhoneFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'size' | 'type' | 'value'> & {
    /** E.164 such as `+16315550188`; while incomplete, the typed text. */
    value: string
    onChange: (value: string) => void
    countries: readonly { value: string; label: string }[]
    /** The label of the country selection. */
    countryLabel: string
    /** The country of numbers without a calling code. */
    defaultCountry: string
  }

/**
 * The field's content: typed text belongs to the value it produced, and is dropped when another value is set from
 * outside.
 */
type Typed = { text: string; country: string; value: string }

/** A phone number of any country. Numbers with a plus determine their country. */
export const PhoneField = (props: PhoneFieldProps) => {
  const {
    label,
    aside,
    hint,
    error,
    className,
    id,
    value,
    onChange,
    countries,
    countryLabel,
    defaultCountry,
    ...rest
  } = props
  const { name, onBlur, onFocus, ...input } = rest
  const [typed, setTyped] = useState<Typed>()
  const { numbers, fetchNumbers } = usePhoneNumbers(value !== '')
  const current = typed?.value === value ? typed : undefined
  const written = numbers?.writtenPhone(value, typed?.country ?? defaultCountry)
  const country = current?.country ?? written?.country ?? typed?.country ?? defaultCountry
  const text = current?.text ?? written?.text ?? value

  const hold = (next: string, of: string) => {
    const read = numbers?.readPhone(next, of) ?? { value: next.trim(), country: of }
    setTyped({ text: next, country: read.country, value: read.value })
    if (read.value !== value) onChange(read.value)
  }
  const settle = () => {
    const read = numbers?.readPhone(text, country)
    if (!numbers || !read?.isWhole) return
    setTyped({ ...numbers.writtenPhone(read.value, read.country), value: read.value })
    if (read.value !== value) onChange(read.value)
  }
  const choose = (chosen: string) => hold(numbers?.movedPhone(text, country) ?? text, chosen)
  return (
    <Field label={label} aside={aside} hint={hint} error={error} className={className} id={id}>
      {(control) => (
        <span className="ui-input ui-phone">
          <span className="ui-phone-country">
            <span aria-hidden="true">
              {country} <i>{numbers?.callingCodeOf(country)}</i>
            </span>
            <Icon name="chevron-down" size={14} />
            <select
              ref={earlyChoice}
              aria-label={countryLabel}
              value={country}
              disabled={input.disabled}
              onFocus={fetchNumbers}
              onChange={(event) => choose(event.target.value)}
            >
              {countries.map((one) => (
                <option key={one.value} value={one.value}>
                  {[one.label, numbers?.callingCodeOf(one.value)].filter(Boolean).join(' ')}
                </option>
              ))}
            </select>
          </span>
          <input
            autoComplete="tel"
            {...input}
            {...control}
            type="tel"
            value={text}
            onFocus={(event) => {
              fetchNumbers()
              onFocus?.(event)
            }}
            onChange={(event) => hold(event.target.value, country)}
            onBlur={(event) => {
              settle()
              onBlur?.(event)
            }}
          />
          {name && <input type="hidden" name={name} value={value} />}
        </span>
      )}
    </Field>
  )
}
