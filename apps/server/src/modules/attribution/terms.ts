import { type AttributionDays, dateIn, type PlainDate, type Program } from '@porchlight/contract'
import { fromMemory } from '#kernel/reference-memory'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db, type TermsRow } from './tables.ts'

export type { TermsRow }

/** All of them, those that begin last first. */
export const attributionTerms = (ctx: ReadCtx): Promise<TermsRow[]> =>
  db(ctx)
    .selectFrom('attribution.terms')
    .modifyFront(fromMemory)
    .selectAll()
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .execute()

const latest = (rows: readonly TermsRow[], isInForce: (row: TermsRow) => boolean): TermsRow => {
  const found = rows.find(isInForce) ?? rows.at(-1)
  if (!found) throw new Error('no attribution terms')
  return found
}

/**
 * The terms of what was made at an instant, permanently: those set later that day are for what comes after them. Rows begin
 * with those that begin last.
 */
export const termsMadeAt = (rows: readonly TermsRow[], at: Date, companyZone: string): TermsRow => {
  const day = dateIn(companyZone, at)
  return latest(rows, ({ valid_from, set_at }) => valid_from <= day && set_at <= at)
}

/** What will be in force on a day, as it is now. */
export const termsOnDay = (rows: readonly TermsRow[], day: PlainDate): TermsRow =>
  latest(rows, ({ valid_from }) => valid_from <= day)

/** {@link termsMadeAt}, read for one instant. */
export const attributionTermsAt = async (ctx: ReadCtx, at: Date): Promise<TermsRow> =>
  termsMadeAt(await attributionTerms(ctx), at, ctx.companyZone)

export const windowsOf = (row: TermsRow): Record<Program, number> => ({
  'travel-agent': row.agent_days,
  broker: row.broker_days,
  referral: row.referral_days,
  affiliate: row.affiliate_days,
})

export const daysOf = (row: TermsRow): AttributionDays => ({
  agentDays: row.agent_days,
  brokerDays: row.broker_days,
  referralDays: row.referral_days,
  affiliateDays: row.affiliate_days,
  rebookingDays: row.rebooking_days,
  disputeDays: row.dispute_days,
  answerDays: row.answer_days,
})

export type SettingDays = AttributionDays & { validFrom: PlainDate; note: string }

/** Terms for what is booked from a day on; bookings made before keep theirs (R59). */
export const saveAttributionTerms = async (ctx: WriteCtx, days: SettingDays, by: number): Promise<void> => {
  await db(ctx)
    .insertInto('attribution.terms')
    .values({
      valid_from: days.validFrom,
      agent_days: days.agentDays,
      broker_days: days.brokerDays,
      referral_days: days.referralDays,
      affiliate_days: days.affiliateDays,
      rebooking_days: days.rebookingDays,
      dispute_days: days.disputeDays,
      answer_days: days.answerDays,
      note: days.note,
      set_by: by,
      set_at: ctx.now,
    })
    .execute()
}

/** Touches by a link since an instant, which a longer or shorter window may have decided otherwise. */
export const linkTouchesSince = (ctx: ReadCtx, since: Date, limit: number) =>
  db(ctx)
    .selectFrom('attribution.touch as touch')
    .innerJoin('attribution.partner_code as partner', 'partner.code', 'touch.code')
    .select(['touch.booking_id', 'touch.at', 'touch.verdict', 'partner.program'])
    .where('touch.named', '=', false)
    .where('touch.at', '>=', since)
    .orderBy('touch.booking_id', 'desc')
    .limit(limit)
    .execute()
