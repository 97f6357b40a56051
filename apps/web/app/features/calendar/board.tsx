import type { OwnerFeed, PlainDate } from '@porchlight/contract'
import { Alert, Button, Pagination } from '@porchlight/ui'
import { focusNight } from '@porchlight/ui/homes-calendar'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Grid } from './grid.tsx'
import { MonthSheet } from './month-sheet.tsx'
import { Panel, panelId } from './panel.tsx'
import { useCalendarPath } from './place.ts'
import type { CalendarHome, HomeCalendar, HomeRow } from './row.ts'
import { type Selection, selectionIn } from './selection.ts'
import { Feeds, Legend, Bar as Tools } from './toolbar.tsx'
import { useChunks } from './use-chunks.ts'
import { type CalendarView, viewFromUrl } from './window.ts'

export type BoardData = {
  view: CalendarView
  today: PlainDate
  towns: readonly { name: string; homes: number }[]
  pages: number
  all: number
  /** All homes of the selected town. */
  shown: readonly CalendarHome[]
  /** Homes loaded with the page. */
  rows: readonly HomeRow[]
  /** Imported calendars of all the owner's homes. */
  feeds: readonly OwnerFeed[]
  /** Extra filters, in addition to those of every portal. */
  filters?: ReactNode
}

/** The selection, and whether its panel is open: not while dragging. */
const useSelection = (opened: HomeRow | undefined) => {
  const [search] = useSearchParams()
  const linked = selectionIn(search, opened?.calendar)
  const [selection, setSelection] = useState(linked)
  const [settled, setSettled] = useState(linked !== undefined)
  // A link can select other nights while the calendar is open.
  const link = `${opened?.home.id} ${search.get('nights')}`
  const [followed, setFollowed] = useState(link)
  if (link !== followed) {
    setFollowed(link)
    if (linked) {
      setSelection(linked)
      setSettled(true)
    }
  }
  return {
    selection,
    settled,
    take: (next: Selection | undefined) => {
      setSelection(next)
      if (!next) setSettled(false)
    },
    settle: (open: boolean) => setSettled(open),
    clear: () => {
      setSelection(undefined)
      setSettled(false)
    },
  }
}

/** Homes in order; those on the current page have their calendars. */
const allRows = (shown: BoardData['shown'], rows: readonly HomeRow[]): HomeRow[] => {
  const read = new Map(rows.map((row) => [row.home.id, row]))
  return shown.map((home) => read.get(home.id) ?? { home, calendar: null })
}

/** Rows loaded so far; an unchanged row keeps its identity. */
const useKnownRows = (rows: readonly HomeRow[], known: ReadonlyMap<number, HomeCalendar>): HomeRow[] => {
  const previous = useRef(new Map<number, HomeRow>())
  return useMemo(
    () =>
      rows.map(({ home }) => {
        const calendar = known.get(home.id) ?? null
        const before = previous.current.get(home.id)
        if (before?.home === home && before.calendar === calendar) return before
        const row = { home, calendar }
        previous.current.set(home.id, row)
        return row
      }),
    [rows, known],
  )
}

/** Date and weeks in the current URL: scrolling changes them without reloading the page. */
const useLiveView = (view: CalendarView, today: PlainDate): CalendarView => {
  const { search } = useLocation()
  const params = useParams()
  return useMemo(() => {
    if (view.look !== 'weeks') return view
    const { from, weeks } = viewFromUrl({ date: params.date }, new URLSearchParams(search), today)
    return { ...view, from, weeks }
  }, [view, params.date, search, today])
}

/** Calendar of all homes with the panel of the selected one. */
export const Board = ({
  view: initialView,
  today,
  towns,
  pages,
  all,
  shown,
  rows: given,
  feeds,
  filters,
}: BoardData) => {
  const words = useWords(ownerCalendarWords)
  const { dayShort } = useFormats()
  const navigate = useNavigate()
  const pathTo = useCalendarPath()
  const view = useLiveView(initialView, today)
  const page = useMemo(() => allRows(shown, given), [shown, given])
  const { known, failed, onNear, retry } = useChunks(page)
  const rows = useKnownRows(page, known)
  const { selection, settled, take, settle, clear } = useSelection(
    given.find(({ home }) => home.id === initialView.homeId),
  )
  const chosen = settled ? selection : undefined
  // One home's month is a sheet; its days link to the week view, which has the panel.
  const sheet = view.look === 'month' ? rows.find(({ home }) => home.id === view.homeId)?.calendar : null
  const open = sheet ? undefined : rows.find(({ home }) => home.id === (chosen?.homeId ?? view.homeId))
  const openPanel = (byKeyboard: boolean) => {
    flushSync(() => settle(true))
    // On a phone, the panel covers the lower half.
    document.querySelector('.cal-board .ui-homes-row[data-on]')?.scrollIntoView({ block: 'nearest' })
    if (byKeyboard) document.getElementById(panelId)?.focus()
  }
  const select = (next: Selection) => {
    take(next)
    settle(true)
  }
  const close = () => {
    clear()
    if (view.homeId !== null) void navigate(pathTo({ ...view, homeId: null }), { preventScrollReset: true })
    focusNight()
  }
  const goOn = useCallback(
    (from: PlainDate) => void navigate(pathTo({ ...view, from }), { replace: true, preventScrollReset: true }),
    [navigate, pathTo, view],
  )
  return (
    <div className="cal-board" data-panel={open ? '' : undefined}>
      <div className="cal-main">
        <Tools filters={filters} view={view} towns={towns} all={all} today={today} />
        <Legend />
        <Feeds homes={shown} feeds={feeds} view={view} />
        {failed && (
          <Alert tone="danger" live>
            {words.piecesFailed}{' '}
            <Button look="link" onClick={retry}>
              {words.tryAgain}
            </Button>
          </Alert>
        )}
        {sheet ? (
          <MonthSheet view={view} calendar={sheet} />
        ) : (
          <Grid
            view={view}
            today={today}
            rows={rows}
            first={given}
            all={all}
            selection={selection}
            onTake={take}
            onOpen={openPanel}
            onClear={clear}
            onNear={onNear}
            onRest={goOn}
            pages={
              <div className="cal-pages">
                <Pagination
                  label={words.homesPages}
                  current={view.page}
                  pages={pages}
                  hrefOf={(number) => pathTo({ ...view, homeId: null, page: number }, true)}
                  previousLabel={words.previousPage}
                  nextLabel={words.nextPage}
                  pageLabel={(number) => words.page({ number })}
                />
              </div>
            }
          />
        )}
      </div>
      {selection && !settled && (
        <p className="cal-tap" role="status">
          {words.tapLast({ date: dayShort(selection.anchor) })}
        </p>
      )}
      {open && (
        <Panel
          key={open.home.id}
          row={open}
          view={view}
          selection={chosen}
          onSelect={select}
          onClose={close}
          onBlocked={clear}
        />
      )}
    </div>
  )
}
