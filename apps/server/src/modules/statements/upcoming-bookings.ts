import type { AnswerOf, NextPayoutData, UpcomingPayout, upcomingPayouts } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Booking, bookingsByIds, moneyAhead } from '#modules/bookings'
import { homesInBrief } from '#modules/homes'
import { balances, notReceived } from '#modules/ledger'
import { nextPayout } from './next-payout.ts'
import { ownProperty, propertyView } from './own-property.ts'
import { reservesOf } from './payable-funds.ts'
import { type PayoutHolds, payoutHolds } from './payout-holds.ts'
import { currenciesOf } from './queries.ts'

type Upcoming = AnswerOf<typeof upcomingPayouts>

const dayOf = ({ contract, arrive, depart }: Booking): string =>
  contract.recognition === 'check_out' ? depart : arrive

const nameOf = (names: ReadonlyMap<number, string>, { id, number, homeId, arrive, depart }: Booking) => ({
  bookingId: id,
  number,
  home: names.get(homeId) ?? '',
  arrive,
  depart,
})

/** Earned and received, held as a reserve, or not received yet: for all homes of an owner, or one. */
type Earned = { ready: number; reserved: number; late: { booking: Booking; amount: number }[] }

const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0)

const earnedIn = async (
  ctx: ReadCtx,
  ownerId: number,
  currency: string,
  propertyId: number | undefined,
): Promise<Earned> => {
  const missing = await notReceived(ctx, ownerId, currency)
  const bookings = await bookingsByIds(
    ctx,
    missing.map(({ bookingId }) => bookingId),
  )
  const late = missing.flatMap(({ bookingId, amount }) => {
    const booking = bookings.get(bookingId)
    return booking && (propertyId === undefined || booking.homeId === propertyId) ? [{ booking, amount }] : []
  })
  const filter = { accounts: ['payable:owner' as const], ownerId, currency }
  const [payable] = await balances(ctx, propertyId === undefined ? filter : { ...filter, homeId: propertyId })
  const known = new Set(late.map(({ booking }) => booking.id))
  const waiting = missing.filter(({ bookingId }) => propertyId === undefined || known.has(bookingId))
  const notHere = waiting.reduce((sum, { amount }) => sum + amount, 0)
  const balance = payable?.amount ?? 0
  const here = Math.max(0, balance - notHere)
  const reserves = await reservesOf(ctx, ownerId, currency)
  const reserve = propertyId === undefined ? sumOf(reserves.values()) : (reserves.get(propertyId) ?? 0)
  // A reserve is part of what is earned, which includes what guests have not paid yet.
  const ready = Math.max(0, Math.min(here, balance - reserve))
  return { ready, reserved: here - ready, late }
}

const reservedRow = (amount: number, currency: string): UpcomingPayout[] =>
  amount === 0 ? [] : [{ stay: null, amount: { amount, currency }, on: null, waitsFor: ['reserve'], until: null }]

const readyRow = (amount: number, currency: string, { waits, until }: PayoutHolds): UpcomingPayout[] =>
  amount === 0
    ? []
    : [
        {
          stay: null,
          amount: { amount, currency },
          on: null,
          waitsFor: waits.length > 0 ? waits : ['next_payout'],
          until: until?.toISOString() ?? null,
        },
      ]

/**
 * What an owner will be paid and what each part waits for: what is earned and received together, what is earned and not
 * received stay by stay (R46), and their part of upcoming stays on the day they count (R45).
 * @throws Problem 404 for a home they have no share in
 */
export const upcomingOf = async (
  ctx: ReadCtx,
  { ownerId, propertyId }: { ownerId: number; propertyId?: number | undefined },
): Promise<Upcoming> => {
  const { homes, property } = await ownProperty(ctx, ownerId, propertyId)
  const holds = await payoutHolds(ctx, ownerId)
  const ahead = await moneyAhead(
    ctx,
    homes.map(({ id }) => id),
    ownerId,
  )
  const earned: UpcomingPayout[] = []
  const next: NextPayoutData[] = []
  for (const currency of await currenciesOf(ctx, ownerId)) {
    const payout = property ? null : await nextPayout(ctx, { ownerId, currency, holds, ahead })
    if (payout) next.push(payout)
    const { ready, reserved, late } = await earnedIn(ctx, ownerId, currency, propertyId)
    const lateHomes = await homesInBrief(ctx, [...new Set(late.map(({ booking }) => booking.homeId))])
    const names = new Map(lateHomes.map(({ id, name }) => [id, name]))
    earned.push(...readyRow(ready, currency, holds), ...reservedRow(reserved, currency))
    for (const { booking, amount } of late)
      earned.push({
        stay: nameOf(names, booking),
        amount: { amount, currency },
        on: dayOf(booking),
        waitsFor: ['receipt'],
        until: null,
      })
  }
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  const { account } = holds
  return {
    earned,
    next,
    ahead: ahead
      .filter(({ amount }) => amount !== 0)
      .map(({ booking, amount }) => ({
        stay: nameOf(names, booking),
        amount: { amount, currency: booking.currency },
        on: dayOf(booking),
        waitsFor: [booking.contract.recognition],
        until: null,
      }))
      .sort((a, b) => a.on.localeCompare(b.on) || a.stay.number.localeCompare(b.stay.number)),
    account: account ? { kind: account.kind, ending: account.ending } : null,
    property: propertyView(property),
  }
}
