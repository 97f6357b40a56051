import { type ConciergeOrder, type ConciergeStay, type DeskOrder, dateIn } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { pendingBySubject } from '#modules/approvals'
import { bookingsByIds, bookingsOfGuest, mayAsk, requestsByIds } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { orderSubject } from './orders.ts'
import type { OrderRow } from './tables.ts'
import { orderView } from './views.ts'

/** Orders with their stays and their current states. */
export const orderViews = async (ctx: ReadCtx, rows: readonly OrderRow[]): Promise<ConciergeOrder[]> => {
  const bookings = await bookingsByIds(ctx, [...new Set(rows.map(({ booking_id }) => booking_id))])
  const homes = await homesByIds(ctx, [...new Set([...bookings.values()].map(({ homeId }) => homeId))])
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  const requests = await requestsByIds(
    ctx,
    rows.flatMap(({ request_id }) => request_id ?? []),
  )
  return rows.flatMap((row) => {
    const booking = bookings.get(row.booking_id)
    if (!booking) return []
    const request = requests.get(row.request_id ?? 0)?.state
    return [orderView(row, { booking, home: names.get(booking.homeId) ?? '', request, now: ctx.now })]
  })
}

export const ordersForStaff = async (ctx: ReadCtx, rows: readonly OrderRow[]): Promise<DeskOrder[]> => {
  const guests = await accountsByIds(ctx, [...new Set(rows.map(({ guest_id }) => guest_id))])
  const guestOf = new Map(rows.map(({ id, guest_id }) => [id, guests.get(guest_id)]))
  const pending = await pendingBySubject(ctx, 'concierge_charge')
  return (await orderViews(ctx, rows)).map((order) => {
    const guest = guestOf.get(order.id)
    const request = pending.get(orderSubject(order.id))
    return {
      ...order,
      guest: `${guest?.firstName ?? ''} ${guest?.lastName ?? ''}`.trim(),
      email: guest?.email ?? '',
      waiting: request ? { amount: request.amount_minor ?? 0, currency: request.currency ?? '' } : null,
    }
  })
}

const mostStays = 50

/** A person's stays for which something can be ordered, next first. */
export const openStays = async (ctx: ReadCtx, guestId: number): Promise<ConciergeStay[]> => {
  const { bookings } = await bookingsOfGuest(ctx, guestId, { when: 'upcoming', page: 1, perPage: mostStays })
  const open = bookings.filter((booking) => mayAsk(booking, ctx.now))
  const homes = new Map(
    (await homesByIds(ctx, [...new Set(open.map(({ homeId }) => homeId))])).map((one) => [one.id, one]),
  )
  return open.flatMap(({ id, homeId, arrive, depart, party, currency }) => {
    const home = homes.get(homeId)
    const people = party.adults + party.children + party.infants
    return home
      ? [
          {
            bookingId: id,
            homeId: home.id,
            home: home.name,
            arrive,
            depart,
            people,
            currency,
            today: dateIn(home.timeZone, ctx.now),
          },
        ]
      : []
  })
}
