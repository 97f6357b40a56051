import type { ReadCtx, WriteCtx } from '#kernel/work'
import { contractOf, contractVersion } from '#modules/homes'
import type { StoredQuote } from '#modules/pricing'
import type { Booking } from './booking.ts'
import type { Changer, StayChange } from './change-stay.ts'
import { db } from './tables.ts'

/** Stores the terms that applied until now. */
export const retainEarlierTerms = async (
  ctx: WriteCtx,
  booking: Booking,
  { refund, installments }: Pick<StayChange, 'refund' | 'installments'>,
  by: Changer,
  reason = '',
) => {
  const { id } = await db(ctx)
    .insertInto('bookings.earlier_terms')
    .values({
      booking_id: booking.id,
      replaced_at: ctx.now,
      by_kind: by.kind,
      by_account: by.accountId,
      arrive: booking.arrive,
      depart: booking.depart,
      home_id: booking.homeId,
      quote_id: booking.quote.id,
      total_minor: booking.total,
      refund_minor: refund,
      schedule: JSON.stringify(installments),
      contract_version: booking.contract.version,
      check_out_at: booking.checkOutAt,
      reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The last terms a stay had in a home it has since left; undefined if it was never booked there. */
export const earlierTermsIn = async (ctx: ReadCtx, bookingId: number, homeId: number) => {
  const row = await db(ctx)
    .selectFrom('bookings.earlier_terms')
    .select(['quote_id', 'contract_version', 'check_out_at'])
    .where('booking_id', '=', bookingId)
    .where('home_id', '=', homeId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { quoteId: row.quote_id, contractVersion: row.contract_version, checkOutAt: row.check_out_at }
}

/**
 * The owners' contract for a stay in another home: the one it had there before, otherwise the one in force when it was
 * booked (R50).
 */
export const contractInHome = async (
  ctx: ReadCtx,
  { id }: Pick<Booking, 'id'>,
  { homeId, document }: Pick<StoredQuote, 'homeId' | 'document'>,
) => {
  const earlier = await earlierTermsIn(ctx, id, homeId)
  const version = earlier?.contractVersion
  return version ? contractVersion(ctx, homeId, version) : contractOf(ctx, homeId, document.bookedOn)
}
