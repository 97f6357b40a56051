import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { tabletWidth } from '../../foundation/breakpoints.ts'
import { addDays, daysBetween } from '../calendar-days.ts'
import { weeksAround } from './claim-place.ts'
import { GridHead, GroupRow } from './grid-head.tsx'
import { HomeRow } from './home-row.tsx'
import type { DayRange, HomeGroup, HomeLine, HomesCalendarProps } from './homes.ts'
import { flowOf, type Spot, useHomesGrid } from './use-homes-grid.ts'

type Line = { group: HomeGroup } | { home: HomeLine }

/** Pixels of what a scrolling calendar is made of; the sheet says the same. */
const heights = { head: 68, group: 30, home: 38 } as const
const nameWidths = { wide: 176, narrow: 116 } as const

const linesOf = (groups: readonly HomeGroup[]): Line[] =>
  groups.flatMap((group) => [{ group }, ...group.homes.map((home) => ({ home }))])

/** How wide the first column is, and which way the days run: both are known only where the calendar stands. */
const useMeasures = () => {
  const box = useRef<HTMLDivElement>(null)
  const [measures, setMeasures] = useState<{ name: number; isRtl: boolean }>({ name: nameWidths.wide, isRtl: false })
  useLayoutEffect(() => {
    const narrow = matchMedia(`(width <= ${tabletWidth}px)`)
    const measure = () =>
      setMeasures({
        name: narrow.matches ? nameWidths.narrow : nameWidths.wide,
        isRtl: box.current !== null && flowOf(box.current) === -1,
      })
    measure()
    narrow.addEventListener('change', measure)
    return () => narrow.removeEventListener('change', measure)
  }, [])
  return { box, ...measures }
}

/** Lines and weeks in view. What is in view changes week by week, so that scrolling within one draws nothing anew. */
const useInView = (props: HomesCalendarProps & { dayWidth: number }, lines: readonly Line[], kept: () => number) => {
  const { days, dayWidth, today, from, lookAt } = props
  const { box, name, isRtl } = useMeasures()
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => (lines[index] && 'group' in lines[index] ? heights.group : heights.home),
    overscan: 6,
    scrollMargin: heights.head,
    scrollPaddingStart: heights.head,
    useFlushSync: false,
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), kept()])].filter((at) => at >= 0).sort((a, b) => a - b),
  })
  const columns = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    horizontal: true,
    count: days,
    getScrollElement: () => box.current,
    estimateSize: () => dayWidth,
    overscan: 0,
    scrollMargin: name,
    scrollPaddingStart: name,
    initialOffset: () => Math.max(0, lookAt ? daysBetween(from, lookAt) : daysBetween(from, today) - 2) * dayWidth,
    isRtl,
    useFlushSync: false,
  })
  const shown = columns.getVirtualItems()
  const { first, end } = weeksAround({ first: shown[0]?.index ?? 0, end: (shown.at(-1)?.index ?? 27) + 1 }, days)
  const range = useMemo(() => ({ first, end }), [first, end])
  return { box, name, rows, columns, range }
}

/** Tells which nights are near whenever other weeks or homes are. */
const useNear = ({ from, onNear }: HomesCalendarProps, range: DayRange, homeIds: readonly number[]) => {
  const which = homeIds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the homes are told apart by their ids
  useEffect(() => {
    onNear?.({ from: addDays(from, range.first), to: addDays(from, range.end), homeIds })
  }, [from, range, which, onNear])
}

/** Brings a day that is asked for to the front, and tells the one that stands there once scrolling rests. */
const useFirstDay = (
  { from, days, lookAt, onRest, dayWidth }: HomesCalendarProps & { dayWidth: number },
  box: RefObject<HTMLDivElement | null>,
  moves: boolean,
) => {
  const told = useRef(lookAt)
  const width = useRef(dayWidth)
  useLayoutEffect(() => {
    const isNew = lookAt !== told.current || width.current !== dayWidth
    if (!box.current || lookAt === undefined || !isNew) return
    told.current = lookAt
    width.current = dayWidth
    box.current.scrollLeft = flowOf(box.current) * daysBetween(from, lookAt) * dayWidth
  }, [box, lookAt, from, dayWidth])
  useEffect(() => {
    if (moves || !box.current || told.current === undefined) return
    const at = Math.min(days - 1, Math.round(Math.abs(box.current.scrollLeft) / dayWidth))
    const date = addDays(from, at)
    if (date === told.current) return
    told.current = date
    onRest?.(date)
  }, [moves, box, days, dayWidth, from, onRest])
}

/** A calendar that scrolls by itself, through many homes and years of days; only what is in view is drawn. */
export const ScrollGrid = (props: HomesCalendarProps & { dayWidth: number }) => {
  const { label, help, days, from, groups, picked, closeLabel, dayWidth, maxHeight } = props
  const helpId = useId()
  const lines = useMemo(() => linesOf(groups), [groups])
  const lineOf = (homeId: number) => lines.findIndex((line) => 'home' in line && line.home.id === homeId)
  const stop = useRef(-1)
  const { box, name, rows, columns, range } = useInView(props, lines, () => stop.current)
  const reveal = ({ homeId, date }: Spot) => {
    stop.current = lineOf(homeId)
    rows.scrollToIndex(stop.current)
    columns.scrollToIndex(daysBetween(from, date))
  }
  useFirstDay(props, box, columns.isScrolling)
  const near = rows.getVirtualItems().flatMap(({ index }) => {
    const line = lines[index]
    return line && 'home' in line ? [line.home.id] : []
  })
  useNear(props, range, near)
  const { grid, tabStop, pinned, actions, onKeyDown } = useHomesGrid(props, reveal)
  stop.current = lineOf(tabStop.homeId)
  const sizes = { '--days': days, '--day': `${dayWidth}px`, '--homes-name': `${name}px` } as CSSProperties
  return (
    <div ref={box} className="ui-homes-box" style={{ ...sizes, maxHeight }}>
      {/* biome-ignore lint/a11y/useSemanticElements: see the cell */}
      <div
        ref={grid}
        className="ui-homes"
        role="grid"
        aria-label={label}
        aria-describedby={helpId}
        aria-rowcount={lines.length + 1}
        aria-colcount={days + 1}
        tabIndex={-1}
        data-scrolls=""
        onKeyDown={onKeyDown}
      >
        <p id={helpId} className="visually-hidden">
          {help}
        </p>
        <GridHead {...props} range={range} />
        {/* biome-ignore lint/a11y/useSemanticElements: see the cell */}
        <div role="rowgroup" style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const line = lines[index]
            const place = { insetBlockStart: start - heights.head }
            if (!line) return null
            if ('group' in line)
              return <GroupRow key={line.group.id} group={line.group} rowIndex={index + 2} style={place} />
            const { home } = line
            return (
              <HomeRow
                key={home.id}
                home={home}
                from={from}
                days={days}
                range={range}
                tabStop={tabStop.homeId === home.id ? tabStop.date : undefined}
                picked={picked?.homeId === home.id ? picked : undefined}
                pinned={pinned?.homeId === home.id ? pinned.key : undefined}
                actions={actions}
                closeLabel={closeLabel}
                scrolls
                low={index > lines.length - 5}
                rowIndex={index + 2}
                top={place.insetBlockStart}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}
