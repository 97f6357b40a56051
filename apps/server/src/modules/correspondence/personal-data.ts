import type { PersonalDataPart } from '#kernel/module'
import { db } from './tables.ts'

/** Messages received from outside as theirs. Messages someone else sent in their name are excluded. */
export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({
    receivedMessages: await db(ctx)
      .selectFrom('correspondence.received')
      .select(['channel', 'sender', 'subject', 'received_at'])
      .where('person_id', '=', accountId)
      .where('state', '=', 'filed')
      .where('handled_by', 'is', null)
      .orderBy('id')
      .execute(),
  }),
}
