import { sql } from 'kysely'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { ComposedEmail } from './email.ts'
import { type DeliveryChannel, type DeliveryState, db, type StoredThread } from './tables.ts'

export const sendJob = 'notifications.send'
/** Messages that one job sends, at most: they are sent at the same time. */
const mostPerJob = 5

export type NewDelivery = {
  occasion: string
  kind: string
  accountId: number | null
  noticeId: number | null
  channel: DeliveryChannel
  recipient: string
  subject: string
  text: string
  html?: string
  unsubscribe?: ComposedEmail['stopHref']
  thread?: StoredThread | undefined
  /** Its content is deleted once it was sent. */
  secret?: boolean
  /** Not before this instant; immediately if it is now. */
  at: Date
}

const rowOf = (ctx: WriteCtx, delivery: NewDelivery) => {
  const waits = delivery.at > ctx.now
  return {
    occasion: delivery.occasion,
    kind: delivery.kind,
    account_id: delivery.accountId,
    notice_id: delivery.noticeId,
    channel: delivery.channel,
    recipient: delivery.recipient,
    subject: delivery.subject,
    text: delivery.text,
    html: delivery.html ?? '',
    unsubscribe: delivery.unsubscribe ?? null,
    thread: delivery.thread ? JSON.stringify(delivery.thread) : null,
    secret: delivery.secret ?? false,
    state: waits ? ('waiting' as const) : ('queued' as const),
    not_before: waits ? delivery.at : null,
    last_error: null,
    created_at: ctx.now,
    sent_at: null,
  }
}

/** Records messages, each once per fact, kind, channel, and recipient; returns the new ones. */
export const addDeliveries = async (ctx: WriteCtx, deliveries: readonly NewDelivery[]) =>
  deliveries.length === 0
    ? []
    : db(ctx)
        .insertInto('notifications.delivery')
        .values(deliveries.map((delivery) => rowOf(ctx, delivery)))
        .onConflict((conflict) => conflict.columns(['occasion', 'recipient', 'kind', 'channel']).doNothing())
        .returning(['id', 'state'])
        .execute()

/** Records one message; returns its id if it is new. */
export const addDelivery = async (ctx: WriteCtx, delivery: NewDelivery): Promise<number | undefined> =>
  (await addDeliveries(ctx, [delivery]))[0]?.id

/** Queues messages, each on one channel. Once per fact, kind, channel, and recipient, however often it is requested. */
export const queueDeliveries = async (app: App, ctx: WriteCtx, deliveries: readonly NewDelivery[]): Promise<void> => {
  const added = await addDeliveries(ctx, deliveries)
  const ids = added.filter(({ state }) => state === 'queued').map(({ id }) => id)
  for (let at = 0; at < ids.length; at += mostPerJob)
    await app.queue.enqueue(ctx, sendJob, { deliveryIds: ids.slice(at, at + mostPerJob) })
}

export const queueDelivery = (app: App, ctx: WriteCtx, delivery: NewDelivery): Promise<void> =>
  queueDeliveries(app, ctx, [delivery])

export type Outcome = { state: Exclude<DeliveryState, 'waiting'>; error: string | null }

export const sent: Outcome = { state: 'sent', error: null }
export const dropped = (error: string): Outcome => ({ state: 'dropped', error })

/** Records the result of queued deliveries, once, and may forget what they said. */
export const noteOutcomes = async (
  ctx: WriteCtx,
  ids: readonly number[],
  { state, error }: Outcome,
  forget = false,
): Promise<void> => {
  await db(ctx)
    .updateTable('notifications.delivery')
    .set((row) => ({
      state,
      attempts: row('attempts', '+', 1),
      last_error: error?.slice(0, 500) ?? null,
      sent_at: state === 'sent' ? ctx.now : null,
      ...(forget && { text: '', html: '' }),
    }))
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('state', '=', 'queued')
    .execute()
}

/** Sends deliveries that waited for quiet hours to end, or drops them if the reader has seen the message meanwhile. */
export const releaseDeliveries = async (app: App, ctx: WriteCtx): Promise<void> => {
  const due = await db(ctx)
    .selectFrom('notifications.delivery as delivery')
    .leftJoin('notifications.notice as notice', 'notice.id', 'delivery.notice_id')
    .select(['delivery.id', 'notice.seen_at', 'notice.clicked_at', 'notice.done_at'])
    .where('delivery.state', '=', 'waiting')
    .where('delivery.not_before', '<=', ctx.now)
    .orderBy('delivery.not_before')
    .limit(500)
    .forUpdate('delivery')
    .skipLocked()
    .execute()
  for (const { id, seen_at, clicked_at, done_at } of due) {
    const isRead = seen_at !== null || clicked_at !== null || done_at !== null
    await db(ctx)
      .updateTable('notifications.delivery')
      .set(isRead ? { state: 'dropped', last_error: 'read meanwhile' } : { state: 'queued' })
      .where('id', '=', id)
      .execute()
    if (!isRead) await app.queue.enqueue(ctx, sendJob, { deliveryIds: [id] })
  }
}

/** The channels that have carried a notice or are about to. */
export const channelsUsedFor = async (ctx: ReadCtx, noticeId: number): Promise<DeliveryChannel[]> => {
  const rows = await db(ctx)
    .selectFrom('notifications.delivery')
    .select('channel')
    .distinct()
    .where('notice_id', '=', noticeId)
    .execute()
  return rows.map(({ channel }) => channel)
}

/** Includes whether their addresses accept our emails. */
export const deliveriesByIds = (ctx: ReadCtx, ids: readonly number[]) =>
  db(ctx)
    .selectFrom('notifications.delivery as delivery')
    .leftJoin('notifications.stopped_address as stop', 'stop.address', 'delivery.recipient')
    .selectAll('delivery')
    .select(sql<boolean>`stop.since is not null`.as('stopped'))
    .where('delivery.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('delivery.id')
    .execute()

export type Delivery = Awaited<ReturnType<typeof deliveriesByIds>>[number]

export const deliveryById = async (ctx: ReadCtx, id: number): Promise<Delivery | undefined> =>
  (await deliveriesByIds(ctx, [id]))[0]

/** Emails and text messages written so far, newest first. */
export const latestDeliveries = (ctx: ReadCtx, limit = 300, to?: string) =>
  db(ctx)
    .selectFrom('notifications.delivery')
    .select(['id', 'channel', 'recipient', 'subject', 'kind', 'text', 'created_at'])
    .where('channel', 'in', ['email', 'sms', 'call'])
    .$if(to !== undefined, (query) => query.where('recipient', '=', to as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
