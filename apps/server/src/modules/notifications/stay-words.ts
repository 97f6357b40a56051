import { nightsOf } from '@porchlight/contract'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { type Account, accountById, accountsByIds } from '#modules/accounts'
import { type Booking, bookingById, moneyInWords, partyInWords, shortDay } from '#modules/bookings'
import { type Home, homeById, ownersOf } from '#modules/homes'
import { paidOf } from '#modules/payments'
import type { Sender } from './letter.ts'
import { labels, type StayWords } from './messages.ts'

/** A booking with everybody a letter about it may go to. */
export type Concerned = { booking: Booking; home: Home; guest: Account; owners: Account[]; paid: number }

/** Undefined when the guest's account is gone: nobody is left to write to. */
export const concernedBy = async (ctx: ReadCtx, bookingId: number): Promise<Concerned | undefined> => {
  const booking = await bookingById(ctx, bookingId)
  const guest = await accountById(ctx, booking.guestId)
  if (!guest) return undefined
  const owners = await accountsByIds(ctx, await ownersOf(ctx, booking.homeId))
  return {
    booking,
    guest,
    home: await homeById(ctx, booking.homeId),
    owners: [...owners.values()],
    paid: (await paidOf(ctx, bookingId)).paid,
  }
}

export const money = (booking: Booking, amount: number): string => moneyInWords({ amount, currency: booking.currency })

export const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`

/** The stay in words for one reader; `path` is where on the site he sees it. */
export const wordsFor = (
  app: App,
  { booking, home, guest, paid }: Concerned,
  reader: Account,
  path: string,
): StayWords => ({
  number: booking.number,
  home: home.name,
  town: home.townName,
  guest: nameOf(guest),
  firstName: reader.firstName,
  arrive: shortDay(booking.arrive),
  arriveTime: home.checkInTime,
  depart: shortDay(booking.depart),
  departTime: home.checkOutTime,
  nights: labels.nights(nightsOf(booking)),
  party: partyInWords(booking.party),
  total: money(booking, booking.total),
  paid: money(booking, paid),
  href: `${app.config.publicUrl}${path}`,
})

export const senderOf = (app: App): Sender => {
  const { name, legalName, contactEmail, contactPhone } = siteOf(app.config)
  return { name, legalName, contactEmail, contactPhone, footer: labels.footer(legalName) }
}
