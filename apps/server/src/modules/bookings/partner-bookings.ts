import {
  type AttributedBooking,
  type attributedBookings,
  type ownReferrals,
  type ResultsOf,
  shareOf,
  soldStatuses,
  unpaidStatuses,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { attributions, codesNamed, codesOf } from '#modules/attribution'
import { homesByIds } from '#modules/homes'
import type { Booking } from './booking.ts'
import { statusAt } from './lifecycle.ts'
import { bookingsByIds } from './queries.ts'

/** A partner earns nothing on what was canceled or failed (R57). */
const earning = [...unpaidStatuses, ...soldStatuses]

/** Based on rent after discounts, without fees, taxes, and extras (R57). */
const commissionOf = ({ charges, currency }: Booking, status: Booking['status'], rate: number) => {
  if (!earning.includes(status)) return null
  const rent = charges.reduce((sum, { kind, amount }) => (kind === 'accommodation' ? sum + amount : sum), 0)
  return { amount: shareOf(rent, rate), currency }
}

const nameOf = (account: { firstName: string; lastName: string } | undefined): string =>
  account ? `${account.firstName} ${account.lastName}` : ''

type Wanted = { page: number; perPage: number; partnerId?: number }

/** A page of the bookings that partners brought, or one of them, as the team sees it. */
export const partnerBookingViews = async (
  ctx: ReadCtx,
  wanted: Wanted,
): Promise<ResultsOf<typeof attributedBookings>> => {
  const { page, perPage } = wanted
  const { total, rows } = await attributions(ctx, wanted)
  const ids = rows.flatMap(({ booking_id, carried_from }) => [booking_id, ...(carried_from ? [carried_from] : [])])
  const bookings = await bookingsByIds(ctx, ids)
  const codes = new Map(
    (
      await codesNamed(
        ctx,
        rows.map(({ code }) => code),
      )
    ).map((code) => [code.code, code]),
  )
  const homes = await homesByIds(ctx, [...new Set([...bookings.values()].map(({ homeId }) => homeId))])
  const people = [...bookings.values()].map(({ guestId }) => guestId)
  const accounts = await accountsByIds(ctx, [
    ...new Set([...people, ...[...codes.values()].map(({ accountId }) => accountId)]),
  ])
  const shown = rows.flatMap((row): AttributedBooking[] => {
    const booking = bookings.get(row.booking_id)
    const code = codes.get(row.code)
    if (!booking || !code) return []
    const status = statusAt(booking, ctx.now)
    return [
      {
        bookingId: booking.id,
        number: booking.number,
        status,
        homeId: booking.homeId,
        home: homes.find(({ id }) => id === booking.homeId)?.name ?? '',
        arrive: booking.arrive,
        depart: booking.depart,
        guestId: booking.guestId,
        guest: nameOf(accounts.get(booking.guestId)),
        code: row.code,
        partnerId: code.accountId,
        partner: nameOf(accounts.get(code.accountId)),
        program: code.program,
        rate: row.basis_points,
        commission: commissionOf(booking, status, row.basis_points),
        named: row.named,
        arrivedAt: row.arrived_at.toISOString(),
        rebookedFrom: row.carried_from === null ? null : (bookings.get(row.carried_from)?.number ?? null),
      },
    ]
  })
  return { total, currentPage: page, numberPages: Math.ceil(total / perPage), bookings: shown }
}

/** "Ada Q.": enough for the partner to recognize the guest, and no more than that. */
const shortName = (guest: string): string => {
  const [first = '', last] = guest.split(' ')
  return last ? `${first} ${last.slice(0, 1)}.` : first
}

/** A page of the bookings one partner brought, as they see it, and their codes. */
export const referralsOf = async (
  ctx: ReadCtx,
  partnerId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<ResultsOf<typeof ownReferrals>> => {
  const { bookings, ...paging } = await partnerBookingViews(ctx, { page, perPage, partnerId })
  return {
    ...paging,
    referrals: bookings.map(({ partner: _, guest, ...booking }) => ({ ...booking, guest: shortName(guest) })),
    codes: (await codesOf(ctx, partnerId)).map(({ code, program, rate, paused }) => ({ code, program, rate, paused })),
  }
}
