import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import { fromMemory } from '#kernel/reference-memory'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsOfSamePerson } from '#modules/accounts'
import { db } from './tables.ts'

const among = (ids: readonly number[]) => sql<number>`any(${[...ids]}::bigint[])`

/** All bans of a person, latest first; the active one has no end. */
export const bansOf = (ctx: ReadCtx, accountId: number) =>
  db(ctx)
    .selectFrom('people.rental_ban')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()

export type RentalBan = Awaited<ReturnType<typeof bansOf>>[number]

/** Those of these people whom the company does not rent to. */
export const bannedAmong = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<Set<number>> => {
  const rows = await db(ctx)
    .selectFrom('people.rental_ban')
    .select('account_id')
    .where('account_id', '=', among(accountIds))
    .where('lifted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

/** @throws Problem 409 already_set */
export const setBan = async (ctx: WriteCtx, accountId: number, reason: string, by: number): Promise<void> => {
  const set = await db(ctx)
    .insertInto('people.rental_ban')
    .values({ account_id: accountId, reason, set_by: by, set_at: ctx.now })
    .onConflict((conflict) => conflict.column('account_id').where('lifted_at', 'is', null).doNothing())
    .executeTakeFirst()
  if (set.numInsertedOrUpdatedRows === 0n)
    throw new Problem(409, 'already_set', 'This person is already marked as do not rent.')
}

/** @throws Problem 409 not_allowed_now */
export const endBan = async (ctx: WriteCtx, accountId: number, reason: string, by: number): Promise<void> => {
  const lifted = await db(ctx)
    .updateTable('people.rental_ban')
    .set({ lifted_by: by, lifted_at: ctx.now, lift_reason: reason })
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  if (lifted.numUpdatedRows === 0n)
    throw new Problem(409, 'not_allowed_now', 'This person isn’t marked as do not rent.')
}

/**
 * The ban that keeps a person from renting: their own, or one on another of their accounts. A name alone proves
 * nothing, so only a shared mailbox or phone counts.
 */
export const banAgainst = async (ctx: ReadCtx, accountId: number): Promise<RentalBan | undefined> => {
  const bans = await db(ctx)
    .selectFrom('people.rental_ban')
    .modifyFront(fromMemory)
    .selectAll()
    .where('lifted_at', 'is', null)
    .execute()
  if (bans.length === 0) return undefined
  const same = await accountsOfSamePerson(
    ctx,
    accountId,
    bans.map(({ account_id }) => account_id),
  )
  return bans.find(({ account_id }) => account_id === accountId || same.includes(account_id))
}

/**
 * Rejects a new stay for a banned person. The guest sees nothing about a ban; staff and owners see that there is one,
 * and staff why.
 * @throws Problem 409 booking_declined, do_not_rent
 */
export const refuseBanned = async (
  ctx: ReadCtx,
  accountId: number,
  reader: 'guest' | 'owner' | 'staff',
): Promise<void> => {
  const ban = await banAgainst(ctx, accountId)
  if (!ban) return
  if (reader === 'staff') throw new Problem(409, 'do_not_rent', `This guest is marked as do not rent: ${ban.reason}`)
  throw new Problem(
    409,
    'booking_declined',
    reader === 'owner'
      ? 'Our team doesn’t accept bookings of this guest. Decline the request, or contact us.'
      : 'We can’t take this booking online. Contact us and we’ll help.',
  )
}
