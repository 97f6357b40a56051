import type { PartnerLicense, PlainDate } from '@porchlight/contract'
import { addDays } from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { partnerLicenseExpires } from './events.ts'
import { problems } from './messages.ts'
import { isLicensed, licenseStatus, longestLicenseMonths, monthsOn, reminderDays, reminderDue } from './rules.ts'
import { db, type LicenseRow } from './tables.ts'

export type { LicenseRow }

export const licenseView = (row: LicenseRow, today: PlainDate): PartnerLicense => {
  const verified = row.verified_at !== null
  return {
    id: row.id,
    state: row.state,
    number: row.number,
    expiresOn: row.expires_on,
    verified,
    status: licenseStatus({ expiresOn: row.expires_on, verified }, today),
  }
}

export const licensesOf = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<LicenseRow[]> =>
  accountIds.length === 0
    ? []
    : db(ctx)
        .selectFrom('partners.license')
        .selectAll()
        .where('account_id', 'in', [...accountIds])
        .orderBy('state')
        .orderBy('expires_on')
        .execute()

/** Anyone's licenses with one of these normalized numbers. */
export const licensesNumbered = async (ctx: ReadCtx, numbers: readonly string[]): Promise<LicenseRow[]> =>
  numbers.length === 0
    ? []
    : db(ctx)
        .selectFrom('partners.license')
        .selectAll()
        .where(sql`regexp_replace(number, '[ .-]', '', 'g')`, 'in', [...numbers])
        .execute()

/** Whether a partner has a license for a state that is valid today (R61). */
export const isLicensedIn = async (ctx: ReadCtx, accountId: number, state: string): Promise<boolean> =>
  (await licensesOf(ctx, [accountId])).some(
    (row) => row.state === state && isLicensed(licenseView(row, ctx.today).status),
  )

type License = { accountId: number; state: string; number: string; expiresOn: PlainDate }

/**
 * Saves a new or renewed license, to be verified. A verified license that is still valid stays valid meanwhile. Returns
 * its id.
 * @throws Problem 422 past_date, date_too_late
 */
export const saveLicense = async (ctx: WriteCtx, { accountId, state, number, expiresOn }: License): Promise<number> => {
  if (expiresOn < ctx.today)
    throw new Problem(422, 'past_date', problems.expiredLicense, undefined, { required: ['expiresOn'] })
  if (expiresOn > monthsOn(ctx.today, longestLicenseMonths))
    throw new Problem(422, 'date_too_late', problems.lateLicense, undefined, { required: ['expiresOn'] })
  await db(ctx)
    .deleteFrom('partners.license')
    .where('account_id', '=', accountId)
    .where('state', '=', state)
    .where('verified_at', 'is not', null)
    .where('expires_on', '<', ctx.today)
    .execute()
  const values = { number, expires_on: expiresOn, added_at: ctx.now, reminded: null }
  const { id } = await db(ctx)
    .insertInto('partners.license')
    .values({ account_id: accountId, state, ...values, verified_by: null, verified_at: null })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'state']).where('verified_at', 'is', null).doUpdateSet(values),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Records that a team member found the license in the state's register; it replaces the earlier one. @throws Problem
 * 404
 */
export const verifyLicense = async (ctx: WriteCtx, id: number, by: number | null): Promise<void> => {
  const row = await db(ctx)
    .selectFrom('partners.license')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This license')
  await db(ctx)
    .deleteFrom('partners.license')
    .where('account_id', '=', row.account_id)
    .where('state', '=', row.state)
    .where('verified_at', 'is not', null)
    .where('id', '<>', id)
    .execute()
  await db(ctx)
    .updateTable('partners.license')
    .set({ verified_by: by, verified_at: ctx.now })
    .where('id', '=', id)
    .execute()
}

/**
 * Reminds partners of licenses that expire in 60, 30, and 7 days, once each; a renewal that awaits its check needs no
 * reminder.
 */
export const remindOfLicenses = async (ctx: WriteCtx): Promise<void> => {
  const rows = await db(ctx)
    .selectFrom('partners.license')
    .selectAll()
    .where('expires_on', '>=', ctx.today)
    .where('expires_on', '<=', addDays(ctx.today, reminderDays[0]))
    .forUpdate()
    .execute()
  const latest = await licensesOf(ctx, [...new Set(rows.map(({ account_id }) => account_id))])
  for (const { id, account_id, state, expires_on, reminded } of rows) {
    const isRenewed = latest.some(
      (one) => one.account_id === account_id && one.state === state && one.expires_on > expires_on,
    )
    const days = isRenewed ? undefined : reminderDue({ expiresOn: expires_on, reminded }, ctx.today)
    if (days === undefined) continue
    await db(ctx).updateTable('partners.license').set({ reminded: days }).where('id', '=', id).execute()
    await announce(ctx, partnerLicenseExpires({ partnerId: account_id, state, expiresOn: expires_on, days }))
  }
}
