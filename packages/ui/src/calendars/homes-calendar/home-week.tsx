import { type CSSProperties, memo } from 'react'
import { weekdayOf } from '../calendar-days.ts'
import { ClaimBar } from './claim-bar.tsx'
import { type Counted, claimPlace } from './claim-place.ts'
import type { HomeClaim, HomeNight } from './homes.ts'
import { nightsPicked, type PickedNights } from './picked-nights.ts'
import type { GridActions } from './use-homes-grid.ts'

export type HomeWeekProps = {
  homeId: number
  /** All days of the calendar; the week is from `first` up to `end`. */
  dates: readonly string[]
  first: number
  end: number
  /** Its nights: the one before the week, then the first to the last. */
  nights: readonly HomeNight[]
  /** The claims rendered in it. */
  claims: readonly Counted<HomeClaim>[]
  /** Today's date in the home's time zone. */
  today: string
  /** The night that gets the focus when Tab enters the grid, if it is one of these. */
  tabStop: string | undefined
  /** Set if it touches these nights. */
  picked: PickedNights | undefined
  /** The claim whose card stays open. */
  pinned: string | undefined
  actions: GridActions
  closeLabel: string
  /** The width of a day in pixels, in a scrolling calendar. */
  dayWidth: number | undefined
  low: boolean
}

/** Friday and Saturday nights. */
export const isWeekendNight = (date: string): boolean => weekdayOf(date) === 5 || weekdayOf(date) === 6

const PickedBox = ({ picked }: { picked: PickedNights }) => (
  <span className="ui-homes-picked" style={{ width: `calc(${nightsPicked(picked) * 100}% - 1px)` }}>
    <i data-grip="start" />
    <i data-grip="end" />
  </span>
)

const Bars = ({ week, index }: { week: HomeWeekProps; index: number }) => {
  const { homeId, dates, first, claims, pinned, actions, closeLabel, low } = week
  return claims.map(({ claim, start }) => {
    if (Math.max(first, start) !== index) return null
    const place = claimPlace(claim, dates[0] ?? '', dates.length)
    return (
      place && (
        <ClaimBar
          key={claim.key}
          claim={claim}
          homeId={homeId}
          day={index}
          place={{ ...place, start: place.start - index }}
          low={low}
          isPinned={pinned === claim.key}
          actions={actions}
          closeLabel={closeLabel}
        />
      )
    )
  })
}

const isInside = (picked: PickedNights | undefined, date: string | undefined): boolean =>
  picked !== undefined && date !== undefined && picked.from <= date && date < picked.to

/** Up to this width a day is narrow: its weekday has no name, and its price is smaller. */
export const narrowDay = 30
const narrowScale = 0.82

/** Whether a text fits its day, based on the width of digits at that size. */
const fits = (text: string, dayWidth: number | undefined): boolean => {
  if (dayWidth === undefined) return true
  const width = 2 + text.replace(/\d/g, '').length * 3.4 + text.replace(/\D/g, '').length * 7.1
  return width * (dayWidth <= narrowDay ? narrowScale : 1) <= dayWidth
}

/**
 * An available night's content: its price and its note. A night spans two days; it is drawn with the later one, which
 * would otherwise cover it.
 */
const FreeNight = ({ week, index }: { week: HomeWeekProps; index: number }) => {
  const { dates, first, nights, picked, dayWidth } = week
  const [night, date] = [nights[index - first], dates[index - 1]]
  if (!night?.free || date === undefined) return null
  return (
    <span
      className="ui-homes-free"
      aria-hidden="true"
      data-weekend={isWeekendNight(date) || undefined}
      data-inside={isInside(picked, date) || undefined}
      data-gap={night.gap || undefined}
      data-price={night.text && fits(night.text, dayWidth) ? night.text : undefined}
    />
  )
}

const Cell = ({ week, index }: { week: HomeWeekProps; index: number }) => {
  const { dates, first, nights, claims, today, tabStop, picked, dayWidth } = week
  const date = dates[index] ?? ''
  const night = nights[index - first + 1]
  const inside = isInside(picked, date)
  const holds = claims.some(({ start }) => Math.max(first, start) === index)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot hold bars that run over several of its cells
    <div
      className="ui-homes-cell"
      role="gridcell"
      tabIndex={tabStop === date ? 0 : -1}
      aria-selected={inside || undefined}
      aria-colindex={dayWidth === undefined ? undefined : index + 2}
      data-date={date}
      data-weekend={isWeekendNight(date) || undefined}
      data-today={date === today || undefined}
      data-past={date < today || undefined}
      data-free={night?.free || undefined}
      data-waits={night?.waits || undefined}
      data-holds={holds || picked?.from === date || undefined}
      data-last={index === dates.length - 1 || undefined}
    >
      <span className="ui-homes-told">{night?.name}</span>
      <FreeNight week={week} index={index} />
      {picked?.from === date && <PickedBox picked={picked} />}
      {holds && <Bars week={week} index={index} />}
    </div>
  )
}

const isSameList = <T,>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((one, at) => one === b[at]))

/** Lists are compared by their items, because they are recreated with their row. */
const isSame = (before: HomeWeekProps, after: HomeWeekProps): boolean =>
  (Object.keys(after) as (keyof HomeWeekProps)[]).every((name) => {
    const [a, b] = [before[name], after[name]]
    return Object.is(a, b) || (name !== 'dates' && Array.isArray(a) && Array.isArray(b) && isSameList(a, b))
  })

const Cells = memo(
  (week: HomeWeekProps) =>
    week.dates.slice(week.first, week.end).map((date, at) => <Cell key={date} week={week} index={week.first + at} />),
  isSame,
)

/**
 * One week of a home. Rerenders only when something in it changes. `leads` is set at or before the edge of the view:
 * there, the text on a bar moves along. It doesn't elsewhere, because each text that can move costs every frame.
 */
export const HomeWeek = ({ leads, ...week }: HomeWeekProps & { leads: boolean }) => (
  <div
    className="ui-homes-week"
    role="none"
    data-leads={leads || undefined}
    style={{ '--at': week.first, '--long': week.end - week.first } as CSSProperties}
  >
    <Cells {...week} />
  </div>
)
