import { sql } from 'kysely'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds } from './queries.ts'
import { approverWaitHours, isSamePerson } from './rules.ts'
import { type ApproverWaitCause, db } from './tables.ts'

/** From now on this person must wait before approving anything. */
export const startApproverWait = async (ctx: WriteCtx, accountId: number, cause: ApproverWaitCause): Promise<void> => {
  await db(ctx).insertInto('accounts.approver_wait').values({ account_id: accountId, cause, since: ctx.now }).execute()
}

/**
 * Until when a person may not approve because they are new, were given more access, or were reset by someone else;
 * null: they may.
 */
export const approverWaitUntil = async (ctx: ReadCtx, accountId: number): Promise<Date | null> => {
  const row = await db(ctx)
    .selectFrom('accounts.approver_wait')
    .select(({ fn }) => fn.max('since').as('since'))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row?.since) return null
  const until = new Date(row.since.getTime() + approverWaitHours * 3_600_000)
  return until > ctx.now ? until : null
}

/** Which of these accounts belong to the same person: the account itself, the same mailbox, the same phone. */
export const accountsOfSamePerson = async (
  ctx: ReadCtx,
  accountId: number,
  others: readonly number[],
): Promise<number[]> => {
  const accounts = await accountsByIds(ctx, [accountId, ...others])
  const person = accounts.get(accountId)
  if (!person) return []
  return others.filter((id) => {
    const other = accounts.get(id)
    return other !== undefined && isSamePerson(person, other)
  })
}

/**
 * When this person last did something that can leave a colleague unable to approve: took roles or access from them,
 * deactivated them, or gave them a phone number that could make the two count as one person. Null: not since then.
 */
export const lastColleagueRemoved = async (ctx: ReadCtx, by: number, since: Date): Promise<Date | null> => {
  const row = await db(ctx)
    .selectFrom('accounts.security_event as event')
    .select(({ fn }) => fn.max('event.at').as('at'))
    .where('event.by_account_id', '=', by)
    .where('event.account_id', '!=', by)
    .where('event.at', '>', since)
    .where(
      sql<boolean>`(
        (event.kind = 'roles_changed' and event.details -> 'taken' ?| array['staff', 'admin'])
        or (event.kind = 'permissions_changed' and jsonb_array_length(coalesce(event.details -> 'taken', '[]')) > 0)
        or (event.kind in ('deactivated', 'contact_changed_by_staff') and exists (
          select from accounts.account_role held
          where held.account_id = event.account_id and held.role in ('staff', 'admin')
        ))
      )`,
    )
    .executeTakeFirst()
  return row?.at ?? null
}
