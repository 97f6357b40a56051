import { daysBetween, type Night, type PlainDate } from '@porchlight/contract'
import { Icon } from '@porchlight/ui'
import type { HomeClaim, HomeLine, HomeNight } from '@porchlight/ui/homes-calendar'
import { href, Link, useLocation, useParams } from 'react-router'
import type { Formats } from '#app/lib/formats.ts'
import { type OwnerCalendarWords, ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type CalendarPlace, useCalendarPlace } from './place.ts'
import { type Bar, barKey, barLabel, type HomeCalendar, type HomeRow, isMovable } from './row.ts'
import { isAvailable } from './selection.ts'

/** Path of a home at the current date; read here so scrolling rerenders no row. */
const useAddressOfHome = (homeId: number): string => {
  const { screen } = useCalendarPlace()
  const { search } = useLocation()
  const { date } = useParams()
  const query = new URLSearchParams(search)
  query.delete('page')
  if (date !== undefined && !query.has('from')) query.set('from', date)
  return `${href(screen, { propertyId: String(homeId) })}?${query}`
}

const Name = ({ row: { home, calendar } }: { row: HomeRow }) => {
  const words = useWords(ownerCalendarWords)
  const { HomeImage } = useCalendarPlace()
  const address = useAddressOfHome(home.id)
  const ails = calendar?.feeds.some(({ state }) => state === 'stale' || state === 'failing')
  return (
    <>
      <Link className="cal-name" to={address} preventScrollReset aria-label={words.openHome({ home: home.name })}>
        {home.image && <HomeImage image={home.image} />}
        <span className="cal-home">{home.name}</span>
        {ails && <Icon name="alert" size={16} />}
      </Link>
      <small className="cal-town-name">{home.town}</small>
    </>
  )
}

/** The gap a night is in; undefined for a bookable night. */
const gapAt = (calendar: HomeCalendar, date: PlainDate) =>
  calendar.gaps?.find(({ from, to }) => from <= date && date < to)

/** The portal settings a row depends on: where bookings are, and whether stays can be moved. */
type Portal = { bookingScreen: CalendarPlace['booking']; moves: boolean }

const claimOf = (bar: Bar, words: OwnerCalendarWords, { bookingScreen, moves }: Portal): HomeClaim => ({
  key: barKey(bar),
  kind: bar.kind,
  from: bar.from,
  to: bar.to,
  label: barLabel(bar, words),
  name: words.statuses[bar.kind],
  ...(bar.kind === 'booked' && { note: words.nights({ number: daysBetween(bar.from, bar.to) }) }),
  ...(bar.balance && { mark: { state: bar.balance.state, name: words.balances[bar.balance.state] } }),
  ...(moves && isMovable(bar) && { movable: true }),
  ...(bar.bookingId !== null && {
    href: href(bookingScreen, { bookingId: String(bar.bookingId) }),
  }),
})

const nameOfClaim = (date: string, { name, label }: HomeClaim): string => [date, name, label].filter(Boolean).join(', ')

const nameOf = (
  night: Night,
  claim: HomeClaim | undefined,
  today: PlainDate,
  words: OwnerCalendarWords,
  { dayShort, money }: Formats,
): string => {
  const date = dayShort(night.date)
  if (claim) return nameOfClaim(date, claim)
  if (night.date < today) return words.nightPast({ date })
  // A night without a booking may still be unavailable: preparation or a linked home.
  if (night.status !== 'open' && night.status !== 'opened')
    return words.dayHeld({ date, who: words.statuses[night.status] })
  return night.price ? words.nightFreeFor({ date, price: money(night.price) }) : words.nightFree({ date })
}

/**
 * Row data: bars, nights, and days not loaded yet. Each object keeps its identity as long as its source does, so a
 * loaded chunk rerenders only its weeks.
 */
const partsOf = (words: OwnerCalendarWords, formats: Formats, portal: Portal) => {
  const claims = new WeakMap<Bar, HomeClaim>()
  const nights = new WeakMap<Night, { claim: HomeClaim | undefined; today: PlainDate; loaded: HomeNight }>()
  const waiting = new Map<PlainDate, HomeNight>()
  return {
    claim: (bar: Bar): HomeClaim => {
      const claim = claims.get(bar) ?? claimOf(bar, words, portal)
      claims.set(bar, claim)
      return claim
    },
    night: (night: Night, claim: HomeClaim | undefined, calendar: HomeCalendar): HomeNight => {
      const { today } = calendar.home
      const before = nights.get(night)
      if (before && before.claim === claim && before.today === today) return before.loaded
      const text = night.price ? formats.amountRounded(night.price) : null
      const free = isAvailable(night, today)
      const gap = free && !claim ? gapAt(calendar, night.date) : undefined
      const plain = nameOf(night, claim, today, words, formats)
      const name = gap ? words.nightInGap({ night: plain, nights: gap.minStay }) : plain
      const loaded = { name, free, text, ...(gap && { gap: true }) }
      nights.set(night, { claim, today, loaded })
      return loaded
    },
    waiting: (date: PlainDate): HomeNight => {
      const night = waiting.get(date) ?? {
        name: words.nightWaits({ date: formats.dayShort(date) }),
        free: false,
        waits: true,
      }
      waiting.set(date, night)
      return night
    },
  }
}

type Parts = ReturnType<typeof partsOf>

const nightOfRow = (calendar: HomeCalendar, formats: Formats, parts: Parts): HomeLine['nightOf'] => {
  const byDate = new Map(calendar.nights.map((night) => [night.date, night]))
  return (date, claim) => {
    const night = byDate.get(date)
    if (night) return parts.night(night, claim, calendar)
    if (!claim) return parts.waiting(date)
    return { name: nameOfClaim(formats.dayShort(date), claim), free: false }
  }
}

/** Homes as rows of the kit's calendar. */
export const homeRows = (
  openId: number | null,
  words: OwnerCalendarWords,
  formats: Formats,
  { scrolls, ...portal }: { scrolls: boolean } & Portal,
) => {
  const parts = partsOf(words, formats, portal)
  return (row: HomeRow): HomeLine => {
    const { home, calendar } = row
    return {
      id: home.id,
      name: <Name row={row} />,
      today: calendar?.home.today ?? '',
      claims: calendar?.bars.map(parts.claim) ?? [],
      nightOf: calendar ? nightOfRow(calendar, formats, parts) : parts.waiting,
      isOpen: openId === home.id,
      // In a scrolling calendar, missing days are loading.
      ...(!calendar && !scrolls && { unread: words.unread }),
    }
  }
}
