import { Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { liveSessions } from '#modules/accounts'
import { type Address, sealedAddress } from './addresses.ts'
import { db } from './tables.ts'

/** Enough for every browser of a household; more are someone’s script. */
const mostDevices = 20

export type Device = { id: number; name: string; hash: string; sessionId: number; createdAt: Date }

/** The devices of a person on which they are still logged in: nothing reaches a browser they have left. */
export const devicesOf = async (ctx: ReadCtx, accountId: number): Promise<Device[]> => {
  const rows = await db(ctx)
    .selectFrom('notifications.device')
    .select(['id', 'name', 'endpoint_hash', 'session_id', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const live = await liveSessions(
    ctx,
    rows.map((row) => row.session_id),
  )
  return rows
    .filter((row) => live.has(row.session_id))
    .map((row) => ({
      id: row.id,
      name: row.name,
      hash: row.endpoint_hash,
      sessionId: row.session_id,
      createdAt: row.created_at,
    }))
}

export type NewDevice = Address & { accountId: number; sessionId: number; name: string }

/** A browser that was logged out may come back with the next login; after so long it does not. */
const forgetAfterDays = 180

/** Forgets browsers that nobody has come back to. @returns how many live beside this one */
const forgetDead = async (ctx: WriteCtx, accountId: number, hash: string): Promise<number> => {
  const living = await devicesOf(ctx, accountId)
  const old = new Date(ctx.now.getTime() - forgetAfterDays * 86_400_000)
  const dead = db(ctx)
    .deleteFrom('notifications.device')
    .where('account_id', '=', accountId)
    .where('created_at', '<', old)
  const ids = living.map(({ id }) => id)
  await (ids.length > 0 ? dead.where('id', 'not in', ids) : dead).execute()
  return living.filter((device) => device.hash !== hash).length
}

/** A browser or an app has one address; the person who logged in on it last gets its pushes. @throws Problem 409 `too_many_devices` */
export const addDevice = async (ctx: WriteCtx, seal: Seal, device: NewDevice): Promise<Device> => {
  const { accountId, sessionId, name } = device
  const { endpoint_hash, ...address } = sealedAddress(seal, device)
  if ((await forgetDead(ctx, accountId, endpoint_hash)) >= mostDevices)
    throw new Problem(409, 'too_many_devices', `Messages already go to ${mostDevices} devices. Remove one first.`)
  const values = { account_id: accountId, session_id: sessionId, ...address, name, created_at: ctx.now }
  const { id } = await db(ctx)
    .insertInto('notifications.device')
    .values({ endpoint_hash, ...values })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name, hash: endpoint_hash, sessionId, createdAt: ctx.now }
}

/** The same browser or app after a new login. @returns whether its person had not taken it off meanwhile */
export const keepDevice = async (
  ctx: WriteCtx,
  { accountId, sessionId, endpoint }: { accountId: number; sessionId: number; endpoint: string },
): Promise<boolean> => {
  const stored = await db(ctx)
    .updateTable('notifications.device')
    .set({ session_id: sessionId })
    .where('account_id', '=', accountId)
    .where('endpoint_hash', '=', sha256(endpoint))
    .executeTakeFirst()
  return stored.numUpdatedRows > 0n
}

/** @returns how many there were */
export const removeDevice = async (
  ctx: WriteCtx,
  accountId: number,
  which: { id?: number | undefined; endpoint?: string | undefined },
): Promise<number> => {
  let own = db(ctx).deleteFrom('notifications.device').where('account_id', '=', accountId)
  if (which.id !== undefined) own = own.where('id', '=', which.id)
  if (which.endpoint !== undefined) own = own.where('endpoint_hash', '=', sha256(which.endpoint))
  return Number((await own.executeTakeFirst()).numDeletedRows)
}

/** The push service says that this browser or app never comes back. */
export const forgetDevice = (ctx: WriteCtx, id: number) =>
  db(ctx).deleteFrom('notifications.device').where('id', '=', id).execute()
