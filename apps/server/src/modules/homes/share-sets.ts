import type { PlainDate } from '@porchlight/contract'
import { fromMemory } from '#kernel/reference-memory'
import type { ReadCtx } from '#kernel/work'
import type { Share } from './home.ts'
import { db } from './tables.ts'

/** A home's owners from a day on, until the next set (R51). */
export type ShareSet = { from: PlainDate; shares: Share[] }

/** Every past, present, and future set of shares of these homes, by home id, earliest first. */
export const shareSetsOf = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<Map<number, ShareSet[]>> => {
  if (homeIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('homes.share')
    .$if(homeIds.length === 1, (query) => query.modifyFront(fromMemory))
    .selectAll()
    .where('home_id', 'in', [...new Set(homeIds)])
    .orderBy('valid_from')
    .orderBy('basis_points', 'desc')
    .orderBy('account_id')
    .execute()
  const setsOf = (ofHome: typeof rows): ShareSet[] =>
    [...Map.groupBy(ofHome, (row) => row.valid_from)].map(([from, set]) => ({
      from,
      shares: set.map((row) => ({ accountId: row.account_id, basisPoints: row.basis_points })),
    }))
  return new Map([...Map.groupBy(rows, (row) => row.home_id)].map(([homeId, ofHome]) => [homeId, setsOf(ofHome)]))
}

/** The shares in force on a day; before the first set, that set. */
export const sharesOn = (sets: readonly ShareSet[], on: PlainDate): Share[] =>
  (sets.findLast(({ from }) => from <= on) ?? sets[0])?.shares ?? []
