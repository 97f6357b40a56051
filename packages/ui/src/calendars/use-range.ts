import { useEffect, useState } from 'react'
import type { Press } from './calendar-frame.tsx'
import { type DateRange, pickDay, previewOf, type RangeRefusal, type RangeRules } from './range-selection.ts'

/** Milliseconds hover is ignored after a range is complete. */
const restAfterEnd = 1000

type Chosen<Reason extends string> = {
  value: DateRange
  onChange: (range: DateRange) => void
  rules: RangeRules<Reason>
}

/** Range selection: what is highlighted under the pointer, and which reason to show where. */
export const useRange = <Reason extends string>({ value, onChange, rules }: Chosen<Reason>) => {
  const [pointed, setPointed] = useState<string>()
  const [pinned, setPinned] = useState<RangeRefusal<Reason>>()
  const [restsFrom, setRestsFrom] = useState<number>()
  const resting = restsFrom !== undefined

  useEffect(() => {
    if (restsFrom === undefined) return
    const timer = setTimeout(() => setRestsFrom(undefined), restAfterEnd)
    return () => clearTimeout(timer)
  }, [restsFrom])

  const looked = resting ? undefined : pointed
  const lookedRefusal = looked === undefined ? undefined : pickDay(value, looked, rules).refused
  const pick = (date: string, press: Press) => {
    const { range, refused } = pickDay(value, date, rules)
    setPinned(refused && press !== 'mouse' ? refused : undefined)
    if (refused) return
    if (range.end) setRestsFrom(performance.now())
    onChange(range)
  }
  const take = (range: DateRange) => {
    setPinned(undefined)
    setPointed(undefined)
    onChange(range)
  }
  return {
    shown: previewOf(value, looked, rules),
    refuses: (date: string): boolean => pickDay(value, date, rules).refused !== undefined,
    point: setPointed,
    pick,
    take,
    /** Shown below the months, for keyboard and touch, where its links can be reached. */
    pinned,
    /** Shown next to the hovered day. */
    beside: pinned !== undefined && pinned.date === lookedRefusal?.date ? undefined : lookedRefusal,
  }
}
