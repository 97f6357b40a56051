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
