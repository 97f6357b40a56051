import { addDays, dateIn, dateOfDayNumber, dayNumber, daysBetween, type Stay, timeIn } from '@porchlight/contract'
import { inSteps, rentStepFor } from '../../modules/search/engine/charges.ts'
import type { Dates } from '../../modules/search/engine/flex.ts'
import { windowsOf } from '../../modules/search/engine/flex.ts'
import type { HomeNights, SearchHome } from '../../modules/search/engine/home.ts'
import type { Showing, Wish } from '../../modules/search/engine/query.ts'
import { fitFactor } from '../../modules/search/engine/ranking.ts'

/** A home as a plain object with its nights: what the engine keeps in columns. */
export type PlainHome = { home: SearchHome; nights: HomeNights | null }

export type PlainMatch = { home: SearchHome; stay: Stay | null; price: number | null }

/** The engine's promise in plain loops: which homes fit, with their best stay. Slow and obvious. */
export const plainMatches = (homes: PlainHome[], wish: Wish, now: Date, sight: Stay): PlainMatch[] =>
  homes.flatMap((plain) => {
    const { home } = plain
    if (!inArea(home, wish) || !hasFeatures(home, wish)) return []
    if (wish.types.length > 0 && !wish.types.includes(home.type)) return []
    const best = bestStay(plain, wish, now, sight)
    return best && inPrice(best.price, wish) ? [{ home, ...best }] : []
  })

/** The ids of a page, best first, ties by id. */
export const plainPage = (matches: PlainMatch[], guests: number, { sort, page, perPage }: Showing): number[] => {
  const rank = ({ home, price }: PlainMatch): number => {
    const worst = 0xffff_ffff
    if (sort === 'price') return price ?? worst
    if (sort === '-price') return price === null ? worst : -price
    const rating = Math.round((home.rating ?? 0) * 100)
    if (sort === 'rating') return -(rating * 0x1_0000 + home.reviews)
    return (price ?? worst) * fitFactor(rating / 100, home.reviews, home.sleeps, guests)
  }
  const ranked = matches.map((match) => ({ id: match.home.id, rank: rank(match) }))
  ranked.sort((a, b) => a.rank - b.rank || a.id - b.id)
  return ranked.slice((page - 1) * perPage, page * perPage).map(({ id }) => id)
}

const inArea = (home: SearchHome, { area: { box, place } }: Wish): boolean => {
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

const hasFeatures = (home: SearchHome, { features }: Wish): boolean =>
  home.sleeps >= features.guests &&
  home.maxPets >= features.pets &&
  home.bedrooms >= features.bedrooms &&
  home.bathrooms >= features.bathrooms &&
  features.amenities.every((code) => home.amenities.includes(code)) &&
  (home.instant || !features.instant)

const inPrice = (price: number | null, { price: { min, max } }: Wish): boolean => {
  if (min === null && max === null) return true
  return price !== null && price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY)
}

const bestStay = (
  plain: PlainHome,
  wish: Wish,
  now: Date,
  sight: Stay,
): { stay: Stay | null; price: number | null } | null => {
  const stays = staysOf(wish.dates)
  if (stays === null) return { stay: null, price: plain.home.charges.fromNight }
  const priced = stays
    .filter((stay) => stay.arrive >= sight.arrive && stay.depart <= sight.depart && fits(plain, stay, now))
    .map((stay) => ({ stay, price: headline(plain, stay, wish) }))
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
  for (let night = first; night < end; night++) if (nights.free[night] !== 1) return false
  const bound = nights.stayLimitsBy === 'arrival' ? first + 1 : end
  for (let night = first; night < bound; night++) {
    const min = nights.minStay[night] ?? 1
    const max = nights.maxStay[night] ?? 0
    if (end - first < min || (max > 0 && end - first > max)) return false
  }
  return true
}

const mayArrive = ({ notice }: SearchHome, arrive: string, now: Date): boolean => {
  const today = dateIn(notice.timeZone, now)
  const late = timeIn(notice.timeZone, now) >= `${String(notice.cutOffHour).padStart(2, '0')}:00`
  if (arrive < addDays(today, notice.noticeDays + (late ? 1 : 0))) return false
  return notice.windowDays === null || arrive <= addDays(today, notice.windowDays)
}

const headline = ({ home: { charges }, nights }: PlainHome, stay: Stay, { features }: Wish): number => {
  if (!nights) return 0
  const step = rentStepFor(Math.max(0, ...nights.rent))
  const first = dayNumber(stay.arrive) - dayNumber(nights.from)
  const count = daysBetween(stay.arrive, stay.depart)
  let rent = 0
  for (let night = first; night < first + count; night++) rent += inSteps(nights.rent[night] ?? 0, step) * step
  const extra = Math.max(0, features.guests - charges.includedGuests) * charges.extraGuestNight * count
  const tiers = charges.lengthDiscounts.filter((tier) => tier.nights <= count).sort((a, b) => a.nights - b.nights)
  const discount = tiers.at(-1)?.basisPoints ?? 0
  const accommodation = Math.round((rent + extra) * ((1 - discount / 10_000) * (1 + charges.percentFees / 10_000)))
  return accommodation + charges.perStay + (features.pets > 0 ? charges.perPetStay : 0)
}
