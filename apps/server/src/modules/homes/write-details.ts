import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { coarsePlace } from './coarse-place.ts'
import { faultsIn } from './details.ts'
import { homeChanged } from './events.ts'
import type { Home, HomeDetails } from './home.ts'
import { publicSlug, revealsAddress } from './rules.ts'
import { db } from './tables.ts'

/** @throws Problem 422 `invalid_home` with `faults` */
export const assertSound = (details: HomeDetails): void => {
  const faults = faultsIn(details)
  if (faults.length > 0)
    throw new Problem(422, 'invalid_home', `This home can’t be saved: ${faults.join('; ')}.`, { faults })
}

export const columnsOf = (details: HomeDetails, placeKey: string) => {
  const shown = coarsePlace(details, placeKey)
  return {
    name: details.name,
    headline: details.headline,
    description: details.description,
    type_code: details.typeCode,
    service_level: details.serviceLevel,
    area_id: details.townId,
    address: details.address,
    lat: details.lat,
    lng: details.lng,
    public_lat: shown.lat,
    public_lng: shown.lng,
    time_zone: details.timeZone,
    currency: details.currency,
    sleeps: details.sleeps,
    bedrooms: details.bedrooms,
    bathrooms: details.bathrooms,
    max_pets: details.maxPets,
    min_guest_age: details.minGuestAge,
    instant: details.instant,
    request_to: details.requestTo,
    check_in_time: details.checkInTime,
    check_out_time: details.checkOutTime,
    amenities: details.amenities,
    honest_notes: details.honestNotes,
    house_rules: details.houseRules,
    registration: details.registration,
  }
}

/** The requested slug, or the first of `slug-2`, `slug-3`, … that is available. */
export const freeSlug = async (ctx: WriteCtx, request: string): Promise<string> => {
  const rows = await db(ctx)
    .selectFrom('homes.home')
    .select('slug')
    .where((where) => where.or([where('slug', '=', request), where('slug', 'like', `${request}-%`)]))
    .execute()
  const taken = new Set(rows.map((row) => row.slug))
  for (let number = 1; ; number++) {
    const slug = number === 1 ? request : `${request}-${number}`
    if (!taken.has(slug)) return slug
  }
}

/** Writes the details of a locked home. @throws Problem 422 `invalid_home` with `faults` */
export const writeDetails = async (ctx: WriteCtx, home: Home, changes: Partial<HomeDetails>): Promise<void> => {
  const wanted = { ...home, ...changes }
  assertSound(wanted)
  const { place_key, slug, published_at } = await db(ctx)
    .selectFrom('homes.home')
    .select(['place_key', 'slug', 'published_at'])
    .where('id', '=', home.id)
    .executeTakeFirstOrThrow()
  // A home that was never published has no links to it.
  const moves = published_at === null && revealsAddress(slug, wanted.address)
  await db(ctx)
    .updateTable('homes.home')
    .set({
      ...columnsOf(wanted, place_key),
      ...(moves && { slug: await freeSlug(ctx, publicSlug(wanted)) }),
      changed_at: ctx.now,
    })
    .where('id', '=', home.id)
    .execute()
  await announce(ctx, homeChanged({ homeId: home.id }))
}
