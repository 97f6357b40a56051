import type { App } from '#kernel/app'
import { fromMemory } from '#kernel/reference-memory'
import { isSealed, type Seal } from '#kernel/seal'
import { newSecret } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { PushKeys } from './adapters/push.ts'
import { db } from './tables.ts'

const placeOf = (name: string): string => `notifications:${name}`

const stored = async (ctx: ReadCtx, name: string): Promise<string | undefined> =>
  (
    await db(ctx)
      .selectFrom('notifications.secret')
      .modifyFront(fromMemory)
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst()
  )?.value

/**
 * Secrets stored before sealing was introduced are read as plain text; undefined if no key of this installation opens
 * it.
 */
const opened = (seal: Seal, name: string, value: string): string | undefined => {
  try {
    return isSealed(value) ? seal.open(value, placeOf(name)) : value
  } catch {
    return undefined
  }
}

/**
 * A secret of this installation, created on first use; if two create it at once, both get the one that was stored. One
 * that can no longer be opened (a restored backup without its key) is replaced: emails must continue.
 */
const secret = async ({ seal, log }: App, ctx: WriteCtx, name: string, make: () => string): Promise<string> => {
  const known = await stored(ctx, name)
  const text = known === undefined ? undefined : opened(seal, name, known)
  if (text !== undefined) return text
  if (known !== undefined) log.warn({ name }, 'secret could not be decrypted; created a new one')
  const fresh = { value: seal.close(make(), placeOf(name)), made_at: ctx.now }
  const same = known === undefined ? '' : known
  await db(ctx)
    .insertInto('notifications.secret')
    .values({ name, ...fresh })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(fresh).where('notifications.secret.value', '=', same))
    .execute()
  return opened(seal, name, (await stored(ctx, name)) as string) as string
}

/** The key pair that signs pushes. Browsers know its public key, so it must never change. */
export const pushKeys = async (app: App, ctx: WriteCtx): Promise<PushKeys> =>
  JSON.parse(await secret(app, ctx, 'push-keys', () => JSON.stringify(app.adapters.push.newKeys()))) as PushKeys

/** The secret that signs unsubscribe links that work without a login. */
export const stopSecret = (app: App, ctx: WriteCtx): Promise<string> =>
  secret(app, ctx, 'stop-links', () => newSecret())

/** Seals secrets stored before sealing was introduced. */
export const sealSecrets = async (ctx: WriteCtx, seal: Seal): Promise<void> => {
  const rows = await db(ctx).selectFrom('notifications.secret').select(['name', 'value']).forUpdate().execute()
  for (const { name, value } of rows.filter((row) => !isSealed(row.value)))
    await db(ctx)
      .updateTable('notifications.secret')
      .set({ value: seal.close(value, placeOf(name)) })
      .where('name', '=', name)
      .execute()
}

/** How many aren't sealed, or not with a key we have. */
export const unreadableSecrets = async (ctx: ReadCtx, seal: Seal): Promise<number> => {
  const rows = await db(ctx).selectFrom('notifications.secret').select(['name', 'value']).execute()
  return rows.filter(({ name, value }) => !isSealed(value) || opened(seal, name, value) === undefined).length
}
