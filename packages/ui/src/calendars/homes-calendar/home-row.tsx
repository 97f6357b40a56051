import { type CSSProperties, memo } from 'react'
import { addDays, daysBetween, weekdayOf } from '../calendar-days.ts'
import { ClaimBar } from './claim-bar.tsx'
import { claimPlace, dayOfClaim } from './claim-place.ts'
import type { DayRange, HomeClaim, HomeLine } from './homes.ts'
import { nightsPicked, type PickedNights } from './picked-nights.ts'
import { coveringOf, type GridActions, isFreeIn } from './use-homes-grid.ts'
import { usePicking } from './use-picking.ts'

export type HomeRowProps = {
  home: HomeLine
  from: string
  days: number
  range: DayRange
  /** The night that takes the focus when Tab enters the grid. */
  tabStop: string | undefined
  picked: PickedNights | undefined
  /** The claim whose card stays open. */
  pinned: string | undefined
  actions: GridActions
  closeLabel: string
  scrolls: boolean
  low: boolean
  rowIndex?: number | undefined
  /** Where it stands in a calendar that scrolls. */
  top?: number
}

/** The nights of Friday and of Saturday. */
export const isWeekendNight = (date: string): boolean => weekdayOf(date) === 5 || weekdayOf(date) === 6

const PickedBox = ({ picked }: { picked: PickedNights }) => (
  <span className="ui-homes-picked" style={{ width: `calc(${nightsPicked(picked) * 100}% - 1px)` }}>
    <i data-grip="start" />
    <i data-grip="end" />
  </span>
)

type CellProps = HomeRowProps & { index: number; date: string; claims: readonly HomeClaim[] }

const Bars = ({ home, from, days, range, index, claims, pinned, actions, closeLabel, low }: CellProps) =>
  claims.map((claim) => {
    const place = claimPlace(claim, from, days)
    return (
      place && (
        <ClaimBar
          key={claim.key}
          claim={claim}
          home={home}
          place={{ ...place, start: place.start - index }}
          late={index > (range.first + range.end) / 2}
          low={low}
          isPinned={pinned === claim.key}
          actions={actions}
          closeLabel={closeLabel}
        />
      )
    )
  })

const Cell = (props: CellProps) => {
  const { home, index, date, tabStop, picked, actions, scrolls } = props
  const covering = coveringOf(home.claims, date)
  const { name, free, text, waits } = home.nightOf(date, covering)
  const isInside = picked && picked.from <= date && date < picked.to
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot hold bars that run over several of its cells
    <div
      className="ui-homes-cell"
      role="gridcell"
      style={{ '--at': index } as CSSProperties}
      tabIndex={tabStop === date ? 0 : -1}
      aria-selected={isInside || undefined}
      aria-colindex={scrolls ? index + 2 : undefined}
      data-date={date}
      data-weekend={isWeekendNight(date) || undefined}
      data-today={date === home.today || undefined}
      data-past={date < home.today || undefined}
      data-free={free || undefined}
      data-waits={waits || undefined}
      data-inside={isInside || undefined}
      data-last={index === props.days - 1 || undefined}
      onFocus={(event) => event.target === event.currentTarget && actions.focused({ homeId: home.id, date })}
    >
      <span className="visually-hidden">{name}</span>
      {free && text && (
        <span className="ui-homes-price" aria-hidden="true">
          <span>{text}</span>
        </span>
      )}
      {picked?.from === date && <PickedBox picked={picked} />}
      <Bars {...props} />
    </div>
  )
}

/** The days to draw: those in view, and the one that holds the tab stop wherever it is. */
const drawnDays = ({ from, days, range, tabStop, picked }: HomeRowProps): number[] => {
  const inView = Array.from({ length: range.end - range.first }, (_, at) => range.first + at)
  const others = [tabStop, picked?.from].flatMap((date) => (date === undefined ? [] : daysBetween(from, date)))
  const apart = [...new Set(others)].filter((at) => at >= 0 && at < days && (at < range.first || at >= range.end))
  return [...inView, ...apart].sort((a, b) => a - b)
}

/** One home: its name, and its nights with whoever holds them. */
export const HomeRow = memo(function HomeRow(props: HomeRowProps) {
  const { home, from, days, range, picked, actions, scrolls, rowIndex, top } = props
  const picking = usePicking({
    homeId: home.id,
    from,
    days,
    isFree: isFreeIn(home),
    picked,
    onPick: actions.pick,
    onOpen: actions.open,
    scrolls,
  })
  const inView = home.claims.filter((claim) => {
    const [start, end] = [daysBetween(from, claim.from), daysBetween(from, claim.to)]
    return end >= range.first && start < range.end
  })
  const byDay = Map.groupBy(inView, (claim) => dayOfClaim(claim, from, range))
  const seen = { ...home, claims: inView }
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
        {home.unread === undefined ? (
          drawnDays(props).map((index) => (
            <Cell
              key={index}
              {...props}
              home={seen}
              index={index}
              date={addDays(from, index)}
              claims={byDay.get(index) ?? []}
            />
          ))
        ) : (
          <p className="ui-homes-unread">{home.unread}</p>
        )}
      </div>
    </div>
  )
})
