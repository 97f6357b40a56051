import { randomBytes } from 'node:crypto'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { PushKeys } from './adapters/push.ts'
import { db } from './tables.ts'

const read = async (ctx: ReadCtx, name: string): Promise<string | undefined> =>
  (await db(ctx).selectFrom('notifications.secret').select('value').where('name', '=', name).executeTakeFirst())?.value

/** A secret of this installation. Made when first needed; of two who make it at once, both get the one that was kept. */
const secret = async (ctx: WriteCtx, name: string, make: () => string): Promise<string> => {
  const known = await read(ctx, name)
  if (known !== undefined) return known
  await db(ctx)
    .insertInto('notifications.secret')
    .values({ name, value: make(), made_at: ctx.now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await read(ctx, name)) as string
}

/** The pair that signs pushes. Browsers know its public half, so it must stay the same for ever. */
export const pushKeys = async (app: App, ctx: WriteCtx): Promise<PushKeys> =>
  JSON.parse(await secret(ctx, 'push-keys', () => JSON.stringify(app.adapters.push.newKeys()))) as PushKeys

/** What signs the links that stop letters without a login. */
export const stopSecret = (ctx: WriteCtx): Promise<string> =>
  secret(ctx, 'stop-links', () => randomBytes(32).toString('base64url'))
