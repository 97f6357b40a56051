import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/harness.ts'
import { gazetteer } from './adapters/gazetteer.ts'
import { googleGeocoder } from './adapters/google.ts'
import { spellStoredKeys } from './commands.ts'
import { saveAddressPoints, saveTown } from './index.ts'
import { db } from './tables.ts'

let t: TestApp
const town = {
  id: 'saltgrass',
  name: 'Saltgrass',
  region: 'Merrow County',
  state: 'NY',
  country: 'US',
  postcode: '11990',
  lat: 40.15,
  lng: -71.45,
}

beforeAll(async () => {
  t = await testApp()
  await t.write(async (ctx) => {
    await saveTown(ctx, town)
    await saveTown(ctx, {
      id: 'averil-harbor',
      name: 'Averil Harbor',
      region: 'Merrow County',
      state: 'NY',
      country: 'US',
      postcode: '11983',
      lat: 40.2,
      lng: -71.4,
    })
    await saveTown(ctx, {
      id: 'salzburg',
      name: 'Salzburg',
      region: 'Salzburg',
      country: 'AT',
      postcode: '5020',
      lat: 47.8,
      lng: 13.04,
    })
    await saveAddressPoints(ctx, [
      { townId: 'saltgrass', street: 'Dune Road', number: 12, lat: 40.15123, lng: -71.45678 },
      { townId: 'saltgrass', street: 'Dune Road', number: 40, lat: 40.152, lng: -71.457 },
      { townId: 'averil-harbor', street: 'Dune Road', number: 12, lat: 40.21, lng: -71.41 },
      { townId: 'saltgrass', street: 'Lantern Street', number: 18, lat: 40.1511, lng: -71.4511 },
    ])
  })
})
afterAll(() => t.close())

describe('names in other scripts', () => {
  const found = async (address: string) => (await ask(address)).results.matches?.map(({ label }) => label)
  beforeAll(() =>
    t.write(async (ctx) => {
      const near = { region: 'Far', postcode: null, lat: 10, lng: 10 }
      await saveTown(ctx, { id: 'lodz', name: 'Łódź', country: 'PL', ...near })
      await saveTown(ctx, { id: 'orsted', name: 'Ørsted', country: 'DK', ...near })
      await saveTown(ctx, { id: 'beijing', name: '北京', country: 'CN', ...near })
      await saveAddressPoints(ctx, [
        { townId: 'lodz', street: 'Piotrkowska Straße', number: 5, lat: 10.1, lng: 10.1 },
        { townId: 'lodz', street: 'Żeromskiego', number: 7, lat: 10.2, lng: 10.2 },
      ])
    }),
  )

  it.each([
    ['Lodz', 'Łódź'],
    ['lódz', 'Łódź'],
    ['Orsted', 'Ørsted'],
    ['Oersted', 'Ørsted'],
    ['Beijing', '北京'],
    ['5 Piotrkowska Strasse', '5 Piotrkowska Straße, Łódź'],
    ['7 Zeromskiego, Lodz', '7 Żeromskiego, Łódź'],
  ])('%s finds %s', async (address, label) => expect(await found(address)).toContain(label))

  it('are transliterated once if they were stored before', async () => {
    await t.write(async (ctx) => {
      await db(ctx)
        .updateTable('places.town')
        .set({ name_key: 'łodz', key_spelled: false })
        .where('id', '=', 'lodz')
        .execute()
      await db(ctx)
        .updateTable('places.house')
        .set({ street_key: 'żeromskiego', key_spelled: false })
        .where('town_id', '=', 'lodz')
        .where('number', '=', 7)
        .execute()
    })
    expect(await found('Zeromskiego')).toBeUndefined()
    await t.write(spellStoredKeys)
    expect(await found('7 Zeromskiego')).toEqual(['7 Żeromskiego, Łódź'])
    expect(await found('Lodz')).toContain('Łódź')
    expect(await t.write(spellStoredKeys)).toBe(0)
  })
})

type Place = { lat: number; lng: number; label: string; precision: string; address: Record<string, string> }
const ask = async (address: unknown, more: object = {}, by = t.visitor()) => {
  const answer = await by.raw({ method: 'POST', path: 'geocode', body: { address, ...more } })
  return {
    ...answer,
    results: answer.body.results as unknown as Place & { matches: Place[]; error: Record<string, unknown> },
  }
}

describe('POST geocode with our own data', () => {
  it('C505 returns lat and lng of an address', async () => {
    const { status, results } = await ask('12 Dune Road, Saltgrass, NY 11990')
    expect(status).toBe(200)
    expect(results).toMatchObject({
      lat: 40.15123,
      lng: -71.45678,
      precision: 'house',
      label: '12 Dune Road, Saltgrass, NY 11990',
    })
    expect(results.address).toEqual({
      line1: '12 Dune Road',
      city: 'Saltgrass',
      state: 'NY',
      zip: '11990',
      country: 'US',
    })
  })

  it('finds addresses by their beginning, in every town that has them', async () => {
    const { results } = await ask('12 dune')
    expect(results.matches.map(({ label }) => label).sort()).toEqual([
      '12 Dune Road, Averil Harbor, NY 11983',
      '12 Dune Road, Saltgrass, NY 11990',
    ])
  })

  it('places an unknown number beside the nearest one, and says so', async () => {
    expect((await ask('37 Dune Rd, Saltgrass')).results).toMatchObject({
      lat: 40.152,
      precision: 'street',
      label: '37 Dune Road, Saltgrass, NY 11990',
    })
  })

  it('finds streets without a number, and towns', async () => {
    expect((await ask('Lantern St')).results).toMatchObject({ precision: 'street', lat: 40.1511 })
    expect((await ask('Saltgrass, NY')).results).toMatchObject({
      precision: 'town',
      lat: 40.15,
      address: { line1: '', city: 'Saltgrass' },
    })
  })

  it('searches one country on request', async () => {
    expect((await ask('sal')).results.matches).toHaveLength(2)
    expect((await ask('sal', { country: 'at' })).results.matches.map(({ label }) => label)).toEqual(['Salzburg, 5020'])
  })

  it('C511 returns the status it failed with', async () => {
    const { status, results } = await ask('1600 Pennsylvania Avenue')
    expect(status).toBe(422)
    expect(results.error).toMatchObject({
      code: 'geocode_failed',
      message: 'Geocode was not successful for the following reason: ZERO_RESULTS',
      details: { status: 'ZERO_RESULTS' },
    })
  })

  it('treats patterns and quotes as text', async () => {
    for (const address of ['%%%', '12 %', "12 Dune' or '1'='1", '___', '\\\\\\'])
      expect((await ask(address)).status, address).toBe(422)
  })

  it("rejects what isn't an address", async () => {
    for (const address of ['', 'ab', 'x'.repeat(301), 5, null]) expect((await ask(address)).status).toBe(422)
    expect((await ask('Saltgrass', { country: 'USA' })).status).toBe(422)
  })

  it('is limited in calls per minute', async () => {
    const limited = await testApp({ config: { rateLimitFactor: 1 } })
    const visitor = limited.visitor()
    const statuses = []
    for (let call = 0; call < 61; call++)
      statuses.push((await visitor.raw({ method: 'POST', path: 'geocode', body: { address: 'Saltgrass' } })).status)
    await limited.close()
    expect(statuses.slice(0, 60)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })

  it('responds to people with any role or none', async () => {
    for (const by of [t.visitor(), await t.person('traveler'), await t.person('owner'), await t.person('staff')])
      expect((await ask('12 Dune Road, Saltgrass', {}, by)).status).toBe(200)
  })
})

/** Responds like Google's Geocoding API, and fails on request. */
const google = async () => {
  let reply: (response: ServerResponse) => void = () => {}
  const requested: URLSearchParams[] = []
  const server = createServer((request: IncomingMessage, response) => {
    requested.push(new URL(request.url ?? '', 'http://google').searchParams)
    reply(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps/api/geocode/json`,
    requests: requested,
    says: (body: unknown, status = 200) => {
      reply = (response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
    },
    hangs: () => {
      reply = () => {}
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const part = (long_name: string, short_name: string, ...types: string[]) => ({ long_name, short_name, types })
const pennsylvaniaAvenue = {
  formatted_address: '1600 Pennsylvania Ave NW, Washington, DC 20500, USA',
  address_components: [
    part('1600', '1600', 'street_number'),
    part('Pennsylvania Avenue Northwest', 'Pennsylvania Ave NW', 'route'),
    part('Washington', 'Washington', 'locality', 'political'),
    part('District of Columbia', 'DC', 'administrative_area_level_1', 'political'),
    part('United States', 'US', 'country', 'political'),
    part('20500', '20500', 'postal_code'),
  ],
  geometry: { location: { lat: 38.8976, lng: -77.0365 }, location_type: 'ROOFTOP', viewport: {} },
  place_id: 'x',
  types: ['street_address'],
}

describe('POST geocode by Google', () => {
  let far: Awaited<ReturnType<typeof google>>
  beforeAll(async () => {
    far = await google()
    t.app.adapters.geocoder = googleGeocoder({ key: 'server key', url: far.url, seconds: 0.5 })
  })
  afterEach(() => {
    far.requests.length = 0
  })
  afterAll(() => {
    far.close()
    t.app.adapters.geocoder = gazetteer(t.app)
  })

  it('C505 returns lat and lng, and the parts of the address', async () => {
    far.says({ status: 'OK', results: [pennsylvaniaAvenue] })
    const { results } = await ask('1600 pennsylvania', { country: 'US' })
    expect(results).toMatchObject({ lat: 38.8976, lng: -77.0365, precision: 'house' })
    expect(results.address).toEqual({
      line1: '1600 Pennsylvania Avenue Northwest',
      city: 'Washington',
      state: 'DC',
      zip: '20500',
      country: 'US',
    })
    expect(Object.fromEntries(far.requests[0] ?? [])).toEqual({
      address: '1600 pennsylvania',
      key: 'server key',
      components: 'country:US',
    })
  })

  it('puts the number where the country puts it', async () => {
    const parts = [
      part('5', '5', 'street_number'),
      part('Getreidegasse', 'Getreideg.', 'route'),
      part('Österreich', 'AT', 'country'),
    ]
    far.says({ status: 'OK', results: [{ ...pennsylvaniaAvenue, address_components: parts }] })
    expect((await ask('Getreidegasse 5')).results.address.line1).toBe('Getreidegasse 5')
  })

  it.each([
    'ZERO_RESULTS',
    'OVER_QUERY_LIMIT',
    'OVER_DAILY_LIMIT',
    'REQUEST_DENIED',
    'INVALID_REQUEST',
    'UNKNOWN_ERROR',
  ])('C511 returns %s as the reason', async (status) => {
    far.says({ status, results: [], error_message: 'The key server key is not allowed' })
    const answer = await ask('Somewhere')
    expect(answer.status).toBe(422)
    expect(answer.results.error).toMatchObject({ code: 'geocode_failed', details: { status } })
    expect(answer.results.error.message).toBe(`Geocode was not successful for the following reason: ${status}`)
    expect(answer.text).not.toContain('server key')
  })

  it.each<[string, () => void]>([
    ['does not answer', () => far.hangs()],
    ['has a fault of its own', () => far.says('oops', 500)],
    ['answers something else than JSON', () => far.says('<html>')],
    ['answers in another form', () => far.says({ status: 'OK', results: [{ geometry: null }] })],
    ['knows a status nobody else does', () => far.says({ status: 'FINE' })],
    [
      'answers a place that is none',
      () =>
        far.says({
          status: 'OK',
          results: [{ ...pennsylvaniaAvenue, geometry: { location: { lat: 900, lng: 0 }, location_type: 'ROOFTOP' } }],
        }),
    ],
  ])('C512 when it %s: Google GeoCoder is not available', async (_, fault) => {
    fault()
    const { status, results } = await ask('Somewhere')
    expect(status).toBe(503)
    expect(results.error).toMatchObject({ code: 'geocoder_unavailable', message: 'Google GeoCoder is not available' })
  })
})
