import type { App } from '#kernel/app'
import { stopWriting } from './deliver.ts'
import { db } from './tables.ts'

/** The ids of deliveries sent without a thread. */
const numberIn = (emailId: string): number => Number(/^<delivery-(\d{1,15})@/.exec(emailId)?.[1] ?? 0)

/**
 * Handles a bounced email. It only counts if we sent the email to this address within the last week: a report can be
 * forged and would keep someone from getting our emails.
 */
export const heedBounce = async (
  app: App,
  { address, emailIds, status }: { address: string; emailIds: readonly string[]; status: string },
): Promise<void> => {
  const found = await app.work.write(async (ctx) => {
    const since = new Date(ctx.now.getTime() - 7 * 86_400_000)
    const rows = await db(ctx)
      .selectFrom('notifications.delivery')
      .select(['id', 'thread', 'recipient'])
      .where('channel', '=', 'email')
      .where('state', '=', 'sent')
      .where('sent_at', '>', since)
      .where((where) => where.or([where('recipient', '=', address), where('id', 'in', [0, ...emailIds.map(numberIn)])]))
      .orderBy('id', 'desc')
      .limit(500)
      .execute()
    const returned = rows.find(
      ({ id, thread, recipient }) =>
        recipient.toLowerCase() === address &&
        emailIds.some((emailId) => (thread ? thread.emailId === emailId : numberIn(emailId) === id)),
    )
    if (!returned) return false
    await db(ctx)
      .updateTable('notifications.delivery')
      .set({ state: 'refused', sent_at: null, last_error: `The mailbox returned it with status ${status}.` })
      .where('id', '=', returned.id)
      .execute()
    return true
  })
  if (found) await stopWriting(app, address, `returned with status ${status}`)
}
