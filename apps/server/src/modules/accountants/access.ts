import type { Accountant } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Account, accountById, accountsByIds } from '#modules/accounts'
import { isSeenLately, stateOf } from './rules.ts'
import { type AccessRow, db } from './tables.ts'

const currentAccess = (ctx: ReadCtx) =>
  db(ctx).selectFrom('accountants.access').selectAll().where('removed_at', 'is', null)

/** Everyone an owner has invited and not removed, in the order of their invitations. */
export const accessOfOwner = (ctx: ReadCtx, ownerId: number): Promise<AccessRow[]> =>
  currentAccess(ctx).where('owner_id', '=', ownerId).orderBy('id').execute()

/**
 * The invitation behind a link, while it is valid. @throws Problem 404 for any other, and once it is used, expired, or
 * removed
 */
export const accessByLink = async (ctx: ReadCtx, secret: string): Promise<AccessRow> => {
  const row = await currentAccess(ctx)
    .where('secret_hash', '=', sha256(secret))
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst()
  if (!row) throw notFound('This invitation')
  return row
}

const isOwner = (account: Account | undefined): account is Account =>
  account !== undefined && !account.closed && !account.deactivated && account.roles.includes('owner')

/** The owners whose books this person may currently read. */
export const ownersOfAccountant = async (
  ctx: ReadCtx,
  accountantId: number,
): Promise<{ owner: Account; since: Date }[]> => {
  const rows = await currentAccess(ctx).where('accountant_id', '=', accountantId).orderBy('confirmed_at').execute()
  const accounts = await accountsByIds(
    ctx,
    rows.map(({ owner_id }) => owner_id),
  )
  return rows.flatMap(({ owner_id, confirmed_at }) => {
    const owner = accounts.get(owner_id)
    return isOwner(owner) && confirmed_at ? [{ owner, since: confirmed_at }] : []
  })
}

/**
 * The single guard for everything an accountant reads: returns the owner if this person is currently confirmed for
 * them.
 * @throws Problem 404 for everyone else, as for an owner who does not exist
 */
export const ownerFor = async (ctx: ReadCtx, accountantId: number, ownerId: number): Promise<Account> => {
  const row = await currentAccess(ctx)
    .where('accountant_id', '=', accountantId)
    .where('owner_id', '=', ownerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const owner = row && (await accountById(ctx, ownerId))
  if (!isOwner(owner)) throw notFound('This owner')
  return owner
}

/** Records for the owner that their accountant viewed the books. */
export const noteSeen = async (ctx: WriteCtx, accountantId: number, ownerId: number): Promise<void> => {
  const row = await currentAccess(ctx)
    .where('accountant_id', '=', accountantId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!row || isSeenLately(row.last_seen_at, ctx.now)) return
  await db(ctx).updateTable('accountants.access').set({ last_seen_at: ctx.now }).where('id', '=', row.id).execute()
}

export const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`.trim()

/** An owner's view of their accountants: confirmed ones appear under their own account's name. */
export const accountantViews = async (ctx: ReadCtx, ownerId: number): Promise<Accountant[]> => {
  const rows = await accessOfOwner(ctx, ownerId)
  const accounts = await accountsByIds(
    ctx,
    rows.flatMap(({ accountant_id }) => accountant_id ?? []),
  )
  return rows.map((row) => {
    const account = accounts.get(row.accountant_id ?? 0)
    return {
      id: row.id,
      name: account ? nameOf(account) : row.name,
      email: account?.email ?? row.email,
      state: stateOf(row, ctx.now),
      invitedAt: row.invited_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
      lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    }
  })
}
