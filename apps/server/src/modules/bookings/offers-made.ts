import type { offersMade as endpoint, ResultsOf } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { offerView } from './offer-views.ts'
import type { OfferRow } from './offers.ts'
import { db } from './tables.ts'

type Asked = { homeId?: number | undefined; page: number; perPage: number }

const rowsOf = async (ctx: ReadCtx, { homeId, page, perPage }: Asked) => {
  const wanted = db(ctx)
    .selectFrom('bookings.offer as offer')
    .$if(homeId !== undefined, (query) => query.where('offer.home_id', '=', homeId as number))
  const { count } = await wanted.select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow()
  const rows = await wanted
    .leftJoin('bookings.offer_set as set', 'set.id', 'offer.set_id')
    .selectAll('offer')
    .select('set.hash as set_hash')
    .orderBy('offer.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { total: Number(count), rows }
}

const setOf = ({ set_id, set_hash }: OfferRow & { set_hash: string | null }) =>
  set_id === null || set_hash === null ? null : { id: set_id, hash: set_hash }

/** A page of the offers that were made, of one home or of all, the newest first. */
export const offersMade = async (ctx: ReadCtx, asked: Asked): Promise<ResultsOf<typeof endpoint>> => {
  const { total, rows } = await rowsOf(ctx, asked)
  const makers = await accountsByIds(
    ctx,
    rows.map((row) => row.made_by),
  )
  const nameOf = (accountId: number): string => {
    const maker = makers.get(accountId)
    return maker ? `${maker.firstName} ${maker.lastName}` : ''
  }
  const offers = await Promise.all(
    rows.map(async (row) => ({
      ...(await offerView(ctx, row)),
      madeAt: row.made_at.toISOString(),
      madeBy: nameOf(row.made_by),
      set: setOf(row),
    })),
  )
  return { total, currentPage: asked.page, numberPages: Math.ceil(total / asked.perPage), offers }
}
