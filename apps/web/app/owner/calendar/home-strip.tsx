import { type CalendarBar, daysBetween, type Night, type PlainDate } from '@porchlight/contract'
import { Icon } from '@porchlight/ui'
import { memo } from 'react'
import { Link } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { amountRounded, dayShort, money } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner-calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { addressOf } from './addresses.ts'
import { BarOnStrip } from './bar.tsx'
import { barPlace, dayOfBar } from './bar-place.ts'
import { barKey, barLabel, type HomeCalendar, type HomeRow } from './row.ts'
import { isFree, nightsSelected, type Selection } from './selection.ts'
import { usePicking } from './use-picking.ts'
import { isWeekend, type View } from './window.ts'

type Props = {
  row: HomeRow
  view: View
  days: readonly PlainDate[]
  free: ReadonlySet<PlainDate>
  /** The night that takes the focus when Tab enters the grid. */
  tabStop: PlainDate | undefined
  selection: Selection | undefined
  /** The bar whose card stays open. */
  pinned: string | undefined
  onFocusDate: (date: PlainDate) => void
  onPin: (key: string | undefined) => void
  onTake: (selection: Selection | undefined) => void
  onOpen: () => void
}

const Name = ({ row: { home, calendar }, view }: { row: HomeRow; view: View }) => {
  const words = useWords(ownerCalendarWords)
  const ails = calendar?.feeds.some(({ state }) => state === 'stale' || state === 'failing')
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: the link in it takes the focus
    <span className="cal-name" role="rowheader">
      <Link to={addressOf({ ...view, homeId: home.id })} preventScrollReset aria-label={words.openHome(home.name)}>
        {home.image && <HomePicture image={home.image} sizes="36px" silent className="cal-thumb" />}
        <span className="cal-home">{home.name}</span>
        {ails && <Icon name="alert" size={16} />}
      </Link>
      <small className="cal-town-name">{home.town}</small>
    </span>
  )
}

const SelectionBox = ({ selection }: { selection: Selection }) => (
  <span className="cal-taken" style={{ width: `calc(${nightsSelected(selection) * 100}% - 1px)` }}>
    <i data-grip="start" />
    <i data-grip="end" />
  </span>
)

type CellProps = Pick<Props, 'view' | 'tabStop' | 'selection' | 'pinned' | 'onFocusDate' | 'onPin'> & {
  calendar: HomeCalendar
  date: PlainDate
  night: Night | undefined
  /** Bars told in this cell, and the one that covers its night. */
  bars: readonly CalendarBar[]
  covering: CalendarBar | undefined
}

const useCellName = ({ calendar, date, night, covering }: CellProps): string => {
  const words = useWords(ownerCalendarWords)
  const name = dayShort(date)
  if (covering) return words.nightTaken(name, words.statuses[covering.kind], barLabel(covering, words))
  if (date < calendar.home.today) return words.nightPast(name)
  return words.nightFree(name, night?.price ? money(night.price) : null)
}

const Cell = (props: CellProps) => {
  const { calendar, view, date, night, bars, covering, tabStop, selection, pinned, onFocusDate, onPin } = props
  const { today } = calendar.home
  const free = isFree(night, today)
  const name = useCellName(props)
  const inside = selection && selection.from <= date && date < selection.to
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    <div
      className="cal-cell"
      role="gridcell"
      tabIndex={tabStop === date ? 0 : -1}
      aria-selected={inside || undefined}
      data-date={date}
      data-bar={covering && barKey(covering)}
      data-weekend={isWeekend(date) || undefined}
      data-today={date === today || undefined}
      data-past={date < today || undefined}
      data-free={free || undefined}
      data-inside={inside || undefined}
      onFocus={(event) => event.target === event.currentTarget && onFocusDate(date)}
    >
      <span className="visually-hidden">{name}</span>
      {free && night?.price && (
        <span className="cal-price" aria-hidden="true">
          {amountRounded(night.price)}
        </span>
      )}
      {selection?.from === date && <SelectionBox selection={selection} />}
      {bars.map((bar) => {
        const place = barPlace(bar, view.from, view.weeks * 7)
        return (
          place && (
            <BarOnStrip
              key={barKey(bar)}
              bar={bar}
              place={{ ...place, start: place.start - daysBetween(view.from, date) }}
              late={daysBetween(view.from, date) > view.weeks * 3.5}
              home={calendar.home}
              pinned={pinned === barKey(bar)}
              onPin={(on) => onPin(on ? barKey(bar) : undefined)}
            />
          )
        )
      })}
    </div>
  )
}

/** One home: its name, and its nights with whoever holds them. */
export const HomeStrip = memo(function HomeStrip(props: Props) {
  const words = useWords(ownerCalendarWords)
  const { row, view, days, free, selection, onTake, onOpen } = props
  const { home, calendar } = row
  const picking = usePicking({ homeId: home.id, days, free, selection, onTake, onOpen })
  const nights = new Map(calendar?.nights.map((night) => [night.date, night]))
  const bars = Map.groupBy(calendar?.bars ?? [], (bar) => dayOfBar(bar, view.from))
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
    <div className="cal-row" role="row" data-home={home.id} data-on={selection || view.homeId === home.id || undefined}>
      <Name row={row} view={view} />
      <div className="cal-track" role="none" {...(calendar && picking)}>
        {!calendar && <p className="cal-unread">{words.unread}</p>}
        {calendar &&
          days.map((date, index) => (
            <Cell
              key={date}
              {...props}
              calendar={calendar}
              date={date}
              night={nights.get(date)}
              bars={bars.get(index) ?? []}
              covering={calendar.bars.find((bar) => bar.from <= date && date < bar.to && bar.kind !== 'opened')}
            />
          ))}
      </div>
    </div>
  )
})
