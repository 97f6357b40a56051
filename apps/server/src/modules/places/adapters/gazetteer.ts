import { type Located, mostMatches } from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { keyOf, type Written, writtenAddress } from '../engine/address-keys.ts'
import { streetFit, townFit } from '../engine/match.ts'
import { db } from '../tables.ts'
import type { GeocodeQuery, Geocoder } from './geocoder.ts'

type TownRow = {
  name: string
  name_key: string
  region: string
  state: string | null
  country: string
  postcode: string | null
}

const besideOf = (town: TownRow): string[] =>
  [town.state ?? '', town.postcode ?? '', town.region, town.country, town.country === 'US' ? 'usa united states' : '']
    .map(keyOf)
    .filter(Boolean)

const addressIn = (town: TownRow, line1: string): Located['address'] => ({
  line1,
  city: town.name,
  state: town.state ?? '',
  zip: town.postcode ?? '',
  country: town.country,
})

const labelOf = ({ line1, city, state, zip }: Located['address']): string =>
  [line1, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const located = (
  town: TownRow,
  { lat, lng }: { lat: number; lng: number },
  line1: string,
  precision: Located['precision'],
): Located => {
  const address = addressIn(town, line1)
  return { lat, lng, precision, label: labelOf(address), address }
}

const inCountry = (country: string | undefined) => country?.toUpperCase() ?? null

/** Streets that may match, each with the address of that number, or else the nearest number. */
const streetsLike = async (ctx: ReadCtx, { rest, number }: Written, country: string | undefined) => {
  const [first = ''] = rest.split(' ')
  const { rows } = await sql<
    TownRow & { street: string; street_key: string; number: number; lat: number; lng: number }
  >`
    select distinct on (address.town_id, address.street_key)
      address.street, address.street_key, address.number, address.lat, address.lng,
      town.name, town.name_key, town.region, town.state, town.country, town.postcode
    from places.house as address join places.town on town.id = address.town_id
    where address.street_key like ${`${first}%`}
      and (${inCountry(country)}::text is null or town.country = ${inCountry(country)})
    order by address.town_id, address.street_key, abs(address.number - coalesce(${number}::integer, address.number)), address.number
    limit 500`.execute(db(ctx))
  return rows
}

const streetMatches = async (ctx: ReadCtx, written: Written, country: string | undefined) =>
  (await streetsLike(ctx, written, country)).flatMap((row) => {
    const fit = streetFit(written, { street: keyOf(row.street), town: keyOf(row.name), beside: besideOf(row) })
    if (fit === null) return []
    const { number } = written
    const line1 = number === null ? row.street : `${number} ${row.street}`
    return [{ fit, place: located(row, row, line1, number === row.number ? 'house' : 'street') }]
  })

const townMatches = async (ctx: ReadCtx, written: Written, country: string | undefined) => {
  const [first = ''] = written.rest.split(' ')
  if (first === '') return []
  const rows = await db(ctx)
    .selectFrom('places.town')
    .selectAll()
    .where('name_key', 'like', `${first}%`)
    .$if(country !== undefined, (query) => query.where('country', '=', country?.toUpperCase() ?? ''))
    .orderBy('name')
    .limit(500)
    .execute()
  return rows.flatMap((row) => {
    const fit = townFit(written, keyOf(row.name), besideOf(row))
    return fit === null ? [] : [{ fit, place: located(row, row, '', 'town') }]
  })
}

const rank: Record<Located['precision'], number> = { house: 0, street: 1, town: 2 }

const placesLike = async (ctx: ReadCtx, { address, country }: GeocodeQuery): Promise<Located[]> => {
  const written = writtenAddress(address)
  const matches = [...(await streetMatches(ctx, written, country)), ...(await townMatches(ctx, written, country))]
  return matches
    .sort((a, b) => b.fit - a.fit || rank[a.place.precision] - rank[b.place.precision])
    .slice(0, mostMatches)
    .map(({ place }) => place)
}

/** Finds addresses among the towns, streets, and homes stored here. */
export const gazetteer = ({ work }: Pick<App, 'work'>): Geocoder => ({
  async find(wanted) {
    const places = await work.read((ctx) => placesLike(ctx, wanted))
    return places.length > 0 ? { kind: 'found', places } : { kind: 'failed', status: 'ZERO_RESULTS' }
  },
})
