import type { Selectable } from 'kysely'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { saveTown } from '#modules/places'
import { areaChanged } from './events.ts'
import type { Area } from './home.ts'
import { db, type HomesTables } from './tables.ts'

type Row = Selectable<HomesTables['homes.area']>

const areaOf = ({ west, south, east, north, ...area }: Row): Area => ({ ...area, bbox: [west, south, east, north] })

const rowOf = ({ bbox: [west, south, east, north], ...area }: Area) => ({ ...area, west, south, east, north })

/** Every town and neighborhood, by name. */
export const areas = async (ctx: ReadCtx): Promise<Area[]> =>
  (await db(ctx).selectFrom('homes.area').selectAll().orderBy('name').orderBy('id').execute()).map(areaOf)

export const areaById = async (ctx: ReadCtx, areaId: string): Promise<Area | undefined> => {
  const row = await db(ctx).selectFrom('homes.area').selectAll().where('id', '=', areaId).executeTakeFirst()
  return row && areaOf(row)
}

/** Creates or updates an area. @returns whether anything changed */
export const saveArea = async (ctx: WriteCtx, area: Area): Promise<'created' | 'changed' | 'same'> => {
  const known = await areaById(ctx, area.id)
  if (known && JSON.stringify(rowOf(known)) === JSON.stringify({ ...rowOf(known), ...rowOf(area) })) return 'same'
  const row = rowOf(area)
  await db(ctx)
    .insertInto('homes.area')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  const { state, ...town } = area
  await saveTown(ctx, { ...town, ...(state && { state }) })
  await announce(ctx, areaChanged({ areaId: area.id }))
  return known ? 'changed' : 'created'
}
