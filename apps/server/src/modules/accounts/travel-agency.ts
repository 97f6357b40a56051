import { type AgentFields, agentProblems } from '@porchlight/contract'
import { forbidden, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from './queries.ts'
import { db } from './tables.ts'

type Licenses = { travelAgent?: Partial<AgentFields> }

const nothing: AgentFields = { agencyName: '', agencyIataNumber: '', agencyLicenseExp: '' }

const licensesOf = async (ctx: ReadCtx, accountId: number): Promise<Licenses> => {
  const { licenses } = await db(ctx)
    .selectFrom('accounts.account')
    .select('licenses')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return (licenses ?? {}) as Licenses
}

const isAgent = async (ctx: ReadCtx, accountId: number): Promise<boolean> =>
  (await accountById(ctx, accountId))?.roles.includes('travel-agent') ?? false

/** What a travel agent stated about their agency; null for everyone else. */
export const agencyOf = async (ctx: ReadCtx, accountId: number): Promise<AgentFields | null> =>
  (await isAgent(ctx, accountId)) ? { ...nothing, ...(await licensesOf(ctx, accountId)).travelAgent } : null

/**
 * Updates a travel agent's agency details, by the rules of their sign-up.
 * @throws Problem 403 for everyone else; 422 `fields_required` by the names of the fields
 */
export const reportTravelAgency = async (ctx: WriteCtx, accountId: number, reported: AgentFields): Promise<void> => {
  if (!(await isAgent(ctx, accountId))) throw forbidden('Only a travel agent can set an agency.')
  const required = Object.keys(agentProblems(reported, ctx.today))
  if (required.length > 0)
    throw new Problem(422, 'fields_required', 'Please complete the highlighted fields', undefined, { required })
  const licenses = { ...(await licensesOf(ctx, accountId)), travelAgent: reported }
  await db(ctx)
    .updateTable('accounts.account')
    .set({ licenses: JSON.stringify(licenses) })
    .where('id', '=', accountId)
    .execute()
}
