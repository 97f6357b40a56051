import { type ApprovalOutcome, dateIn, percentInWords } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { nameOfAccounts } from '#modules/accounts'
import { type ApprovalHandler, dropPending, shortestReason, submitForApproval } from '#modules/approvals'
import { assertMove, lockReferral, type Moving, moveReferral } from './home-referrals.ts'
import { problems } from './messages.ts'
import { type SettingShares, saveShareTerms, shareTermsOn } from './share-terms.ts'

const assertReason = (reason: string, field: 'note' | 'reason'): void => {
  if (reason.length < shortestReason)
    throw new Problem(422, 'reason_needed', problems.shareReason, undefined, { required: [field] })
}

/**
 * Submits terms for referred homes and invited partners. A smaller share, or a shorter term, takes effect immediately.
 * A larger share, or a longer term, costs the company more, so a second person approves it (R56).
 * @throws Problem 422 past_date, reason_needed; 409 already_pending
 */
export const submitShareTerms = async (ctx: WriteCtx, terms: SettingShares, by: number): Promise<ApprovalOutcome> => {
  if (terms.validFrom < ctx.today)
    throw new Problem(422, 'past_date', problems.pastDate, undefined, { required: ['validFrom'] })
  const before = await shareTermsOn(ctx, terms.validFrom)
  const waits =
    terms.homeRate > before.home_basis_points ||
    terms.homeMonths > before.home_months ||
    terms.invitationRate > before.invitation_basis_points ||
    terms.invitationMonths > before.invitation_months
  if (waits) assertReason(terms.note, 'note')
  const outcome = await submitForApproval(ctx, {
    kind: 'partner_shares',
    subject: 'partner-shares',
    facts: {
      from: terms.validFrom,
      before: percentInWords(before.home_basis_points),
      after: percentInWords(terms.homeRate),
      monthsBefore: before.home_months,
      months: terms.homeMonths,
      shareBefore: percentInWords(before.invitation_basis_points),
      share: percentInWords(terms.invitationRate),
      shareMonthsBefore: before.invitation_months,
      shareMonths: terms.invitationMonths,
    },
    act: { terms, by },
    reason: terms.note,
    by,
    waits,
  })
  if (outcome.state === 'done') await saveShareTerms(ctx, terms, by)
  return outcome
}

export const partnerSharesHandler: ApprovalHandler = {
  kind: 'partner_shares',
  carryOut: async (ctx, { act }) => {
    const { terms, by } = act as { terms: SettingShares; by: number }
    const isLate = terms.validFrom < ctx.today
    await saveShareTerms(ctx, isLate ? { ...terms, validFrom: ctx.today } : terms, by)
  },
}

export const homeShareSubject = (referralId: number): string => `home-referral:${referralId}`

/** What a home earns under the terms of its day, and what it should earn instead. */
const sharesOf = async (ctx: ReadCtx, submittedAt: Date, { rate, months }: Moving) => {
  const terms = await shareTermsOn(ctx, dateIn(ctx.companyZone, submittedAt))
  return {
    before: { rate: terms.home_basis_points, months: terms.home_months },
    after: { rate: rate ?? terms.home_basis_points, months: months ?? terms.home_months },
  }
}

/**
 * Submits a move of a referred home. If it should earn more, or for longer, than the terms of its day, it goes live
 * once a second person approves it (R56); null if no share is agreed.
 * @throws Problem 422 reason_needed, 409 already_pending, and those of `moveReferral`
 */
export const submitMove = async (ctx: WriteCtx, moving: Moving): Promise<ApprovalOutcome | null> => {
  const { id, state, reason, by } = moving
  const row = await lockReferral(ctx, id)
  const { before, after } = await sharesOf(ctx, row.submitted_at, moving)
  const waits = state === 'live' && (after.rate > before.rate || after.months > before.months)
  if (!waits) {
    await dropPending(ctx, 'home_share', homeShareSubject(id), by)
    await moveReferral(ctx, moving)
    return null
  }
  // Invalid moves are rejected immediately, not after a second person's review.
  await assertMove(ctx, row, moving)
  assertReason(reason, 'reason')
  const nameOf = await nameOfAccounts(ctx, [row.partner_id])
  return submitForApproval(ctx, {
    kind: 'home_share',
    subject: homeShareSubject(id),
    facts: {
      partner: nameOf(row.partner_id) ?? '',
      home: `${row.address}, ${row.city}`,
      before: percentInWords(before.rate),
      after: percentInWords(after.rate),
      monthsBefore: before.months,
      months: after.months,
    },
    act: { moving },
    reason,
    participants: [row.partner_id],
    by,
    waits,
  })
}

export const homeShareHandler: ApprovalHandler = {
  kind: 'home_share',
  carryOut: async (ctx, { act }) => moveReferral(ctx, (act as { moving: Moving }).moving),
}
