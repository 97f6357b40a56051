import { addDays } from '@porchlight/contract'
import fc from 'fast-check'
import type { Dates } from '../../modules/search/engine/flex.ts'
import type { HomeNights, SearchHome } from '../../modules/search/engine/home.ts'
import type { Showing, Wish } from '../../modules/search/engine/query.ts'

/** Small worlds whose values collide often: boxes end where homes lie, prices tie, limits bind. */
export const firstDate = '2026-12-28'
export const sightNights = 75

const amenities = ['pool', 'wifi', 'sauna', 'dock'] as const
const types = ['house', 'cottage', 'villa'] as const
const places = ['anselm', 'orrin', 'pell-harbor'] as const
const tenths = (from: number, to: number) => fc.integer({ min: from * 10, max: to * 10 }).map((tenth) => tenth / 10)

const mostly = <Value>(usual: Value, odd: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd })
const mostlyNull = <Value>(odd: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: odd })

const notice = fc.record({
  timeZone: fc.constantFrom('America/New_York', 'Asia/Tokyo', 'Pacific/Honolulu'),
  noticeDays: fc.integer({ min: 0, max: 3 }),
  cutOffHour: fc.constantFrom(0, 12, 18, 24),
  windowDays: mostlyNull(fc.integer({ min: 5, max: 60 })),
})

const charges = fc.record({
  fromNight: fc.option(fc.integer({ min: 5, max: 900 })),
  perStay: fc.integer({ min: 0, max: 300 }),
  perPetStay: fc.integer({ min: 0, max: 100 }),
  includedGuests: fc.integer({ min: 1, max: 6 }),
  extraGuestNight: fc.integer({ min: 0, max: 50 }),
  lengthDiscounts: fc.constantFrom(
    [],
    [{ nights: 7, basisPoints: 1000 }],
    [
      { nights: 28, basisPoints: 2500 },
      { nights: 3, basisPoints: 333 },
    ],
  ),
  percentFees: fc.constantFrom(0, 600),
})

export const homeWith = (id: number): fc.Arbitrary<SearchHome> =>
  fc.record({
    id: fc.constant(id),
    place: fc.constantFrom(...places),
    lat: tenths(40, 41),
    lng: fc.oneof({ weight: 8, arbitrary: tenths(-72, -71) }, fc.constantFrom(179.9, -179.9)),
    type: fc.constantFrom(...types),
    sleeps: fc.integer({ min: 1, max: 12 }),
    bedrooms: fc.integer({ min: 0, max: 6 }),
    bathrooms: fc.constantFrom(0.5, 1, 1.5, 2, 3),
    maxPets: fc.integer({ min: 0, max: 3 }),
    instant: fc.boolean(),
    amenities: fc.subarray([...amenities]),
    rating: fc.option(fc.constantFrom(4, 4.5, 4.87, 5)),
    reviews: fc.integer({ min: 0, max: 30 }),
    charges,
    notice,
  })

const column = (length: number, value: fc.Arbitrary<number>) =>
  fc.array(value, { minLength: length, maxLength: length })
export const nightsFrom = (date: string): fc.Arbitrary<HomeNights> =>
  fc
    .record({
      offset: fc.integer({ min: -3, max: 3 }),
      length: mostly(sightNights, fc.integer({ min: 0, max: sightNights + 4 })),
    })
    .chain(({ offset, length }) =>
      fc.record({
        from: fc.constant(addDays(date, offset)),
        free: column(length, mostly(1, fc.constant(0))).map((values) => Uint8Array.from(values)),
        rent: column(length, fc.constantFrom(90, 100, 4321)).map((values) => Uint32Array.from(values)),
        minStay: column(length, mostly(2, fc.integer({ min: 1, max: 9 }))).map((values) => Uint16Array.from(values)),
        maxStay: column(length, mostly(0, fc.integer({ min: 2, max: 9 }))).map((values) => Uint16Array.from(values)),
        canArrive: column(length, mostly(1, fc.constant(0))).map((values) => Uint8Array.from(values)),
        canDepart: column(length, mostly(1, fc.constant(0))).map((values) => Uint8Array.from(values)),
        stayLimitsBy: fc.constantFrom('arrival', 'nights'),
      }),
    )

const datesFrom = (date: string): fc.Arbitrary<Dates> => {
  const stay = fc.record({
    arrive: fc.integer({ min: -2, max: 50 }).map((days) => addDays(date, days)),
    nights: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 8 }) }, fc.integer({ min: 9, max: 70 })),
  })
  return fc.oneof(
    fc.constant<Dates>({ kind: 'any' }),
    fc
      .record({ kind: fc.constantFrom('exact' as const, 'around' as const), stay })
      .map(({ kind, stay: { arrive, nights } }) => ({
        kind,
        arrive,
        depart: addDays(arrive, nights),
      })),
    fc.record({
      kind: fc.constantFrom('weekend' as const, 'week' as const, 'month' as const),
      month: fc.constantFrom('2027-01', '2027-02', '2027-03'),
    }),
  )
}

const box = fc.record({ west: tenths(-72, -71), width: tenths(0.4, 1), south: tenths(40, 41), height: tenths(0.4, 1) })
const boxes = fc.oneof(
  {
    weight: 4,
    arbitrary: box.map((b) => ({ west: b.west, east: b.west + b.width, south: b.south, north: b.south + b.height })),
  },
  fc.constant({ west: 179.5, east: -179.5, south: 40, north: 41 }),
  fc.constant({ west: -200, east: 200, south: 40.2, north: 41 }),
)

const limit = mostlyNull(fc.integer({ min: 20, max: 2000 }))
const few = (max: number) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max }) })

export const wishFrom = (date: string): fc.Arbitrary<Wish> =>
  fc.record({
    area: fc.record({
      box: fc.option(boxes, { freq: 1 }),
      place: mostlyNull(fc.constantFrom(...places, 'nowhere')),
    }),
    dates: datesFrom(date),
    features: fc.record({
      guests: few(12),
      pets: few(3),
      bedrooms: few(7),
      bathrooms: few(3),
      amenities: fc.oneof(
        { weight: 6, arbitrary: fc.constant([]) },
        fc.subarray([...amenities, 'helipad'], { minLength: 1, maxLength: 2 }),
      ),
      instant: mostly(false, fc.constant(true)),
    }),
    types: fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, fc.subarray([...types, 'castle'], { minLength: 1 })),
    price: fc.record({ min: limit, max: limit }),
  })

export const showing: fc.Arbitrary<Showing> = fc.record({
  sort: fc.constantFrom('match', 'price', '-price', 'rating'),
  page: fc.integer({ min: 1, max: 3 }),
  perPage: fc.constantFrom(1, 4, 24),
})

export const instantNear = (date: string): fc.Arbitrary<Date> =>
  fc.integer({ min: -24, max: 24 * 6 }).map((hours) => new Date(Date.parse(`${date}T00:30:00Z`) + hours * 3_600_000))
