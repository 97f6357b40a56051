import { addDays } from '@porchlight/contract'
import fc from 'fast-check'
import type { Dates } from '../../modules/search/engine/flex.ts'
import type { HomeNights, SearchHome, StayCharges } from '../../modules/search/engine/home.ts'
import type { SearchCriteria, Showing } from '../../modules/search/engine/query.ts'

/** Small worlds whose values collide often: boxes end at homes, prices tie, limits apply. */
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
})

const charges: fc.Arbitrary<StayCharges> = fc.record({
  includedGuests: fc.integer({ min: 1, max: 6 }),
  extraGuestNight: fc.integer({ min: 0, max: 5000 }),
  counted: fc.constantFrom(['adults', 'children'], ['adults', 'children', 'infants'], ['adults']),
  lengthDiscounts: fc.constantFrom(
    [],
    [{ nights: 7, basisPoints: 1000, of: 'rent' }],
    [
      { nights: 28, basisPoints: 2500, of: 'accommodation' },
      { nights: 3, basisPoints: 333, of: 'accommodation' },
    ],
  ),
  accommodationFactor: fc.constantFrom(1, 1.06),
  fees: fc.record({
    perStay: fc.constantFrom(0, 45_000, 47_700.5),
    perNight: mostly(0, fc.constant(1250)),
    perGuest: mostly(0, fc.constant(900)),
    perGuestNight: mostly(0, fc.constant(333.3)),
    withPets: mostly(0, fc.constant(7500)),
    perPet: mostly(0, fc.constant(2000)),
    perPetNight: mostly(0, fc.constant(500)),
  }),
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
    fromNight: fc.option(fc.integer({ min: 5, max: 90_000 })),
    charges,
    notice,
  })

const column = (length: number, value: fc.Arbitrary<number>) =>
  fc.array(value, { minLength: length, maxLength: length })
/** One rent: whole dollars that sum exactly, or cents too fine for that. */
const rents = (length: number) =>
  fc.oneof(
    column(length, fc.constant(250_000)),
    column(length, fc.constantFrom(9_000, 10_000, 125_000)),
    column(length, fc.constantFrom(9_001, 98_765)),
  )

/** The usual value on every night, or occasionally another. */
const steady = (length: number, usual: number, odd: fc.Arbitrary<number>) =>
  fc.oneof({ weight: 2, arbitrary: column(length, fc.constant(usual)) }, column(length, mostly(usual, odd)))

export const nightsFrom = (date: string): fc.Arbitrary<HomeNights> =>
  fc
    .record({
      offset: mostly(0, fc.integer({ min: -3, max: 3 })),
      length: mostly(sightNights, fc.integer({ min: 0, max: sightNights + 4 })),
    })
    .chain(({ offset, length }) =>
      fc.record({
        from: fc.constant(addDays(date, offset)),
        free: steady(length, 1, fc.constant(0)).map((values) => Uint8Array.from(values)),
        sold: steady(length, 1, fc.constant(0)).map((values) => Uint8Array.from(values)),
        rent: rents(length).map((values) => Uint32Array.from(values)),
        minStay: minStays(length).map((values) => Uint16Array.from(values)),
        minOverStay: fc
          .oneof(column(length, fc.constant(0)), column(length, fc.constant(1)), column(length, fc.nat(1)))
          .map((values) => Uint8Array.from(values)),
        maxStay: steady(length, 0, fc.integer({ min: 2, max: 9 })).map((values) => Uint16Array.from(values)),
        maxOverStay: fc.boolean(),
        canArrive: steady(length, 1, fc.constant(0)).map((values) => Uint8Array.from(values)),
        canDepart: steady(length, 1, fc.constant(0)).map((values) => Uint8Array.from(values)),
        refusesGaps: mostly(false, fc.constant(true)),
      }),
    )

/** One minimum throughout, minimums that fit in three bits, or any. */
const minStays = (length: number) =>
  fc.oneof(
    fc.constantFrom(1, 2, 3, 7).chain((min) => column(length, fc.constant(min))),
    column(length, fc.constantFrom(1, 2, 3, 4, 5, 7, 14)),
    column(length, mostly(2, fc.integer({ min: 1, max: 9 }))),
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

const limit = mostlyNull(fc.integer({ min: 2_000, max: 200_000 }))
const few = (max: number) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max }) })

export const criteriaFrom = (date: string): fc.Arbitrary<SearchCriteria> =>
  fc.record({
    area: fc.record({
      box: fc.option(boxes, { freq: 1 }),
      place: mostlyNull(fc.constantFrom(...places, 'nowhere')),
    }),
    dates: datesFrom(date),
    party: fc.record({ adults: few(8), children: few(4), infants: few(2), pets: few(3) }),
    features: fc.record({
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
