import type { AmenityCode } from '#modules/homes'
import { amenitiesOf } from './amenities.ts'
import { dealHomes } from './deal-homes.ts'
import type { Island, PictureSet, Setting, Site, Town } from './island.ts'
import { homeNames } from './names.ts'
import type { Random } from './random.ts'
import { type DemoRoom, roomsOf, sleepsIn } from './rooms.ts'
import { descriptionFor, notesFor, rulesFor } from './words.ts'

type FactCode =
  | 'water_walk'
  | 'beach_walk'
  | 'village_walk'
  | 'wifi'
  | 'night_noise'
  | 'steps'
  | 'hot_water'
  | 'mattress_age'
  | 'elevation'
export type DemoFact = { code: FactCode; value: number; readings: number[]; note: string | null }

/** Prices in whole dollars; the loader turns them into minor units. */
export type DemoRates = {
  base: number
  weekend: number
  /** Percentage of the base rate, by season of the year. */
  summer: number
  winter: number
  minStay: number
  summerMinStay: number
  cleaning: number
  extraGuestFrom: number
  extraGuest: number
  deposit: number
}

export type DemoHome = {
  /** Position in the world; stays refer to homes by it. */
  index: number
  name: string
  setting: Setting
  town: Town
  site: Site
  pictures: PictureSet
  type: 'house' | 'cottage' | 'cabin' | 'farmhouse' | 'villa' | 'inn'
  headline: string
  description: string
  sleeps: number
  bedrooms: number
  bathrooms: number
  maxPets: number
  instant: boolean
  prepNights: number
  amenities: AmenityCode[]
  honestNotes: string[]
  houseRules: string[]
  rooms: DemoRoom[]
  facts: DemoFact[]
  rates: DemoRates
  policy: 'flexible' | 'moderate' | 'firm'
}

const types = {
  cabin: 'cabin',
  cliff: 'villa',
  cottage: 'cottage',
  farmhouse: 'farmhouse',
  inn: 'inn',
  modern: 'house',
} as const
const walkMetersPerMinute = 80

const minutesOnFoot = (meters: number): number => Math.max(1, Math.round(meters / walkMetersPerMinute))

const factsOf = (random: Random, site: Site, steps: number): DemoFact[] => {
  const slowest = random.whole(9, 62) * 10
  const noise = random.whole(24, site.setting === 'village' || site.setting === 'harbor' ? 38 : 31)
  const fact = (code: FactCode, value: number, readings: number[] = [], note: string | null = null): DemoFact => ({
    code,
    value,
    readings,
    note,
  })
  const wifi = Array.from({ length: 8 }, () => slowest + random.whole(0, 180))
  return [
    fact('water_walk', minutesOnFoot(Math.min(site.water, site.beach))),
    fact('wifi', Math.min(...wifi), wifi, 'Lowest of eight readings, one in each room'),
    fact(
      'night_noise',
      noise,
      Array.from({ length: 12 }, () => noise + random.whole(-3, 5)),
      'Main bedroom, window shut, 11:00 PM to 7:00 AM',
    ),
    ...(site.beach <= 4_000 ? [fact('beach_walk', minutesOnFoot(site.beach))] : []),
    fact('village_walk', minutesOnFoot(site.village)),
    fact('steps', steps),
    fact('hot_water', random.whole(18, 55), [], 'Two showers at once'),
    fact('mattress_age', random.whole(1, 6)),
    fact('elevation', Math.round(site.elev)),
  ]
}

const doorSteps = (random: Random, { setting }: Site, { facts }: PictureSet): number =>
  facts.floors === 1 ? random.pick([0, 0, 1, 2]) : random.whole(1, setting === 'harbor' ? 46 : 12)

const nightly: Record<Setting, number> = { dunes: 520, harbor: 480, lake: 440, village: 400, vineyard: 460 }
/** Within these, a winter weekday costs at least $600 and a weekend in July at most $6,000. */
const leastBase = 850
const mostBase = 2_800

const toTens = (dollars: number): number => Math.round(dollars / 10) * 10

const ratesOf = (random: Random, setting: Setting, bedrooms: number): DemoRates => {
  const uncapped = nightly[setting] * (0.6 + bedrooms * 0.55) * (0.85 + random.next() * 0.4)
  const base = toTens(Math.min(mostBase, Math.max(leastBase, uncapped)))
  return {
    base,
    weekend: toTens(base * 1.22),
    summer: random.whole(145, 172),
    winter: random.whole(74, 86),
    minStay: random.pick([2, 2, 3]),
    summerMinStay: random.pick([4, 5, 7]),
    cleaning: 180 + bedrooms * 90,
    extraGuestFrom: bedrooms * 2,
    extraGuest: 50,
    deposit: random.chance(0.5) ? bedrooms * 250 : 0,
  }
}

/** A name that describes the style of a home is given only to a home that looks like it. */
const saysStyle: readonly (readonly [word: RegExp, styles: readonly PictureSet['style'][]])[] = [
  [/\bInn$/, ['inn']],
  [/\bCottage$/, ['cottage']],
  [/\b(Cabin|Lodge|Camp)$/, ['cabin']],
  [/\b(Barn|Farm)$/, ['farmhouse']],
]

const suits = (name: string, { style }: PictureSet): boolean =>
  saysStyle.every(([word, styles]) => !word.test(name) || styles.includes(style))

const nameDealer = (random: Random) => {
  const decks = new Map(Object.entries(homeNames).map(([setting, names]) => [setting, random.shuffled(names)]))
  const used = new Set<string>()
  return (site: Site, pictures: PictureSet): string => {
    const deck = decks.get(site.setting) ?? []
    const at = deck.findIndex((name) => suits(name, pictures))
    const name = (at < 0 ? undefined : deck.splice(at, 1)[0]) ?? `${site.no} ${site.street}`
    const unique = used.has(name) ? `${name}, ${site.town}` : name
    used.add(unique)
    return unique
  }
}

/** The homes of a world on real sites of the island; everything said about a home agrees with its pictures. */
export const homesOf = (seed: Random, island: Island, count: number): DemoHome[] => {
  const random = seed.fork('homes')
  const towns = new Map(island.towns.map((town) => [town.id, town]))
  const nameFor = nameDealer(random.fork('names'))
  return dealHomes(random, island, count).map(({ site, pictures }, index) => {
    const own = random.fork(site.id)
    const rooms = roomsOf(own, pictures.facts)
    const bedrooms = rooms.filter(({ kind }) => kind === 'bedroom').length
    const steps = doorSteps(own, site, pictures)
    const maxPets = own.chance(0.4) ? own.whole(1, 2) : 0
    return {
      index,
      name: nameFor(site, pictures),
      setting: site.setting,
      town: towns.get(site.town) as Town,
      site,
      pictures,
      type: types[pictures.style],
      headline: pictures.facts.headline,
      description: descriptionFor(own, site.setting, pictures.facts),
      sleeps: sleepsIn(rooms),
      bedrooms,
      bathrooms: rooms.filter(({ kind }) => kind === 'bathroom').length + (own.chance(0.5) ? 0.5 : 0),
      maxPets,
      instant: own.chance(0.72),
      prepNights: own.chance(0.25) ? 1 : 0,
      amenities: amenitiesOf(own, { site, pictures, maxPets, steps }),
      honestNotes: notesFor(own, { setting: site.setting, facts: pictures.facts, steps }),
      houseRules: rulesFor(own, pictures.facts),
      rooms,
      facts: factsOf(own, site, steps),
      rates: ratesOf(own, site.setting, bedrooms),
      policy: own.pick(['flexible', 'moderate', 'firm', 'firm'] as const),
    }
  })
}
