import { isIP } from 'node:net'
import { type OwnPostback, postbackSignatureHeader } from '@porchlight/contract'
import type { commissionChanged } from '#events/commissions'
import type { App } from '#kernel/app'
import { isOnWebPort } from '#kernel/callable-address'
import type { PayloadOf } from '#kernel/events'
import { Problem } from '#kernel/problem'
import { isPublicAddress } from '#kernel/public-address'
import type { Seal } from '#kernel/seal'
import { newSecret } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { subIdsOf } from '#modules/attribution'
import { bookingsByIds } from '#modules/bookings'
import { postbackEvents, signatureOf } from './format.ts'
import { problems } from './messages.ts'
import { db } from './tables.ts'

const placeOf = (accountId: number): string => `postback:${accountId}`
const listed = 20

const endpointOf = (ctx: ReadCtx, accountId: number) =>
  db(ctx).selectFrom('postbacks.endpoint').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** The partner's URL and the latest deliveries to it. */
export const postbackView = async (ctx: ReadCtx, accountId: number): Promise<OwnPostback> => {
  const endpoint = await endpointOf(ctx, accountId)
  const rows = await db(ctx)
    .selectFrom('postbacks.delivery')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(listed)
    .execute()
  return {
    url: endpoint?.url ?? null,
    deliveries: rows.map(({ id, body, made_at, attempts, status, problem, delivered_at }) => ({
      id,
      event: (JSON.parse(body) as { event: string }).event,
      at: made_at.toISOString(),
      attempts,
      status,
      problem,
      delivered: delivered_at !== null,
    })),
  }
}

/** Names on a private network: without a dot, or with an ending the public internet doesn't have. */
const isInside = (host: string): boolean =>
  !host.includes('.') || /\.(localhost|local|internal|lan|home|corp)$/.test(host)

/**
 * Rejects what can't be a public address; where a name leads is checked again with every call.
 * @throws Problem 422 bad_address
 */
const assertAddress = (text: string): void => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const refuse = (words: string) => new Problem(422, 'bad_address', words, {}, { required: ['url'] })
  if (url?.protocol !== 'https:' || url.username || url.password) throw refuse(problems.badAddress)
  if (!isOnWebPort(text)) throw refuse(problems.otherPort)
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '')
  if (isIP(host) ? !isPublicAddress(host) : isInside(host)) throw refuse(problems.notPublic)
}

/** Saves a URL with a new secret, which is only shown this once. @throws Problem 422 bad_address */
export const savePostback = async (ctx: WriteCtx, seal: Seal, accountId: number, url: string): Promise<string> => {
  assertAddress(url)
  const secret = newSecret()
  const values = { url, secret: seal.close(secret, placeOf(accountId)), made_at: ctx.now }
  await db(ctx)
    .insertInto('postbacks.endpoint')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
  return secret
}

export const removePostback = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  await db(ctx).deleteFrom('postbacks.endpoint').where('account_id', '=', accountId).execute()
}

const isReported = (reason: string): reason is keyof typeof postbackEvents => Object.hasOwn(postbackEvents, reason)

/** Queues a commission change for its partner, once, if they have a URL. */
export const recordDelivery = async (
  app: App,
  ctx: WriteCtx,
  { commissionId, changeId, partnerId, bookingId, amount, currency, reason }: PayloadOf<typeof commissionChanged>,
): Promise<void> => {
  if (bookingId === null || !isReported(reason) || !(await endpointOf(ctx, partnerId))) return
  const booking = (await bookingsByIds(ctx, [bookingId])).get(bookingId)
  const body = JSON.stringify({
    id: changeId,
    event: postbackEvents[reason],
    commission: commissionId,
    booking: booking?.number ?? '',
    arrive: booking?.arrive ?? null,
    depart: booking?.depart ?? null,
    subId: (await subIdsOf(ctx, [bookingId])).get(bookingId) ?? null,
    amount,
    currency,
    at: ctx.now.toISOString(),
  })
  const row = await db(ctx)
    .insertInto('postbacks.delivery')
    .values({
      account_id: partnerId,
      fact: `commission-change:${changeId}`,
      body,
      made_at: ctx.now,
      status: null,
      problem: null,
      delivered_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await app.queue.enqueue(ctx, 'postbacks.send', { deliveryId: row.id })
}

/** Makes one attempt. A delivery that isn't accepted fails, so that the queue retries it later. */
export const sendDelivery = async (app: App, deliveryId: number): Promise<void> => {
  const found = await app.work.read(async (ctx) => {
    const row = await db(ctx)
      .selectFrom('postbacks.delivery')
      .selectAll()
      .where('id', '=', deliveryId)
      .executeTakeFirst()
    return row && { row, endpoint: await endpointOf(ctx, row.account_id) }
  })
  // It was removed meanwhile, or accepted by an earlier attempt that was interrupted.
  if (!found?.endpoint || found.row.delivered_at) return
  const { row, endpoint } = found
  const secret = app.seal.open(endpoint.secret, placeOf(row.account_id))
  const headers = { [postbackSignatureHeader]: signatureOf(secret, app.clock.now(), row.body) }
  const answer = await app.adapters.postbacks.send({ url: endpoint.url, body: row.body, headers })
  const status = 'status' in answer ? answer.status : null
  const problem = 'problem' in answer ? answer.problem : null
  const isTaken = status !== null && status >= 200 && status < 300
  await app.work.write((ctx) =>
    db(ctx)
      .updateTable('postbacks.delivery')
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), status, problem, delivered_at: isTaken ? ctx.now : null }))
      .where('id', '=', deliveryId)
      .execute(),
  )
  if (!isTaken) throw new Error(`postback ${deliveryId} was not taken: ${problem ?? status}`)
}
