import type { ConciergeOrder, ConciergeService, ConciergeServiceOfStaff } from '@porchlight/contract'
import { confirmedView } from '#kernel/confirm-concerns'
import type { ReadCtx } from '#kernel/work'
import { nameOfAccounts } from '#modules/accounts'
import type { Booking } from '#modules/bookings'
import { type OrderRow, retainedNow } from './orders.ts'
import { freeUntil, orderStatusOf } from './rules.ts'
import type { ServiceRow } from './services.ts'

export const serviceView = (row: ServiceRow): ConciergeService => ({
  id: row.id,
  name: row.name,
  description: row.description,
  pricing: row.pricing,
  currency: row.currency,
  price: row.price_minor,
  leadDays: row.lead_days,
  freeDays: row.free_days,
  retainedPercent: row.retained_percent,
  offered: row.offered,
  version: row.version,
})

/** Services as the team sees them, with the reason for an unusual price. */
export const staffServiceViews = async (
  ctx: ReadCtx,
  rows: readonly ServiceRow[],
): Promise<ConciergeServiceOfStaff[]> => {
  const nameOf = await nameOfAccounts(
    ctx,
    rows.flatMap(({ confirmed }) => confirmed?.by ?? []),
  )
  return rows.map((row) => ({ ...serviceView(row), confirmed: confirmedView(row.confirmed, nameOf) }))
}

export type Around = {
  booking: Booking
  home: string
  request: Parameters<typeof orderStatusOf>[0]['request']
  now: Date
}

export const orderView = (row: OrderRow, { booking, home, request, now }: Around): ConciergeOrder => {
  const state = orderStatusOf({ state: row.state, request, stay: booking.status })
  const inMoney = (amount: number | null) => (amount === null ? null : { amount, currency: row.currency })
  return {
    id: row.id,
    service: row.service_name,
    on: row.on_date,
    people: row.people,
    requests: row.requests,
    price: inMoney(row.price_minor),
    state,
    freeUntil: freeUntil({ on: row.on_date, freeDays: row.free_days }),
    retainedPercent: row.retained_percent,
    answer: row.answer,
    orderedAt: row.ordered_at.toISOString(),
    retainedNow: inMoney(retainedNow(row, state, booking, now)),
    retained: inMoney(row.retained_minor),
    stay: { bookingId: booking.id, number: booking.number, home, arrive: booking.arrive, depart: booking.depart },
  }
}
