import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { phoneWidth, tabletWidth } from '../../foundation/breakpoints.ts'
import { addDays, daysBetween } from '../calendar-days.ts'
import { sinceMonday, weeksAround } from './claim-place.ts'
import type { DayRange, HomesCalendarProps } from './homes.ts'
import { flowOf } from './use-homes-grid.ts'

export type ScrollProps = HomesCalendarProps & { dayWidth: number }

/** Pixel sizes in a scrolling calendar; must match the style sheet. */
const headHeight = 68
const nameWidths = { wide: 176, narrow: 116, phone: 92 } as const
/** The number of rows rendered beyond the edge. */
const linesAround = 4
/** Milliseconds without movement after which scrolling counts as stopped. */
const rest = 150

/** The width of the first column. */
const useNameWidth = (): number => {
  const [width, setWidth] = useState<number>(nameWidths.wide)
  useLayoutEffect(() => {
    const narrow = matchMedia(`(width <= ${tabletWidth}px)`)
    const phone = matchMedia(`(width <= ${phoneWidth}px)`)
    const measure = () => setWidth(nameWidths[phone.matches ? 'phone' : narrow.matches ? 'narrow' : 'wide'])
    measure()
    for (const media of [narrow, phone]) media.addEventListener('change', measure)
    return () => {
      for (const media of [narrow, phone]) media.removeEventListener('change', measure)
    }
  }, [])
  return width
}

/** The rows within a range of pixels; `tops` has the start of each, and the end of the last one. */
const linesIn = (tops: readonly number[], start: number, end: number): DayRange => {
  const count = tops.length - 1
  const first = tops.findIndex((_, at) => (tops[at + 1] ?? Number.POSITIVE_INFINITY) > start)
  const behind = tops.findIndex((top) => top >= end)
  return {
    first: Math.max(0, (first === -1 ? count : first) - linesAround),
    end: Math.min(count, (behind === -1 ? count : behind) + linesAround),
  }
}

const isSame = (a: DayRange, b: DayRange): boolean => a.first === b.first && a.end === b.end

/**
 * The rows and weeks in and near the view. They change row by row and week by week; the exact scroll position isn't in
 * any state, so a step of scrolling renders nothing.
 */
export const useInView = (props: ScrollProps, tops: readonly number[]) => {
  const { days, dayWidth, today, from, lookAt } = props
  const box = useRef<HTMLDivElement>(null)
  const name = useNameWidth()
  const lead = sinceMonday(from)
  const start = Math.max(0, lookAt === undefined ? daysBetween(from, today) - 2 : daysBetween(from, lookAt))
  const [range, setRange] = useState<DayRange>(() => weeksAround({ first: start, end: start + 28 }, days, lead))
  const [lines, setLines] = useState<DayRange>(() => linesIn(tops, 0, 600))
  const size = useRef({ width: 0, height: 0 })

  const look = useCallback(() => {
    if (!box.current) return
    const [along, down] = [Math.abs(box.current.scrollLeft), box.current.scrollTop]
    const { width, height } = size.current
    const first = Math.min(days - 1, Math.floor(along / dayWidth))
    const end = Math.min(days, Math.ceil((along + Math.max(dayWidth, width - name)) / dayWidth))
    const nextRange = weeksAround({ first, end }, days, lead)
    const nextLines = linesIn(tops, down, down + Math.max(0, height - headHeight))
    setRange((before) => (isSame(before, nextRange) ? before : nextRange))
    setLines((before) => (isSame(before, nextLines) ? before : nextLines))
  }, [days, dayWidth, name, lead, tops])

  const began = useRef(false)
  useLayoutEffect(() => {
    if (!box.current) return
    if (!began.current) box.current.scrollLeft = flowOf(box.current) * start * dayWidth
    began.current = true
    size.current = { width: box.current.clientWidth, height: box.current.clientHeight }
    look()
  }, [look, start, dayWidth])
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => {
      size.current = { width: element.clientWidth, height: element.clientHeight }
      look()
    })
    watch.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [look])

  /** Scrolls just enough to bring a row and a day into view. */
  const reveal = (line: number, day: number) => {
    if (!box.current) return
    const { width, height } = size.current
    const into = (at: number, from: number, to: number, room: number) =>
      from < at ? from : Math.max(at, to - Math.max(0, room))
    // A night ends in the middle of the next day.
    const along = into(Math.abs(box.current.scrollLeft), day * dayWidth, (day + 1.5) * dayWidth, width - name)
    const down = into(box.current.scrollTop, tops[line] ?? 0, tops[line + 1] ?? 0, height - headHeight)
    box.current.scrollTo({ left: flowOf(box.current) * along, top: down, behavior: 'instant' })
  }
  return { box, name, range, lines, reveal }
}

/** Calls back once scrolling stops. */
const useRest = (box: RefObject<HTMLElement | null>, onRest: (element: HTMLElement) => void) => {
  const latest = useRef(onRest)
  useEffect(() => {
    latest.current = onRest
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(element), rest)
    }
    element.addEventListener('scroll', wait, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', wait)
    }
  }, [box])
}

/** Scrolls a requested day to the front, and reports the first day once scrolling stops. */
export const useFirstDay = (
  { from, days, lookAt, onRest, dayWidth }: ScrollProps,
  box: RefObject<HTMLDivElement | null>,
) => {
  const reported = useRef(lookAt)
  const width = useRef(dayWidth)
  useLayoutEffect(() => {
    const isNew = lookAt !== reported.current || width.current !== dayWidth
    if (!box.current || lookAt === undefined || !isNew) return
    reported.current = lookAt
    width.current = dayWidth
    box.current.scrollLeft = flowOf(box.current) * daysBetween(from, lookAt) * dayWidth
  }, [box, lookAt, from, dayWidth])
  useRest(box, ({ scrollLeft }) => {
    const date = addDays(from, Math.min(days - 1, Math.round(Math.abs(scrollLeft) / dayWidth)))
    if (reported.current === undefined || date === reported.current) return
    reported.current = date
    onRest?.(date)
  })
}
