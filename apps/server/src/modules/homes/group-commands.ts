import type { GroupChange } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import { type ReadCtx, sqlState, type WriteCtx } from '#kernel/work'
import { homeGroupsChanged } from './events.ts'
import { assertTimesInOrder, followDefaults } from './follow-defaults.ts'
import { membersOfGroups } from './groups.ts'
import { homesByIds, homesInSearch } from './queries.ts'
import { db, type GroupState, type HomeGroup } from './tables.ts'

/** The person who changes a group, and the reason. */
export type GroupAuthor = { by: number; reason: string }

/**
 * `homes` were or are in the group; `settings` counts those whose rules, service level, or checklists change with it.
 */
export type SavedGroup = { group: number; homes: number[]; settings: number }

type ChangeOf<Kind extends GroupChange['kind']> = Extract<GroupChange, { kind: Kind }>

const groupById = async (ctx: ReadCtx, id: number): Promise<HomeGroup> => {
  const group = await db(ctx).selectFrom('homes.home_group').selectAll().where('id', '=', id).executeTakeFirst()
  if (!group) throw notFound('This group')
  return group
}

/** Homes listed in a group; none for a destination, which contains every home there. */
const listedHomes = async (ctx: ReadCtx, groupId: number): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('homes.group_member')
    .select('home_id')
    .where('group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .orderBy('home_id')
    .execute()
  return rows.map(({ home_id }) => home_id)
}

const stateOf = async (ctx: ReadCtx, { id, name, archived_at }: HomeGroup): Promise<GroupState> =>
  archived_at ? null : { name, homes: await listedHomes(ctx, id) }

const assertHomes = async (ctx: ReadCtx, ids: readonly number[]): Promise<void> => {
  if ((await homesByIds(ctx, ids)).length < new Set(ids).size) throw notFound('One of these homes')
}

const list = async (ctx: WriteCtx, groupId: number, homes: readonly number[]): Promise<void> => {
  const wanted = new Set(homes)
  const known = new Set(await listedHomes(ctx, groupId))
  const [gone, come] = [known.difference(wanted), wanted.difference(known)]
  if (gone.size > 0)
    await db(ctx)
      .updateTable('homes.group_member')
      .set({ removed_at: ctx.now })
      .where('group_id', '=', groupId)
      .where('home_id', 'in', [...gone])
      .where('removed_at', 'is', null)
      .execute()
  if (come.size > 0)
    await db(ctx)
      .insertInto('homes.group_member')
      .values([...come].map((home_id) => ({ group_id: groupId, home_id, added_at: ctx.now, removed_at: null })))
      .execute()
}

const isTaken = (error: unknown): boolean => sqlState(error) === '23505'

const groupExists = (field: string) =>
  new Problem(409, 'group_exists', 'There’s already a group like this. Edit that one.', undefined, {
    required: [field],
  })

/** @throws Problem 409 group_exists */
const onlyOnce = async <T>(write: Promise<T>, field: string): Promise<T> => {
  try {
    return await write
  } catch (error) {
    throw isTaken(error) ? groupExists(field) : error
  }
}

/** Updates a group to a state: named, with its homes, or archived. */
const become = async (ctx: WriteCtx, { id, kind }: HomeGroup, state: GroupState): Promise<void> => {
  const archived = state === null ? { archived_at: ctx.now } : { archived_at: null, name: state.name }
  await onlyOnce(db(ctx).updateTable('homes.home_group').set(archived).where('id', '=', id).execute(), 'change.name')
  if (state && kind !== 'destination') await list(ctx, id, state.homes)
}

const create = async (ctx: WriteCtx, { group: kind, name, area, homes }: ChangeOf<'create'>): Promise<HomeGroup> => {
  await assertHomes(ctx, homes)
  const group = await onlyOnce(
    db(ctx)
      .insertInto('homes.home_group')
      .values({
        kind,
        name,
        area_kind: area?.kind ?? null,
        area: area?.area ?? null,
        created_at: ctx.now,
        archived_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
    kind === 'destination' ? 'change.area' : 'change.name',
  )
  await list(ctx, group.id, homes)
  return group
}

const lastChangeOf = async (ctx: ReadCtx, groupId: number) =>
  db(ctx)
    .selectFrom('homes.group_change')
    .selectAll()
    .where('group_id', '=', groupId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const undone = async (ctx: ReadCtx, change: number): Promise<{ group: HomeGroup; state: GroupState }> => {
  const row = await db(ctx).selectFrom('homes.group_change').selectAll().where('id', '=', change).executeTakeFirst()
  if (!row) throw notFound('This change')
  if ((await lastChangeOf(ctx, row.group_id))?.id !== change)
    throw new Problem(409, 'not_allowed_now', 'Only the last change of a group can be undone.')
  return { group: await groupById(ctx, row.group_id), state: row.before }
}

/** The group a change applies to, and the resulting state. */
const target = async (
  ctx: ReadCtx,
  change: Exclude<GroupChange, ChangeOf<'create'>>,
): Promise<{ group: HomeGroup; state: GroupState }> => {
  if (change.kind === 'undo') return undone(ctx, change.change)
  const group = await groupById(ctx, change.group)
  if (group.archived_at) throw notFound('This group')
  if (change.kind === 'archive') return { group, state: null }
  await assertHomes(ctx, change.homes)
  return { group, state: { name: change.name, homes: group.kind === 'destination' ? [] : [...change.homes] } }
}

const carryOut = async (ctx: WriteCtx, change: GroupChange): Promise<{ group: HomeGroup; before: GroupState }> => {
  if (change.kind === 'create') return { group: await create(ctx, change), before: null }
  const { group, state } = await target(ctx, change)
  const before = await stateOf(ctx, group)
  await become(ctx, group, state)
  return { group, before }
}

const membersOf = async (ctx: ReadCtx, groupId: number): Promise<number[]> =>
  (await membersOfGroups(ctx, await homesInSearch(ctx))).get(groupId) ?? []

/**
 * Changes a group of homes; booked stays and quotes keep the terms they were given (R16).
 * @throws Problem 404, 409 group_exists, 409 not_allowed_now, 422 crossing_times
 */
export const saveGroup = async (
  ctx: WriteCtx,
  change: GroupChange,
  { by, reason }: GroupAuthor,
): Promise<SavedGroup> => {
  const earlier = 'group' in change && typeof change.group === 'number' ? await membersOf(ctx, change.group) : []
  const { group, before } = await carryOut(ctx, change)
  const after = await stateOf(ctx, await groupById(ctx, group.id))
  await db(ctx)
    .insertInto('homes.group_change')
    .values({
      group_id: group.id,
      kind: change.kind,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      undoes: change.kind === 'undo' ? change.change : null,
      reason,
      changed_at: ctx.now,
      changed_by: by,
    })
    .execute()
  const homes = new Set([...earlier, ...(before?.homes ?? []), ...(await membersOf(ctx, group.id))])
  await announce(ctx, homeGroupsChanged({}))
  const changes = await followDefaults(ctx, await homesByIds(ctx, [...homes]))
  await assertTimesInOrder(ctx, changes)
  return { group: group.id, homes: [...homes], settings: new Set(changes.map(({ home }) => home.id)).size }
}

/** Changes to groups, latest first, and which of them can be undone. */
export const groupChanges = async (ctx: ReadCtx, most: number) => {
  const rows = await db(ctx).selectFrom('homes.group_change').selectAll().orderBy('id', 'desc').limit(most).execute()
  const last = new Map(rows.toReversed().map(({ group_id, id }) => [group_id, id]))
  return rows.map((row) => ({ ...row, canUndo: last.get(row.group_id) === row.id }))
}
