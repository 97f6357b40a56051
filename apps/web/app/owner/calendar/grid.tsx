import { addDays, type PlainDate } from '@porchlight/contract'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { ownerCalendarWords } from '#app/lib/messages/owner-calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { GridHead } from './grid-head.tsx'
import { HomeStrip } from './home-strip.tsx'
import type { HomeRow } from './row.ts'
import { isFree, movingEnd, reach, type Selection } from './selection.ts'
import { daysOf, type View } from './window.ts'

type Props = {
  view: View
  rows: readonly HomeRow[]
  all: number
  selection: Selection | undefined
  onTake: (selection: Selection | undefined) => void
  /** The panel is wanted for what is selected. */
  onOpen: (byKeyboard: boolean) => void
  onClear: () => void
}

type Spot = { homeId: number; date: PlainDate }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

const freeNightsOf = (rows: readonly HomeRow[]): Map<number, ReadonlySet<PlainDate>> =>
  new Map(
    rows.map(({ home, calendar }) => [
      home.id,
      new Set(
        (calendar?.nights ?? []).flatMap((night) => (isFree(night, calendar?.home.today ?? '') ? [night.date] : [])),
      ),
    ]),
  )

/** Homes grouped by town, in the order they come. */
const townsOf = (rows: readonly HomeRow[]) => [...Map.groupBy(rows, ({ home }) => home.town)]

/** Moves the one tab stop of the grid and gives it the focus. */
const useRovingFocus = (first: Spot) => {
  const grid = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot>(first)
  const go = (next: Spot) => {
    setSpot(next)
    grid.current
      ?.querySelector<HTMLElement>(`[data-home="${next.homeId}"] [data-date="${next.date}"]`)
      ?.focus({ preventScroll: false })
  }
  return { grid, spot, setSpot, go }
}

export const Grid = ({ view, rows, all, selection, onTake, onOpen, onClear }: Props) => {
  const words = useWords(ownerCalendarWords)
  const days = useMemo(() => daysOf(view), [view])
  const free = useMemo(() => freeNightsOf(rows), [rows])
  const today = rows.find(({ calendar }) => calendar)?.calendar?.home.today ?? ''
  const start = days.includes(today) ? today : (days[0] ?? '')
  const { grid, spot, setSpot, go } = useRovingFocus({ homeId: rows[0]?.home.id ?? 0, date: start })
  const [pinned, setPinned] = useState<{ homeId: number; key: string }>()
  const isInView = days.includes(spot.date) && rows.some(({ home }) => home.id === spot.homeId)
  const tabStop = isInView ? spot : { homeId: rows[0]?.home.id ?? 0, date: start }

  const extend = (step: number) => {
    const from = selection?.homeId === tabStop.homeId ? selection : undefined
    const anchor = from?.anchor ?? tabStop.date
    const towards = from ? addDays(movingEnd(from), step) : addDays(anchor, step)
    if (!days.includes(towards)) return
    const next = reach(tabStop.homeId, anchor, towards, free.get(tabStop.homeId) ?? new Set())
    if (!next) return
    onTake(next)
    go({ homeId: tabStop.homeId, date: movingEnd(next) })
  }
  const moveBy = (step: number) => {
    const date = addDays(tabStop.date, step)
    if (days.includes(date)) go({ ...tabStop, date })
  }
  const moveHome = (step: number) => {
    const next = rows[rows.findIndex(({ home }) => home.id === tabStop.homeId) + step]
    if (next) go({ ...tabStop, homeId: next.home.id })
  }
  const openHere = () => {
    const barHere = grid.current?.querySelector<HTMLElement>(
      `[data-home="${tabStop.homeId}"] [data-date="${tabStop.date}"]`,
    )?.dataset.bar
    if (barHere) return setPinned({ homeId: tabStop.homeId, key: barHere })
    const single = reach(tabStop.homeId, tabStop.date, tabStop.date, free.get(tabStop.homeId) ?? new Set())
    const isSelected = selection?.homeId === tabStop.homeId
    if (!isSelected && !single) return
    if (!isSelected) onTake(single)
    onOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target as HTMLElement).classList.contains('cal-cell')) {
      if (event.key === 'Escape' && pinned) {
        setPinned(undefined)
        go(tabStop)
      }
      return
    }
    const step = steps[event.key]
    if (step !== undefined) event.shiftKey ? extend(step) : moveBy(step)
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') moveHome(event.key === 'ArrowUp' ? -1 : 1)
    else if (event.key === 'Enter' || event.key === ' ') openHere()
    else if (event.key === 'Escape') {
      setPinned(undefined)
      onClear()
    } else return
    event.preventDefault()
  }

  if (rows.length === 0) return <p className="cal-none">{words.noHomes}</p>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot hold bars that run over several of its cells
    <div
      ref={grid}
      className="cal-grid"
      role="grid"
      aria-label={words.grid}
      aria-describedby="cal-help"
      aria-rowcount={-1}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      style={{ '--days': days.length } as React.CSSProperties}
      data-weeks={view.weeks}
    >
      <p id="cal-help" className="visually-hidden">
        {words.gridHelp}
      </p>
      <GridHead days={days} today={today} count={all} />
      {townsOf(rows).map(([town, homes]) => (
        // biome-ignore lint/a11y/useSemanticElements: see the grid
        <div key={town} role="rowgroup">
          {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus */}
          <div className="cal-town" role="row">
            {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
            {/* biome-ignore lint/a11y/useFocusableInteractive: see the row */}
            <div role="rowheader">
              <h2>
                {town} <small>{words.homes(homes.length)}</small>
              </h2>
            </div>
          </div>
          {homes.map((row) => (
            <HomeStrip
              key={row.home.id}
              row={row}
              view={view}
              days={days}
              free={free.get(row.home.id) ?? new Set()}
              tabStop={tabStop.homeId === row.home.id ? tabStop.date : undefined}
              selection={selection?.homeId === row.home.id ? selection : undefined}
              pinned={pinned?.homeId === row.home.id ? pinned.key : undefined}
              onFocusDate={(date) => setSpot({ homeId: row.home.id, date })}
              onPin={(key) => setPinned(key === undefined ? undefined : { homeId: row.home.id, key })}
              onTake={onTake}
              onOpen={() => onOpen(false)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
