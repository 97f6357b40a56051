import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import { fromMemory } from '#kernel/reference-memory'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { homeChanged } from './events.ts'
import { hasLoop, linkedIn, type PartOf } from './rules.ts'
import { db } from './tables.ts'

/** Every link in the group of homes connected to this one. */
const linksAround = async (ctx: ReadCtx, homeId: number): Promise<PartOf[]> => {
  const { rows } = await sql<PartOf>`
    with recursive related(id) as (
      select ${homeId}::bigint
      union
      select case when part.whole_id = related.id then part.part_id else part.whole_id end
      from related join homes.part part on related.id in (part.whole_id, part.part_id)
    )
    select part.whole_id as "wholeId", part.part_id as "partId"
    from homes.part part join related on part.whole_id = related.id`.execute(db(ctx))
  return rows
}

const loop = () => new Problem(422, 'parts_in_a_loop', 'A home can’t be linked to itself.')

type Blocks = { homeId: number; blocks: number[] }[]

const blocksIn = (links: readonly PartOf[], homeId: number): Blocks => {
  if (hasLoop(links)) throw loop()
  const ids = new Set([homeId, ...links.flatMap(({ wholeId, partId }) => [wholeId, partId])])
  return [...ids].map((id) => ({ homeId: id, blocks: linkedIn(links, id) })).filter(({ blocks }) => blocks.length > 0)
}

/** The parts and wholes directly linked to a home, and what a stay in each home of its group blocks. */
export const linksOf = async (ctx: ReadCtx, homeId: number) => {
  const links = await linksAround(ctx, homeId)
  return {
    parts: links.filter(({ wholeId }) => wholeId === homeId).map(({ partId }) => partId),
    wholes: links.filter(({ partId }) => partId === homeId).map(({ wholeId }) => wholeId),
    blocks: blocksIn(links, homeId),
  }
}

/** What stays would block if the home had these parts. @throws Problem 422 parts_in_a_loop */
export const blocksWith = async (ctx: ReadCtx, homeId: number, partIds: readonly number[]): Promise<Blocks> => {
  const groups = [await linksAround(ctx, homeId)]
  for (const partId of partIds) groups.push(await linksAround(ctx, partId))
  const others = groups.flat().filter(({ wholeId }) => wholeId !== homeId)
  return blocksIn([...others, ...partIds.map((partId) => ({ wholeId: homeId, partId }))], homeId)
}

const isLinked = async (ctx: ReadCtx, homeId: number): Promise<boolean> => {
  const link = await db(ctx)
    .selectFrom('homes.part')
    .modifyFront(fromMemory)
    .select('whole_id')
    .where((part) => part.or([part('whole_id', '=', homeId), part('part_id', '=', homeId)]))
    .limit(1)
    .executeTakeFirst()
  return link !== undefined
}

/** The homes whose nights a stay in this one also blocks (R5). Most homes have none, which is cheap to find out. */
export const linkedHomes = async (ctx: ReadCtx, homeId: number): Promise<number[]> =>
  (await isLinked(ctx, homeId)) ? linkedIn(await linksAround(ctx, homeId), homeId) : []

/**
 * Declares that a home is rented as a whole and also in these parts. Replaces its earlier parts.
 * @throws Problem 422 `parts_in_a_loop` when a home would become part of itself
 */
export const linkHomes = async (ctx: WriteCtx, wholeId: number, partIds: readonly number[]): Promise<void> => {
  if (partIds.includes(wholeId)) throw loop()
  // Two colleagues could each link one half of a loop.
  await sql`select pg_advisory_xact_lock(hashtextextended('homes.links', 0))`.execute(db(ctx))
  const before = await db(ctx).deleteFrom('homes.part').where('whole_id', '=', wholeId).returning('part_id').execute()
  if (partIds.length > 0) {
    const parts = partIds.map((partId) => ({ whole_id: wholeId, part_id: partId }))
    await db(ctx).insertInto('homes.part').values(parts).execute()
    if (hasLoop(await linksAround(ctx, wholeId))) throw loop()
  }
  const touched = new Set([wholeId, ...before.map((row) => row.part_id), ...partIds])
  for (const homeId of touched) await announce(ctx, homeChanged({ homeId }))
}
