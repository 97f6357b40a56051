import { type CalendarBar, daysBetween, type PlainDate } from '@porchlight/contract'
import { Icon } from '@porchlight/ui'
import type { HomeClaim, HomeLine } from '@porchlight/ui/homes-calendar'
import { href, Link } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import type { Formats } from '#app/lib/formats.ts'
import { type OwnerCalendarWords, ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { addressOf } from './addresses.ts'
import { barKey, barLabel, type HomeCalendar, type HomeRow } from './row.ts'
import { isFree } from './selection.ts'
import type { View } from './window.ts'

const Name = ({ row: { home, calendar }, view }: { row: HomeRow; view: View }) => {
  const words = useWords(ownerCalendarWords)
  const ails = calendar?.feeds.some(({ state }) => state === 'stale' || state === 'failing')
  return (
    <>
      <Link
        className="cal-name"
        to={addressOf({ ...view, homeId: home.id })}
        preventScrollReset
        aria-label={words.openHome({ home: home.name })}
      >
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
  return (date, claim) => {
    const night = byDate.get(date)
    return {
      name: nameOf(date, claim),
      free: isFree(night, today),
      text: night?.price ? amountRounded(night.price) : null,
    }
  }
}

const unknown: HomeLine['nightOf'] = () => ({ name: '', free: false })

/** A home as the kit's calendar takes it. */
export const lineOf = (row: HomeRow, view: View, words: OwnerCalendarWords, formats: Formats): HomeLine => {
  const { home, calendar } = row
  return {
    id: home.id,
    name: <Name row={row} view={view} />,
    today: calendar?.home.today ?? '',
    claims: calendar?.bars.map((bar) => claimOf(bar, words)) ?? [],
    nightOf: calendar ? nightsOf(calendar, words, formats) : unknown,
    isOpen: view.homeId === home.id,
    ...(!calendar && { unread: words.unread }),
  }
}
