import type { Island, PoolEntry, Site, Town } from './island.ts'
import { homeNames } from './names.ts'
import type { Random } from './random.ts'
import { descriptionFor, headlineFor, notesFor, rulesFor, type Setting } from './words.ts'

type BedKind = 'king' | 'queen' | 'twin' | 'bunk'
export type DemoRoom = {
  name: string
  kind: 'bedroom' | 'bathroom' | 'living' | 'outdoor'
  floor: string
  beds: { kind: BedKind; count: number }[]
  note: string | null
}
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
  /** Share of the base in hundredths, by season of the year. */
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
  /** Place in the world; stays name homes by it. */
  index: number
  name: string
  setting: Setting
  town: Town
  site: Site
  pool: PoolEntry
  type: 'house' | 'cottage' | 'cabin' | 'farmhouse' | 'villa' | 'inn'
  headline: string
  description: string
  sleeps: number
  bedrooms: number
  bathrooms: number
  maxPets: number
  instant: boolean
  prepNights: number
  amenities: string[]
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
const nightly: Record<Setting, number> = { dunes: 210, harbour: 185, lake: 150, village: 130, vineyard: 165 }
const walkMetersPerMinute = 80

const minutesOnFoot = (meters: number): number => Math.max(1, Math.round(meters / walkMetersPerMinute))

const bedroomNames = [
  'Main bedroom',
  'East room',
  'Garden room',
  'Blue room',
  'Bunk room',
  'Attic room',
  'Annexe',
] as const

const roomsOf = (random: Random, bedrooms: number, bathrooms: number): DemoRoom[] => [
  ...Array.from({ length: bedrooms }, (_, at): DemoRoom => {
    const name = bedroomNames[at] ?? `Bedroom ${at + 1}`
    const beds: DemoRoom['beds'] =
      name === 'Bunk room'
        ? [{ kind: 'bunk', count: 2 }]
        : at === 0
          ? [{ kind: 'king', count: 1 }]
          : random.chance(0.6)
            ? [{ kind: 'queen', count: 1 }]
            : [{ kind: 'twin', count: 2 }]
    return {
      name,
      kind: 'bedroom',
      floor: at < 1 ? 'First floor' : at > 4 ? 'Under the roof' : 'Second floor',
      beds,
      note: at === 0 ? 'Blackout blinds, windows to the view' : null,
    }
  }),
  ...Array.from(
    { length: Math.ceil(bathrooms) },
    (_, at): DemoRoom => ({
      name: at === 0 ? 'Main bathroom' : `Bathroom ${at + 1}`,
      kind: 'bathroom',
      floor: at === 0 ? 'First floor' : 'Second floor',
      beds: [],
      note: at === 0 ? 'Bath and shower' : 'Shower',
    }),
  ),
  { name: 'Living room', kind: 'living', floor: 'Ground floor', beds: [], note: null },
]

const places = (rooms: readonly DemoRoom[]): number => {
  const sleepers: Record<BedKind, number> = { king: 2, queen: 2, twin: 1, bunk: 2 }
  return rooms.flatMap((room) => room.beds).reduce((sum, bed) => sum + sleepers[bed.kind] * bed.count, 0)
}

const factsOf = (random: Random, site: Site): DemoFact[] => {
  const slowest = random.whole(9, 62) * 10
  const noise = random.whole(24, site.setting === 'village' || site.setting === 'harbour' ? 38 : 31)
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
      'Main bedroom, window shut, 23:00 to 7:00',
    ),
    ...(site.beach <= 4_000 ? [fact('beach_walk', minutesOnFoot(site.beach))] : []),
    fact('village_walk', minutesOnFoot(site.village)),
    fact('steps', random.whole(0, site.setting === 'harbour' ? 46 : 12)),
    fact('hot_water', random.whole(18, 55), [], 'Two showers at once'),
    fact('mattress_age', random.whole(1, 6)),
    fact('elevation', Math.round(site.elev)),
  ]
}

const always = [
  'full_kitchen',
  'dishwasher',
  'coffee_machine',
  'wifi',
  'heating',
  'linen',
  'washer',
  'dryer',
  'smoke_alarm',
] as const
const often = [
  'gas_range',
  'wine_fridge',
  'long_table',
  'barbecue',
  'outdoor_shower',
  'terrace',
  'porch',
  'garden',
  'fire_pit',
  'hammock',
  'bicycles',
  'air_conditioning',
  'fireplace',
  'blackout_blinds',
  'bathtub',
  'desk',
  'television',
  'record_player',
  'hot_tub',
  'sauna',
] as const
const bySetting: Record<Setting, readonly string[]> = {
  dunes: ['beach_gear', 'sea_view'],
  harbour: ['harbor_view', 'sea_view', 'mooring'],
  lake: ['lakefront', 'private_dock', 'kayaks', 'rowing_boat'],
  village: ['fenced_garden', 'piano'],
  vineyard: ['vineyard_view', 'outdoor_kitchen'],
}

const hasPool = (pool: PoolEntry): boolean => pool.images.some(({ alt }) => /\bpool\b/i.test(alt))

const amenitiesOf = (random: Random, site: Site, pool: PoolEntry): string[] => {
  const found = new Set<string>(always)
  for (const code of random.shuffled(often).slice(0, random.whole(6, 12))) found.add(code)
  for (const code of bySetting[site.setting]) if (random.chance(0.7)) found.add(code)
  if (hasPool(pool)) found.add('pool')
  if (site.setting === 'dunes' && site.beach < 250) found.add('beachfront')
  return [...found]
}

const ratesOf = (random: Random, setting: Setting, bedrooms: number): DemoRates => {
  const base = Math.round((nightly[setting] * (0.9 + bedrooms * 0.62) * (0.85 + random.next() * 0.4)) / 10) * 10
  return {
    base,
    weekend: Math.round((base * 1.22) / 10) * 10,
    summer: random.whole(145, 175),
    winter: random.whole(62, 78),
    minStay: random.pick([2, 2, 3]),
    summerMinStay: random.pick([4, 5, 7]),
    cleaning: 140 + bedrooms * 70,
    extraGuestFrom: bedrooms * 2,
    extraGuest: 50,
    deposit: random.chance(0.5) ? bedrooms * 250 : 0,
  }
}

/** Sites spread over the towns in turn, so that a world of any size has homes everywhere. */
const sitesFor = (random: Random, island: Island, count: number): Site[] => {
  const byTown = island.towns.map((town) => random.shuffled(island.sites.filter((site) => site.town === town.id)))
  const chosen: Site[] = []
  for (let round = 0; chosen.length < count && byTown.some((sites) => sites.length > round); round++) {
    for (const sites of byTown) {
      const site = sites[round]
      if (site && chosen.length < count) chosen.push(site)
    }
  }
  return chosen
}

/** Deals picture sets by setting; a set comes back only after all of its setting have had their turn, and never in the same town next to itself. */
const poolDealer = (random: Random, pool: readonly PoolEntry[]) => {
  const decks = new Map<Setting, PoolEntry[]>()
  return (setting: Setting): PoolEntry => {
    const deck = decks.get(setting)?.length
      ? (decks.get(setting) as PoolEntry[])
      : random.shuffled(pool.filter((entry) => entry.setting === setting))
    const entry = deck.shift()
    if (!entry) throw new RangeError(`the pool has no pictures for ${setting}`)
    decks.set(setting, deck)
    return entry
  }
}

const nameDealer = (random: Random) => {
  const decks = new Map(Object.entries(homeNames).map(([setting, names]) => [setting, random.shuffled(names)]))
  const used = new Set<string>()
  return (site: Site): string => {
    const name = decks.get(site.setting)?.shift() ?? `${site.no} ${site.street}`
    const unique = used.has(name) ? `${name}, ${site.town}` : name
    used.add(unique)
    return unique
  }
}

/** The homes of a world, on real sites of the island, each with pictures of its own setting. */
export const homesOf = (seed: Random, island: Island, count: number): DemoHome[] => {
  const random = seed.fork('homes')
  const towns = new Map(island.towns.map((town) => [town.id, town]))
  const deal = poolDealer(random.fork('pool'), island.pool)
  const nameFor = nameDealer(random.fork('names'))
  return sitesFor(random.fork('sites'), island, count).map((site, index) => {
    const own = random.fork(site.id)
    const pool = deal(site.setting)
    const bedrooms = own.pick([2, 3, 3, 4, 4, 4, 5, 5, 6, 7])
    const bathrooms = Math.max(1, bedrooms - 1) + (own.chance(0.5) ? 0.5 : 0)
    const rooms = roomsOf(own, bedrooms, bathrooms)
    return {
      index,
      name: nameFor(site),
      setting: site.setting,
      town: towns.get(site.town) as Town,
      site,
      pool,
      type: types[pool.style],
      headline: headlineFor(own, site.setting),
      description: descriptionFor(own, site.setting),
      sleeps: places(rooms),
      bedrooms,
      bathrooms,
      maxPets: own.chance(0.4) ? own.whole(1, 2) : 0,
      instant: own.chance(0.72),
      prepNights: own.chance(0.25) ? 1 : 0,
      amenities: amenitiesOf(own, site, pool),
      honestNotes: notesFor(own, site.setting),
      houseRules: rulesFor(own),
      rooms,
      facts: factsOf(own, site),
      rates: ratesOf(own, site.setting, bedrooms),
      policy: own.pick(['flexible', 'moderate', 'firm', 'firm'] as const),
    }
  })
}
