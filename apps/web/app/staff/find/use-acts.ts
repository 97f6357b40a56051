import { hasRole } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { staffFindWords } from '#app/lib/messages/staff/find.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { tabHref } from '../booking/booking-tabs.ts'
import { newBooking } from '../calendar/new-booking.ts'
import { homeTabHref } from '../home/tabs.ts'
import { useMay } from '../use-may.ts'
import {
  accountHistoryHref,
  blockHref,
  bookingCommandHref,
  moveHref,
  ownerStatementHref,
  priceHistoryHref,
  viewAsHref,
} from './hrefs.ts'
import type { Search } from './search.ts'

export type Act = { key: string; to: string; title: string }

/** The tab of a home that a command opens. */
const homeTabOf = { calendar: 'calendar', contract: 'ownership', publish: 'setup' } as const

/** What a command can start: its action on each matching home or booking, as far as the user's permissions allow. */
export const useActs = ({ command, found: { bookings, homes, people }, today }: Search): Act[] => {
  const words = useWords(staffFindWords)
  const { dayShort } = useFormats()
  const may = useMay()
  const isAdmin = hasRole(useUser(), 'admin')
  if (!command) return []
  if ('number' in command) {
    const named = bookings.filter(({ number }) => number === command.number)
    if (command.act === 'move')
      return named.flatMap(({ id, number }) =>
        homes.map((home) => ({
          key: `move-${id}-${home.id}`,
          to: moveHref(id, home.id),
          title: words.acts.move({ number, home: home.name }),
        })),
      )
    const { act } = command
    if (act === 'record' && !may('money', 'act')) return []
    return named.map(({ id, number, guestName }) => ({
      key: `${act}-${id}`,
      to: bookingCommandHref(id, act),
      title: words.acts[act]({ number, guest: guestName }),
    }))
  }
  if ('name' in command) {
    if (command.act === 'view')
      return (may('people') ? people : []).map(({ id, name }) => ({
        key: `view-${id}`,
        to: viewAsHref(id),
        title: words.acts.view({ name }),
      }))
    if (command.act === 'calendar' || command.act === 'contract' || command.act === 'publish') {
      const { act } = command
      return (may('homes') ? homes : []).map(({ id, name }) => ({
        key: `${act}-${id}`,
        to: homeTabHref(homeTabOf[act], id),
        title: words.acts[act]({ home: name }),
      }))
    }
    if (command.act === 'statement') {
      const year = Number(today.slice(0, 4))
      const quarter = Math.ceil(Number(today.slice(5, 7)) / 3)
      const owners = people.filter(({ roles }) => roles.includes('owner'))
      return (may('money') ? owners : []).map(({ id, name }) => ({
        key: `statement-${id}`,
        to: ownerStatementHref(id, { year, quarter }),
        title: words.acts.statement({ name }),
      }))
    }
    return [
      ...homes.map(({ id, name }) => ({
        key: `prices-${id}`,
        to: priceHistoryHref(id),
        title: words.acts.priceHistory({ home: name }),
      })),
      ...(isAdmin ? people : []).map(({ id, name, email }) => ({
        key: `account-${id}`,
        to: accountHistoryHref(email),
        title: words.acts.accountHistory({ name }),
      })),
    ]
  }
  const { act, from, to } = command
  if (!may(act === 'book' ? 'bookings' : 'homes', 'act')) return []
  return homes.map(({ id, name }) => ({
    key: `${act}-${id}`,
    to: act === 'book' ? newBooking(id, { from, to }) : blockHref(id, { from, to }),
    title: words.acts[act]({ home: name, from: dayShort(from), to: dayShort(to) }),
  }))
}

/** A booking's acts are offered unasked if few bookings match. */
const fewBookings = 3

/** What staff do most with the booking that matches best; a command already names its act. */
export const useBookingActs = ({ command, found: { bookings } }: Search): Act[] => {
  const words = useWords(staffFindWords)
  const may = useMay()
  const [booking] = bookings
  if (command || !booking || bookings.length > fewBookings) return []
  const { id, number, guestName: guest } = booking
  const acts = may('bookings', 'act') ? (['change', 'charge', 'refund', 'cancel'] as const) : []
  return [
    ...(may('people')
      ? [{ key: `message-${id}`, to: tabHref(id, 'messages'), title: words.acts.message({ number, guest }) }]
      : []),
    ...acts.map((act) => ({
      key: `${act}-${id}`,
      to: bookingCommandHref(id, act),
      title: words.acts[act]({ number, guest }),
    })),
  ]
}
