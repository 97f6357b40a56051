import './date-field.css'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../actions/button.tsx'
import type { CalendarWords } from '../calendars/calendar.tsx'
import { handingOver, useAlive } from '../foundation/alive.ts'
import { Popover } from '../overlays/popover.tsx'
import type { DateLimits, useDate } from './use-date.ts'

const Calendar = lazy(() => import('../calendars/calendar-panel.tsx'))

export type DateBoxProps = DateLimits & {
  value: string | null
  today: string
  /** `open` is the label of the calendar and its button; `close` that of its × on touch devices. */
  words: CalendarWords & { open: string; close: string }
  name?: string | undefined
  placeholder?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  locale?: string
  firstWeekday?: number | undefined
}

type Control = {
  id?: string
  'aria-label'?: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A date input: typed text, and a button that opens a month. Before scripts run, the browser's own date field. */
export const DateBox = ({
  typed,
  control,
  ...props
}: DateBoxProps & { typed: ReturnType<typeof useDate>; control: Control }) => {
  const { value, today, words, name, placeholder, required, disabled, min, max, locale = 'en-US' } = props
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  if (!useAlive())
    return (
      <span className="ui-input ui-date">
        <input
          {...control}
          ref={handingOver(value ?? '', (text) => typed.set(text || null))}
          type="date"
          name={name}
          min={min}
          max={max}
          required={required}
          disabled={disabled}
          defaultValue={value ?? ''}
        />
      </span>
    )
  return (
    <span className="ui-input ui-date" ref={button}>
      <input
        {...control}
        type="text"
        autoComplete="off"
        placeholder={placeholder}
        required={required}
        disabled={disabled}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.settle}
        onKeyDown={(event) => event.key === 'Enter' && typed.settle(event)}
      />
      <IconButton
        icon="calendar"
        iconSize={18}
        label={words.open}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
      <Popover
        open={open}
        onOpenChange={setOpen}
        anchor={button}
        label={words.open}
        closeLabel={words.close}
        placement="bottom end"
      >
        <div className="ui-date-panel">
          <Suspense>
            <Calendar
              value={value}
              onChange={(date) => {
                typed.set(date)
                setOpen(false)
              }}
              today={today}
              min={min}
              max={max}
              words={words}
              locale={locale}
              firstWeekday={props.firstWeekday ?? 0}
              autoFocus
            />
          </Suspense>
        </div>
      </Popover>
    </span>
  )
}
