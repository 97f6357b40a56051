import type { WriteCtx } from '#kernel/work'
import type { Source } from './source.ts'
import { db } from './tables.ts'

/** Characters one account can have translated per day: some thirty pages. */
export const charactersADay = 60_000

/**
 * Runs with as many of the texts as the account can still have translated today; `run` returns how many characters it
 * used. Locked against the account's other calls until the transaction ends.
 */
export const allowed = async (
  ctx: WriteCtx,
  accountId: number,
  sources: readonly Source[],
  run: (sources: readonly Source[]) => Promise<number>,
): Promise<void> => {
  const day = ctx.now.toISOString().slice(0, 10)
  await db(ctx)
    .insertInto('translations.spent')
    .values({ account_id: accountId, day, characters: 0 })
    .onConflict((conflict) => conflict.columns(['account_id', 'day']).doNothing())
    .execute()
  const { characters } = await db(ctx)
    .selectFrom('translations.spent')
    .select('characters')
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow()
  let left = charactersADay - characters
  const spent = await run(
    sources.filter(({ text }) => {
      left -= text.length
      return left >= 0
    }),
  )
  await db(ctx)
    .updateTable('translations.spent')
    .set((of) => ({ characters: of('characters', '+', spent) }))
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .execute()
}
