import {
  type AccessLevels,
  type ApprovalKind,
  approvalKinds,
  approvalPermissions,
  type Permission,
  type Role,
  roughlyIn,
} from '@porchlight/contract'
import { type Selectable, sql } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { AuditRange } from '#modules/accounts'
import {
  type Account,
  accountById,
  accountsOfSamePerson,
  approverWaitUntil,
  lastColleagueRemoved,
  staffAccounts,
} from '#modules/accounts'
import { type ApprovalStatus, aloneHours, kindsWithLimitOf, policies, removalDays } from './rules.ts'
import { thresholdIn } from './settings.ts'
import { type ApprovalsTables, db } from './tables.ts'

export type RequestRow = Selectable<ApprovalsTables['approvals.request']>

/** @throws Problem 404 */
export const lockRequest = async (ctx: WriteCtx, id: number): Promise<RequestRow> => {
  const row = await db(ctx)
    .selectFrom('approvals.request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This approval')
  return row
}

export const requestById = async (ctx: ReadCtx, id: number): Promise<RequestRow> => {
  const row = await db(ctx).selectFrom('approvals.request').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This approval')
  return row
}

/** The pending request about this subject. */
export const pendingRequest = (ctx: ReadCtx, kind: ApprovalKind, subject: string): Promise<RequestRow | undefined> =>
  db(ctx)
    .selectFrom('approvals.request')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'pending')
    .executeTakeFirst()

/** All pending requests of a kind, by subject. */
export const pendingBySubject = async (ctx: ReadCtx, kind: ApprovalKind): Promise<Map<string, RequestRow>> => {
  const rows = await db(ctx)
    .selectFrom('approvals.request')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '=', 'pending')
    .execute()
  return new Map(rows.map((row) => [row.subject, row]))
}

/**
 * What one person did alone within the last day toward a kind's limit, in minor units of a currency. A limit is
 * roughly worth the same in every currency, so what was done in others counts too: a large action can't be split among
 * them.
 */
export const doneAlone = async (ctx: ReadCtx, kind: ApprovalKind, by: number, currency: string): Promise<number> => {
  const sums = await db(ctx)
    .selectFrom('approvals.request')
    .select(['currency', sql<string>`sum(amount_minor)`.as('sum')])
    .where('kind', 'in', kindsWithLimitOf(kind))
    .where('state', '=', 'done')
    .where('requested_by', '=', by)
    .where('currency', 'is not', null)
    .where('requested_at', '>', new Date(ctx.now.getTime() - aloneHours * 3_600_000))
    .groupBy('currency')
    .execute()
  const here = (sum: string, of: string | null) =>
    roughlyIn(currency, { amount: Number(sum), currency: of ?? currency })
  return sums.reduce((total, each) => total + here(each.sum, each.currency), 0)
}

/** What one person may still do alone today under a kind's limit, in minor units. */
export const leftAlone = async (ctx: ReadCtx, kind: ApprovalKind, by: number, currency: string): Promise<number> => {
  const { threshold } = policies[kind]
  if (!threshold) return 0
  return Math.max(0, (await thresholdIn(ctx, threshold, currency, by)) - (await doneAlone(ctx, kind, by, currency)))
}

/** Without levels: for what someone can see, not for what they can approve. */
type Person = { roles: readonly Role[]; permissions: readonly Permission[]; levels?: AccessLevels }

export const hasPermissionFor = (person: Person, kind: ApprovalKind): boolean => {
  const permission = approvalPermissions[kind]
  if (person.roles.includes('admin')) return true
  if (permission === 'admin' || !person.roles.includes('staff') || !person.permissions.includes(permission))
    return false
  return person.levels === undefined || person.levels[permission] === 'approve'
}

export const kindsOf = (person: Person): ApprovalKind[] =>
  approvalKinds.filter((kind) => hasPermissionFor(person, kind))

/** Every team member whose permissions cover a kind. */
export const approversOf = async (ctx: ReadCtx, kind: ApprovalKind): Promise<Account[]> =>
  (await staffAccounts(ctx)).filter((account) => hasPermissionFor(account, kind))

type Parts = Pick<RequestRow, 'kind' | 'state' | 'requested_by' | 'participants'>

/** A request's status for someone who wants to decide it. */
export const approvalStatusOf = async (ctx: ReadCtx, by: number, row: Parts): Promise<ApprovalStatus> => {
  const person = await accountById(ctx, by)
  const others = [...row.participants, ...(row.requested_by === null ? [] : [row.requested_by])]
  return {
    state: row.state,
    requestedBy: row.requested_by,
    isParticipant: row.participants.includes(by),
    isSamePerson: (await accountsOfSamePerson(ctx, by, others)).length > 0,
    hasPermission: person !== undefined && !person.closed && hasPermissionFor(person, row.kind),
    waitsUntil: await approverWaitUntil(ctx, by),
  }
}

/** Everyone but this person and the participants who could approve, now or after their waiting period. */
export const secondPersons = async (
  ctx: ReadCtx,
  by: number,
  { kind, participants }: Pick<Parts, 'kind' | 'participants'>,
): Promise<Account[]> => {
  const able = (await approversOf(ctx, kind)).filter(({ id }) => id !== by && !participants.includes(id))
  const same = await accountsOfSamePerson(
    ctx,
    by,
    able.map(({ id }) => id),
  )
  return able.filter(({ id }) => !same.includes(id))
}

export const hasSecondPerson = async (ctx: ReadCtx, by: number, of: Pick<Parts, 'kind' | 'participants'>) =>
  (await secondPersons(ctx, by, of)).length > 0

/** When this person took a colleague's access, if that still keeps them from approving alone. */
export const removedColleagueAt = (ctx: ReadCtx, by: number): Promise<Date | null> =>
  lastColleagueRemoved(ctx, by, new Date(ctx.now.getTime() - removalDays * 86_400_000))

/** Pending requests this person may decide, oldest first. */
export const requestsToDecide = async (
  ctx: ReadCtx,
  { accountId, ...person }: Person & { accountId: number },
  limit: number,
): Promise<RequestRow[]> => {
  const kinds = kindsOf(person)
  if (kinds.length === 0) return []
  return db(ctx)
    .selectFrom('approvals.request')
    .selectAll()
    .where('state', '=', 'pending')
    .where('kind', 'in', kinds)
    .where(({ or, eb }) => or([eb('requested_by', 'is', null), eb('requested_by', '!=', accountId)]))
    .where(sql<boolean>`not (${accountId}::bigint = any (participants))`)
    .orderBy('requested_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

type Page = { page: number; perPage: number; state: 'pending' | 'decided'; kinds: readonly ApprovalKind[] }

/** Pending requests, oldest first; or completed and decided ones, latest first. */
export const requestsPage = async (ctx: ReadCtx, { page, perPage, state, kinds }: Page) => {
  if (kinds.length === 0) return { rows: [], total: 0 }
  const wanted = db(ctx)
    .selectFrom('approvals.request')
    .where('kind', 'in', [...kinds])
    .where('state', state === 'pending' ? '=' : '!=', 'pending')
  const rows = await wanted
    .selectAll()
    .orderBy(sql`coalesce(decided_at, requested_at)`, state === 'pending' ? 'asc' : 'desc')
    .orderBy('id', state === 'pending' ? 'asc' : 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Counts approvals given by a participant, which the database itself rejects: a figure for `doctor`. */
export const selfApproved = async (ctx: ReadCtx): Promise<{ holds: boolean; figure: string }> => {
  const { approved, wrong } = await db(ctx)
    .selectFrom('approvals.request')
    .select(({ fn }) => fn.countAll<number>().as('approved'))
    .select(sql<number>`count(*) filter (where not exempt and decided_by = any (participants))`.as('wrong'))
    .where('state', '=', 'approved')
    .executeTakeFirstOrThrow()
  return { holds: Number(wrong) === 0, figure: `${approved} approved, ${wrong} by a participant` }
}

/**
 * Requests of every kind before a position, newest first; with ids, those in which these people took part or decided.
 */
export const requestsBefore = async (
  ctx: ReadCtx,
  { before, since, people, limit }: AuditRange,
): Promise<RequestRow[]> => {
  let query = db(ctx).selectFrom('approvals.request').selectAll()
  if (before) query = query.where(sql<boolean>`(requested_at, id) < (${before.at}, ${before.id})`)
  if (since) query = query.where('requested_at', '>=', since)
  if (people) {
    const ids = sql<number[]>`${[...people]}::integer[]`
    query = query.where(sql<boolean>`(participants && ${ids} or decided_by = any(${ids}))`)
  }
  return query.orderBy('requested_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}
