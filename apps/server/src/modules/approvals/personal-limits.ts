import {
  type ApprovalOutcome,
  type BodyOf,
  type PersonalLimits,
  type setPersonLimits,
  thresholdNames,
} from '@porchlight/contract'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Account, accountById, isStaffRole } from '#modules/accounts'
import { submitForApproval } from './commands.ts'
import { approversOf, pendingRequest } from './queries.ts'
import { isLooser, thresholds } from './rules.ts'
import { personalLimitsOf, putPersonalLimits, thresholdsNow } from './settings.ts'
import { problems } from './words.ts'

type First = Parameters<typeof thresholdsNow>[1]
type Body = BodyOf<typeof setPersonLimits>

export type PersonalAct = { accountId: number; limits: Body['limits'] }

const subjectOf = (accountId: number): string => `limits:${accountId}`

const memberOf = async (ctx: ReadCtx, id: number): Promise<Account> => {
  const account = await accountById(ctx, id)
  if (!account) throw notFound('This account')
  if (!account.roles.some(isStaffRole)) throw new Problem(409, 'not_staff', problems.notStaff)
  return account
}

/** @throws Problem 404; 409 not_staff */
export const personalLimitsView = async (ctx: ReadCtx, accountId: number, first: First): Promise<PersonalLimits> => {
  await memberOf(ctx, accountId)
  const company = await thresholdsNow(ctx, first)
  const own = new Map((await personalLimitsOf(ctx, [accountId])).map(({ name, value }) => [name, value]))
  return {
    limits: thresholdNames.map((name) => ({
      name,
      unit: thresholds[name].unit,
      company: company[name],
      own: own.get(name) ?? null,
    })),
    waits: (await pendingRequest(ctx, 'thresholds', subjectOf(accountId))) !== undefined,
  }
}

/**
 * Sets what a team member may do alone. A tighter limit applies at once; a looser one waits for a second administrator,
 * who is not the person.
 * @throws Problem 404; 409 not_staff, already_pending; 422 above_company_limit
 */
export const changePersonalLimits = async (
  ctx: WriteCtx,
  accountId: number,
  { limits, reason, by, first }: Body & { by: number; first: First },
): Promise<ApprovalOutcome> => {
  const { firstName, lastName } = await memberOf(ctx, accountId)
  const { limits: now } = await personalLimitsView(ctx, accountId, first)
  const changes = limits.flatMap(({ name, value }) => {
    const limit = now.find((one) => one.name === name)
    return limit && limit.own !== value ? [{ ...limit, value }] : []
  })
  if (changes.some(({ company, value }) => value !== null && value > company))
    throw new Problem(422, 'above_company_limit', problems.aboveCompany, undefined, { required: ['limits'] })
  const figures = changes.map(({ name, company, own, value }) => ({
    name,
    before: own === null ? company : Math.min(own, company),
    after: value ?? company,
  }))
  const outcome = await submitForApproval(ctx, {
    kind: 'thresholds',
    subject: subjectOf(accountId),
    facts: {
      person: `${firstName} ${lastName}`.trim(),
      changes: figures.map(({ name, before, after }) => `${name}:${before}:${after}`),
    },
    act: { personal: { accountId, limits: changes.map(({ name, value }) => ({ name, value })) } satisfies PersonalAct },
    reason,
    participants: [accountId],
    affected: [...(await approversOf(ctx, 'thresholds')).map(({ id }) => id), accountId],
    by,
    waits: figures.some(({ before, after }) => isLooser(before, after)),
  })
  if (outcome.state === 'done') await putPersonalLimits(ctx, accountId, limits)
  return outcome
}
