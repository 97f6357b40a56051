import { staffBookings } from '@porchlight/contract'
import { data, href, redirect } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import type { PageRequest } from '#app/lib/request-context.ts'

/** A number read on a receipt or heard on the phone leads to its booking. */
export const openByNumber = async (api: PageRequest['api'], number: string): Promise<never> => {
  const { bookings } = resultsOf(await api(staffBookings, { query: { q: number } }))
  const found = bookings.data.find((one) => one.number === number.toUpperCase())
  if (!found) throw data(null, { status: 404 })
  throw redirect(href('/staff/bookings/:bookingId', { bookingId: String(found.id) }))
}
