import {
  type ApprovalOutcome,
  type AttributionDays,
  type AttributionTerms,
  type LinkAge,
  type Program,
  type partnerAttributionTerms,
  programs,
  type ResultsOf,
} from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { nameOfAccounts } from '#modules/accounts'
import { type ApprovalHandler, shortestReason, submitForApproval } from '#modules/approvals'
import {
  attributionTerms,
  daysOf,
  linkTouchesSince,
  type SettingDays,
  saveAttributionTerms,
  type TermsRow,
  termsOnDay,
} from '#modules/attribution'
import { bookingsByIds } from '#modules/bookings'
import { problems } from './messages.ts'
import { daysAfter } from './rules.ts'

const yearMs = 365 * 86_400_000
const mostTouches = 5_000

/** How long after a link guests booked: what other windows would have decided otherwise. */
const linkAges = async (ctx: ReadCtx): Promise<LinkAge[]> => {
  const touches = await linkTouchesSince(ctx, new Date(ctx.now.getTime() - yearMs), mostTouches)
  const bookings = await bookingsByIds(ctx, [...new Set(touches.map(({ booking_id }) => booking_id))])
  const aged = touches.flatMap(({ booking_id, at, program, verdict }): { program: Program; days: number }[] => {
    const booking = bookings.get(booking_id)
    const isOwn = verdict === 'own_booking' || verdict === 'paused'
    return booking && !isOwn ? [{ program, days: daysAfter(at, booking.createdAt) }] : []
  })
  return [...Map.groupBy(aged, ({ program, days }) => `${program} ${days}`).values()]
    .flatMap((group): LinkAge[] => (group[0] ? [{ ...group[0], bookings: group.length }] : []))
    .sort((a, b) => programs.indexOf(a.program) - programs.indexOf(b.program) || a.days - b.days)
}

const termsView = (row: TermsRow, setBy: string | null): AttributionTerms => ({
  ...daysOf(row),
  id: row.id,
  validFrom: row.valid_from,
  note: row.note,
  setBy,
  setAt: row.set_at.toISOString(),
})

export const attributionTermsViews = async (ctx: ReadCtx): Promise<ResultsOf<typeof partnerAttributionTerms>> => {
  const rows = await attributionTerms(ctx)
  const nameOf = await nameOfAccounts(
    ctx,
    rows.flatMap(({ set_by }) => set_by ?? []),
  )
  const view = (row: TermsRow) => termsView(row, row.set_by === null ? null : (nameOf(row.set_by) ?? null))
  return { current: view(termsOnDay(rows, ctx.today)), days: rows.map(view), linkAges: await linkAges(ctx) }
}

/** More bookings earn commissions, or for longer. */
const costMore = (days: AttributionDays, before: AttributionDays): boolean =>
  (['agentDays', 'brokerDays', 'referralDays', 'affiliateDays', 'rebookingDays', 'disputeDays'] as const).some(
    (name) => days[name] > before[name],
  )

/**
 * For how many days a link counts, and until when partners dispute. Fewer days count at once. With more, more bookings cost
 * a commission: a second person approves it (R56). Bookings made before keep their terms (R59).
 * @throws Problem 422 past_date, reason_needed; 409 already_pending
 */
export const submitAttributionTerms = async (
  ctx: WriteCtx,
  days: SettingDays,
  by: number,
): Promise<ApprovalOutcome> => {
  if (days.validFrom < ctx.today)
    throw new Problem(422, 'past_date', problems.pastDate, undefined, { required: ['validFrom'] })
  const before = daysOf(termsOnDay(await attributionTerms(ctx), days.validFrom))
  const waits = costMore(days, before)
  if (waits && days.note.length < shortestReason)
    throw new Problem(422, 'reason_needed', problems.attributionReason, undefined, { required: ['note'] })
  const outcome = await submitForApproval(ctx, {
    kind: 'partner_attribution',
    subject: 'partner-attribution',
    facts: {
      from: days.validFrom,
      agent: days.agentDays,
      agentBefore: before.agentDays,
      broker: days.brokerDays,
      brokerBefore: before.brokerDays,
      referral: days.referralDays,
      referralBefore: before.referralDays,
      affiliate: days.affiliateDays,
      affiliateBefore: before.affiliateDays,
      rebooking: days.rebookingDays,
      rebookingBefore: before.rebookingDays,
      dispute: days.disputeDays,
      disputeBefore: before.disputeDays,
    },
    act: { days, by },
    reason: days.note,
    by,
    waits,
  })
  if (outcome.state === 'done') await saveAttributionTerms(ctx, days, by)
  return outcome
}

export const partnerAttributionHandler: ApprovalHandler = {
  kind: 'partner_attribution',
  carryOut: async (ctx, { act }) => {
    const { days, by } = act as { days: SettingDays; by: number }
    const isLate = days.validFrom < ctx.today
    await saveAttributionTerms(ctx, isLate ? { ...days, validFrom: ctx.today } : days, by)
  },
}
