import {
  agencyProblems,
  type BodyOf,
  brokerProblems,
  canJoinProgram,
  type joinProgram as joinEndpoint,
} from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { grantRole } from './commands.ts'
import { accountRolesChanged } from './events.ts'
import { type Account, accountById } from './queries.ts'
import { licensesOf } from './signup.ts'
import { signupLicensesOf } from './signup-licenses.ts'
import { db } from './tables.ts'

type Joining = BodyOf<typeof joinEndpoint>

const problemsOf = (joining: Joining, today: string): string[] => {
  if (joining.program === 'broker') return Object.keys(brokerProblems(joining, today))
  return joining.program === 'travel-agent' ? Object.keys(agencyProblems(joining, today)) : []
}

/**
 * Grants the role of a partner program, with the details its sign-up requires. The application that follows waits for
 * staff.
 * @throws Problem 409 program_taken; 422 fields_required by the names of the fields
 */
export const joinProgram = async (ctx: WriteCtx, accountId: number, joining: Joining): Promise<void> => {
  const { program } = joining
  const { roles } = (await accountById(ctx, accountId)) as Account
  if (!canJoinProgram(program, roles))
    throw new Problem(409, 'program_taken', 'You already take part in this program, or in one that excludes it.')
  const required = problemsOf(joining, ctx.today)
  if (required.length > 0)
    throw new Problem(422, 'fields_required', 'Please complete the highlighted fields', undefined, { required })
  const types = { isBroker: program === 'broker', isTravelAgent: program === 'travel-agent' }
  const licenses = { ...(await signupLicensesOf(ctx, accountId)), ...licensesOf(joining, types) }
  await db(ctx)
    .updateTable('accounts.account')
    .set({ licenses: JSON.stringify(licenses) })
    .where('id', '=', accountId)
    .execute()
  await grantRole(ctx, accountId, program)
  await announce(ctx, accountRolesChanged({ accountId, added: [program], taken: [] }))
}
