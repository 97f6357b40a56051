import { memo, useMemo } from 'react'
import { addDays, daysBetween } from '../calendar-days.ts'
import { claimsByWeek, sinceMonday, weeksToDraw } from './claim-place.ts'
import { HomeWeek } from './home-week.tsx'
import type { DayRange, HomeLine } from './homes.ts'
import type { PickedNights } from './picked-nights.ts'
import { coveringOf, type GridActions, isFreeIn } from './use-homes-grid.ts'
import { usePicking } from './use-picking.ts'

export type HomeRowProps = {
  home: HomeLine
  /** All days of the calendar, and those rendered. */
  dates: readonly string[]
  range: DayRange
  /** The night that gets the focus when Tab enters the grid. */
  tabStop: string | undefined
  picked: PickedNights | undefined
  /** The claim whose card stays open. */
  pinned: string | undefined
  actions: GridActions
  closeLabel: string
  /** The width of a day in pixels, in a scrolling calendar. */
  dayWidth?: number | undefined
  low: boolean
  rowIndex?: number | undefined
  /** Its position in a scrolling calendar. */
  top?: number
}

/** The nights of a home in the rendered weeks, and the claims on them. */
const Weeks = (props: HomeRowProps) => {
  const { home, dates, range, tabStop, picked, pinned, actions, closeLabel, dayWidth, low } = props
  const from = dates[0] ?? ''
  const claims = useMemo(
    () =>
      home.claims.map((claim) => ({ claim, start: daysBetween(from, claim.from), end: daysBetween(from, claim.to) })),
    [home.claims, from],
  )
  const apart = [tabStop, picked?.from].flatMap((date) => (date === undefined ? [] : daysBetween(from, date)))
  const weeks = weeksToDraw(range, dates.length, sinceMonday(from), apart)
  const drawn = claimsByWeek(claims, weeks)
  return weeks.map(({ first, end }, at) => {
    const [start = '', after = addDays(from, end)] = [dates[first], dates[end]]
    const here = home.claims.filter((claim) => claim.from < after && claim.to >= start)
    const nights = [addDays(start, -1), ...dates.slice(first, end)].map((date) =>
      home.nightOf(date, coveringOf(here, date)),
    )
    const isIn = (date: string | undefined) => date !== undefined && start <= date && date < after
    return (
      <HomeWeek
        key={start}
        homeId={home.id}
        dates={dates}
        first={first}
        end={end}
        nights={nights}
        claims={drawn[at] ?? []}
        today={home.today}
        tabStop={isIn(tabStop) ? tabStop : undefined}
        picked={picked && picked.from < after && picked.to >= start ? picked : undefined}
        pinned={pinned}
        actions={actions}
        closeLabel={closeLabel}
        dayWidth={dayWidth}
        low={low}
        leads={first <= range.first + 7}
      />
    )
  })
}

/** One home: its name, its nights, and the claims on them. */
export const HomeRow = memo(function HomeRow(props: HomeRowProps) {
  const { home, dates, picked, actions, dayWidth, rowIndex, top } = props
  const scrolls = dayWidth !== undefined
  const picking = usePicking({
    homeId: home.id,
    from: dates[0] ?? '',
    days: dates.length,
    isFree: isFreeIn(home),
    picked,
    onPick: actions.pick,
    onOpen: actions.open,
    scrolls,
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the cell
    // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
    <div
      className="ui-homes-row"
      role="row"
      aria-rowindex={rowIndex}
      style={{ insetBlockStart: top }}
      data-home={home.id}
      data-on={picked !== undefined || home.isOpen || undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see the cell */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: what is in it takes the focus */}
      <span className="ui-homes-name" role="rowheader" aria-colindex={scrolls ? 1 : undefined}>
        {home.name}
      </span>
      <div className="ui-homes-track" role="none" {...(home.unread === undefined && picking)}>
        {home.unread === undefined ? <Weeks {...props} /> : <p className="ui-homes-unread">{home.unread}</p>}
      </div>
    </div>
  )
})
