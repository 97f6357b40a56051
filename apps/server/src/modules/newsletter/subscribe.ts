import { randomBytes } from 'node:crypto'
import {
  addDays,
  type BodyOf,
  isLanguage,
  type setSubscription,
  type subscribeNewsletter,
  welcomeOffer,
} from '@porchlight/contract'
import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { mailboxOf } from '#modules/accounts'
import { createLead, isSpam, type NewLead } from '#modules/leads'
import { bindPromo, savePromo } from '#modules/pricing'
import { askToConfirm, welcome } from './emails.ts'
import { subscriptionChanged } from './events.ts'
import { confirmationMinutes, mostConfirmations, welcomeCodeFrom } from './rules.ts'
import { db, type SubscriberRow } from './tables.ts'

export type { SubscriberRow } from './tables.ts'

const isSuppressed = async (ctx: ReadCtx, mailbox: string): Promise<boolean> =>
  (await db(ctx)
    .selectFrom('newsletter.suppression')
    .select('mailbox')
    .where('mailbox', '=', mailbox)
    .where('reason', '<>', 'unsubscribed')
    .executeTakeFirst()) !== undefined

type Sender = Pick<NewLead, 'language' | 'arrivals' | 'accountId'>

const upsert = async (
  ctx: WriteCtx,
  { list, email, name }: BodyOf<typeof subscribeNewsletter>,
  language: string | undefined,
): Promise<{ row: SubscriberRow; isDue: boolean }> => {
  const mailbox = mailboxOf(email)
  const known = await db(ctx)
    .selectFrom('newsletter.subscriber')
    .selectAll()
    .where('list', '=', list)
    .where('mailbox', '=', mailbox)
    .forUpdate()
    .executeTakeFirst()
  if (!known) {
    const row = await db(ctx)
      .insertInto('newsletter.subscriber')
      .values({
        list,
        email,
        mailbox,
        name,
        language: language && isLanguage(language) ? language : 'en',
        topics: [],
        state: 'pending',
        token: randomBytes(32).toString('base64url'),
        promo_code: null,
        requested_at: ctx.now,
        confirmed_at: null,
        stopped_at: null,
      })
      .onConflict((conflict) => conflict.columns(['list', 'mailbox']).doUpdateSet({ mailbox }))
      .returningAll()
      .executeTakeFirstOrThrow()
    return { row, isDue: true }
  }
  const waited = ctx.now.getTime() - known.requested_at.getTime() >= confirmationMinutes * 60_000
  const isDue = known.state !== 'confirmed' && waited && known.requested_times < mostConfirmations
  if (!isDue) return { row: known, isDue }
  const row = await db(ctx)
    .updateTable('newsletter.subscriber')
    .set({
      requested_at: ctx.now,
      requested_times: known.requested_times + 1,
      state: 'pending',
      name: name || known.name,
    })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, isDue }
}

/** Requests a newsletter: sends a confirmation email, a few times at most. Automated submissions are dropped. */
export const subscribe = async (
  app: App,
  ctx: WriteCtx,
  wanted: BodyOf<typeof subscribeNewsletter>,
  sender: Sender,
): Promise<void> => {
  if (isSpam(wanted.traps, ctx.now) || (await isSuppressed(ctx, mailboxOf(wanted.email)))) return
  const { row, isDue } = await upsert(ctx, wanted, sender.language)
  if (isDue) await askToConfirm(app, ctx, row)
}

/** @throws Problem 404 */
export const subscriberByToken = async (ctx: ReadCtx, token: string): Promise<SubscriberRow> => {
  const row = await db(ctx)
    .selectFrom('newsletter.subscriber')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst()
  if (!row) throw notFound('This subscription')
  return row
}

/** One code per mailbox, ever: one use per person, for one booking. */
const welcomeCode = async (ctx: WriteCtx, { email }: SubscriberRow): Promise<string> => {
  const { amount, currency, minNights, days } = welcomeOffer
  const code = welcomeCodeFrom(randomBytes(32))
  await savePromo(ctx, {
    code,
    label: 'Newsletter welcome',
    kind: 'amount',
    amount,
    currency,
    homeId: null,
    minNights,
    booked: { from: ctx.today, to: addDays(ctx.today, days) },
    mostUses: 1,
    onceEach: true,
  })
  await bindPromo(ctx, code, email)
  return code
}

/** Someone who wrote too often today still gets the newsletter they confirmed. */
const recordLead = async (app: App, ctx: WriteCtx, { list, name, email, language }: SubscriberRow): Promise<void> => {
  try {
    await createLead(app, ctx, {
      kind: list === 'agents' ? 'partner' : 'newsletter',
      source: `newsletter-${list}`,
      person: { name: name || email, email },
      language,
      consent: true,
      silent: true,
    })
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'too_many_inquiries') throw error
  }
}

/** Starts the newsletter; confirming again changes nothing. @throws Problem 404 */
export const confirm = async (app: App, ctx: WriteCtx, token: string): Promise<SubscriberRow> => {
  await subscriberByToken(ctx, token)
  const row = await db(ctx)
    .selectFrom('newsletter.subscriber')
    .selectAll()
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.state === 'confirmed') return row
  const isNew = row.confirmed_at === null
  const code = row.promo_code ?? (row.list === 'guests' && isNew ? await welcomeCode(ctx, row) : null)
  const confirmed = await db(ctx)
    .updateTable('newsletter.subscriber')
    .set({ state: 'confirmed', confirmed_at: row.confirmed_at ?? ctx.now, stopped_at: null, promo_code: code })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await db(ctx).deleteFrom('newsletter.suppression').where('mailbox', '=', row.mailbox).execute()
  await announce(ctx, subscriptionChanged({ subscriberId: row.id }))
  if (!isNew) return confirmed
  await welcome(app, ctx, confirmed, code)
  await recordLead(app, ctx, row)
  return confirmed
}

/** Unsubscribes immediately; no other list emails the address either, until it subscribes again. */
export const unsubscribe = async (ctx: WriteCtx, token: string): Promise<SubscriberRow> => {
  const row = await subscriberByToken(ctx, token)
  await db(ctx)
    .insertInto('newsletter.suppression')
    .values({ mailbox: row.mailbox, reason: 'unsubscribed', at: ctx.now })
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .execute()
  await announce(ctx, subscriptionChanged({ subscriberId: row.id }))
  return await db(ctx)
    .updateTable('newsletter.subscriber')
    .set({ state: 'unsubscribed', stopped_at: ctx.now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @throws Problem 404 */
export const choose = async (
  app: App,
  ctx: WriteCtx,
  token: string,
  { topics, subscribed }: BodyOf<typeof setSubscription>,
): Promise<SubscriberRow> => {
  if (!subscribed) return unsubscribe(ctx, token)
  await confirm(app, ctx, token)
  return await db(ctx)
    .updateTable('newsletter.subscriber')
    .set({ topics: [...new Set(topics)] })
    .where('token', '=', token)
    .returningAll()
    .executeTakeFirstOrThrow()
}
