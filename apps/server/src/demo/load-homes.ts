import { addDays, type PlainDate } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import {
  createHome,
  publishHome,
  saveArea,
  saveServiceOffer,
  serviceOfferNow,
  setContract,
  setFacts,
  setPictures,
  setRooms,
  setShares,
  starterLevels,
} from '#modules/homes'
import { usePoolPicture } from '#modules/media'
import { saveAddressPoints } from '#modules/places'
import type { DemoHome } from './homes.ts'
import type { Island } from './island.ts'
import type { LoadedPeople } from './load-people.ts'
import { foundedOn, loadRates } from './load-rates.ts'
import type { DemoShares, World } from './world.ts'

const commissionBasisPoints = 2_500

export const loadTowns = async (ctx: WriteCtx, { towns, sites }: Pick<Island, 'towns' | 'sites'>): Promise<void> => {
  for (const { id, name, kind, county, state, zip, character, center, bbox } of towns) {
    await saveArea(ctx, {
      id,
      name,
      kind,
      region: county,
      state,
      country: 'US',
      postcode: zip,
      character,
      lng: center[0],
      lat: center[1],
      bbox,
    })
  }
  await saveAddressPoints(
    ctx,
    sites.map(({ town, street, no, lat, lng }) => ({ townId: town, street, number: no, lat, lng })),
  )
}

/** The service levels of the demo homes; an installation that already has levels keeps its own. */
export const loadServiceLevels = async (ctx: WriteCtx): Promise<void> => {
  if ((await serviceOfferNow(ctx)).levels.length > 0) return
  await saveServiceOffer(ctx, { version: 0, offer: starterLevels, reason: '' }, null)
}

const addPictures = async (ctx: WriteCtx, homeId: number, { pictures: { images } }: DemoHome): Promise<void> => {
  const pictures = []
  for (const { file, width, height, color, placeholder, alt, shot } of images) {
    const { id: pictureId } = await usePoolPicture(ctx, file, { width, height, color, placeholder })
    pictures.push({ pictureId, alt, shot, room: null })
  }
  await setPictures(ctx, homeId, pictures)
}

const detailsOf = (home: DemoHome) => ({
  name: home.name,
  headline: home.headline,
  description: home.description,
  typeCode: home.type,
  serviceLevel: 'full',
  townId: home.town.id,
  address: `${home.site.no} ${home.site.street}, ${home.town.name}, ${home.town.state} ${home.town.zip}`,
  lat: home.site.lat,
  lng: home.site.lng,
  timeZone: home.town.timezone,
  currency: 'USD',
  sleeps: home.sleeps,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  maxPets: home.maxPets,
  minGuestAge: 0,
  instant: home.instant,
  requestTo: 'owner' as const,
  checkInTime: '16:00',
  checkOutTime: '10:00',
  amenities: home.amenities,
  honestNotes: home.honestNotes,
  houseRules: home.houseRules,
  registration: `MC-${home.site.id.slice(1)}`,
})

/** In the same year, as expected of a measurement. */
const measuredDay = (today: PlainDate, index: number): PlainDate => {
  const newYear = `${today.slice(0, 4)}-01-01`
  const day = addDays(today, -(20 + ((index * 13) % 120)))
  return day < newYear ? newYear : day
}

/** One home with everything but its calendar, published. */
export const loadHome = async (
  ctx: WriteCtx,
  world: World,
  home: DemoHome,
  shares: DemoShares,
  people: LoadedPeople,
): Promise<number> => {
  const { id } = await createHome(ctx, { ...detailsOf(home), placeKey: `${world.seed} ${home.site.id}` })
  await addPictures(ctx, id, home)
  await setRooms(ctx, id, home.rooms)
  const measuredOn = measuredDay(world.today, home.index)
  await setFacts(
    ctx,
    id,
    home.facts.map((fact) => ({ ...fact, measuredOn })),
  )
  const since = foundedOn(world.today)
  await setShares(
    ctx,
    id,
    since,
    shares.map(({ owner, basisPoints }) => ({ accountId: people.owners[owner] as number, basisPoints })),
  )
  await setContract(ctx, id, since, {
    commissionBasisPoints,
    commissionBase: 'accommodation',
    recognition: 'check_in',
    cleaningTo: 'operator',
  })
  await loadRates(ctx, id, home, world.today)
  await publishHome(ctx, id, { as: 'staff', accountId: people.staff }, 'Vetted with the demo world')
  return id
}
