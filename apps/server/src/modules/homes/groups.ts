import type { GroupSource } from '@porchlight/contract'
import { sql } from 'kysely'
import { fromMemory } from '#kernel/reference-memory'
import type { ReadCtx } from '#kernel/work'
import type { HomeInBrief } from './home.ts'
import { isInArea } from './queries.ts'
import { db, type HomeGroup } from './tables.ts'

const stoodAt = (from: string, to: string, at: Date | undefined) =>
  at
    ? sql<boolean>`(${sql.ref(from)} <= ${at} and coalesce(${sql.ref(to)} > ${at}, true))`
    : sql<boolean>`${sql.ref(to)} is null`

/** Groups in use, now or at an instant, in the order they were created. */
export const homeGroups = (ctx: ReadCtx, at?: Date): Promise<HomeGroup[]> =>
  db(ctx)
    .selectFrom('homes.home_group')
    .$if(!at, (query) => query.modifyFront(fromMemory))
    .selectAll()
    .where(stoodAt('created_at', 'archived_at', at))
    .orderBy('id')
    .execute()

const listedIn = (ctx: ReadCtx, at?: Date) =>
  db(ctx)
    .selectFrom('homes.group_member')
    .select(['group_id', 'home_id'])
    .where(stoodAt('added_at', 'removed_at', at))
    .execute()

/** The groups that homes belong to, by home; homes in no group are left out. */
export type HomeGroups = ReadonlyMap<number, readonly GroupSource[]>

const sourceOf = ({ id, kind, area_kind }: HomeGroup): GroupSource => ({ from: 'group', id, kind, areaKind: area_kind })

const holds = ({ area_kind, area }: HomeGroup, home: HomeInBrief): boolean =>
  area_kind !== null && area !== null && isInArea(home, { kind: area_kind, area })

/** @param at the instant at which to look up groups, if not now */
export const groupsOfHomes = async (ctx: ReadCtx, homes: readonly HomeInBrief[], at?: Date): Promise<HomeGroups> => {
  const groups = await homeGroups(ctx, at)
  if (groups.length === 0) return new Map()
  const listed = Map.groupBy(await listedIn(ctx, at), ({ home_id }) => home_id)
  return new Map(
    homes.flatMap((home) => {
      const ids = new Set((listed.get(home.id) ?? []).map(({ group_id }) => group_id))
      const mine = groups.filter((group) => ids.has(group.id) || holds(group, home)).map(sourceOf)
      return mine.length > 0 ? [[home.id, mine] as const] : []
    }),
  )
}

/** The homes that belong to each group, by group. */
export const membersOfGroups = async (ctx: ReadCtx, homes: readonly HomeInBrief[]): Promise<Map<number, number[]>> => {
  const members = new Map<number, number[]>()
  for (const [homeId, groups] of await groupsOfHomes(ctx, homes))
    for (const { id } of groups) members.set(id, [...(members.get(id) ?? []), homeId])
  return members
}
