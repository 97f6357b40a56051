import type { HomeDefaultValue, HomeSetting } from '@porchlight/contract'
import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Home, HomeDetails } from './home.ts'
import { detailOf, isChecklist, isDetail, isRate } from './home-default-rules.ts'
import { changesToFollow, type SettingChange } from './home-defaults.ts'
import { homesByIds, lockHome } from './queries.ts'
import { settingStore } from './setting-store.ts'
import { db } from './tables.ts'
import { writeDetails } from './write-details.ts'

/** Writes values of some settings to a home, its own or inherited ones. */
export const putSettings = async (
  ctx: WriteCtx,
  homeId: number,
  values: readonly { setting: HomeSetting; value: HomeDefaultValue | null }[],
): Promise<void> => {
  const home = await lockHome(ctx, homeId)
  const details = values.flatMap(({ setting, value }) => (isDetail(setting) ? [[detailOf[setting], value]] : []))
  if (details.length > 0) await writeDetails(ctx, home, Object.fromEntries(details) as Partial<HomeDetails>)
  for (const { setting, value } of values)
    if (isChecklist(setting))
      await db(ctx)
        .updateTable('homes.home')
        .set({ [setting]: value })
        .where('id', '=', homeId)
        .execute()
  const rates = values.flatMap(({ setting, value }) =>
    isRate(setting) && value !== null ? [[setting, value] as const] : [],
  )
  if (rates.length > 0) await settingStore().put(ctx, home, new Map(rates))
}

/** Updates homes to the defaults they follow. @returns what changed */
export const followDefaults = async (ctx: WriteCtx, homes: readonly Home[]): Promise<SettingChange[]> => {
  const changes = await changesToFollow(ctx, homes)
  for (const [homeId, ofHome] of Map.groupBy(changes, ({ home }) => home.id))
    await putSettings(
      ctx,
      homeId,
      ofHome.map(({ setting, after }) => ({ setting, value: after })),
    )
  return changes
}

/**
 * Guests change on one day: the ones leaving go before the next arrive (R7). A home whose times crossed before stays.
 * @throws Problem 422 crossing_times
 */
export const assertTimesInOrder = async (ctx: ReadCtx, changes: readonly SettingChange[]): Promise<void> => {
  const timed = changes.filter(({ setting }) => setting === 'check_in_time' || setting === 'check_out_time')
  const homes = await homesByIds(
    ctx,
    timed.map(({ home }) => home.id),
  )
  const crossed = homes.find(({ checkInTime, checkOutTime }) => checkOutTime > checkInTime)
  if (crossed)
    throw new Problem(
      422,
      'crossing_times',
      `At ${crossed.name}, check-out (${crossed.checkOutTime}) would be after check-in (${crossed.checkInTime}).`,
    )
}

/** From now on, homes use their own values for these settings. */
export const stopFollowing = async (
  ctx: WriteCtx,
  homeIds: readonly number[],
  settings: readonly HomeSetting[],
): Promise<void> => {
  if (homeIds.length === 0 || settings.length === 0) return
  await db(ctx)
    .updateTable('homes.home')
    .set({ follows: sql<HomeSetting[]>`array(select unnest(follows) except select unnest(${[...settings]}::text[]))` })
    .where('id', 'in', [...homeIds])
    .execute()
}

/** From now on, homes follow the defaults for these settings; `followDefaults` applies them. */
export const startFollowing = async (
  ctx: WriteCtx,
  homeIds: readonly number[],
  settings: readonly HomeSetting[],
): Promise<void> => {
  if (homeIds.length === 0) return
  await db(ctx)
    .updateTable('homes.home')
    .set({ follows: sql<HomeSetting[]>`array(select unnest(follows) union select unnest(${[...settings]}::text[]))` })
    .where('id', 'in', [...homeIds])
    .execute()
}

/** A copy has its own values wherever its source does, and follows the defaults otherwise. */
export const copySettings = async (ctx: WriteCtx, fromId: number, to: Home): Promise<void> => {
  await sql`
    update homes.home as copy set follows = source.follows, checklist_turnover = source.checklist_turnover,
      checklist_inspection = source.checklist_inspection
    from homes.home as source where copy.id = ${to.id} and source.id = ${fromId}`.execute(db(ctx))
  await followDefaults(ctx, [to])
}
