import { createHomeFor, createOwnHome, mostDrafts, searchData, staffHomes } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { saveAddressPoints } from '#modules/places'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { addressLine } from './create-draft.ts'
import { areaById, homeById, homesOfOwner } from './index.ts'

const t = sceneApp()

type Answer<Results> = Promise<{ ok: true; results: Results } | { ok: false; error: { status: number; code: string } }>
const good = async <Results>(answer: Answer<Results>): Promise<Results> => {
  const given = await answer
  if (!given.ok) throw new Error(JSON.stringify(given.error))
  return given.results
}
const refusal = async (answer: Answer<unknown>) => {
  const given = await answer
  if (given.ok) throw new Error('this should have been refused')
  return given.error
}

const tahoe = { line1: '12 Pine Way', line2: '', city: 'Tahoe City', state: 'CA', zip: '96145', country: 'US' }
const tahoePin = { lat: 39.1677, lng: -120.1452 }
const lisbon = {
  line1: 'Rua das Flores 8',
  line2: '2º',
  city: 'Lisboa',
  state: 'Lisboa',
  zip: '1200-194',
  country: 'PT',
}

const owner = async () => {
  const { accountId, call, email } = await t.person('owner')
  return { id: accountId, email, call }
}

describe('a home in a new destination', () => {
  it('adds the destination, the time zone, and the currency', async () => {
    const { id: ownerId, call } = await owner()
    const { id } = await good(call(createOwnHome, { body: { name: 'Pinecrest', address: tahoe, pin: tahoePin } }))
    const home = await t.read((ctx) => homeById(ctx, id))
    expect(home).toMatchObject({
      name: 'Pinecrest',
      status: 'draft',
      townId: 'tahoe-city',
      timeZone: 'America/Los_Angeles',
      currency: 'USD',
      address: '12 Pine Way, Tahoe City, CA 96145',
      ...tahoePin,
    })
    expect(await t.read((ctx) => areaById(ctx, 'tahoe-city'))).toMatchObject({
      name: 'Tahoe City',
      region: 'California',
      country: 'US',
      postcode: '96145',
    })
    expect(await t.read((ctx) => homesOfOwner(ctx, ownerId))).toMatchObject([{ id, shareBasisPoints: 10_000 }])
  })

  it('is not shown to guests while its only home is a draft', async () => {
    const { call } = await owner()
    const address = { ...tahoe, city: 'Nobody’s Town', zip: '96142' }
    await good(call(createOwnHome, { body: { name: 'Pinecrest', address, pin: tahoePin } }))
    const { places } = await good(t.visitor().call(searchData, {}))
    expect(places.map(({ name }) => name)).not.toContain('Nobody’s Town')
  })

  it('works for a foreign country, and a second home there joins the same destination', async () => {
    const { call } = await owner()
    const create = (name: string, lat: number) =>
      good(call(createOwnHome, { body: { name, address: lisbon, pin: { lat, lng: -9.1427 } } }))
    const ids = [await create('Flores', 38.7106), await create('Flores II', 38.7111)]
    const homes = await Promise.all(ids.map(({ id }) => t.read((ctx) => homeById(ctx, id))))
    expect(homes.map(({ townId, timeZone, currency }) => [townId, timeZone, currency])).toEqual([
      ['lisboa', 'Europe/Lisbon', 'EUR'],
      ['lisboa', 'Europe/Lisbon', 'EUR'],
    ])
  })

  it('gets a distinct name if another state has a town with that name', async () => {
    const { call } = await owner()
    const portland = (state: string, zip: string, lat: number, lng: number) =>
      good(
        call(createOwnHome, {
          body: { name: `Portland ${state}`, address: { ...tahoe, city: 'Portland', state, zip }, pin: { lat, lng } },
        }),
      )
    const ids = [await portland('OR', '97201', 45.51, -122.68), await portland('ME', '04101', 43.66, -70.26)]
    const homes = await Promise.all(ids.map(({ id }) => t.read((ctx) => homeById(ctx, id))))
    expect(homes.map(({ townId, timeZone }) => [townId, timeZone])).toEqual([
      ['portland', 'America/Los_Angeles'],
      ['portland-me', 'America/New_York'],
    ])
  })

  it('is created once for two homes added at the same moment', async () => {
    const { call } = await owner()
    const address = { ...tahoe, city: 'Truckee', zip: '96161' }
    const both = await Promise.all(
      ['One', 'Two'].map((name) => good(call(createOwnHome, { body: { name, address, pin: tahoePin } }))),
    )
    const homes = await Promise.all(both.map(({ id }) => t.read((ctx) => homeById(ctx, id))))
    expect(homes.map(({ townId }) => townId)).toEqual(['truckee', 'truckee'])
  })
})

describe('a home’s location', () => {
  it("is looked up from its address, and requested when it isn't found", async () => {
    await t.write((ctx) => a.home(ctx))
    await t.write((ctx) =>
      saveAddressPoints(ctx, [{ townId: 'saltgrass', street: 'Dune Road', number: 9, lat: 40.1777, lng: -71.4321 }]),
    )
    const { call } = await owner()
    const address = { line1: '9 Dune Rd', line2: '', city: 'Saltgrass', state: 'NY', zip: '11990', country: 'US' }
    const { id } = await good(call(createOwnHome, { body: { name: 'Nine', address } }))
    expect(await t.read((ctx) => homeById(ctx, id))).toMatchObject({ townId: 'saltgrass', lat: 40.1777, lng: -71.4321 })
    const unknown = { ...address, line1: '4 Nowhere Close' }
    expect(await refusal(call(createOwnHome, { body: { name: 'Lost', address: unknown } }))).toMatchObject({
      status: 422,
      code: 'place_unknown',
      required: ['pin'],
    })
  })

  it('is in the country of its address, or just beyond its border', async () => {
    const { id: ownerId, call } = await owner()
    const pinned = (lat: number, lng: number) =>
      call(createOwnHome, { body: { name: 'Pinned', address: tahoe, pin: { lat, lng } } })
    const elsewhere = { status: 422, code: 'pin_elsewhere', required: ['pin'] }
    expect(await refusal(pinned(48.137, 11.575))).toMatchObject(elsewhere)
    expect(await refusal(pinned(-48.137, -140))).toMatchObject(elsewhere)
    expect(await t.read((ctx) => homesOfOwner(ctx, ownerId))).toEqual([])
    await good(pinned(42.3, -82.9))
  })

  it('must be on the globe, and an address must be complete', async () => {
    const { call } = await owner()
    const wrong = (address: typeof tahoe, pin: typeof tahoePin) =>
      refusal(call(createOwnHome, { body: { name: 'Wrong', address, pin } }))
    expect(await wrong(tahoe, { lat: 91, lng: 0 })).toMatchObject({ status: 422 })
    expect(await wrong({ ...tahoe, zip: 'none' }, tahoePin)).toMatchObject({ status: 422 })
    expect(await wrong({ ...tahoe, city: ' ' }, tahoePin)).toMatchObject({ status: 422 })
  })

  it('is one line in emails', () => {
    expect(addressLine(lisbon)).toBe('Rua das Flores 8, 2º, Lisboa, Lisboa 1200-194')
  })
})

it(`an owner has ${mostDrafts} drafts at most`, async () => {
  const { call } = await owner()
  const create = (number: number) =>
    call(createOwnHome, { body: { name: `Draft ${number}`, address: tahoe, pin: tahoePin } })
  for (let number = 1; number <= mostDrafts; number++) await good(create(number))
  expect(await refusal(create(mostDrafts + 1))).toMatchObject({ status: 409, code: 'too_many_drafts' })
})

describe('for an owner', () => {
  it('staff create it in the owner’s name, and it appears in their list', async () => {
    const { id: ownerId, email } = await owner()
    const staff = await t.person('staff')
    const body = { name: 'Staff Pick', address: tahoe, pin: tahoePin, ownerEmail: email }
    const { id } = await good(staff.call(createHomeFor, { body }))
    expect(await t.read((ctx) => homesOfOwner(ctx, ownerId))).toMatchObject([{ id, name: 'Staff Pick' }])
    const { homes } = await good(staff.call(staffHomes, { query: { q: 'Staff Pick' } }))
    expect(homes.data).toMatchObject([{ id, status: 'draft', town: 'Tahoe City' }])
  })

  it('an unknown email and a guest’s email are rejected', async () => {
    const guest = await t.person('traveler')
    const staff = await t.person('staff')
    for (const ownerEmail of ['nobody@example.com', guest.email])
      expect(
        await refusal(staff.call(createHomeFor, { body: { name: 'X', address: tahoe, pin: tahoePin, ownerEmail } })),
      ).toMatchObject({ status: 422, code: 'owner_unknown', required: ['ownerEmail'] })
  })
})
