import { randomBytes } from 'node:crypto'
import { tablesOf, type WriteCtx } from '#kernel/work'

const db = tablesOf<{ 'kernel.write_seal': { scope: string; key: Buffer; made_at: Date } }>()

/** The key that encrypts a person's pending writes on their devices; created on first request, then stored. */
export const writeSealOf = async (ctx: WriteCtx, scope: string): Promise<string> => {
  await db(ctx)
    .insertInto('kernel.write_seal')
    .values({ scope, key: randomBytes(32), made_at: ctx.now })
    .onConflict((conflict) => conflict.column('scope').doNothing())
    .execute()
  const { key } = await db(ctx)
    .selectFrom('kernel.write_seal')
    .select('key')
    .where('scope', '=', scope)
    .executeTakeFirstOrThrow()
  return key.toString('base64url')
}
