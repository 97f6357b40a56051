import type { MergeRefusal } from '@porchlight/contract'
import type { AccountPair } from '#kernel/person-references'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** An agent belongs to one agency at a time. */
export const refuseTwoAgents = async (ctx: ReadCtx, { from, to }: AccountPair): Promise<MergeRefusal[]> => {
  const agents = await db(ctx)
    .selectFrom('partners.agency_agent')
    .innerJoin('partners.agency', 'partners.agency.id', 'partners.agency_agent.agency_id')
    .select(['partners.agency.name', 'partners.agency_agent.account_id'])
    .where('partners.agency_agent.account_id', 'in', [from, to])
    .where('partners.agency_agent.joined_at', 'is not', null)
    .execute()
  return new Set(agents.map(({ account_id }) => account_id)).size === 2
    ? [{ code: 'both_partners', names: agents.map(({ name }) => name) }]
    : []
}
