import { useEffect, useRef } from 'react'
import { writtenDate } from '../calendars/date-names.ts'
import { afterLimitsChange, clampDate, dayRefused } from '../calendars/day-limits.ts'
import { saysYear, typedDate } from '../calendars/typed-date.ts'
import { useTyped } from './use-typed.ts'

export type DateLimits = { min?: string | undefined; max?: string | undefined }

/** Clears a value that new limits exclude. The initial value isn't checked. */
export const useLimitsChange = (value: string | null, limits: DateLimits, clear: () => void) => {
  const { min, max } = limits
  const seen = useRef({ min, max })
  useEffect(() => {
    if (seen.current.min === min && seen.current.max === max) return
    seen.current = { min, max }
    if (value !== null && afterLimitsChange(value, { min, max }) === null) clear()
  })
}

type Options = DateLimits & {
  value: string | null
  onChange: (value: string | null) => void
  today: string
  locale: string
}

/** A typed date: kept within its limits when the field loses focus. */
export const useDate = ({ value, onChange, today, locale, ...limits }: Options) => {
  const typed = useTyped<string>({
    value,
    onChange,
    write: (date) => writtenDate(date, locale),
    read: (text) => {
      const read = typedDate(text, { today, locale })
      if (read === 'unclear') return 'unclear'
      if (read === 'empty') return { value: null }
      const held = clampDate(read.date, limits)
      return { value: held, held: held !== read.date }
    },
    early: (text) => {
      const read = typedDate(text, { today, locale })
      if (read === 'empty') return null
      return read !== 'unclear' && saysYear(text) && !dayRefused(read.date, limits) ? read.date : undefined
    },
  })
  useLimitsChange(value, limits, () => typed.set(null))
  return typed
}
