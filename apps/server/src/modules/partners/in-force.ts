import { type Program, programs } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { problems } from './messages.ts'
import { db } from './tables.ts'

/** A partner as they call: their account, and the programs they have the role of. */
export type Partner = { accountId: number; roles: readonly string[] }

/** Programs in which a partner brings something new: their agreement is in force, and neither paused nor lapsed. */
export const programsInForce = async (ctx: ReadCtx, { accountId, roles }: Partner): Promise<Program[]> => {
  const active = await db(ctx)
    .selectFrom('partners.application')
    .select('program')
    .where('account_id', '=', accountId)
    .where('state', '=', 'active')
    .execute()
  return programs.filter((one) => roles.includes(one) && active.some(({ program }) => program === one))
}

export const notInForce = (): Problem => new Problem(409, 'agreement_not_in_force', problems.notInForce)
