import type { SharedWithPartner } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { sharedContactsOf } from '#modules/accounts'
import type { Booking } from '#modules/bookings'
import { payoutAccountsOf } from '#modules/payees'
import { methodsOfBooking, methodsOfPerson } from '#modules/payments'
import { sharesPayment } from './rules.ts'
import { type CommissionRow, db, type OwnStayReviewRow } from './tables.ts'

export type { OwnStayReviewRow }

/** What a guest shares with the partner who brought them, suggesting they may be one person (R59). */
const sharedOf = async (ctx: ReadCtx, partnerId: number, booking: Booking): Promise<SharedWithPartner[]> => {
  const contacts = await sharedContactsOf(ctx, partnerId, booking.guestId)
  const paidBy = await methodsOfBooking(ctx, booking.id)
  const endings = (await payoutAccountsOf(ctx, partnerId)).map(({ ending }) => ending)
  const partner = { paidBy: await methodsOfPerson(ctx, partnerId), endings }
  return [...contacts, ...(sharesPayment(paidBy, partner) ? (['payment'] as const) : [])]
}

const undecidedStates: ReadonlySet<string> = new Set(['tracked', 'booked', 'earned'])

/** Flags a booking whose guest may be the partner for staff to decide; a decision stands whatever turns up later. */
export const reviewOwnStay = async (ctx: WriteCtx, row: CommissionRow, booking: Booking): Promise<void> => {
  const { id, partner_id, state } = row
  if (!undecidedStates.has(state)) return
  const shared = await sharedOf(ctx, partner_id, booking)
  if (shared.length === 0) return
  const undecided = { is_own: null, reason: null, decided_by: null, decided_at: null }
  await db(ctx)
    .insertInto('commissions.own_stay_review')
    .values({ commission_id: id, booking_id: booking.id, shared, opened_at: ctx.now, ...undecided })
    .onConflict((conflict) =>
      conflict
        .column('commission_id')
        .doUpdateSet({ shared })
        .where('commissions.own_stay_review.decided_at', 'is', null),
    )
    .execute()
}

/** Which of these are waiting for staff to decide whether the guest is the partner. */
export const awaitingReview = async (ctx: ReadCtx, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db(ctx)
    .selectFrom('commissions.own_stay_review')
    .select('commission_id')
    .where('commission_id', 'in', [...ids])
    .where('decided_at', 'is', null)
    .execute()
  return new Set(rows.map(({ commission_id }) => commission_id))
}

/** Reviews of commissions that still belong to their partner. */
const current = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('commissions.own_stay_review as review')
    .innerJoin('commissions.commission as commission', 'commission.id', 'review.commission_id')
    .where('commission.superseded', '=', false)

export const ownStaysOf = (ctx: ReadCtx, bookingIds: readonly number[]): Promise<OwnStayReviewRow[]> =>
  bookingIds.length === 0
    ? Promise.resolve([])
    : current(ctx)
        .selectAll('review')
        .where('review.booking_id', 'in', [...bookingIds])
        .execute()

/** A page of reviews: open ones, oldest first, or all, latest first. */
export const ownStaysPage = async (
  ctx: ReadCtx,
  { page, perPage, open }: { page: number; perPage: number; open: boolean },
): Promise<{ rows: OwnStayReviewRow[]; total: number }> => {
  // A failed booking earns nothing, so there is nothing left to decide.
  const wanted = open
    ? current(ctx).where('review.decided_at', 'is', null).where('commission.state', '!=', 'reversed')
    : current(ctx)
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll('review')
    .orderBy('review.opened_at', open ? 'asc' : 'desc')
    .orderBy('review.commission_id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { rows, total: Number(total) }
}
