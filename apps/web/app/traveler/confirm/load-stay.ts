import { bookingById, type Client, myBookings, stayOfBooking } from '@porchlight/contract'
import { data } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'

/** The stay in the URL, otherwise the guest's next confirmed one. */
const bookingAt = async (api: Client, address: string): Promise<number | null> => {
  const named = new URL(address).searchParams.get('booking')
  if (named !== null) {
    if (!/^[1-9]\d{0,15}$/.test(named)) throw data(null, { status: 404 })
    return Number(named)
  }
  const { bookings } = resultsOf(await api(myBookings, { query: { when: 'upcoming', perPage: 20 } }))
  return bookings.data.find(({ status }) => status === 'confirmed' || status === 'checked_in')?.id ?? null
}

/** The preparation of a stay; null if the stay is over. */
export const loadStay = async (api: Client, address: string) => {
  const id = await bookingAt(api, address)
  if (id === null) return null
  const [booking, prepared] = await Promise.all([
    api(bookingById, { params: { id } }),
    api(stayOfBooking, { params: { id } }),
  ])
  // This page never gets access details.
  const { plan, open, pool } = resultsOf(prepared).stay
  return { booking: resultsOf(booking).booking, plan, open, pool }
}
