import { type Program, programs } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { problems } from './messages.ts'
import { db } from './tables.ts'

/** A partner making a call: their account, and the programs they have the role for. */
export type Partner = { accountId: number; roles: readonly string[] }

/** The programs that credit a partner for new business: the agreement is in force, and neither paused nor lapsed. */
export const programsInForce = async (ctx: ReadCtx, { accountId, roles }: Partner): Promise<Program[]> => {
  const active = await db(ctx)
    .selectFrom('partners.application')
    .select('program')
    .where('account_id', '=', accountId)
    .where('state', '=', 'active')
    .execute()
  return programs.filter((one) => roles.includes(one) && active.some(({ program }) => program === one))
}

/** Whether a partner has an agreement in force: for one program, or for any. */
export const hasProgramInForce = async (ctx: ReadCtx, accountId: number, program?: Program): Promise<boolean> => {
  let query = db(ctx)
    .selectFrom('partners.application')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'active')
  if (program) query = query.where('program', '=', program)
  return (await query.executeTakeFirst()) !== undefined
}

/**
 * Checks that a code can bring guests, which requires its program's agreement to be in force; a paused code can always
 * be set. Someone who never applied, as before applications existed, is in force through the code.
 * @throws Problem 409 agreement_first, with the application to decide on
 */
export const assertCanBring = async (
  ctx: ReadCtx,
  { accountId, program, paused }: { accountId: number; program: Program; paused: boolean },
): Promise<void> => {
  if (paused) return
  const row = await db(ctx)
    .selectFrom('partners.application')
    .select(['id', 'state'])
    .where('account_id', '=', accountId)
    .where('program', '=', program)
    .executeTakeFirst()
  if (!row || row.state === 'active') return
  const why = row.state === 'terminated' ? problems.terminated : problems.agreementFirst
  throw new Problem(409, 'agreement_first', why, { applicationId: row.id, state: row.state })
}

export const notInForce = (): Problem => new Problem(409, 'agreement_not_in_force', problems.notInForce)
