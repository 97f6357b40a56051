import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db } from './tables.ts'

export const usedUp = (status: number, typed?: { required: string[] }): Problem =>
  new Problem(status, 'promo_used_up', 'This code has reached its usage limit.', undefined, typed)

/** The bookings that carry these codes, also while they are not paid yet. */
export const usesOf = (ctx: ReadCtx, codes: readonly string[]) =>
  codes.length === 0
    ? Promise.resolve([])
    : db(ctx)
        .selectFrom('pricing.promo_use')
        .select(['code', 'account_id'])
        .where('code', 'in', [...codes])
        .where('released_at', 'is', null)
        .execute()

/** The strictest of what is in force for a code in a home; what was taken out of use meanwhile sets no limit any more. */
const limitsOf = async (ctx: ReadCtx, homeId: number, code: string) =>
  db(ctx)
    .selectFrom('pricing.promo')
    .select(['most_uses', 'once_each'])
    .where('code', '=', code)
    .where('replaced_at', 'is', null)
    .where((promo) => promo.or([promo('home_id', '=', homeId), promo('home_id', 'is', null)]))
    .orderBy('home_id', (order) => order.asc().nullsLast())
    .executeTakeFirst()

export type PromoUse = { code: string | null; homeId: number; bookingId: number; accountId: number }

/**
 * Writes down that a booking carries a code, if its person may still have it. Of two who come for the last use at once the
 * one who asks second is refused.
 * @throws Problem 409 `promo_used_up`, `promo_used_before`
 */
export const usePromo = async (ctx: WriteCtx, { code, homeId, bookingId, accountId }: PromoUse): Promise<void> => {
  if (code === null) return
  await sql`select pg_advisory_xact_lock(hashtextextended('promo', hashtext(${code})::bigint))`.execute(db(ctx))
  const limits = await limitsOf(ctx, homeId, code)
  const uses = await usesOf(ctx, [code])
  if (limits?.once_each && uses.some(({ account_id }) => account_id === accountId))
    throw new Problem(409, 'promo_used_before', 'You already used this code for another booking.')
  if (limits && limits.most_uses !== null && uses.length >= limits.most_uses) throw usedUp(409)
  await db(ctx)
    .insertInto('pricing.promo_use')
    .values({ booking_id: bookingId, code, account_id: accountId, used_at: ctx.now, released_at: null })
    .execute()
}

/** The booking failed: its use of a code is free again. Nothing happens where there was none. */
export const releasePromo = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  await db(ctx)
    .updateTable('pricing.promo_use')
    .set({ released_at: ctx.now })
    .where('booking_id', '=', bookingId)
    .where('released_at', 'is', null)
    .execute()
}
