import type { ApprovalOutcome, HomeLimits } from '@porchlight/contract'
import type { HomeScope } from '#http/home-scope'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Account, accountById, isStaffRole, noteSecurity } from '#modules/accounts'
import { approversOf, pendingRequest, submitForApproval } from '#modules/approvals'
import { homeGroups, homesInSearch, homesOfOwner, membersOfGroups, setTeamGroups, teamGroupsOf } from '#modules/homes'
import { isWider } from './rules.ts'

export type HomeLimitAct = { what: 'homes'; accountId: number; groups: readonly number[]; reason: string }

/**
 * The homes a team member works with; null for all. Their own homes are always included. If all their groups are
 * archived, they work with none: an archived group must not open every home.
 */
export const homeScopeOf = async (ctx: ReadCtx, accountId: number): Promise<HomeScope | null> => {
  const groups = (await teamGroupsOf(ctx, [accountId])).get(accountId)
  if (!groups) return null
  const homes = await homesInSearch(ctx)
  const members = await membersOfGroups(ctx, homes)
  const own = (await homesOfOwner(ctx, accountId)).map(({ id }) => id)
  const ids = new Set([...groups.flatMap((id) => members.get(id) ?? []), ...own])
  return { ids, names: new Set(homes.filter(({ id }) => ids.has(id)).map(({ name }) => name)) }
}

/** Names of the groups that team members are limited to, by person. */
export const homeLimitNames = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<Map<number, string[]>> => {
  const limits = await teamGroupsOf(ctx, accountIds)
  if (limits.size === 0) return new Map()
  const names = new Map((await homeGroups(ctx)).map(({ id, name }) => [id, name]))
  return new Map([...limits].map(([person, groups]) => [person, groups.map((id) => names.get(id) ?? `#${id}`)]))
}

const memberOf = async (ctx: ReadCtx, id: number): Promise<Account> => {
  const account = await accountById(ctx, id)
  if (!account) throw notFound('This account')
  if (!account.roles.some(isStaffRole)) throw new Problem(409, 'not_staff', 'Only staff accounts have permissions.')
  return account
}

/** A person's access changes one act at a time. */
const subjectOf = (accountId: number): string => `account:${accountId}`

/** @throws Problem 404; 409 not_staff */
export const homeLimitsView = async (ctx: ReadCtx, accountId: number): Promise<HomeLimits> => {
  await memberOf(ctx, accountId)
  const all = await homeGroups(ctx)
  const members = await membersOfGroups(ctx, await homesInSearch(ctx))
  const chosen = (await teamGroupsOf(ctx, [accountId])).get(accountId) ?? []
  return {
    groups: all.filter(({ id }) => chosen.includes(id)).map(({ id, kind, name }) => ({ id, kind, name })),
    choices: all.map(({ id, kind, name }) => ({ id, kind, name, homes: members.get(id)?.length ?? 0 })),
    waits: (await pendingRequest(ctx, 'permissions', subjectOf(accountId))) !== undefined,
  }
}

/** Carries out a change under the name of the person who requested it. */
export const applyHomeLimits = async (ctx: WriteCtx, { accountId, groups, reason }: HomeLimitAct, by: number) => {
  await memberOf(ctx, accountId)
  await setTeamGroups(ctx, accountId, groups)
  const names = (await homeLimitNames(ctx, [accountId])).get(accountId) ?? []
  await noteSecurity(ctx, { accountId, kind: 'permissions_changed', by, details: { reason, homes: names } })
}

/**
 * Limits a team member to groups of homes. Fewer homes take effect at once; more wait for a second administrator.
 * @throws Problem 404; 409 not_staff, already_pending
 */
export const changeHomeLimits = async (
  ctx: WriteCtx,
  { accountId, groups: wanted, reason }: Omit<HomeLimitAct, 'what'>,
  by: number,
): Promise<ApprovalOutcome> => {
  const { firstName, lastName } = await memberOf(ctx, accountId)
  const names = new Map((await homeGroups(ctx)).map(({ id, name }) => [id, name]))
  const groups = [...new Set(wanted)]
  if (groups.some((id) => !names.has(id))) throw notFound('This group')
  const before = (await teamGroupsOf(ctx, [accountId])).get(accountId) ?? []
  const named = (ids: readonly number[]) => ids.map((id) => names.get(id) ?? '')
  const act: HomeLimitAct = { what: 'homes', accountId, groups, reason }
  const outcome = await submitForApproval(ctx, {
    kind: 'permissions',
    subject: subjectOf(accountId),
    facts: {
      person: `${firstName} ${lastName}`,
      added: groups.length === 0 ? ['*'] : named(groups.filter((id) => !before.includes(id))),
      taken: named(before.filter((id) => !groups.includes(id))),
    },
    act,
    reason,
    participants: [accountId],
    affected: [...(await approversOf(ctx, 'permissions')).map(({ id }) => id), accountId],
    by,
    waits: isWider(before, groups),
  })
  if (outcome.state === 'done') await applyHomeLimits(ctx, act, by)
  return outcome
}
