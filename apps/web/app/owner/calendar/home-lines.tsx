import { type CalendarBar, daysBetween, type PlainDate } from '@porchlight/contract'
import { Icon } from '@porchlight/ui'
import type { HomeClaim, HomeLine, HomeNight } from '@porchlight/ui/homes-calendar'
import { href, Link, useLocation, useParams } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import type { Formats } from '#app/lib/formats.ts'
import { type OwnerCalendarWords, ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { barKey, barLabel, type HomeCalendar, type HomeRow } from './row.ts'
import { isFree } from './selection.ts'

/** The address of a home on the day that is looked at now; it is read here so that scrolling changes no line. */
const useAddressOfHome = (homeId: number): string => {
  const { search } = useLocation()
  const { date } = useParams()
  const query = new URLSearchParams(search)
  query.delete('page')
  if (date !== undefined && !query.has('from')) query.set('from', date)
  return `${href('/owners/calendar/:propertyId?/:date?', { propertyId: String(homeId) })}?${query}`
}

const Name = ({ row: { home, calendar } }: { row: HomeRow }) => {
  const words = useWords(ownerCalendarWords)
  const address = useAddressOfHome(home.id)
  const ails = calendar?.feeds.some(({ state }) => state === 'stale' || state === 'failing')
  return (
    <>
      <Link className="cal-name" to={address} preventScrollReset aria-label={words.openHome({ home: home.name })}>
        {home.image && <HomePicture image={home.image} sizes="36px" silent className="cal-thumb" />}
        <span className="cal-home">{home.name}</span>
        {ails && <Icon name="alert" size={16} />}
      </Link>
      <small className="cal-town-name">{home.town}</small>
    </>
  )
}

const claimOf = (bar: CalendarBar, words: OwnerCalendarWords): HomeClaim => ({
  key: barKey(bar),
  kind: bar.kind,
  from: bar.from,
  to: bar.to,
  label: barLabel(bar, words),
  name: words.statuses[bar.kind],
  ...(bar.kind === 'booked' && { note: words.nights({ number: daysBetween(bar.from, bar.to) }) }),
  ...(bar.bookingId !== null && {
    href: href('/owners/bookings/:bookingId', { bookingId: String(bar.bookingId) }),
  }),
})

const nightsOf = (
  { home: { today }, nights }: HomeCalendar,
  words: OwnerCalendarWords,
  { dayShort, money, amountRounded }: Formats,
): HomeLine['nightOf'] => {
  const byDate = new Map(nights.map((night) => [night.date, night]))
  const nameOf = (night: PlainDate, claim: HomeClaim | undefined): string => {
    const date = dayShort(night)
    if (claim) return [date, claim.name, claim.label].filter(Boolean).join(', ')
    if (night < today) return words.nightPast({ date })
    const price = byDate.get(night)?.price
    return price ? words.nightFreeFor({ date, price: money(price) }) : words.nightFree({ date })
  }
  const told = (date: PlainDate, claim: HomeClaim | undefined): HomeNight => {
    const night = byDate.get(date)
    if (!night && !claim) return { name: words.nightWaits({ date: dayShort(date) }), free: false, waits: true }
    const text = night?.price ? amountRounded(night.price) : null
    return { name: nameOf(date, claim), free: isFree(night, today), text }
  }
  const known = new Map<PlainDate, HomeNight>()
  return (date, claim) => {
    const night = known.get(date) ?? told(date, claim)
    known.set(date, night)
    return night
  }
}

const unknown =
  (words: OwnerCalendarWords, { dayShort }: Formats): HomeLine['nightOf'] =>
  (date) => ({ name: words.nightWaits({ date: dayShort(date) }), free: false, waits: true })

/** A home as the kit's calendar takes it. */
export const lineOf = (
  row: HomeRow,
  openId: number | null,
  words: OwnerCalendarWords,
  formats: Formats,
  scrolls: boolean,
): HomeLine => {
  const { home, calendar } = row
  return {
    id: home.id,
    name: <Name row={row} />,
    today: calendar?.home.today ?? '',
    claims: calendar?.bars.map((bar) => claimOf(bar, words)) ?? [],
    nightOf: calendar ? nightsOf(calendar, words, formats) : unknown(words, formats),
    isOpen: openId === home.id,
    // What a calendar that scrolls does not know yet is on its way.
    ...(!calendar && !scrolls && { unread: words.unread }),
  }
}
