import './number-field.css'
import type { KeyboardEvent, ReactNode } from 'react'
import { handingOver, useAlive } from '../foundation/alive.ts'
import { Field, type FieldProps } from './field.tsx'
import { clampNumber, readNumber, roundTo, stepNumber, typedNumber, writtenNumber } from './typed-number.ts'
import { useTyped } from './use-typed.ts'

export type NumberWords = {
  /** Shown if the text isn't a number. */
  unclear: ReactNode
  /** Shown if the number is outside the limits. */
  outside: ReactNode
}

export type NumberFieldProps = FieldProps & {
  value: number | null
  onChange: (value: number | null) => void
  words: NumberWords
  min?: number | undefined
  max?: number | undefined
  decimals?: number
  /** The amount an arrow key adds; Page Up and Page Down add ten times as much. */
  step?: number
  /** Shown inside the box, before and after the number. */
  sign?: ReactNode
  unit?: ReactNode
  /** Called only when the field loses focus or Enter is pressed; otherwise also for complete numbers while typing. */
  whenSettled?: boolean
  /** Formats 10.5 as 10.50, as money is written. */
  fixed?: boolean
  id?: string
  name?: string
  placeholder?: string
  required?: boolean
  disabled?: boolean
  locale?: string
}

const strides: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/**
 * A freely typed number: parsed and rounded when the field loses focus or Enter is pressed. A number outside its limits
 * stays to be fixed.
 */
export const NumberField = (props: NumberFieldProps) => {
  const { value, onChange, words, min, max, decimals = 0, step = 1, sign, unit, fixed, locale = 'en-US' } = props
  const { name, placeholder, required, disabled } = props
  const alive = useAlive()
  const limits = { min, max, decimals }
  const early = (text: string) => {
    const number = typedNumber(text, locale)
    const isWhole = typeof number === 'number' && roundTo(number, decimals) === number
    return number === null || (isWhole && clampNumber(number, limits) === number) ? number : undefined
  }
  const typed = useTyped<number>({
    value,
    onChange,
    write: (number) => writtenNumber(number, decimals, locale, fixed),
    read: (text) => {
      const reading = readNumber(text, limits, locale)
      return reading === 'outside' ? 'unclear' : reading
    },
    ...(!props.whenSettled && { early }),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') typed.settle(event)
    const stride = strides[event.key]
    if (stride === undefined) return
    event.preventDefault()
    typed.set(stepNumber(typedNumber(typed.text, locale) ?? null, stride * step, limits))
  }
  const unread = readNumber(typed.text, limits, locale) === 'outside' ? words.outside : words.unclear
  return (
    <Field
      label={props.label}
      aside={props.aside}
      className={props.className}
      id={props.id}
      hint={props.hint}
      error={typed.unclear ? unread : props.error}
      unread={typed.unclear}
    >
      {(control) => (
        <span className="ui-input ui-number">
          {sign && <span className="ui-number-sign">{sign}</span>}
          {alive ? (
            <input
              {...control}
              type="text"
              role="spinbutton"
              inputMode={decimals > 0 || (min ?? 0) < 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              aria-valuenow={value ?? undefined}
              aria-valuetext={typed.text || undefined}
              aria-valuemin={min}
              aria-valuemax={max}
              placeholder={placeholder}
              required={required}
              disabled={disabled}
              value={typed.text}
              onChange={(event) => typed.type(event.target.value)}
              onBlur={typed.settle}
              onKeyDown={onKeyDown}
            />
          ) : (
            <input
              {...control}
              ref={handingOver(value === null ? '' : String(value), (text) => typed.type(text))}
              type="number"
              name={name}
              min={min}
              max={max}
              step={10 ** -decimals}
              placeholder={placeholder}
              required={required}
              disabled={disabled}
              defaultValue={value ?? ''}
            />
          )}
          {unit && <span className="ui-number-sign">{unit}</span>}
          {alive && name && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
        </span>
      )}
    </Field>
  )
}
