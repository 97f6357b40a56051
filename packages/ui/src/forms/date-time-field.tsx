import './date-time-field.css'
import type { FocusEvent, ReactNode } from 'react'
import { writtenDate } from '../calendars/date-names.ts'
import { handingOver, useAlive } from '../foundation/alive.ts'
import { DateBox, type DateBoxProps } from './date-box.tsx'
import { joinedParts, partsOf, readDateTime } from './date-times.ts'
import type { FieldProps } from './field.tsx'
import { FieldGroup } from './field-group.tsx'
import { useDate, useLimitsChange } from './use-date.ts'
import { useTyped } from './use-typed.ts'

export type DateTimeFieldWords = DateBoxProps['words'] & {
  /** The labels of the two parts. */
  date: string
  time: string
  /** Shown if the text isn't a date, and if one of the two is missing. */
  unclear: ReactNode
  needsBoth: ReactNode
  held?: (written: string) => ReactNode
}

export type DateTimeFieldProps = FieldProps &
  Omit<DateBoxProps, 'words'> & {
    /** `2026-05-10T14:00`, without a time zone; the same applies to the limits. */
    value: string | null
    onChange: (value: string | null) => void
    words: DateTimeFieldWords
  }

const dayOf = (limit: string | undefined): string | undefined => limit?.slice(0, 10)

/** A date and a time of day; has a value once both are set. */
export const DateTimeField = (props: DateTimeFieldProps) => {
  const { label, aside, hint, error, className, value, onChange, words, min, max, name, ...box } = props
  const { today, locale = 'en-US', required, disabled } = box
  const limits = { min, max }
  const alive = useAlive()
  const whole = useTyped<string>({
    value,
    onChange,
    write: (text) => text,
    read: (text) => {
      const read = readDateTime(text, limits)
      return read === 'half' ? 'unclear' : read
    },
    early: (text) => {
      const read = readDateTime(text, limits)
      return read === 'half' ? null : read.held ? undefined : read.value
    },
  })
  useLimitsChange(value, limits, () => whole.set(null))
  const parts = partsOf(whole.text)
  const set = (change: Partial<typeof parts>) => whole.type(joinedParts({ ...parts, ...change }))
  const date = useDate({
    value: parts.date,
    onChange: (next) => set({ date: next }),
    today,
    locale,
    min: dayOf(min),
    max: dayOf(max),
  })
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) whole.settle(event)
  }
  const moved =
    whole.held && value !== null && words.held?.(`${writtenDate(value.slice(0, 10), locale)}, ${value.slice(11)}`)
  const needsBoth = whole.unclear && !date.unclear && words.needsBoth
  return (
    <FieldGroup
      label={label}
      aside={aside}
      className={className}
      hint={moved ? <span role="status">{moved}</span> : hint}
      error={error ?? (date.unclear ? words.unclear : needsBoth)}
      unread={whole.unclear || date.unclear}
    >
      {(control) =>
        alive ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus leave its two parts
          <span className="ui-date-time" onBlur={onBlur}>
            <DateBox
              {...box}
              value={parts.date}
              min={dayOf(min)}
              max={dayOf(max)}
              words={words}
              typed={date}
              control={{ ...control, 'aria-label': words.date }}
            />
            <span className="ui-input ui-date">
              <input
                {...control}
                type="time"
                aria-label={words.time}
                required={required}
                disabled={disabled}
                value={parts.time}
                onChange={(event) => set({ time: event.target.value })}
                onKeyDown={(event) => event.key === 'Enter' && whole.settle(event)}
              />
            </span>
            {name && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
          </span>
        ) : (
          <span className="ui-input ui-date">
            <input
              {...control}
              ref={handingOver(value ?? '', (text) => whole.set(text || null))}
              type="datetime-local"
              name={name}
              min={min}
              max={max}
              required={required}
              disabled={disabled}
              defaultValue={value ?? ''}
            />
          </span>
        )
      }
    </FieldGroup>
  )
}
