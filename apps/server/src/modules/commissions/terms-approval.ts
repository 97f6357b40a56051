import {
  type ApprovalOutcome,
  type BodyOf,
  type CommissionBearer,
  percentInWords,
  type setProgramTerms,
} from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type ApprovalHandler, shortestReason, submitForApproval } from '#modules/approvals'
import { checkCode, codesOf, type RateSetting, setCode } from '#modules/attribution'
import { contractsOn, liveHomes, ownersOfHomes } from '#modules/homes'
import {
  agreedRate,
  agreementToSend,
  applicationSubject,
  assertCanBring,
  type Deciding,
  decide,
} from '#modules/partners'
import { partnerName } from './approval-facts.ts'
import { problems } from './messages.ts'
import { assertTerms, saveTerms, termsOn } from './program-terms.ts'

/** Owners of homes whose contract doesn't say otherwise; if it does, those it names. */
const ownersBearing = async (ctx: ReadCtx, bearers: readonly CommissionBearer[]): Promise<number[]> => {
  const ids = (await liveHomes(ctx)).map(({ id }) => id)
  const contracts = await contractsOn(ctx, ids, ctx.today)
  const bearing = ids.filter((id) => {
    const own = contracts.get(id)?.details?.agentBearer
    return (own ? [own] : bearers).some((bearer) => bearer !== 'manager')
  })
  return [...new Set([...(await ownersOfHomes(ctx, bearing)).values()].flat())]
}

type Terms = BodyOf<typeof setProgramTerms>

/**
 * Submits a program's terms: a lower rate takes effect at once. A higher rate, or another bearer of commissions, costs
 * owners or the company more, so a second person must approve it, and owners who bear commissions before or after it
 * are notified (R56, R58).
 * @throws Problem 422 past_date, reason_needed; 409 already_pending
 */
export const submitTerms = async (ctx: WriteCtx, terms: Terms, by: number): Promise<ApprovalOutcome> => {
  const { program, validFrom, bearer, rate, note } = terms
  const before = await termsOn(ctx, program, validFrom)
  const waits = rate > before.rate || bearer !== before.bearer
  assertTerms(ctx, terms, waits)
  const bearers = [before.bearer, bearer]
  const affected = bearers.every((one) => one === 'manager') ? [] : await ownersBearing(ctx, bearers)
  const outcome = await submitForApproval(ctx, {
    kind: 'program_terms',
    subject: `program:${program}`,
    facts: {
      program,
      from: validFrom,
      before: percentInWords(before.rate),
      after: percentInWords(rate),
      bearerBefore: before.bearer,
      bearer,
    },
    act: { terms, by },
    reason: note,
    participants: affected,
    affected,
    by,
    waits,
  })
  if (outcome.state === 'done') await saveTerms(ctx, terms, by)
  return outcome
}

export const programTermsHandler: ApprovalHandler = {
  kind: 'program_terms',
  carryOut: async (ctx, { act }) => {
    const { terms, by } = act as { terms: Terms; by: number }
    const isLate = terms.validFrom < ctx.today
    await saveTerms(ctx, isLate ? { ...terms, validFrom: ctx.today } : terms, by)
  },
}

/** @throws Problem 422 reason_needed */
const assertReason = (reason: string): void => {
  if (reason.length < shortestReason)
    throw new Problem(422, 'reason_needed', problems.rateReason, undefined, { required: ['reason'] })
}

/**
 * Submits a partner's code and rate. A rate above what the code earns, or above its program's for a new code, waits for
 * a second person; the partner is notified, and owners who bear it (R56, R58). The code brings guests once an agreement
 * is in force.
 * @throws Problem 422 unknown_partner, confirmation_needed, reason_needed; 409 partner_code_taken, already_pending,
 * agreement_first
 */
export const submitRate = async (
  ctx: WriteCtx,
  setting: RateSetting,
  reason: string,
): Promise<ApprovalOutcome | null> => {
  const { code, program, rate, by, confirm } = setting
  // What must be rejected is rejected at once, not after a second person has reviewed it.
  const { accountId, known } = await checkCode(ctx, setting)
  await assertCanBring(ctx, { accountId, program, paused: setting.paused })
  if (known?.rate === rate) {
    await setCode(ctx, setting)
    return null
  }
  const alone = known?.rate ?? (await termsOn(ctx, program, ctx.today)).rate
  const waits = rate > alone
  const why = reason || (confirm?.reason ?? '')
  if (waits) assertReason(why)
  const { bearer } = await termsOn(ctx, program, ctx.today)
  const people = [accountId, ...(waits ? await ownersBearing(ctx, [bearer]) : [])]
  const outcome = await submitForApproval(ctx, {
    kind: 'partner_rate',
    subject: `partner:${code}`,
    facts: {
      partner: await partnerName(ctx, accountId),
      code,
      program,
      before: percentInWords(alone),
      after: percentInWords(rate),
    },
    act: { setting },
    reason: why,
    participants: people,
    affected: people,
    by,
    waits,
  })
  if (outcome.state === 'done') await setCode(ctx, setting)
  return outcome
}

export const partnerRateHandler: ApprovalHandler = {
  kind: 'partner_rate',
  carryOut: async (ctx, { act }) => {
    const { setting } = act as { setting: RateSetting }
    const { accountId } = await checkCode(ctx, setting)
    await assertCanBring(ctx, { ...setting, accountId })
    await setCode(ctx, setting)
  },
}

/**
 * Submits staff's decision about an application. An agreement at a rate above the one agreed before, or above its
 * program's, is sent once a second person approves it; owners who bear it are notified (R56, R58). Null: nothing can be
 * pending.
 * @throws Problem 422 reason_needed, 409 already_pending, and those of `decide`
 */
export const submitDecision = async (app: App, ctx: WriteCtx, deciding: Deciding): Promise<ApprovalOutcome | null> => {
  if (deciding.decision !== 'send_agreement') {
    await decide(app, ctx, deciding)
    return null
  }
  const { row, code, rate } = await agreementToSend(ctx, deciding)
  const usual = await termsOn(ctx, row.program, ctx.today)
  const known = (await codesOf(ctx, row.account_id)).find((one) => one.code === code)
  const alone = known?.rate ?? agreedRate(row, code) ?? usual.rate
  const waits = rate > alone
  const { by, reason } = deciding
  if (waits) assertReason(reason)
  const owners = waits ? await ownersBearing(ctx, [usual.bearer]) : []
  const outcome = await submitForApproval(ctx, {
    kind: 'partner_agreement',
    subject: applicationSubject(row.id),
    facts: {
      partner: row.business_name,
      code,
      program: row.program,
      before: percentInWords(alone),
      after: percentInWords(rate),
    },
    act: { deciding },
    reason,
    participants: [row.account_id, ...owners],
    affected: owners,
    by,
    waits,
  })
  if (outcome.state === 'done') await decide(app, ctx, deciding)
  return outcome
}

export const partnerAgreementHandler: ApprovalHandler = {
  kind: 'partner_agreement',
  carryOut: async (ctx, { act }, app) => decide(app, ctx, (act as { deciding: Deciding }).deciding),
}
