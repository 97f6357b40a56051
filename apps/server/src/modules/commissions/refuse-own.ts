import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountsOfSamePerson } from '#modules/accounts'
import { problems } from './messages.ts'

/** Team members can't decide about their own money, not even below a limit (R56). @throws Problem 403 participant */
export const refuseOwn = async (ctx: ReadCtx, by: number | null, partnerIds: readonly number[]): Promise<void> => {
  if (by !== null && (await accountsOfSamePerson(ctx, by, partnerIds)).length > 0)
    throw new Problem(403, 'participant', problems.participant)
}
