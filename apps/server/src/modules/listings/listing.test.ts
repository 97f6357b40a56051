import { render, type Said } from '@porchlight/wording'
import { describe, expect, it } from 'vitest'
import { readPlaces } from './adapters/towns.ts'
import { type Places, understand } from './listing.ts'
import { insideAirbnb, mappingShape } from './mapping.ts'

const row = {
  id: '108061',
  name: 'Walk to downtown',
  host_id: '320564',
  neighbourhood: '28801',
  latitude: '35.6067',
  longitude: '-82.55563',
  room_type: 'Entire home/apt',
  price: '120',
  minimum_nights: '3',
  license: '',
}
const formats = {
  marks: {
    lat: '.',
    lng: '.',
    sleeps: '.',
    bedrooms: '.',
    bathrooms: '.',
    maxPets: '.',
    minNights: '.',
    price: '.',
    cleaningFee: '.',
  },
  currency: 'USD',
  is24Hour: { checkInTime: false, checkOutTime: false },
} as const
const reasons = (faults: readonly Said[]): string[] => faults.map((fault) => render('en', fault))
const listingOf = (changes: Partial<typeof row> = {}) => {
  const understood = understand({ ...row, ...changes }, insideAirbnb, formats)
  if ('faults' in understood) throw new Error(reasons(understood.faults).join('; '))
  return understood.listing
}
const faultsOf = (changes: Partial<typeof row>, places?: Places) => {
  const understood = understand({ ...row, ...changes }, insideAirbnb, formats, { places })
  return 'faults' in understood ? reasons(understood.faults) : []
}

describe('a row', () => {
  it('becomes a listing; missing values come from the mapping', () => {
    expect(listingOf()).toMatchObject({
      ref: '108061',
      rounded: false,
      locality: { town: '28801' },
      details: {
        name: 'Walk to downtown',
        typeCode: 'entire_place',
        headline: 'Entire place in 28801',
        sleeps: 2,
        currency: 'USD',
      },
      said: { lat: 35.6067, lng: -82.55563, townId: '28801' },
      nightly: 12_000,
      minNights: 3,
    })
    expect(listingOf().said).not.toHaveProperty('sleeps')
    expect(listingOf().said).not.toHaveProperty('registration')
  })

  it.each<[Partial<typeof row>, string]>([
    [{ id: '' }, 'column “id”: is empty'],
    [{ name: ' \n ' }, 'column “name”: is empty'],
    [{ neighbourhood: '' }, `column “${insideAirbnb.columns.town}”: is empty`],
    [{ latitude: '' }, 'column “latitude”: is empty'],
    [{ latitude: '135.6' }, 'column “latitude”: “135.6” is not between -90 and 90'],
    [{ latitude: 'north' }, 'column “latitude”: “north” is not a number'],
    [{ latitude: '0', longitude: '0' }, 'column “latitude”: latitude and longitude are both 0'],
    [{ price: '0' }, 'column “price”: “0” is not between 1 and 1,000,000'],
    [{ price: '1e308' }, 'column “price”: “1e308” is not a number'],
    [{ minimum_nights: '1125' }, 'column “minimum_nights”: “1125” is not between 1 and 365'],
    [{ minimum_nights: '2.5' }, 'column “minimum_nights”: “2.5” is not a whole number'],
    [{ price: '-50' }, 'column “price”: “-50” is not between 1 and 1,000,000'],
    [{ price: '12 %' }, 'column “price”: “12 %” is not a number'],
    [{ price: 'XYQ 120' }, 'column “price”: “XYQ 120” has an unknown currency, “XYQ”'],
    [{ price: '120.505' }, 'column “price”: “120.505” has more decimals than USD has'],
    [{ price: '189,50' }, 'column “price”: “189,50” is not a number with the decimal mark “.”'],
    [{ minimum_nights: '1,000' }, 'column “minimum_nights”: “1,000” is not between 1 and 365'],
  ])('with %j is rejected with a reason', (change, fault) => expect(faultsOf(change)).toEqual([fault]))

  it('of an unknown type is rejected with the known ones', () => {
    expect(faultsOf({ room_type: 'Castle' })).toEqual([
      expect.stringMatching(/^column “room_type”: “Castle” is not one of our types: .*Cottage/),
    ])
  })

  it('reports all its errors at once', () => {
    expect(faultsOf({ name: '', price: 'x', room_type: 'Castle' })).toHaveLength(3)
  })

  it('without a price has no nightly rate', () => expect(listingOf({ price: '' }).nightly).toBeUndefined())

  it('in a town missing from the neighborhood file is rejected', () => {
    const places = readPlaces(new URL('testdata/neighbourhoods.csv', import.meta.url).pathname)
    expect(faultsOf({}, places)).toEqual([])
    expect(faultsOf({ neighbourhood: '99999' }, places)).toEqual([
      `column “${insideAirbnb.columns.town}”: “99999” is not in the neighborhood file`,
    ])
  })
})

describe('the ref', () => {
  it('distinguishes homes whose numbers a spreadsheet rounded to the same value', () => {
    const [one, two] = [listingOf({ id: '5.54287E+17' }), listingOf({ id: '5.54287E+17', latitude: '35.5' })]
    expect([one.rounded, two.rounded]).toEqual([true, true])
    expect(one.ref).not.toBe(two.ref)
    expect(listingOf({ id: '5.54287E+17', name: 'Renamed', price: '99' }).ref).toBe(one.ref)
  })
})

describe('the fingerprint', () => {
  it('changes only with the row’s content', () => {
    const { fingerprint } = listingOf()
    expect(listingOf({ license: ' ' }).fingerprint).toBe(fingerprint)
    for (const change of [{ name: 'Another' }, { price: '121' }, { minimum_nights: '4' }, { latitude: '35.6' }])
      expect(listingOf(change).fingerprint).not.toBe(fingerprint)
    const otherDefaults = mappingShape.parse({ ...insideAirbnb, defaults: { ...insideAirbnb.defaults, sleeps: 4 } })
    expect(understand(row, otherDefaults, formats)).toMatchObject({ listing: { fingerprint, details: { sleeps: 4 } } })
  })
})
