import type { HomeCard, Money, OwnerHome, Picture, Home as PublicHome } from '@porchlight/contract'
import { type AttachedPicture, pictureView } from '#modules/media'
import { amenitiesOf } from './amenities.ts'
import { sheetHashes } from './fact-sheet.ts'
import { type Fact, type FactCode, measureOf } from './facts.ts'
import { rulesOf } from './guest-age.ts'
import type { Aspects, Home, Review, Room } from './home.ts'
import type { MediaItem } from './media-items.ts'
import { plansAmong, publicItems } from './media-views.ts'
import { openSteps, type StepState } from './setup.ts'
import { homeTypeLabel } from './types.ts'

const fromNight = (home: Home): Money | null =>
  home.fromNightMinor === null ? null : { amount: home.fromNightMinor, currency: home.currency }

const factView = ({ code, value, note, measuredOn, readings }: Fact): PublicHome['facts'][number] => ({
  code,
  ...measureOf(code, value),
  value,
  note,
  measuredOn,
  readings,
})

const reviewView = ({
  id,
  author,
  stayedIn,
  rating,
  text,
  answer,
  publishedAt,
}: Review): PublicHome['reviews'][number] => ({
  id,
  author,
  stayedIn,
  rating,
  text,
  answer,
  publishedAt: publishedAt.toISOString(),
})

/** Everything a home's public page shows. */
export type HomeParts = {
  home: Home
  pictures: AttachedPicture[]
  items: MediaItem[]
  rooms: Room[]
  facts: Fact[]
  reviews: Review[]
  /** On average. */
  aspects: Aspects
}

/** A home for anyone: with an approximate location, without address or owner. */
export const forPublic = ({ home, pictures, items, rooms, facts, reviews, aspects }: HomeParts): PublicHome => ({
  id: home.id,
  slug: home.slug,
  language: home.language,
  translation: null,
  name: home.name,
  headline: home.headline,
  description: home.description,
  type: { code: home.typeCode, label: homeTypeLabel(home.typeCode) },
  town: { id: home.townId, name: home.townName, character: home.townCharacter },
  region: home.region,
  country: home.country,
  lat: home.publicLat,
  lng: home.publicLng,
  timeZone: home.timeZone,
  currency: home.currency,
  sleeps: home.sleeps,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  petsAllowed: home.petsAllowed,
  maxPets: home.maxPets,
  minGuestAge: home.minGuestAge,
  instant: home.instant,
  checkInTime: home.checkInTime,
  checkOutTime: home.checkOutTime,
  pictures: [...pictures, ...plansAmong(items)].map(pictureView),
  items: publicItems(items),
  rooms,
  amenities: amenitiesOf(home.amenities),
  facts: facts.map(factView),
  honestNotes: home.honestNotes,
  houseRules: rulesOf(home, home.language),
  asksIdentity: home.asksIdentitySince !== null,
  rating: home.rating,
  reviewCount: home.reviewCount,
  aspects,
  reviews: reviews.map(reviewView),
  fromNight: fromNight(home),
  registration: home.registration,
  source: home.source && { name: home.source.name, license: home.source.license },
})

/** Most meaningful first; a card fits three. */
const onCard: readonly FactCode[] = ['water_walk', 'wifi', 'night_noise', 'beach_walk', 'village_walk', 'steps']

const cardFacts = (facts: readonly Fact[]): HomeCard['facts'] =>
  onCard
    .flatMap((code) => facts.find((fact) => fact.code === code) ?? [])
    .slice(0, 3)
    .map(({ code, value }) => ({ code, value, ...measureOf(code, value) }))

export const leading = (pictures: readonly AttachedPicture[]): Picture | null => {
  const [first] = pictures
  return first ? pictureView(first) : null
}

const evening = (pictures: readonly AttachedPicture[]): Picture | null => {
  const shot = pictures.find((picture) => picture.shot === 'evening')
  return shot ? pictureView(shot) : null
}

export type CardParts = { home: Home; pictures: AttachedPicture[]; facts: Fact[] }

/** A home in a list. `fromNight` is included for lists without dates. */
export const asCard = ({ home, pictures, facts }: CardParts): HomeCard & { fromNight: Money | null } => ({
  id: home.id,
  slug: home.slug,
  name: home.name,
  town: home.townName,
  lat: home.publicLat,
  lng: home.publicLng,
  sleeps: home.sleeps,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  image: leading(pictures),
  evening: evening(pictures),
  rating: home.rating,
  reviews: home.reviewCount,
  instant: home.instant,
  facts: cardFacts(facts),
  note: home.honestNotes[0] ?? null,
  fromNight: fromNight(home),
})

/** A home in its owner's list, with its open setup steps. */
export const forOwner = (
  home: Home & { shareBasisPoints: number },
  pictures: AttachedPicture[],
  steps: readonly StepState[],
): OwnerHome => ({
  id: home.id,
  slug: home.slug,
  name: home.name,
  town: home.townName,
  status: home.status,
  image: leading(pictures),
  sleeps: home.sleeps,
  bedrooms: home.bedrooms,
  instant: home.instant,
  shareBasisPoints: home.shareBasisPoints,
  fromNight: fromNight(home),
  missing: openSteps(steps).map(({ step }) => step),
  sheet: sheetHashes(home),
})
