import type { PlainDate } from '@porchlight/contract'
import { href } from 'react-router'

/** Where nights selected in the calendar become a booking; only for those with access to bookings. */
export const newBooking = (homeId: number, { from, to }: { from: PlainDate; to: PlainDate }): string =>
  `${href('/staff/bookings/new')}?${new URLSearchParams({ home: String(homeId), arrive: from, depart: to })}`
