import type { Insertable } from 'kysely'
import type { WriteCtx } from '#kernel/work'
import { type CorrespondenceTables, db } from './tables.ts'

type Arrived = Omit<
  Insertable<CorrespondenceTables['correspondence.received']>,
  'email_id' | 'person_id' | 'conversation_id' | 'message_id' | 'handled_by' | 'received_at'
>

/** Records an arrival before it is processed. @returns its id; undefined when it was received before */
export const recordReceived = async (ctx: WriteCtx, arrived: Arrived): Promise<number | undefined> => {
  const row = await db(ctx)
    .insertInto('correspondence.received')
    .values({
      ...arrived,
      source_key: arrived.source_key.slice(0, 300),
      email_id: null,
      person_id: null,
      conversation_id: null,
      message_id: null,
      handled_by: null,
      received_at: ctx.now,
    })
    .onConflict((conflict) => conflict.columns(['source', 'source_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
