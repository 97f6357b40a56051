import { randomBytes } from 'node:crypto'
import {
  type BodyOf,
  type Language,
  normalizedQuery,
  type requestSearchAlert,
  type SearchAlert,
} from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { mailboxOf } from '#modules/accounts'
import { isSpam } from '#modules/leads'
import { type AlertMatch, type NotifiedPrices, newMatchesIn } from './alert-history.ts'
import { fittingNow, pricedNow } from './alerts.ts'
import { askToConfirm, tellMatches } from './email-alert-messages.ts'
import { isLookDue, mayConfirm, mostAlerts } from './email-alert-rules.ts'
import { db, type EmailAlertRow } from './tables.ts'

const alertsOf = (ctx: ReadCtx, mailbox: string): Promise<EmailAlertRow[]> =>
  db(ctx).selectFrom('search.email_alert').selectAll().where('mailbox', '=', mailbox).orderBy('id').execute()

type Wanted = Omit<BodyOf<typeof requestSearchAlert>, 'traps'> & { language: Language }

/** A new search, or a known one whose address gets another email; undefined if nothing is sent. */
const pending = async (ctx: WriteCtx, wanted: Wanted): Promise<EmailAlertRow | undefined> => {
  const { email, name, query, frequency, language } = wanted
  const mailbox = mailboxOf(email)
  // Locks one address at a time, so that two requests together can't exceed its limits.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`search alerts ${mailbox}`}, 0))`.execute(db(ctx))
  const all = await alertsOf(ctx, mailbox)
  const known = all.find((one) => one.query === query)
  if (known) {
    if (!mayConfirm(known, ctx.now)) return undefined
    return await db(ctx)
      .updateTable('search.email_alert')
      .set({
        name,
        frequency,
        language,
        state: 'pending',
        requested_at: ctx.now,
        requested_times: known.requested_times + 1,
      })
      .where('id', '=', known.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  }
  if (all.filter(({ state }) => state !== 'stopped').length >= mostAlerts) return undefined
  return await db(ctx)
    .insertInto('search.email_alert')
    .values({
      email,
      mailbox,
      language,
      name,
      query,
      frequency,
      state: 'pending',
      token: randomBytes(32).toString('base64url'),
      requested_at: ctx.now,
      looked_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Asks an address to confirm; drops submissions by bots. @throws Problem 422 not_a_search */
export const requestAlert = async (
  app: App,
  { traps, ...wanted }: BodyOf<typeof requestSearchAlert> & { language: Language },
): Promise<void> => {
  const query = normalizedQuery(wanted.query)
  if (query === undefined || !(await fittingNow(app, query, 1)))
    throw new Problem(422, 'not_a_search', 'This search can’t be saved. Check its dates.')
  await app.work.write(async (ctx) => {
    if (isSpam(traps, ctx.now)) return
    const alert = await pending(ctx, { ...wanted, query })
    if (alert) await askToConfirm(app, ctx, alert)
  })
}

/** @throws Problem 404 */
export const alertByToken = async (ctx: ReadCtx, token: string): Promise<EmailAlertRow> => {
  const row = await db(ctx).selectFrom('search.email_alert').selectAll().where('token', '=', token).executeTakeFirst()
  if (!row) throw notFound('This alert')
  return row
}

export const alertView = ({ name, query, frequency, email, state }: EmailAlertRow): SearchAlert => ({
  name,
  query,
  frequency,
  email,
  state,
})

const knownPrices = async (ctx: ReadCtx, alertId: number): Promise<NotifiedPrices> => {
  const rows = await db(ctx)
    .selectFrom('search.emailed_home')
    .select(['home_id', 'price'])
    .where('alert_id', '=', alertId)
    .execute()
  return new Map(rows.map(({ home_id, price }) => [home_id, price]))
}

const recordEmailed = async (ctx: WriteCtx, alertId: number, homes: readonly AlertMatch[]): Promise<void> => {
  if (homes.length === 0) return
  await db(ctx)
    .insertInto('search.emailed_home')
    .values(homes.map(({ id, price }) => ({ alert_id: alertId, home_id: id, price })))
    .onConflict((conflict) =>
      conflict.columns(['alert_id', 'home_id']).doUpdateSet({ price: sql<number | null>`excluded.price` }),
    )
    .execute()
}

/**
 * Confirms or stops an alert; homes that match when it is confirmed are not news. A second press changes nothing.
 * @throws Problem 404
 */
export const switchAlert = async (app: App, token: string, on: boolean): Promise<SearchAlert> => {
  const state = on ? ('confirmed' as const) : ('stopped' as const)
  const before = await app.work.read((ctx) => alertByToken(ctx, token))
  const fits = on && before.state !== 'confirmed' ? await fittingNow(app, before.query) : undefined
  return await app.work.write(async (ctx) => {
    const row = await db(ctx)
      .updateTable('search.email_alert')
      .set({ state, looked_at: ctx.now })
      .where('token', '=', token)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (fits) await recordEmailed(ctx, row.id, await pricedNow(ctx, fits, fits.homes))
    return alertView(row)
  })
}

const dueAlerts = async (ctx: ReadCtx): Promise<EmailAlertRow[]> =>
  (
    await db(ctx).selectFrom('search.email_alert').selectAll().where('state', '=', 'confirmed').orderBy('id').execute()
  ).filter((alert) => isLookDue(alert, ctx.now))

const emailOf = async (app: App, alert: EmailAlertRow): Promise<void> => {
  const fits = await fittingNow(app, alert.query)
  if (!fits) return
  await app.work.write(async (ctx) => {
    const claimed = await db(ctx)
      .updateTable('search.email_alert')
      .set({ looked_at: ctx.now })
      .where('id', '=', alert.id)
      .where('state', '=', 'confirmed')
      .where('looked_at', '=', alert.looked_at)
      .returning('id')
      .executeTakeFirst()
    if (!claimed) return
    const news = await pricedNow(ctx, fits, newMatchesIn(fits.homes, await knownPrices(ctx, alert.id)))
    if (news.length === 0) return
    await recordEmailed(ctx, alert.id, news)
    await tellMatches(app, ctx, alert, news)
  })
}

/**
 * Emails each search's matches separately, so that a failure doesn't hold up the others. @throws AggregateError with
 * what failed
 */
export const emailMatches = async (app: App): Promise<void> => {
  const failures: unknown[] = []
  for (const alert of await app.work.read(dueAlerts))
    await emailOf(app, alert).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} search alerts could not be sent`)
}

/** Lists the searches an address follows, for the export of a person's data. */
export const alertsOfEmail = async (ctx: ReadCtx, email: string) =>
  email === '' ? [] : (await alertsOf(ctx, mailboxOf(email))).map(alertView)
