import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** Every booking, whatever its state. */
export const bookingCount = async (ctx: ReadCtx): Promise<number> => {
  const { count } = await db(ctx)
    .selectFrom('bookings.booking')
    .select((all) => all.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
