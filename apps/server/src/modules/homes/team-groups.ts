import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db } from './tables.ts'

/**
 * The home groups that team members are limited to, including archived ones; members who work with all homes are left
 * out.
 */
export const teamGroupsOf = async (ctx: ReadCtx, accountIds: readonly number[]): Promise<Map<number, number[]>> => {
  if (accountIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('homes.team_group')
    .select(['account_id', 'group_id'])
    .where('account_id', 'in', [...accountIds])
    .orderBy('group_id')
    .execute()
  const byPerson = Map.groupBy(rows, ({ account_id }) => account_id)
  return new Map([...byPerson].map(([id, groups]) => [id, groups.map(({ group_id }) => group_id)]))
}

/** Limits a person to the homes in these groups; without any groups, they work with all homes. */
export const setTeamGroups = async (ctx: WriteCtx, accountId: number, groups: readonly number[]): Promise<void> => {
  await db(ctx).deleteFrom('homes.team_group').where('account_id', '=', accountId).execute()
  const rows = groups.map((group_id) => ({ account_id: accountId, group_id, set_at: ctx.now }))
  if (rows.length > 0) await db(ctx).insertInto('homes.team_group').values(rows).execute()
}
