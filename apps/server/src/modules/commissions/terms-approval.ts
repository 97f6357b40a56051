import {
  type ApprovalOutcome,
  type BodyOf,
  type CommissionBearer,
  percentInWords,
  type setProgramTerms,
} from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { type ApprovalHandler, submitForApproval } from '#modules/approvals'
import { checkCode, type RateSetting, setCode } from '#modules/attribution'
import { contractsOn, liveHomes, ownersOfHomes } from '#modules/homes'
import { problems } from './messages.ts'
import { assertTerms, saveTerms, shortestReason, termsOn } from './program-terms.ts'

/** Owners of the homes whose own agreement says nothing else, and where it does, those it names. */
const ownersBearing = async (ctx: ReadCtx, bearers: readonly CommissionBearer[]): Promise<number[]> => {
  const ids = (await liveHomes(ctx)).map(({ id }) => id)
  const contracts = await contractsOn(ctx, ids, ctx.today)
  const bearing = ids.filter((id) => {
    const own = contracts.get(id)?.details?.agentBearer
    return (own ? [own] : bearers).some((bearer) => bearer !== 'manager')
  })
  return [...new Set([...(await ownersOfHomes(ctx, bearing)).values()].flat())]
}

const nameOf = async (ctx: ReadCtx, accountId: number): Promise<string> => {
  const account = await accountById(ctx, accountId)
  return account ? `${account.firstName} ${account.lastName}` : ''
}

type Terms = BodyOf<typeof setProgramTerms>

/**
 * Terms of a program: a lower rate counts at once. A higher rate, or another bearer of commissions, costs owners or the
 * company more: a second person approves it, and owners who bear commissions before or after it are notified (R56, R58).
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

/**
 * A partner's code and rate. A rate above what the code earns, or above its program's for a new code, waits for a second
 * person; the partner is notified, and owners who bear it (R56, R58).
 * @throws Problem 422 unknown_partner, confirmation_needed, reason_needed; 409 partner_code_taken, already_pending
 */
export const submitRate = async (
  ctx: WriteCtx,
  setting: RateSetting,
  reason: string,
): Promise<ApprovalOutcome | null> => {
  const { code, program, rate, by, confirm } = setting
  // What is refused is refused at once, not after a second person has looked at it.
  const { accountId, known } = await checkCode(ctx, setting)
  if (known?.rate === rate) {
    await setCode(ctx, setting)
    return null
  }
  const alone = known?.rate ?? (await termsOn(ctx, program, ctx.today)).rate
  const waits = rate > alone
  const why = reason || (confirm?.reason ?? '')
  if (waits && why.length < shortestReason)
    throw new Problem(422, 'reason_needed', problems.rateReason, undefined, { required: ['reason'] })
  const { bearer } = await termsOn(ctx, program, ctx.today)
  const people = [accountId, ...(waits ? await ownersBearing(ctx, [bearer]) : [])]
  const outcome = await submitForApproval(ctx, {
    kind: 'partner_rate',
    subject: `partner:${code}`,
    facts: {
      partner: await nameOf(ctx, accountId),
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
  carryOut: async (ctx, { act }) => setCode(ctx, (act as { setting: RateSetting }).setting),
}
