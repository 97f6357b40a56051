import { statesOf } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { saveArea } from './areas.ts'
import type { Area } from './home.ts'
import { slugFrom } from './rules.ts'
import { db } from './tables.ts'

export type Place = { lat: number; lng: number }
/** The part of an address that identifies a destination. `country` as ISO 3166-1 alpha-2. */
export type Locality = { city: string; state: string; zip: string; country: string }

const postcodeOf = ({ zip, country }: Locality): string => (country === 'US' ? zip.slice(0, 5) : zip)

/** The destination of an address, by its postal code or by town and state, with its center. */
export const destinationAt = async (
  ctx: ReadCtx,
  locality: Locality,
): Promise<(Place & { id: string }) | undefined> => {
  const { city, state, country } = locality
  const postcode = postcodeOf(locality)
  return db(ctx)
    .selectFrom('homes.area')
    .select(['id', 'lat', 'lng'])
    .where('country', '=', country)
    .where((where) =>
      where.or([
        where.and([where('postcode', '=', postcode), where('postcode', '<>', '')]),
        where.and([
          where(where.fn('lower', ['name']), '=', city.toLowerCase()),
          where.or([where('state', 'is', null), where('state', '=', state)]),
        ]),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst()
}

/** About three miles in each direction around the first home; grows as more homes are added. */
const reach = 0.045

/** Creates a destination named after the town. @returns its id */
export const createDestination = async (ctx: WriteCtx, locality: Locality, { lat, lng }: Place): Promise<string> => {
  const { city, state, zip, country } = locality
  const ids = [city, `${city} ${state}`, `${city} ${state} ${zip}`, `${city} ${state} ${zip} ${country}`]
    .map(slugFrom)
    .filter((id) => id !== '')
  const known = await db(ctx).selectFrom('homes.area').select('id').where('id', 'in', ids).execute()
  const taken = new Set(known.map(({ id }) => id))
  const id = ids.find((one) => !taken.has(one)) ?? `${ids[0] ?? 'destination'}-${taken.size + 1}`
  const area: Area = {
    id,
    name: city,
    kind: 'town',
    region: statesOf(country)?.find(({ value }) => value === state)?.label ?? state,
    state: state || null,
    country,
    postcode: postcodeOf(locality),
    character: '',
    lat,
    lng,
    bbox: [lng - reach, lat - reach, lng + reach, lat + reach],
  }
  await saveArea(ctx, area)
  return id
}
