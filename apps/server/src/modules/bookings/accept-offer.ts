import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Arrival } from '#modules/attribution'
import { releaseHold } from '#modules/availability'
import { problems } from './messages.ts'
import { db } from './tables.ts'

/** The offer a quote was frozen for. Locks it, so that only this transaction can book or withdraw it. */
const offerOfQuote = (ctx: WriteCtx, quoteId: number) =>
  db(ctx)
    .selectFrom('bookings.offer')
    .selectAll()
    .where('id', 'in', (query) =>
      query.selectFrom('bookings.offer_quote').select('offer_id').where('quote_id', '=', quoteId),
    )
    .forUpdate()
    .executeTakeFirst()

/**
 * Checks an offer before its quote is booked: a withdrawn offer can't be booked, and the nights held for it make way
 * for the booking's. Does nothing for any other quote.
 * @returns the offer, and how long the booking holds its nights if its guest pays by wire, check, or cash
 * @throws Problem 409 quote_expired
 */
export const acceptOffer = async (
  ctx: WriteCtx,
  quoteId: number,
): Promise<{ id: number; keepsUntil: Date | null } | undefined> => {
  const offer = await offerOfQuote(ctx, quoteId)
  if (!offer) return undefined
  if (offer.withdrawn_at) throw new Problem(409, 'quote_expired', problems.quoteExpired)
  if (offer.hold_id) await dropHold(ctx, offer.id, offer.hold_id)
  return { id: offer.id, keepsUntil: offer.pays_outside ? offer.expires_at : null }
}

/** Whether the guest of a booking at this price pays by wire, check, or cash. */
export const isPaidOutside = async (ctx: ReadCtx, quoteId: number): Promise<boolean> => {
  const row = await db(ctx)
    .selectFrom('bookings.offer as offer')
    .innerJoin('bookings.offer_quote as priced', 'priced.offer_id', 'offer.id')
    .select('offer.pays_outside')
    .where('priced.quote_id', '=', quoteId)
    .executeTakeFirst()
  return row?.pays_outside ?? false
}

/** Records a quote as one of the prices at which an offer can be accepted. */
export const pricedFor = (ctx: WriteCtx, offerId: number, quoteId: number) =>
  db(ctx).insertInto('bookings.offer_quote').values({ offer_id: offerId, quote_id: quoteId }).execute()

/** Releases the nights held for an offer. */
export const dropHold = async (ctx: WriteCtx, id: number, holdId: number): Promise<void> => {
  await releaseHold(ctx, holdId)
  await db(ctx).updateTable('bookings.offer').set({ hold_id: null }).where('id', '=', id).execute()
}

/** The partner who named the guest of an offer, and when; null if it isn't a partner's offer. */
export const namedByPartner = async (ctx: ReadCtx, offerId: number): Promise<Arrival | null> => {
  const row = await db(ctx)
    .selectFrom('bookings.offer_guest')
    .select(['code', 'made_at'])
    .where('offer_id', '=', offerId)
    .executeTakeFirst()
  return row ? { code: row.code, at: row.made_at } : null
}
