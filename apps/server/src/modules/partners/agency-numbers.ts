import { addDays, isIataNumber, type PlainDate } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accreditationsEnding, signupLicensesOf } from '#modules/accounts'
import { colleaguesOf } from './agencies.ts'
import { partnerAccreditationEnds } from './events.ts'
import { endsSoon, plainIata, reminderDays, reminderDue } from './rules.ts'
import { db } from './tables.ts'

/** Valid through the last day of the accreditation they stated, where they stated one. */
const hasNumber = async (ctx: ReadCtx, accountId: number): Promise<boolean> => {
  const { travelAgent } = await signupLicensesOf(ctx, accountId)
  const lastDay = travelAgent?.agencyLicenseExp || null
  return isIataNumber(plainIata(travelAgent?.agencyIataNumber ?? '')) && (lastDay === null || lastDay >= ctx.today)
}

/** The last day of an agent's accreditation, once it is near or over; null for anyone else. */
export const accreditationEnds = async (ctx: ReadCtx, accountId: number): Promise<PlainDate | null> =>
  endsSoon((await signupLicensesOf(ctx, accountId)).travelAgent?.agencyLicenseExp ?? '', ctx.today)

/** Of these travel agents, those for whom neither they nor a colleague of their agency gave an IATA or CLIA number that is valid and accredited today (R57). */
export const withoutAgencyNumber = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<Set<number>> => {
  const without = new Set<number>()
  for (const accountId of new Set(accountIds)) {
    let found = false
    for (const one of [accountId, ...(await colleaguesOf(ctx, accountId))]) found ||= await hasNumber(ctx, one)
    if (!found) without.add(accountId)
  }
  return without
}

/** Reminds travel agents of an accreditation that ends in 60, 30, and 7 days, once each (R57). */
export const remindOfAccreditations = async (ctx: WriteCtx): Promise<void> => {
  const ending = await accreditationsEnding(ctx, { from: ctx.today, to: addDays(ctx.today, reminderDays[0]) })
  for (const { accountId, lastDay } of ending) {
    const last = await db(ctx)
      .selectFrom('partners.accreditation_reminder')
      .select(({ fn }) => fn.min<number | null>('days').as('days'))
      .where('account_id', '=', accountId)
      .where('last_day', '=', lastDay)
      .executeTakeFirst()
    const days = reminderDue({ expiresOn: lastDay, reminded: last?.days ?? null }, ctx.today)
    if (days === undefined) continue
    await db(ctx)
      .insertInto('partners.accreditation_reminder')
      .values({ account_id: accountId, last_day: lastDay, days, sent_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await announce(ctx, partnerAccreditationEnds({ partnerId: accountId, lastDay, days }))
  }
}
