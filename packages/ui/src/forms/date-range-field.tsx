import './date-field.css'
import './date-range-field.css'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Button, IconButton } from '../actions/button.tsx'
import type { RangeLimits } from '../calendars/day-limits.ts'
import type { RangeCalendarProps, RangeCalendarWords } from '../calendars/range-calendar.tsx'
import type { DateRange, RangeEnd } from '../calendars/range-selection.ts'
import { handingOver, useAlive } from '../foundation/alive.ts'
import { Icon } from '../foundation/icon.tsx'
import { Popover } from '../overlays/popover.tsx'
import type { FieldProps } from './field.tsx'
import { FieldGroup } from './field-group.tsx'
import { useRangeEnd } from './use-date-range.ts'

const RangeCalendar = lazy(() => import('../calendars/range-calendar-panel.tsx'))

export type DateRangeWords = RangeCalendarWords & {
  /** The labels of the two dates, and of the button that opens the calendar. */
  start: string
  end: string
  open: string
  done: string
  /** Shown if a text isn't a date. */
  unclear: ReactNode
  /** Shown if a typed date is blocked or out of range, and next to such a day. */
  cannotSelect: ReactNode
}

export type DateRangeFieldProps = FieldProps &
  RangeLimits &
  Pick<RangeCalendarProps, 'price' | 'explain' | 'firstWeekday'> & {
    value: DateRange
    onChange: (range: DateRange) => void
    today: string
    words: DateRangeWords
    names?: { start: string; end: string }
    required?: boolean
    disabled?: boolean
    locale?: string
  }

const ends: readonly RangeEnd[] = ['start', 'end']

/** Two dates, typed or picked from months; one that isn't allowed is cleared with a message. */
export const DateRangeField = (props: DateRangeFieldProps) => {
  const { label, aside, hint, error, className, names, required, disabled, ...range } = props
  const { value, onChange, words, today, min, max, blocked, of = 'days', locale = 'en-US' } = range
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const alive = useAlive()
  const given = { value, onChange, today, locale, min, max, blocked, of }
  const typed = { start: useRangeEnd('start', given), end: useRangeEnd('end', given) }
  const isUnclear = ends.some((end) => typed[end].unclear)
  const isCleared = ends.some((end) => typed[end].held)
  return (
    <FieldGroup
      label={label}
      aside={aside}
      hint={hint}
      className={className}
      error={error ?? (isCleared ? words.cannotSelect : isUnclear && words.unclear)}
      unread={isUnclear}
    >
      {(control) => (
        <span className="ui-input ui-date ui-date-range" ref={box}>
          {ends.map((end) => [
            end === 'end' && <Icon key="to" name="arrow-right" size={16} />,
            alive ? (
              <input
                key={end}
                {...control}
                type="text"
                autoComplete="off"
                aria-label={words[end]}
                placeholder={words[end]}
                required={required}
                disabled={disabled}
                value={typed[end].text}
                onChange={(event) => typed[end].type(event.target.value)}
                onBlur={typed[end].settle}
                onKeyDown={(event) => event.key === 'Enter' && typed[end].settle(event)}
              />
            ) : (
              <input
                key={end}
                {...control}
                ref={handingOver(value[end] ?? '', (text) => typed[end].set(text || null))}
                type="date"
                aria-label={words[end]}
                name={names?.[end]}
                min={min}
                max={max}
                required={required}
                disabled={disabled}
                defaultValue={value[end] ?? ''}
              />
            ),
          ])}
          {alive && (
            <IconButton
              icon="calendar"
              iconSize={18}
              label={words.open}
              disabled={disabled}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(true)}
            />
          )}
          {alive &&
            names &&
            ends.map((end) => (
              <input key={end} type="hidden" name={names[end]} value={value[end] ?? ''} disabled={disabled} />
            ))}
          <Popover open={open} onOpenChange={setOpen} anchor={box} label={words.open} closesItself>
            <div className="ui-date-range-panel">
              <Suspense>
                <RangeCalendar
                  explain={() => ({ fact: words.cannotSelect })}
                  {...range}
                  locale={locale}
                  autoFocus
                  action={
                    <Button views look="primary" size="small" onClick={() => setOpen(false)}>
                      {words.done}
                    </Button>
                  }
                />
              </Suspense>
            </div>
          </Popover>
        </span>
      )}
    </FieldGroup>
  )
}
