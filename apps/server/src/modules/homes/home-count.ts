import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** Every home, whatever its status. */
export const homeIds = async (ctx: ReadCtx): Promise<number[]> =>
  (await db(ctx).selectFrom('homes.home').select('id').execute()).map(({ id }) => id)

export const homeCount = async (ctx: ReadCtx): Promise<number> => {
  const { count } = await db(ctx)
    .selectFrom('homes.home')
    .select((all) => all.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
