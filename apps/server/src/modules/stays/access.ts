import type { Identity, keyStates } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Booking, dueNowOf } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { identityStates } from '#modules/identity'
import { paymentStatusesOf } from '#modules/payments'
import { keysState } from './rules.ts'
import { db } from './tables.ts'

/** Whether a guest can get in: what is still missing, and whether the door code was shown. */
export type Entry = {
  /** `HH:MM` by the home's clock, if the guest said. */
  arrivalTime: string | null
  /** Minor units of the booking's currency that are due and unpaid. */
  dueNow: number
  /** Null if the home doesn't ask for ID. */
  identity: Identity['state'] | null
  doorCode: (typeof keyStates)[number]
}

/** The same for many stays at once, by booking. */
export const entriesOf = async (ctx: ReadCtx, bookings: readonly Booking[]): Promise<Map<number, Entry>> => {
  if (bookings.length === 0) return new Map()
  const ids = bookings.map(({ id }) => id)
  const homeIds = [...new Set(bookings.map(({ homeId }) => homeId))]
  const homes = new Map((await homesByIds(ctx, homeIds)).map((home) => [home.id, home]))
  const paymentStatuses = await paymentStatusesOf(ctx, ids)
  const identities = await identityStates(
    ctx,
    bookings.map((booking) => ({ booking, asksIdentitySince: homes.get(booking.homeId)?.asksIdentitySince ?? null })),
  )
  const plans = await db(ctx)
    .selectFrom('stays.plan')
    .select(['booking_id', 'arrival_time'])
    .where('booking_id', 'in', ids)
    .execute()
  const guides = await db(ctx)
    .selectFrom('stays.guide')
    .select('home_id')
    .where('home_id', 'in', homeIds)
    .where(({ or, eb }) => or([eb('door_code', 'is not', null), eb('wifi_key', 'is not', null)]))
    .execute()
  const withKeys = new Set(guides.map(({ home_id }) => home_id))
  const times = new Map(plans.map(({ booking_id, arrival_time }) => [booking_id, arrival_time]))
  return new Map(
    bookings.map((booking) => {
      const due = dueNowOf(booking.status, paymentStatuses.get(booking.id)?.schedule ?? [], ctx.now)
      const dueNow = due.reduce((sum, { amount }) => sum + amount.amount, 0)
      const identity = identities.get(booking.id) ?? null
      const unshown = identity !== null && identity !== 'accepted'
      const doorCode = keysState({ ...booking, dueNow, unshown, hasKeys: withKeys.has(booking.homeId) }, ctx.now)
      return [booking.id, { arrivalTime: times.get(booking.id) ?? null, dueNow, identity, doorCode }]
    }),
  )
}
