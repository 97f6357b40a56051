import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { MailRefused } from './adapters/mail.ts'
import { deliveryById } from './queries.ts'
import { db } from './tables.ts'

export const sendJob = 'notifications.send'

export type Message = {
  /** The fact it tells of, such as `booking.confirmed:17`. */
  occasion: string
  kind: string
  accountId: number | null
  recipient: string
  subject: string
  text: string
  html: string
}

/** Queues a message to one person. Once per fact, recipient and kind: hearing of the fact again writes no second one. */
export const queueMessage = async (app: App, ctx: WriteCtx, message: Message): Promise<void> => {
  const row = await db(ctx)
    .insertInto('notifications.delivery')
    .values({
      occasion: message.occasion,
      kind: message.kind,
      account_id: message.accountId,
      channel: 'email',
      recipient: message.recipient,
      subject: message.subject,
      text: message.text,
      html: message.html,
      state: 'queued',
      last_error: null,
      created_at: ctx.now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.columns(['occasion', 'recipient', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await app.queue.enqueue(ctx, sendJob, { deliveryId: row.id })
}

type Outcome = { state: 'queued' | 'sent' | 'refused'; error: string | null }

const noteOutcome = (ctx: WriteCtx, id: number, { state, error }: Outcome) =>
  db(ctx)
    .updateTable('notifications.delivery')
    .set((row) => ({
      state,
      attempts: row('attempts', '+', 1),
      last_error: error?.slice(0, 500) ?? null,
      sent_at: state === 'sent' ? ctx.now : null,
    }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()

/**
 * Hands a queued message to the mail server, outside any transaction. Refused for good is kept as such; any other
 * failure is thrown on, so that the queue tries again later and in the end shows it to a person.
 */
export const sendMessage = async (app: App, deliveryId: number): Promise<void> => {
  const delivery = await app.work.read((ctx) => deliveryById(ctx, deliveryId))
  if (delivery?.state !== 'queued') return
  const note = (outcome: Outcome) => app.work.write((ctx) => noteOutcome(ctx, deliveryId, outcome))
  const { recipient: to, subject, text, html } = delivery
  const id = `<delivery-${deliveryId}@${new URL(app.config.publicUrl).hostname}>`
  try {
    await app.adapters.mail.send({ id, to, subject, text, html })
  } catch (error) {
    const refused = error instanceof MailRefused
    await note({ state: refused ? 'refused' : 'queued', error: (error as Error).message })
    if (refused) return
    throw error
  }
  await note({ state: 'sent', error: null })
}
