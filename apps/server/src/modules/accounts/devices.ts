import { deviceName } from '#kernel/device-name'
import { newSecret, sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type DeviceKind, db } from './tables.ts'

export const newDeviceToken = (): string => newSecret(24)
export type SeenDevice = { id: number; isKnown: boolean }

/** Whether this account has verified the browser that holds this token. Says nothing about other accounts. */
export const knowsDevice = async (ctx: ReadCtx, email: string, token: string): Promise<boolean> =>
  (await db(ctx)
    .selectFrom('accounts.device as device')
    .innerJoin('accounts.account as account', 'account.id', 'device.account_id')
    .select('device.id')
    .where('account.email', '=', email)
    .where('device.token_hash', '=', sha256(token))
    .where('device.known_since', 'is not', null)
    .where('device.forgotten_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Records that the account is used from a browser; `trust` if nothing more must be proved. */
export const seeDevice = async (
  ctx: WriteCtx,
  accountId: number,
  token: string,
  { userAgent, trust }: { userAgent: string; trust: boolean },
): Promise<SeenDevice> => {
  const row = await db(ctx)
    .insertInto('accounts.device')
    .values({
      account_id: accountId,
      token_hash: sha256(token),
      name: deviceName(userAgent),
      kind: 'browser',
      first_used_at: ctx.now,
      last_used_at: ctx.now,
      known_since: trust ? ctx.now : null,
      forgotten_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'token_hash'])
        .where('forgotten_at', 'is', null)
        .doUpdateSet((row) => ({
          last_used_at: ctx.now,
          known_since: trust
            ? row.fn.coalesce('accounts.device.known_since', row.val(ctx.now))
            : row.ref('accounts.device.known_since'),
        })),
    )
    .returning(['id', 'known_since'])
    .executeTakeFirstOrThrow()
  return { id: row.id, isKnown: row.known_since !== null }
}

/** From now on, a password is enough on this device. */
export const trustDevice = async (ctx: WriteCtx, deviceId: number, kind?: DeviceKind): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.device')
    .set({ known_since: ctx.now, ...(kind && { kind }) })
    .where('id', '=', deviceId)
    .where('known_since', 'is', null)
    .execute()
}

/** An account's devices, most recently used first. */
export const devicesOf = (ctx: ReadCtx, accountId: number) =>
  db(ctx)
    .selectFrom('accounts.device')
    .select(['id', 'name', 'kind', 'first_used_at', 'last_used_at', 'known_since'])
    .where('account_id', '=', accountId)
    .where('forgotten_at', 'is', null)
    .where('known_since', 'is not', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()

export const renameDevice = async (ctx: WriteCtx, accountId: number, id: number, name: string): Promise<boolean> => {
  const renamed = await db(ctx)
    .updateTable('accounts.device')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst()
  return renamed.numUpdatedRows > 0n
}

/** Forgets a device and logs out the person who is logged in on it. */
export const forgetDevice = async (ctx: WriteCtx, accountId: number, id: number): Promise<boolean> => {
  const forgotten = await db(ctx)
    .updateTable('accounts.device')
    .set({ forgotten_at: ctx.now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst()
  if (forgotten.numUpdatedRows === 0n) return false
  await db(ctx)
    .updateTable('accounts.session')
    .set({ ended_at: ctx.now })
    .where('device_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  return true
}

export const deviceById = (ctx: ReadCtx, id: number) =>
  db(ctx).selectFrom('accounts.device').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
