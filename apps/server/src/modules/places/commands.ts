import { sql } from 'kysely'
import type { WriteCtx } from '#kernel/work'
import { keyOf } from './engine/address-keys.ts'
import { db } from './tables.ts'

export type Town = {
  id: string
  name: string
  region: string
  /** State code if the country has states; if left out, the known value stays. */
  state?: string
  country: string
  postcode: string | null
  lat: number
  lng: number
}

/** Adds a town, or updates it. */
export const saveTown = async (
  ctx: WriteCtx,
  { id, name, region, state, country, postcode, lat, lng }: Town,
): Promise<void> => {
  const known = {
    name,
    name_key: keyOf(name),
    key_spelled: true,
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

export type AddressPoint = { townId: string; street: string; number: number; lat: number; lng: number }

const atOnce = 2_000

/** Adds homes; a known one keeps its location. */
export const saveAddressPoints = async (ctx: WriteCtx, homes: readonly AddressPoint[]): Promise<void> => {
  for (let from = 0; from < homes.length; from += atOnce)
    await db(ctx)
      .insertInto('places.house')
      .values(
        homes.slice(from, from + atOnce).map(({ townId, street, number, lat, lng }) => ({
          town_id: townId,
          street,
          street_key: keyOf(street),
          key_spelled: true,
          number,
          lat,
          lng,
        })),
      )
      .onConflict((conflict) => conflict.columns(['town_id', 'street_key', 'number']).doNothing())
      .execute()
}

/**
 * Rewrites keys stored before names were transliterated to Latin letters. A street whose new key already exists keeps
 * its old one. Returns how many were checked.
 */
export const spellStoredKeys = async (ctx: WriteCtx): Promise<number> => {
  const towns = await db(ctx)
    .selectFrom('places.town')
    .select(['id', 'name'])
    .where('key_spelled', '=', false)
    .limit(atOnce)
    .execute()
  for (const { id, name } of towns)
    await db(ctx)
      .updateTable('places.town')
      .set({ name_key: keyOf(name), key_spelled: true })
      .where('id', '=', id)
      .execute()
  const homes = await db(ctx)
    .selectFrom('places.house')
    .select(['id', 'street'])
    .where('key_spelled', '=', false)
    .orderBy('id')
    .limit(atOnce)
    .execute()
  const keys = sql`unnest(${homes.map(({ id }) => id)}::bigint[], ${homes.map(({ street }) => keyOf(street))}::text[])`
  await sql`
    update places.house as address set key_spelled = true, street_key =
      case when exists (select from places.house other where other.town_id = address.town_id
        and other.number = address.number and other.street_key = spelled.key and other.id <> address.id)
      then address.street_key else spelled.key end
    from ${keys} as spelled (id, key) where spelled.id = address.id`.execute(db(ctx))
  return towns.length + homes.length
}
