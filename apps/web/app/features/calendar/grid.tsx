import { daysBetween, type PlainDate } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import {
  type HomeLine,
  HomesCalendar,
  type HomesCalendarProps,
  type MovedClaim,
  type NearNights,
} from '@porchlight/ui/homes-calendar'
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { type Formats, useFormats } from '#app/lib/formats.ts'
import { type OwnerCalendarWords, ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { BarCard } from './bar-card.tsx'
import { barTitle } from './bar-texts.ts'
import { bookedShare } from './booked-share.ts'
import { homeRows } from './home-rows.tsx'
import { useCalendarPlace, useMoveStay } from './place.ts'
import { barKey, type HomeRow } from './row.ts'
import type { Selection } from './selection.ts'
import { type CalendarView, scrollDays, viewDays } from './window.ts'

type Props = {
  view: CalendarView
  today: PlainDate
  /** All homes with the data loaded so far. */
  rows: readonly HomeRow[]
  /** Homes loaded with the page. */
  first: readonly HomeRow[]
  all: number
  selection: Selection | undefined
  onTake: (selection: Selection | undefined) => void
  /** Opens the panel for the selection. */
  onOpen: (byKeyboard: boolean) => void
  onClear: () => void
  onNear: (near: NearNights) => void
  onRest: (date: PlainDate) => void
  /** The pager, if the calendar doesn't scroll. */
  pages: ReactNode
}

/** Cached: every home needs the same day names. */
const remembered = (nameOf: (date: PlainDate) => string): ((date: PlainDate) => string) => {
  const names = new Map<PlainDate, string>()
  return (date) => {
    const name = names.get(date) ?? nameOf(date)
    names.set(date, name)
    return name
  }
}

const headOf =
  ({ weekday, day }: Formats): HomesCalendarProps['dayHead'] =>
  (date) => ({ short: weekday(date), name: day(date) })

/** Towns whose homes are hidden. */
const useFolded = () => {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(
    (town: string) =>
      setFolded((towns) => new Set(towns.has(town) ? [...towns].filter((one) => one !== town) : [...towns, town])),
    [],
  )
  return { folded, toggle }
}

type Towns = {
  line: (row: HomeRow) => HomeLine
  nameOf: (town: string, homes: readonly HomeRow[]) => ReactNode
  isFolded: (town: string) => boolean
}

/** Homes grouped by town, in order. */
const groupsOf = (rows: readonly HomeRow[], { line, nameOf, isFolded }: Towns): HomesCalendarProps['groups'] =>
  [...Map.groupBy(rows, ({ home }) => home.town)].map(([town, homes]) => ({
    id: town,
    name: nameOf(town, homes),
    homes: isFolded(town) ? [] : homes.map(line),
  }))

type TownProps = { town: string; homes: number; booked: string | null; isFolded: boolean; onToggle?: () => void }

/** A town above its homes, which it can hide. */
const Town = ({ town, homes, booked, isFolded, onToggle }: TownProps) => {
  const words = useWords(ownerCalendarWords)
  return (
    <h2 className="cal-town">
      {onToggle ? (
        <Button
          look="bare"
          size="small"
          views
          icon={isFolded ? 'chevron-right' : 'chevron-down'}
          aria-expanded={!isFolded}
          onClick={onToggle}
        >
          {town}
        </Button>
      ) : (
        town
      )}
      <small>
        {words.homes({ number: homes })}
        {booked !== null && ` · ${words.townBooked({ percent: booked })}`}
      </small>
    </h2>
  )
}

/** A bar was dropped on other days, or on another home. */
const moveDragged = (
  rows: readonly HomeRow[],
  { key, fromHomeId, homeId, from, to }: MovedClaim,
  moveStay: NonNullable<ReturnType<typeof useMoveStay>>,
): void => {
  const bars = rows.find(({ home }) => home.id === fromHomeId)?.calendar?.bars
  const bookingId = bars?.find((bar) => barKey(bar) === key)?.bookingId
  if (bookingId != null) moveStay(bookingId, { arrive: from, depart: to, homeId })
}

const cardOf =
  (rows: readonly HomeRow[], words: OwnerCalendarWords): HomesCalendarProps['card'] =>
  ({ id }, { key }, close) => {
    const calendar = rows.find(({ home }) => home.id === id)?.calendar
    const bar = calendar?.bars.find((one) => barKey(one) === key)
    if (!calendar || !bar) return { name: '', content: null }
    return {
      name: words.cardOf({ label: barTitle(bar, words) }),
      content: <BarCard bar={bar} home={calendar.home} onClose={close} />,
    }
  }

/** A row's data changes only with its home, so a loaded chunk rerenders only its homes. */
const useLine = (openId: number | null, scrolls: boolean): ((row: HomeRow) => HomeLine) => {
  const words = useWords(ownerCalendarWords)
  const formats = useFormats()
  const { booking } = useCalendarPlace()
  const moves = useMoveStay() !== null
  return useMemo(() => {
    const made = new WeakMap<HomeRow, HomeLine>()
    const written = { ...formats, dayShort: remembered(formats.dayShort) }
    const lineOf = homeRows(openId, words, written, { scrolls, bookingScreen: booking, moves })
    return (row) => {
      const line = made.get(row) ?? lineOf(row)
      made.set(row, line)
      return line
    }
  }, [openId, words, formats, scrolls, booking, moves])
}

/** Whether scripts run: false on the server and during hydration. */
const useAwake = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** Whether the page is being printed: the printout shows every home that is loaded, not only those in view. */
const usePrinting = (): boolean => {
  const [isPrinting, print] = useState(false)
  useEffect(() => {
    // The browser prints as soon as this returns.
    const begin = () => flushSync(() => print(true))
    const end = () => print(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

const nameWidth = 176
const narrowest = 28
/** Thirteen weeks are viewed as a whole: bars without prices. */
const narrowestOfQuarter = 12
const quarterDays = 91
const touchDay = 39
/** Ten days beside the names across a phone. */
const phoneDays = 10
const phoneName = 92
const narrowestOnPhone = 27

/** Width of a day when this many share the space, with the panel closed. */
const useDayWidth = (days: number) => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const measure = () => {
      const room = box.current?.closest('.cal-board')?.clientWidth
      if (!room) return
      const shared = Math.floor((room - 40 - nameWidth) / days)
      setWidth(
        matchMedia('(width <= 992px)').matches
          ? Math.min(touchDay, Math.max(narrowestOnPhone, Math.floor((room - phoneName) / phoneDays)))
          : Math.max(days < quarterDays ? narrowest : narrowestOfQuarter, shared),
      )
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [days])
  return { box, width }
}

/** Availability of the owner's homes. It scrolls; without scripts it shows a few weeks. */
export const Grid = (props: Props) => {
  const { view, today, rows, first, all, selection, onTake, onOpen, onClear, onNear, onRest, pages } = props
  const words = useWords(ownerCalendarWords)
  const formats = useFormats()
  const { from, to } = viewDays(view)
  const days = daysBetween(from, to)
  const { box, width } = useDayWidth(days)
  const { filters = {} } = useCalendarPlace()
  const isFiltered = Object.values(filters).some(Boolean)
  const moveStay = useMoveStay()
  const isPrinting = usePrinting()
  const isLive = useAwake() && width !== undefined && !isPrinting
  const line = useLine(view.homeId, isLive)
  const loaded = isPrinting ? rows.filter(({ calendar }) => calendar !== null) : first
  const drawn = isLive ? rows : loaded
  const { folded, toggle } = useFolded()
  const groups = useMemo(
    () =>
      groupsOf(drawn, {
        line,
        isFolded: (town) => isLive && folded.has(town),
        nameOf: (town, homes) => {
          const share = bookedShare(homes, from, to)
          return (
            <Town
              town={town}
              homes={homes.length}
              booked={share === null ? null : formats.percent(share * 10_000, { maximumFractionDigits: 0 })}
              isFolded={folded.has(town)}
              {...(isLive && { onToggle: () => toggle(town) })}
            />
          )
        },
      }),
    [drawn, line, isLive, folded, toggle, formats, from, to],
  )
  // The month view shows only its month; the week view scrolls on.
  const whole = view.look === 'weeks' ? { ...scrollDays(today, from), lookAt: from } : { from, days }
  const dayHead = useMemo(() => headOf(formats), [formats])
  if (rows.length === 0) return <p className="cal-none">{isFiltered ? words.noMatch : words.noHomes}</p>
  const shared = {
    label: words.grid,
    help: words.gridHelp,
    corner: words.homes({ number: all }),
    today: rows.find(({ calendar }) => calendar)?.calendar?.home.today ?? today,
    dayHead,
    groups,
    picked: selection,
    onPick: onTake,
    onOpen,
    onClear,
    card: cardOf(rows, words),
    closeLabel: words.close,
    ...(moveStay && { onMove: (moved: MovedClaim) => moveDragged(rows, moved, moveStay) }),
  }
  return (
    <div ref={box}>
      {isLive ? (
        <HomesCalendar
          key={whole.from}
          {...shared}
          {...whole}
          dayWidth={width}
          monthName={formats.monthName}
          maxHeight="var(--cal-height)"
          onNear={onNear}
          onRest={onRest}
        />
      ) : (
        <>
          <HomesCalendar {...shared} from={from} days={days} />
          {pages}
        </>
      )}
    </div>
  )
}
