import { Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { liveSessions } from '#modules/accounts'
import { type Address, sealedAddress } from './addresses.ts'
import { db } from './tables.ts'

/** Enough for every browser in a household; more means a script. */
const mostDevices = 20

export type Device = { id: number; name: string; hash: string; sessionId: number; createdAt: Date }

/** A person's devices where they are still logged in: nothing is sent to a browser they have logged out of. */
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

/** A logged-out browser may return with the next login; after this many days it won't. */
const forgetAfterDays = 180

/** Forgets browsers that haven't returned. @returns how many active ones there are besides this one */
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

/**
 * Adds a device. A browser or app has one address; the person who last logged in on it gets its pushes. @throws Problem
 * 409 `too_many_devices`
 */
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

/**
 * Keeps the same browser or app registered after a new login. @returns whether its person hadn't removed it meanwhile
 */
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

/** Forgets a browser or app that its push service reports as gone. */
export const forgetDevice = (ctx: WriteCtx, id: number) =>
  db(ctx).deleteFrom('notifications.device').where('id', '=', id).execute()
