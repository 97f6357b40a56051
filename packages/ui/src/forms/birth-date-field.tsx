import './select.css'
import './birth-date-field.css'
import type { ReactNode } from 'react'
import { monthWords } from '../calendars/date-names.ts'
import { Icon } from '../foundation/icon.tsx'
import {
  type BirthParts,
  birthYears,
  clampedDay,
  dateOfParts,
  daysIn,
  isOldEnough,
  partsOfDate,
} from './birth-dates.ts'
import type { FieldProps } from './field.tsx'
import { FieldGroup } from './field-group.tsx'
import { useTyped } from './use-typed.ts'

export type BirthDateWords = {
  /** The labels of the lists, used as placeholders while nothing is selected. */
  day: string
  month: string
  year: string
  /** Shown to anyone younger than `minAge`. */
  tooYoung: (minAge: number) => ReactNode
}

export type BirthDateFieldProps = FieldProps & {
  value: string | null
  /** Called with null while a part is missing or the person is too young. */
  onChange: (value: string | null) => void
  today: string
  words: BirthDateWords
  minAge?: number
  name?: string
  required?: boolean
  disabled?: boolean
  locale?: string
}

type Part = keyof BirthParts
const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year'

/** The order of the parts in a language. */
const orderIn = (locale: string): Part[] =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', calendar: 'gregory' })
    .formatToParts(new Date())
    .map(({ type }) => type)
    .filter(isPart)

const listsOf = (parts: BirthParts, today: string, minAge: number, locale: string) => {
  const { monthName } = monthWords(locale, 0)
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))
  const years = birthYears(today, minAge).map(String)
  // A birth date from elsewhere may be outside the list, and is still shown.
  const known = parts.year === '' || years.includes(parts.year) ? years : [parts.year, ...years]
  return {
    day: numbers(daysIn(parts)).map((day) => ({ value: day, label: day })),
    month: numbers(12).map((month) => ({ value: month, label: monthName(`2000-${month.padStart(2, '0')}`) })),
    year: known.map((year) => ({ value: year, label: year })),
  }
}

const joined = ({ year, month, day }: BirthParts): string => `${year}-${month}-${day}`

/** A date of birth from three lists: of age, within a hundred years, and on a day that exists in its month. */
export const BirthDateField = (props: BirthDateFieldProps) => {
  const { label, aside, hint, error, className, value, onChange, today, words, minAge = 18, locale = 'en-US' } = props
  const { name, required, disabled } = props
  const allowed = (date: string | null): string | null => (date && isOldEnough(date, today, minAge) ? date : null)
  const chosen = useTyped<string>({
    value,
    onChange,
    write: (date) => joined(partsOfDate(date)),
    read: (text) => ({ value: allowed(dateOfParts(partsOfDate(text))) }),
    early: (text) => allowed(dateOfParts(partsOfDate(text))),
  })
  const parts = partsOfDate(chosen.text)
  const lists = listsOf(parts, today, minAge, locale)
  const date = dateOfParts(parts)
  const order = orderIn(locale)
  return (
    <FieldGroup
      label={label}
      aside={aside}
      className={className}
      hint={hint}
      error={error ?? (date !== null && allowed(date) === null && words.tooYoung(minAge))}
    >
      {(control) => (
        <div className="ui-birth" data-first={order[0]}>
          {order.map((part) => (
            <span key={part} className="ui-input ui-select">
              <select
                {...control}
                aria-label={words[part]}
                autoComplete={`bday-${part}`}
                required={required}
                disabled={disabled}
                value={parts[part]}
                onChange={(event) => chosen.type(joined(clampedDay({ ...parts, [part]: event.target.value })))}
              >
                <option value="">{words[part]}</option>
                {lists[part].map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" size={16} />
            </span>
          ))}
          {name && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
        </div>
      )}
    </FieldGroup>
  )
}
