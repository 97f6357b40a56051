import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
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

/** From now on only the person with this address can book with a code. */
export const bindPromo = async (ctx: WriteCtx, code: string, email: string): Promise<void> => {
  await db(ctx).insertInto('pricing.promo_owner').values({ code, email }).execute()
}

/** @throws Problem 409 `promo_other_account` */
const refuseOthers = async (ctx: ReadCtx, code: string, accountId: number): Promise<void> => {
  const owner = await db(ctx)
    .selectFrom('pricing.promo_owner')
    .select('email')
    .where('code', '=', code)
    .executeTakeFirst()
  if (!owner) return
  const account = await accountById(ctx, accountId)
  if (account?.email.toLowerCase() !== owner.email.toLowerCase())
    throw new Problem(409, 'promo_other_account', 'This code belongs to another email address.')
}

export type PromoUse = { code: string | null; homeId: number; bookingId: number; accountId: number }

/**
 * Writes down that a booking carries a code, if its person may still have it. Of two who come for the last use at once the
 * one who asks second is refused.
 * @throws Problem 409 `promo_used_up`, `promo_used_before`, `promo_other_account`
 */
export const usePromo = async (ctx: WriteCtx, { code, homeId, bookingId, accountId }: PromoUse): Promise<void> => {
  if (code === null) return
  await sql`select pg_advisory_xact_lock(hashtextextended('promo', hashtext(${code})::bigint))`.execute(db(ctx))
  await refuseOthers(ctx, code, accountId)
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
