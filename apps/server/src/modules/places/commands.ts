import type { WriteCtx } from '#kernel/work'
import { keyOf } from './engine/written.ts'
import { db } from './tables.ts'

export type Town = {
  id: string
  name: string
  region: string
  /** Code of the state where the country has them; left out, what is known stays. */
  state?: string
  country: string
  postcode: string | null
  lat: number
  lng: number
}

/** Learns of a town, or what has changed of it. */
export const keepTown = async (
  ctx: WriteCtx,
  { id, name, region, state, country, postcode, lat, lng }: Town,
): Promise<void> => {
  const known = {
    name,
    name_key: keyOf(name),
    region,
    country,
    postcode,
    lat,
    lng,
    ...(state !== undefined && { state }),
  }
  await db(ctx)
    .insertInto('places.town')
    .values({ id, state: null, ...known })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(known))
    .execute()
}

export type House = { townId: string; street: string; number: number; lat: number; lng: number }

const atOnce = 2_000

/** Learns of houses; one that is known already keeps its place. */
export const keepHouses = async (ctx: WriteCtx, houses: readonly House[]): Promise<void> => {
  for (let from = 0; from < houses.length; from += atOnce)
    await db(ctx)
      .insertInto('places.house')
      .values(
        houses.slice(from, from + atOnce).map(({ townId, street, number, lat, lng }) => ({
          town_id: townId,
          street,
          street_key: keyOf(street),
          number,
          lat,
          lng,
        })),
      )
      .onConflict((conflict) => conflict.columns(['town_id', 'street_key', 'number']).doNothing())
      .execute()
}
