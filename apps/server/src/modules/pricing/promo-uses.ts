import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { db } from './tables.ts'

export const usedUp = (status: number, typed?: { required: string[] }): Problem =>
  new Problem(status, 'promo_used_up', 'This code has reached its usage limit.', undefined, typed)

/** The bookings with these codes, including unpaid ones. */
export const usesOf = (ctx: ReadCtx, codes: readonly string[]) =>
  codes.length === 0
    ? Promise.resolve([])
    : db(ctx)
        .selectFrom('pricing.promo_use')
        .select(['code', 'account_id'])
        .where('code', 'in', [...codes])
        .where('released_at', 'is', null)
        .execute()

/** The strictest limits in force for a code in a home; codes taken out of use meanwhile set no limit anymore. */
const limitsOf = async (ctx: ReadCtx, homeId: number, code: string) =>
  db(ctx)
    .selectFrom('pricing.promo')
    .select(['most_uses', 'once_each'])
    .where('code', '=', code)
    .where('replaced_at', 'is', null)
    .where((promo) => promo.or([promo('home_id', '=', homeId), promo('home_id', 'is', null)]))
    .orderBy('home_id', (order) => order.asc().nullsLast())
    .executeTakeFirst()

/** Restricts a code to the person with this email address from now on. */
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
 * Records that a booking uses a code, if its person can still have it. If two request the last use at once, the second
 * is rejected.
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

/** Frees a failed booking's use of a code. Does nothing if there was none. */
export const releasePromo = async (ctx: WriteCtx, bookingId: number): Promise<void> => {
  await db(ctx)
    .updateTable('pricing.promo_use')
    .set({ released_at: ctx.now })
    .where('booking_id', '=', bookingId)
    .where('released_at', 'is', null)
    .execute()
}
