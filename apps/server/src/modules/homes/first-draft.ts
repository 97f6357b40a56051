import { dateIn, type flatAddress } from '@porchlight/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { geocode } from '#modules/places'
import { createHome } from './commands.ts'
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
 * The draft that someone who signs up as an owner finds in their list, when their home lies where we let homes already:
 * it takes time zone and currency from there, and the place too where the address was not found. Elsewhere there is none.
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
  const neighbor = address.line1 === '' ? undefined : await neighborAt(ctx, address)
  if (!neighbor) return null
  const home = await createHome(ctx, {
    name: address.line1,
    headline: '',
    description: '',
    typeCode: 'house',
    serviceLevel: null,
    townId: neighbor.townId,
    address: [address.line1, address.line2, address.city, `${address.state} ${address.zip}`.trim()]
      .filter(Boolean)
      .join(', '),
    lat: place?.lat ?? neighbor.lat,
    lng: place?.lng ?? neighbor.lng,
    timeZone: neighbor.timeZone,
    currency: neighbor.currency,
    sleeps: 2,
    bedrooms: 1,
    bathrooms: 1,
    maxPets: 0,
    instant: false,
    requestTo: 'owner',
    checkInTime: '16:00',
    checkOutTime: '10:00',
    amenities: [],
    honestNotes: [],
    houseRules: [],
    registration: null,
  })
  await setShares(ctx, home.id, dateIn(home.timeZone, ctx.now), [{ accountId, basisPoints: 10_000 }])
  return home.id
}

/** Finds where the home stands and makes its draft; gives its id, or null where we let none. */
export const firstDraft = async (app: App, accountId: number, address: Address): Promise<number | null> => {
  const place = await geocode(app, address)
  return app.work.write((ctx) => draftForNewOwner(ctx, accountId, address, place))
}
