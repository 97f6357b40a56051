import { instantAt, type Money, nightsOf, type PlainDate } from '@porchlight/contract'
import { type Param, said } from '@porchlight/wording'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { type ReadCtx, takeTurn, type WriteCtx } from '#kernel/work'
import { type Account, accountById, accountsByIds } from '#modules/accounts'
import { agreedHours, type Booking, bookingById, partyText } from '#modules/bookings'
import { type Home, homeById, ownersOf } from '#modules/homes'
import { paidOf } from '#modules/payments'
import type { StayDetails } from './occasions.ts'
import { dayOf } from './values.ts'

/** A booking with everyone who may get an email about it. */
export type StayContext = { booking: Booking; home: Home; guest: Account; owners: Account[]; paid: number }

/**
 * Locks a stay, so that everything written or settled about it takes turns, and a message that asks for something is
 * never based on an older state than the one that settles it. Held until the transaction ends.
 */
export const lockStay = (ctx: WriteCtx, bookingId: number): Promise<void> =>
  takeTurn(ctx, `notifications.stay:${bookingId}`, 0)

/** Undefined if the guest's account is gone, because there is no one to email. */
export const stayContext = async (ctx: ReadCtx, of: Booking | number): Promise<StayContext | undefined> => {
  const booking = typeof of === 'number' ? await bookingById(ctx, of) : of
  const guest = await accountById(ctx, booking.guestId)
  if (!guest) return undefined
  const owners = await accountsByIds(ctx, await ownersOf(ctx, booking.homeId))
  return {
    booking,
    guest,
    home: await homeById(ctx, booking.homeId),
    owners: [...owners.values()],
    paid: (await paidOf(ctx, booking.id)).paid,
  }
}

export const money = (booking: Booking, amount: number): Money => ({ amount, currency: booking.currency })

export const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`

/** The instant when a home's local clock shows a time on a day. */
const clockOf = ({ timeZone: zone }: Pick<Home, 'timeZone'>, day: PlainDate, time: string): Param => ({
  clock: instantAt(zone, day, time).toISOString(),
  zone,
})

/** The stay's details for one reader; `path` is their page for it on the site. */
export const wordsFor = (
  app: App,
  { booking, home, guest, paid }: StayContext,
  reader: Account,
  path: string,
): StayDetails => {
  // Owners and the team know the company; the guest knows the site they booked on.
  const brandId = reader.id === guest.id ? booking.brandId : null
  const hours = agreedHours(booking)
  return {
    brandId,
    number: booking.number,
    home: home.name,
    town: home.townName,
    guest: nameOf(guest),
    firstName: reader.firstName,
    arrive: dayOf(booking.arrive),
    arriveTime: clockOf(hours, booking.arrive, hours.checkInTime),
    depart: dayOf(booking.depart),
    departTime: clockOf(hours, booking.depart, hours.checkOutTime),
    nights: said('price.nights', { count: nightsOf(booking) }),
    party: partyText(booking.party),
    total: money(booking, booking.total),
    paid: money(booking, paid),
    href: `${siteOf(app, { brandId }).publicUrl}${path}`,
  }
}
