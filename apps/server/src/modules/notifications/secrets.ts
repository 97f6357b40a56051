import type { App } from '#kernel/app'
import { isSealed, type Seal } from '#kernel/seal'
import { newSecret } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { PushKeys } from './adapters/push.ts'
import { db } from './tables.ts'

const placeOf = (name: string): string => `notifications:${name}`

const stored = async (ctx: ReadCtx, name: string): Promise<string | undefined> =>
  (await db(ctx).selectFrom('notifications.secret').select('value').where('name', '=', name).executeTakeFirst())?.value

/** What was kept before secrets were sealed is read as it is; undefined where no key of this installation opens it. */
const opened = (seal: Seal, name: string, value: string): string | undefined => {
  try {
    return isSealed(value) ? seal.open(value, placeOf(name)) : value
  } catch {
    return undefined
  }
}

/**
 * A secret of this installation. Made when first needed; of two who make it at once, both get the one that was kept. One
 * that nobody can open any more (a backup that came back without its key) gives way to a new one: emails must go on.
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

/** The pair that signs pushes. Browsers know its public half, so it must stay the same for ever. */
export const pushKeys = async (app: App, ctx: WriteCtx): Promise<PushKeys> =>
  JSON.parse(await secret(app, ctx, 'push-keys', () => JSON.stringify(app.adapters.push.newKeys()))) as PushKeys

/** What signs the links that stop emails without a login. */
export const stopSecret = (app: App, ctx: WriteCtx): Promise<string> =>
  secret(app, ctx, 'stop-links', () => newSecret())

/** Seals what was kept before secrets were. */
export const sealSecrets = async (ctx: WriteCtx, seal: Seal): Promise<void> => {
  const rows = await db(ctx).selectFrom('notifications.secret').select(['name', 'value']).forUpdate().execute()
  for (const { name, value } of rows.filter((row) => !isSealed(row.value)))
    await db(ctx)
      .updateTable('notifications.secret')
      .set({ value: seal.close(value, placeOf(name)) })
      .where('name', '=', name)
      .execute()
}

/** How many are not sealed, or not with a key that we have. */
export const unreadableSecrets = async (ctx: ReadCtx, seal: Seal): Promise<number> => {
  const rows = await db(ctx).selectFrom('notifications.secret').select(['name', 'value']).execute()
  return rows.filter(({ name, value }) => !isSealed(value) || opened(seal, name, value) === undefined).length
}
