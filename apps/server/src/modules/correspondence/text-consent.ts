import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db } from './tables.ts'

/** Records a number's reply about receiving our text messages. */
export const recordConsent = async (
  ctx: WriteCtx,
  consent: { phone: string; allowed: boolean; keyword: string; receivedId: number },
): Promise<void> => {
  const { receivedId, ...values } = consent
  await db(ctx)
    .insertInto('correspondence.text_consent')
    .values({ ...values, received_id: receivedId, at: ctx.now })
    .execute()
}

/** Whether a number opted out of text messages. */
export const textsStopped = async (ctx: ReadCtx, phone: string): Promise<boolean> => {
  const row = await db(ctx)
    .selectFrom('correspondence.text_consent')
    .select('allowed')
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? !row.allowed : false
}
