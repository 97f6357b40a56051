import type { HomeDefault, HomeDefaultChange, HomeDefaultValue, HomeSetting } from '@porchlight/contract'
import { sql } from 'kysely'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { assertTimesInOrder, followDefaults, putSettings, startFollowing, stopFollowing } from './follow-defaults.ts'
import type { GroupAuthor } from './group-commands.ts'
import { homeGroups } from './groups.ts'
import type { Home } from './home.ts'
import { sameValue } from './home-default-rules.ts'
import { homesUnderContract, type SettingChange, settingStatesOf } from './home-defaults.ts'
import { homesByIds, homesInSearch } from './queries.ts'
import { offeredLevels } from './service-levels.ts'
import { type DefaultChangeState, db, type HomeSettingState } from './tables.ts'

type ChangeOf<Kind extends HomeDefaultChange['kind']> = Extract<HomeDefaultChange, { kind: Kind }>

/** One change as written to the history. */
type Done = {
  setting: HomeSetting
  group: number | null
  before: DefaultChangeState
  after: DefaultChangeState
  changes: SettingChange[]
}

const assertGroup = async (ctx: ReadCtx, group: number | null): Promise<void> => {
  if (group !== null && !(await homeGroups(ctx)).some(({ id }) => id === group)) throw notFound('This group')
}

/** @throws Problem 422 unknown_level */
const assertOffered = async (ctx: ReadCtx, { setting, value }: HomeDefault): Promise<void> => {
  if (setting !== 'service_level' || (await offeredLevels(ctx)).some(({ code }) => code === value)) return
  throw new Problem(422, 'unknown_level', 'This service level is no longer offered. Choose another one.')
}

/** @throws Problem 409 contract_agreed */
const assertNotAgreed = async (ctx: ReadCtx, setting: HomeSetting, homes: readonly Home[]): Promise<void> => {
  if (setting !== 'service_level') return
  const agreed = await homesUnderContract(ctx)
  const fixed = homes.find(({ id }) => agreed.has(id))
  if (fixed)
    throw new Problem(409, 'contract_agreed', `The contract of ${fixed.name} fixes its service level. Leave it out.`)
}

/** @throws Problem 404 */
const homesOf = async (ctx: ReadCtx, ids: readonly number[]): Promise<Home[]> => {
  const wanted = [...new Set(ids)]
  const homes = await homesByIds(ctx, wanted)
  if (homes.length < wanted.length || homes.some(({ status }) => status === 'retired'))
    throw notFound('One of these homes')
  return homes
}

const inForce = (ctx: WriteCtx, group: number | null, setting: HomeSetting) =>
  db(ctx)
    .selectFrom('homes.home_default')
    .select(['id', 'value'])
    .where('group_id', 'is not distinct from', group)
    .where('setting', '=', setting)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()

/** Sets or removes a default; homes that follow it change with it. */
const setDefault = async (
  ctx: WriteCtx,
  { group, setting, value }: { group: number | null; setting: HomeSetting; value: HomeDefaultValue | null },
  by: number,
): Promise<Done> => {
  await assertGroup(ctx, group)
  const known = await inForce(ctx, group, setting)
  if (known)
    await db(ctx).updateTable('homes.home_default').set({ replaced_at: ctx.now }).where('id', '=', known.id).execute()
  if (value !== null)
    await db(ctx)
      .insertInto('homes.home_default')
      .values({
        group_id: group,
        setting,
        value: JSON.stringify(value),
        created_at: ctx.now,
        created_by: by,
        replaced_at: null,
      })
      .execute()
  const changes = await followDefaults(ctx, await homesInSearch(ctx))
  return { setting, group, before: { value: known?.value ?? null }, after: { value }, changes }
}

const statesOf = async (ctx: ReadCtx, homes: readonly Home[], setting: HomeSetting): Promise<HomeSettingState[]> => {
  const states = await settingStatesOf(ctx, homes)
  return homes.flatMap(({ id }) => {
    const state = states.get(id)?.[setting]
    return state ? [{ id, ...state }] : []
  })
}

/** Updates homes to individual states; one that follows takes the current default. */
const become = async (ctx: WriteCtx, setting: HomeSetting, wanted: readonly HomeSettingState[]): Promise<Done> => {
  const homes = await homesOf(
    ctx,
    wanted.map(({ id }) => id),
  )
  await assertNotAgreed(ctx, setting, homes)
  const before = await statesOf(ctx, homes, setting)
  const [following, own] = [wanted.filter(({ follows }) => follows), wanted.filter(({ follows }) => !follows)]
  const idsOf = (states: readonly HomeSettingState[]) => states.map(({ id }) => id)
  await stopFollowing(ctx, idsOf(own), [setting])
  for (const { id, value } of own) {
    const known = before.find((one) => one.id === id)
    if (known && !sameValue(known.value, value)) await putSettings(ctx, id, [{ setting, value }])
  }
  await startFollowing(ctx, idsOf(following), [setting])
  await followDefaults(ctx, await homesByIds(ctx, idsOf(following)))
  const after = await statesOf(ctx, await homesByIds(ctx, idsOf(wanted)), setting)
  const changes = homes.flatMap((home): SettingChange[] => {
    const [was, is] = [before, after].map((states) => states.find(({ id }) => id === home.id)?.value ?? null)
    return sameValue(was ?? null, is ?? null) ? [] : [{ home, setting, before: was ?? null, after: is ?? null }]
  })
  return { setting, group: null, before: { homes: before }, after: { homes: after }, changes }
}

/** Whether no later change of the same default, or of the homes' own values, comes first. */
const isLast = async (ctx: ReadCtx, { id, setting, group_id, before }: ChangeRow): Promise<boolean> => {
  const later = await db(ctx)
    .selectFrom('homes.home_default_change')
    .select(['before', 'group_id'])
    .where('id', '>', id)
    .where('setting', '=', setting)
    .execute()
  return !later.some((row) => row.group_id === group_id && 'homes' in row.before === 'homes' in before)
}

const changeById = async (ctx: ReadCtx, id: number) => {
  const row = await db(ctx).selectFrom('homes.home_default_change').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This change')
  return row
}
type ChangeRow = Awaited<ReturnType<typeof changeById>>

/** Homes that someone changed since then stay as they are. */
const untouched = async (ctx: ReadCtx, { setting, after }: ChangeRow): Promise<Set<number>> => {
  const left = 'homes' in after ? after.homes : []
  const homes = await homesByIds(
    ctx,
    left.map(({ id }) => id),
  )
  const now = await statesOf(ctx, homes, setting)
  const same = (state: HomeSettingState) =>
    left.some(({ id, value, follows }) => id === state.id && follows === state.follows && sameValue(value, state.value))
  return new Set(now.filter(same).map(({ id }) => id))
}

const undo = async (ctx: WriteCtx, { change }: ChangeOf<'undo'>, by: number): Promise<Done> => {
  const row = await changeById(ctx, change)
  if (!(await isLast(ctx, row)))
    throw new Problem(409, 'not_allowed_now', 'Only the last change of a default can be undone.')
  const { setting, group_id: group, before } = row
  if ('value' in before) return setDefault(ctx, { group, setting, value: before.value }, by)
  const same = await untouched(ctx, row)
  return become(
    ctx,
    setting,
    before.homes.filter(({ id }) => same.has(id)),
  )
}

const carryOut = async (ctx: WriteCtx, change: HomeDefaultChange, by: number): Promise<Done> => {
  switch (change.kind) {
    case 'set':
      await assertOffered(ctx, change.to)
      return setDefault(ctx, { group: change.group, ...change.to }, by)
    case 'remove':
      return setDefault(ctx, { ...change, value: null }, by)
    case 'own': {
      await assertOffered(ctx, change.to)
      const { setting, value } = change.to
      return become(
        ctx,
        setting,
        change.homes.map((id) => ({ id, follows: false, value })),
      )
    }
    case 'follow':
      return become(
        ctx,
        change.setting,
        change.homes.map((id) => ({ id, follows: true, value: null })),
      )
    case 'undo':
      return undo(ctx, change, by)
  }
}

/**
 * Changes a default, or homes' own values. Booked stays keep what was agreed.
 * @returns what changes in homes
 * @throws Problem 404, 409 contract_agreed, 409 not_allowed_now, 422 crossing_times, 422 unknown_level
 */
export const saveHomeDefault = async (
  ctx: WriteCtx,
  change: HomeDefaultChange,
  { by, reason }: GroupAuthor,
): Promise<SettingChange[]> => {
  await sql`select pg_advisory_xact_lock(hashtext('homes.defaults'))`.execute(db(ctx))
  const { setting, group, before, after, changes } = await carryOut(ctx, change, by)
  await assertTimesInOrder(ctx, changes)
  await db(ctx)
    .insertInto('homes.home_default_change')
    .values({
      kind: change.kind,
      setting,
      group_id: group,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      undoes: change.kind === 'undo' ? change.change : null,
      reason,
      changed_at: ctx.now,
      changed_by: by,
    })
    .execute()
  return changes
}
