import { dateIn, homeSettings, mostDrafts, type PostalAddress } from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { geocode } from '#modules/places'
import { canBeIn, currencyIn, timeZoneAt } from './adapters/zone-and-currency.ts'
import { createHome } from './commands.ts'
import { createDestination, destinationAt, type Place } from './destinations.ts'
import type { Home } from './home.ts'
import { homesOfOwner, setShares } from './ownership.ts'
import { db } from './tables.ts'

export type Draft = { ownerId: number; name: string; address: PostalAddress; place: Place }

/** One line, as shown in emails and sheets. */
export const addressLine = ({ line1, line2, city, state, zip }: Omit<PostalAddress, 'country'>): string =>
  [line1, line2, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')

/**
 * Finds the location of an address, unless a pin provides it.
 * @throws Problem 422 `place_unknown`; `pin_elsewhere` for a pin in another country, whose time zone the home would get
 */
export const placeOf = async (
  app: Pick<App, 'adapters'>,
  { address, pin }: { address: PostalAddress; pin: Place | null },
): Promise<Place> => {
  if (pin && !canBeIn(pin, address.country))
    throw new Problem(422, 'pin_elsewhere', 'The map pin isn’t in the country of the address. Move it.', undefined, {
      required: ['pin'],
    })
  const place = pin ?? (await geocode(app, address))
  if (!place)
    throw new Problem(422, 'place_unknown', 'We couldn’t find this address. Set the map pin.', undefined, {
      required: ['pin'],
    })
  return { lat: place.lat, lng: place.lng }
}

/**
 * Creates a draft with one owner. Its destination is created if there is none; time zone and currency follow from its
 * location.
 */
export const createDraft = async (ctx: WriteCtx, { ownerId, name, address, place }: Draft): Promise<Home> => {
  // Two homes in one new town may arrive at once.
  await sql`select pg_advisory_xact_lock(hashtextextended('homes.destinations', 0))`.execute(db(ctx))
  const townId = (await destinationAt(ctx, address))?.id ?? (await createDestination(ctx, address, place))
  const home = await createHome(ctx, {
    name,
    headline: '',
    description: '',
    typeCode: 'house',
    serviceLevel: null,
    townId,
    address: addressLine(address),
    lat: place.lat,
    lng: place.lng,
    timeZone: timeZoneAt(place),
    currency: currencyIn(address.country),
    sleeps: 2,
    bedrooms: 1,
    bathrooms: 1,
    maxPets: 0,
    minGuestAge: 0,
    instant: false,
    requestTo: 'owner',
    checkInTime: '16:00',
    checkOutTime: '10:00',
    amenities: [],
    honestNotes: [],
    houseRules: [],
    registration: null,
    follows: homeSettings,
  })
  await setShares(ctx, home.id, dateIn(home.timeZone, ctx.now), [{ accountId: ownerId, basisPoints: 10_000 }])
  return home
}

/** @throws Problem 409 `too_many_drafts` */
export const refuseTooManyDrafts = async (ctx: WriteCtx, ownerId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`homes.drafts ${ownerId}`}, 0))`.execute(db(ctx))
  const drafts = (await homesOfOwner(ctx, ownerId)).filter(({ status }) => status === 'draft')
  if (drafts.length >= mostDrafts)
    throw new Problem(409, 'too_many_drafts', `You already have ${mostDrafts} drafts. Finish or retire one first.`)
}
