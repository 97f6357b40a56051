import type { ResultsOf, scheduledMessagesOfHome } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { homeGroups } from '#modules/homes'
import { ruleById, ruleRows } from './queries.ts'
import { isAimedAt, leavesOut } from './rules.ts'
import { groupsOfHome } from './stay.ts'
import { db } from './tables.ts'

type HomeMessage = ResultsOf<typeof scheduledMessagesOfHome>['messages'][number]

/** A home's scheduled messages, and what excludes it from some. */
export const messagesOfHome = async (ctx: ReadCtx, homeId: number): Promise<{ messages: HomeMessage[] }> => {
  const home = { homeId, groupIds: await groupsOfHome(ctx, homeId) }
  const names = new Map((await homeGroups(ctx)).map(({ id, name }) => [id, name]))
  const messages = (await ruleRows(ctx)).flatMap(({ id: ruleId, name, conditions, paused }): HomeMessage[] => {
    if (!isAimedAt(conditions, home)) return []
    const group = conditions.groupIds.find((id) => home.groupIds.includes(id))
    const from = conditions.homeIds.includes(homeId) ? 'home' : group === undefined ? 'company' : 'group'
    const left = leavesOut(conditions, home)
    const named = left !== null && left !== 'home' ? left.group : from === 'group' ? group : undefined
    return [
      {
        ruleId,
        name,
        from,
        group: named === undefined ? null : (names.get(named) ?? null),
        leftOutBy: left === null ? null : left === 'home' ? 'home' : 'group',
        paused,
      },
    ]
  })
  return { messages }
}

/** Excludes a home from a message, or includes it again; a job reschedules its stays. @throws Problem 404 */
export const leaveHomeOut = async (
  ctx: WriteCtx,
  { ruleId, homeId, leaveOut }: { ruleId: number; homeId: number; leaveOut: boolean },
  by: number,
): Promise<void> => {
  const { conditions } = await ruleById(ctx, ruleId)
  const others = conditions.exceptHomeIds.filter((id) => id !== homeId)
  const exceptHomeIds = leaveOut ? [...others, homeId] : others
  await db(ctx)
    .updateTable('automations.rule')
    .set({
      conditions: JSON.stringify({ ...conditions, exceptHomeIds }),
      planned_at: null,
      changed_by: by,
      changed_at: ctx.now,
    })
    .where('id', '=', ruleId)
    .execute()
}

/** Homes joined or left a group: reschedules stays for the messages that depend on a group. */
export const planGroupsAgain = async (ctx: WriteCtx): Promise<void> => {
  const byGroup = (await ruleRows(ctx)).filter(
    ({ conditions: { groupIds, exceptGroupIds } }) => groupIds.length + exceptGroupIds.length > 0,
  )
  for (const { id } of byGroup)
    await db(ctx).updateTable('automations.rule').set({ planned_at: null }).where('id', '=', id).execute()
}
