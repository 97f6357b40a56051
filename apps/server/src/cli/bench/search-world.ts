import { addDays, dayNumber, type PlainDate, weekdayOf } from '@porchlight/contract'
import type { HomeNights, SearchHome, StayCharges } from '#modules/search'
import { type Random, randomFrom } from '../../demo/random.ts'

/** A coast with 200 towns of decreasing size, and two years of nights, about a third of them booked. */
export type BenchWorld = {
  homes: SearchHome[]
  /** The nights of the home with this id. The next call reuses the same arrays. */
  nightsOf: (homeId: number) => HomeNights
}

const sides = { west: -9, south: 36, east: 10, north: 46 }
const types = ['house', 'villa', 'cottage', 'cabin', 'loft', 'farmhouse', 'chalet', 'boathouse']
export const amenityCodes = Array.from({ length: 40 }, (_, index) => `amenity-${index}`)
const zones = ['Europe/Paris', 'Europe/Rome', 'Europe/Madrid']
const minStays = [1, 2, 3, 4, 5, 7, 14]

export const benchWorld = (count: number, firstDate: PlainDate, nights: number): BenchWorld => {
  const random = randomFrom(777)
  const towns = townsOf(random.fork('towns'))
  const homes = Array.from({ length: count }, (_, index) => homeOf(index + 1, towns, random))
  const write = nightWriter(firstDate, nights)
  return { homes, nightsOf: (homeId) => write(randomFrom(homeId)) }
}

type Town = { name: string; lat: number; lng: number; spread: number; weight: number }

const townsOf = (random: Random): Town[] =>
  Array.from({ length: 200 }, (_, index) => ({
    name: `town-${index}`,
    lat: sides.south + 0.3 + random.next() * (sides.north - sides.south - 0.6),
    lng: sides.west + 0.3 + random.next() * (sides.east - sides.west - 0.6),
    spread: 0.04 + 0.1 * random.next(),
    weight: 1 / (index + 8),
  }))

const townFor = (towns: Town[], random: Random): Town => {
  const weight = random.next() * towns.reduce((sum, town) => sum + town.weight, 0)
  let before = 0
  for (const town of towns) {
    before += town.weight
    if (weight < before) return town
  }
  return towns[0] as Town
}

/** Approximately normal, standard deviation 1. */
const bell = (random: Random): number => (random.next() + random.next() + random.next() + random.next() - 2) * 1.73

const homeOf = (id: number, towns: Town[], random: Random): SearchHome => {
  const town = townFor(towns, random)
  const sleeps = Math.max(1, Math.min(16, Math.round(2 + random.next() ** 1.7 * 12)))
  const bedrooms = Math.max(1, Math.round(sleeps / 2))
  return {
    id,
    place: town.name,
    lat: town.lat + bell(random) * town.spread,
    lng: town.lng + bell(random) * town.spread,
    type: types[Math.floor(random.next() ** 1.5 * types.length)] ?? 'house',
    sleeps,
    bedrooms,
    bathrooms: Math.max(1, Math.round(bedrooms / 1.7)),
    maxPets: random.chance(0.4) ? 2 : 0,
    instant: random.chance(0.6),
    amenities: amenityCodes.filter((_, index) => random.chance(0.9 * 0.94 ** index + 0.03)),
    rating: random.chance(0.9) ? Math.min(5, 5 - Math.abs(bell(random)) * 0.4) : null,
    reviews: random.whole(0, 200),
    fromNight: 100 * random.whole(30, 430),
    charges: chargesOf(sleeps, random),
    notice: { timeZone: random.pick(zones), noticeDays: random.whole(0, 3), cutOffHour: 18 },
  }
}

const noFees = { perNight: 0, perGuest: 0, perGuestNight: 0, perPet: 0, perPetNight: 0 }

const chargesOf = (sleeps: number, random: Random): StayCharges => ({
  includedGuests: Math.max(1, sleeps - 2),
  extraGuestNight: 2000,
  counted: ['adults', 'children'],
  lengthDiscounts: random.chance(0.5)
    ? [{ nights: 7, basisPoints: 500 * random.whole(1, 3), of: 'accommodation' }]
    : [],
  accommodationFactor: random.pick([1, 1.03, 1.06]),
  fees: { ...noFees, perStay: 100 * random.whole(20, 20 + sleeps * 8), withPets: 4000 },
})

const emptyNights = (from: PlainDate, count: number): HomeNights => ({
  from,
  free: new Uint8Array(count),
  sold: new Uint8Array(count).fill(1),
  rent: new Uint32Array(count),
  minStay: new Uint16Array(count),
  maxStay: new Uint16Array(count),
  canArrive: new Uint8Array(count),
  canDepart: new Uint8Array(count),
  minOverStay: new Uint8Array(count),
  maxOverStay: false,
  refusesGaps: false,
})

type Season = { factor: number; high: boolean; weekday: number }

const seasonsOf = (from: PlainDate, count: number): Season[] =>
  Array.from({ length: count }, (_, index) => {
    const date = addDays(from, index)
    const dayOfYear = dayNumber(date) - dayNumber(`${date.slice(0, 4)}-01-01`)
    const summer = Math.exp(-(((dayOfYear - 210) / 45) ** 2))
    const weekday = weekdayOf(date)
    const weekend = weekday === 5 || weekday === 6 ? 1.18 : 1
    return { factor: (0.8 + 0.7 * summer) * weekend, high: summer > 0.6, weekday }
  })

/** One home in ten changes over on Saturdays in summer, and one in twenty has a minimum stay the codes can't hold. */
const nightWriter = (from: PlainDate, count: number): ((random: Random) => HomeNights) => {
  const nights = emptyNights(from, count)
  const seasons = seasonsOf(from, count)
  return (random) => {
    const base = 30 + Math.min(2000, Math.exp(bell(random) * 0.6) * 180)
    const saturdays = random.chance(0.1)
    const usual = random.chance(0.05) ? random.pick([6, 10, 30]) : random.pick(minStays.slice(0, 4))
    const summer = random.pick(minStays.slice(2, 6))
    seasons.forEach((season, index) => {
      const changeover = !saturdays || !season.high || season.weekday === 6
      nights.rent[index] = 100 * Math.round(base * season.factor)
      nights.minStay[index] = season.high ? summer : usual
      nights.canArrive[index] = Number(changeover)
      nights.canDepart[index] = Number(changeover)
    })
    takeStays(nights.free.fill(1), random)
    return nights
  }
}

const takeStays = (free: Uint8Array, random: Random): void => {
  for (let night = random.whole(0, 20); night < free.length; ) {
    const end = night + random.whole(3, 14)
    free.fill(0, night, end)
    night = end - Math.floor(Math.log(1 - random.next()) * 15.8)
  }
}
