import type {
  AnswerOf,
  offersMade as endpoint,
  OfferOfOwnerData,
  ownerOffers as ownerEndpoint,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { homesOfOwner, ownsHome } from '#modules/homes'
import { quoteById } from '#modules/pricing'
import { recipientsOf } from './guest-offers.ts'
import { offerView } from './offer-views.ts'
import { type OfferRow, offersByIds } from './offers.ts'
import { guestsOfOffers } from './offers-of-partner.ts'
import { ownerMoneyOfPrice } from './owner-money.ts'
import { db } from './tables.ts'

type OfferFilters = { homeIds?: readonly number[] | undefined; page: number; perPage: number }

const rowsOf = async (ctx: ReadCtx, { homeIds, page, perPage }: OfferFilters) => {
  const wanted = db(ctx)
    .selectFrom('bookings.offer as offer')
    .$if(homeIds !== undefined, (query) => query.where('offer.home_id', 'in', [...(homeIds ?? [])]))
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

/** Names of the people who made offers, by account. */
const makersOf = async (ctx: ReadCtx, rows: readonly OfferRow[]) => {
  const makers = await accountsByIds(
    ctx,
    rows.map((row) => row.made_by),
  )
  return (accountId: number): string => {
    const maker = makers.get(accountId)
    return maker ? `${maker.firstName} ${maker.lastName}` : ''
  }
}

/** A page of offers, for some homes or all, newest first. */
export const offersMade = async (ctx: ReadCtx, filters: OfferFilters): Promise<AnswerOf<typeof endpoint>> => {
  const { total, rows } = await rowsOf(ctx, filters)
  const nameOf = await makersOf(ctx, rows)
  const ids = rows.map(({ id }) => id)
  const [guests, recipients] = await Promise.all([guestsOfOffers(ctx, ids), recipientsOf(ctx, ids)])
  const offers = await Promise.all(
    rows.map(async (row) => ({
      ...(await offerView(ctx, row)),
      madeAt: row.made_at.toISOString(),
      madeBy: nameOf(row.made_by),
      set: setOf(row),
      guest: guests.get(row.id) ?? null,
      recipient: recipients.get(row.id) ?? null,
    })),
  )
  return { total, currentPage: filters.page, numberPages: Math.ceil(total / filters.perPage), offers }
}

/** Offers as an owner of the homes sees them: with what each would earn them. */
const forOwner = async (ctx: ReadCtx, rows: readonly OfferRow[], ownerId: number): Promise<OfferOfOwnerData[]> => {
  const nameOf = await makersOf(ctx, rows)
  return Promise.all(
    rows.map(async (row) => {
      const { price, stay, channel } = (await quoteById(ctx, row.quote_id)).document
      const money = (amount: number) => ({ amount, currency: price.currency })
      const part = await ownerMoneyOfPrice(ctx, { homeId: row.home_id, arrive: stay.arrive, channel, price }, ownerId)
      return {
        ...(await offerView(ctx, row)),
        madeAt: row.made_at.toISOString(),
        madeBy: nameOf(row.made_by),
        owner: part && {
          lines: part.lines.map((line) => ({ ...line, amount: money(line.amount) })),
          yours: money(part.yours),
        },
      }
    }),
  )
}

/** A page of the offers for an owner's homes, newest first. */
export const offersOfOwner = async (
  ctx: ReadCtx,
  ownerId: number,
  { page, perPage }: Pick<OfferFilters, 'page' | 'perPage'>,
): Promise<AnswerOf<typeof ownerEndpoint>> => {
  const homeIds = (await homesOfOwner(ctx, ownerId)).map(({ id }) => id)
  if (homeIds.length === 0) return { total: 0, currentPage: page, numberPages: 0, offers: [] }
  const { total, rows } = await rowsOf(ctx, { homeIds, page, perPage })
  const offers = await forOwner(ctx, rows, ownerId)
  return { total, currentPage: page, numberPages: Math.ceil(total / perPage), offers }
}

/** One offer for an owner's home. @throws Problem 404 for someone else's home */
export const offerOfOwner = async (ctx: ReadCtx, ownerId: number, id: number): Promise<OfferOfOwnerData> => {
  const [row] = await offersByIds(ctx, [id])
  if (!row || !(await ownsHome(ctx, ownerId, row.home_id))) throw notFound('This offer')
  const [offer] = await forOwner(ctx, [row], ownerId)
  return offer as OfferOfOwnerData
}
