import { dateIn, type flatAddress } from '@porchlight/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { geocode } from '#modules/places'
import { createHome } from './commands.ts'
import { addressLine, blankDetails, createDraft } from './create-draft.ts'
import type { Home } from './home.ts'
import { setShares } from './ownership.ts'
import { homesByIds } from './queries.ts'
import { db } from './tables.ts'

type Address = z.output<typeof flatAddress>

/** A home we know in the area of this address, by postcode or by the town's name. */
const neighborAt = async (ctx: ReadCtx, { zip, city, country }: Address): Promise<Home | undefined> => {
  const row = await db(ctx)
    .selectFrom('homes.home as home')
    .innerJoin('homes.area as area', 'area.id', 'home.area_id')
    .select('home.id')
    .where('area.country', '=', country.toUpperCase())
    .where((where) =>
      where.or([
        where('area.postcode', '=', zip.slice(0, 5)),
        where(where.fn('lower', ['area.name']), '=', city.toLowerCase()),
      ]),
    )
    .orderBy('home.id')
    .executeTakeFirst()
  return row && (await homesByIds(ctx, [row.id]))[0]
}

/** A home that the account has a share in, the oldest. */
const firstHomeOf = async (ctx: ReadCtx, accountId: number): Promise<number | undefined> =>
  (
    await db(ctx)
      .selectFrom('homes.share')
      .select('home_id')
      .where('account_id', '=', accountId)
      .orderBy('home_id')
      .executeTakeFirst()
  )?.home_id

/**
 * The draft that someone who signs up as an owner finds in their list. Where we have homes already it takes time zone and
 * currency from a neighbor, and the place too when the address isn’t found; elsewhere there is one only if it is.
 */
const draftForNewOwner = async (
  ctx: WriteCtx,
  accountId: number,
  address: Address,
  place?: Pick<Home, 'lat' | 'lng'>,
): Promise<number | null> => {
  // The sign-up and the news of it may both come here at once.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`homes.first-draft ${accountId}`}, 0))`.execute(db(ctx))
  const known = await firstHomeOf(ctx, accountId)
  if (known !== undefined) return known
  if (address.line1 === '') return null
  const neighbor = await neighborAt(ctx, address)
  if (!neighbor)
    return place ? (await createDraft(ctx, { ownerId: accountId, name: address.line1, address, place })).id : null
  const home = await createHome(ctx, {
    ...blankDetails,
    amenities: [],
    honestNotes: [],
    houseRules: [],
    name: address.line1,
    townId: neighbor.townId,
    address: addressLine(address),
    lat: place?.lat ?? neighbor.lat,
    lng: place?.lng ?? neighbor.lng,
    timeZone: neighbor.timeZone,
    currency: neighbor.currency,
  })
  await setShares(ctx, home.id, dateIn(home.timeZone, ctx.now), [{ accountId, basisPoints: 10_000 }])
  return home.id
}

/** Finds where the home stands and creates its draft. @returns its id; null where nobody can tell where it is */
export const firstDraft = async (app: App, accountId: number, address: Address): Promise<number | null> => {
  const place = await geocode(app, address)
  return app.work.write((ctx) => draftForNewOwner(ctx, accountId, address, place))
}
