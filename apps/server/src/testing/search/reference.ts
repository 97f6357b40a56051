import { addDays, dateIn, dateOfDayNumber, daysBetween, type Stay, timeIn } from '@porchlight/contract'
import { inSteps, rentStepFor } from '../../modules/search/engine/charges.ts'
import type { Dates } from '../../modules/search/engine/flex.ts'
import { windowsOf } from '../../modules/search/engine/flex.ts'
import type { HomeNights, SearchHome } from '../../modules/search/engine/home.ts'
import type { SearchCriteria, Showing } from '../../modules/search/engine/query.ts'
import { type FitCriteria, misfit } from '../../modules/search/engine/rank-homes.ts'

/** A home as a plain object with its nights: what the engine stores in columns. */
export type PlainHome = { home: SearchHome; nights: HomeNights | null }

export type PlainMatch = { home: SearchHome; stay: Stay | null; price: number | null }

/** The engine's contract in plain loops: which homes match, with their best stay. Slow and obvious. */
export const plainMatches = (homes: PlainHome[], criteria: SearchCriteria, now: Date, sight: Stay): PlainMatch[] =>
  homes.flatMap((plain) => {
    const { home } = plain
    if (!inArea(home, criteria) || !hasFeatures(home, criteria)) return []
    if (criteria.types.length > 0 && !criteria.types.includes(home.type)) return []
    const best = bestStay(plain, criteria, now, sight)
    return best && inPrice(best.price, criteria) ? [{ home, ...best }] : []
  })

/** The ids of a page, best first, ties by id. */
export const plainPage = (matches: PlainMatch[], wanted: FitCriteria, { sort, page, perPage }: Showing): number[] => {
  const rank = ({ home, price }: PlainMatch): number => {
    const worst = 0xffff_ffff
    if (sort === 'price') return price ?? worst
    if (sort === '-price') return price === null ? worst : -price
    const rating = Math.round((home.rating ?? 0) * 100)
    if (sort === 'rating') return -(rating * 0x1_0000 + home.reviews)
    if (price === null) return worst
    const { reviews, sleeps, bedrooms, lat, lng } = home
    const place = { lat: Math.fround(lat), lng: Math.fround(lng) }
    return misfit({ rating: rating / 100, reviews, sleeps, bedrooms, ...place }, wanted)
  }
  const ranked = matches.map((match) => ({ id: match.home.id, rank: rank(match) }))
  ranked.sort((a, b) => a.rank - b.rank || a.id - b.id)
  return ranked.slice((page - 1) * perPage, page * perPage).map(({ id }) => id)
}

const inArea = (home: SearchHome, { area: { box, place } }: SearchCriteria): boolean => {
  if (place !== null && home.place !== place) return false
  if (box === null) return true
  const lat = Math.fround(home.lat)
  const lng = Math.fround(home.lng)
  if (lat < Math.fround(box.south) || lat > Math.fround(box.north)) return false
  if (box.east - box.west >= 360) return true
  const west = Math.fround(box.west)
  const east = Math.fround(box.east)
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east
}

const hasFeatures = (home: SearchHome, { party, features }: SearchCriteria): boolean =>
  home.sleeps >= party.adults + party.children &&
  home.maxPets >= party.pets &&
  home.bedrooms >= features.bedrooms &&
  home.bathrooms >= features.bathrooms &&
  features.amenities.every((code) => home.amenities.includes(code)) &&
  (home.instant || !features.instant)

const inPrice = (price: number | null, { price: { min, max } }: SearchCriteria): boolean => {
  if (min === null && max === null) return true
  return price !== null && price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY)
}

const bestStay = (
  plain: PlainHome,
  criteria: SearchCriteria,
  now: Date,
  sight: Stay,
): { stay: Stay | null; price: number | null } | null => {
  const stays = staysOf(criteria.dates)
  if (stays === null) return { stay: null, price: plain.home.fromNight }
  const priced = stays
    .filter((stay) => stay.arrive >= sight.arrive && stay.depart <= sight.depart && fits(plain, stay, now))
    .map((stay) => ({ stay, price: headline(plain, stay, criteria) }))
  return priced.reduce<(typeof priced)[number] | null>(
    (best, one) => (best && best.price <= one.price ? best : one),
    null,
  )
}

const staysOf = (dates: Dates): Stay[] | null =>
  windowsOf(dates)?.map(({ arrive, depart }) => ({
    arrive: dateOfDayNumber(arrive),
    depart: dateOfDayNumber(depart),
  })) ?? null

const fits = ({ home, nights }: PlainHome, stay: Stay, now: Date): boolean => {
  if (!nights || !mayArrive(home, stay.arrive, now)) return false
  const first = daysBetween(nights.from, stay.arrive)
  const end = daysBetween(nights.from, stay.depart)
  if (first < 0 || end > nights.free.length) return false
  if (nights.canArrive[first] !== 1 || nights.canDepart[end] === 0) return false
  for (let night = first; night < end; night++) if (nights.free[night] !== 1 || nights.sold[night] !== 1) return false
  if (end - first > 365) return false
  const min = leastNights(nights, first, end)
  const max = mostNights(nights, first, end)
  return end - first >= min && end - first <= max && !(nights.refusesGaps && leavesGap(nights, first, end))
}

/** The figures of nights `[from, to)`. */
const between = (column: ArrayLike<number>, from: number, to: number): number[] => Array.from(column).slice(from, to)

const leastNights = ({ minStay, minOverStay }: HomeNights, first: number, end: number): number =>
  Math.max(1, ...between(minStay, first, minOverStay[first] === 1 ? end : first + 1))

const mostNights = ({ maxStay, maxOverStay }: HomeNights, first: number, end: number): number =>
  Math.min(...between(maxStay, first, maxOverStay ? end : first + 1).map((max) => max || Number.POSITIVE_INFINITY))

const leavesGap = (nights: HomeNights, first: number, end: number): boolean => {
  const { free } = nights
  const runStart = free.lastIndexOf(0, first) + 1
  const taken = free.indexOf(0, first)
  const runEnd = taken < 0 ? free.length : taken
  if (first === runStart || end === runEnd) return false
  const before = runStart > 0 && first - runStart < leastNights(nights, runStart, first)
  return before || (taken >= 0 && runEnd - end < leastNights(nights, end, runEnd))
}

const mayArrive = ({ notice }: SearchHome, arrive: string, now: Date): boolean => {
  const today = dateIn(notice.timeZone, now)
  const late = timeIn(notice.timeZone, now) >= `${String(notice.cutOffHour).padStart(2, '0')}:00`
  return arrive >= addDays(today, notice.noticeDays === 0 && late ? 1 : notice.noticeDays)
}

const headline = ({ home: { charges }, nights }: PlainHome, stay: Stay, criteria: SearchCriteria): number => {
  if (!nights) return 0
  const { party: requested } = criteria
  const party = requested.adults > 0 ? requested : { ...requested, adults: 2 }
  const step = rentStepFor(nights.rent)
  const count = daysBetween(stay.arrive, stay.depart)
  const first = daysBetween(nights.from, stay.arrive)
  const rent = between(nights.rent, first, first + count).reduce((sum, night) => sum + inSteps(night, step) * step, 0)
  const counted = charges.counted.reduce((sum, kind) => sum + party[kind], 0)
  const extra = Math.max(0, counted - charges.includedGuests) * charges.extraGuestNight * count
  const tier = charges.lengthDiscounts
    .filter((one) => one.nights <= count)
    .sort((a, b) => a.nights - b.nights)
    .at(-1)
  const left = charges.accommodationFactor * (1 - (tier?.basisPoints ?? 0) / 10_000)
  const extraLeft = tier?.of === 'rent' ? charges.accommodationFactor : left
  const { fees } = charges
  const guests = party.adults + party.children
  const perParty =
    fees.perNight * count +
    guests * (fees.perGuest + fees.perGuestNight * count) +
    (party.pets > 0 ? fees.withPets : 0) +
    party.pets * (fees.perPet + fees.perPetNight * count)
  return Math.floor(rent * left + extra * extraLeft + perParty + 0.5) + Math.round(fees.perStay)
}
