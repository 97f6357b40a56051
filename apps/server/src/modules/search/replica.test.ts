import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, type SearchResults, searchData } from '@porchlight/contract'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lineName } from '#kernel/event-line'
import { blockNights, reserve, setStayRules, setStaySettings, unblockNights } from '#modules/availability'
import { type Home, moveHome, updateHome } from '#modules/homes'
import { quoteStay, setNightPrices, setRates } from '#modules/pricing'
import { a, usualPricing } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { createReplica, type SearchReplica } from './replica.ts'

let t: TestApp
let home: Home
beforeAll(async () => {
  t = await testApp({ start: '2027-01-15T17:00:00Z' })
  // The usual replica checks the clock less often than a test can wait.
  t.app.adapters.search = createReplica(t.app, { clockMs: 20 })
})
afterAll(() => t.close())
const anotherHome = async () => {
  t.clock.set('2027-01-15T17:00:00Z')
  home = await t.write((ctx) => a.pricedHome(ctx))
}

const week = { arrive: '2027-07-02', depart: '2027-07-09' }
type Query = Record<string, string | number>
const find = async (query: Query = {}): Promise<SearchResults> => {
  const text = new URLSearchParams(
    Object.entries({ perPage: 100, ...query }).map(([name, value]) => [name, `${value}`]),
  )
  const { status, body } = await t.visitor().raw({ path: `properties/search?${text}` })
  expect(status).toBe(200)
  return body.results as SearchResults
}
const hit = async (query: Query = {}) => (await find(query)).homes.find(({ id }) => id === home.id)

/** Waits until the search reports it; the benchmark measures how soon that is. */
const soon = async <Value>(look: () => Promise<Value>, want: (seen: Value) => boolean): Promise<Value> => {
  const end = performance.now() + 15_000
  for (;;) {
    const seen = await look()
    if (want(seen) || performance.now() > end) {
      expect(want(seen)).toBe(true)
      return seen
    }
    await sleep(5)
  }
}
const shows = (query: Query = {}) =>
  soon(
    () => hit(query),
    (seen) => seen !== undefined,
  )
const hides = (query: Query = {}) =>
  soon(
    () => hit(query),
    (seen) => seen === undefined,
  )

describe('search results', () => {
  beforeEach(anotherHome)

  test('a home without dates with its from price per night, with dates with the price a quote then shows', async () => {
    const undated = await shows()
    expect(undated).toMatchObject({ name: home.name, stay: null, headline: null, fromNight: { amount: 153_700 } })
    const answer = await t.write((ctx) =>
      quoteStay(ctx, home.id, { stay: week, party: { adults: 2, children: 0, infants: 0, pets: 0 } }),
    )
    if (!('quote' in answer)) throw new Error('no quote')
    const { price } = answer.quote.document
    const dated = await shows({ ...week, adults: 2 })
    expect(dated).toMatchObject({ stay: { ...week, nights: 7 }, headline: { amount: price.headline, currency: 'USD' } })
    expect(dated?.taxes?.amount).toBe(price.total - price.headline)
    const { pins } = await find({ ...week, adults: 2 })
    expect(pins.find(({ id }) => id === home.id)).toMatchObject({
      slug: home.slug,
      price: { amount: price.headline },
      stay: week,
    })
  })

  test('a pin names the stay it is priced for, also for flexible dates; without dates none', async () => {
    const flexible = { flex: 'weekend', month: week.arrive.slice(0, 7), adults: 2 } as const
    const row = await shows(flexible)
    const pin = (await find(flexible)).pins.find(({ id }) => id === home.id)
    expect(pin?.stay).toEqual({ arrive: row?.stay?.arrive, depart: row?.stay?.depart })
    expect(pin?.stay).toBeTruthy()
    expect((await find({})).pins.find(({ id }) => id === home.id)?.stay).toBeNull()
  })

  test('a home shows one price, in its row and on the map, even if its lines round to different cents', async () => {
    const fees = usualPricing.fees.map((fee) =>
      fee.kind === 'percent' ? { ...fee, amount: 333 } : { ...fee, amount: 45_001 },
    )
    const { accountId } = await t.person('staff')
    await t.write((ctx) => setRates(ctx, home.id, { fees }, accountId))
    const criteria = { ...week, adults: 2 }
    const row = await shows(criteria)
    const { pins } = await find(criteria)
    expect(pins.find(({ id }) => id === home.id)?.price).toEqual(row?.headline)
  })

  test('facets, places, clusters, and bounds of the homes in view', async () => {
    await shows()
    const found = await find({ bbox: '-71.6,40.1,-71.3,40.2' })
    expect(found.facets.amenities.find(({ code }) => code === 'pool')).toMatchObject({
      label: 'Pool',
      count: found.total,
    })
    expect(found.facets.places).toEqual([{ code: 'saltgrass', label: 'Saltgrass', count: found.total }])
    expect(found.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(found.total)
    expect(found.bounds?.[0]).toBeGreaterThan(-71.6)
  })

  test('no homes, and which filter to loosen', async () => {
    await t.write((ctx) => updateHome(ctx, home.id, { amenities: ['wifi', 'sauna'] }))
    await shows({ amenities: 'sauna' })
    const nothing = await find({ ...week, amenities: 'sauna,helipad' })
    expect(nothing.total).toBe(0)
    expect(nothing.loosen).toMatchObject([
      { filters: ['amenities:helipad'], count: 1, change: { amenities: 'sauna' }, homes: [{ id: home.id }] },
    ])
  })

  test("flexible dates return each home's cheapest stay", async () => {
    await t.write((ctx) => setStayRules(ctx, home.id, [{ kind: 'default', minNights: 7, arriveOn: [6] }]))
    const around = await soon(
      () => hit({ ...week, flex: '3d' }),
      (seen) => seen?.stay?.arrive === '2027-07-03',
    )
    expect(around?.stay).toMatchObject({ arrive: '2027-07-03', depart: '2027-07-10' })
    expect((await shows({ flex: 'week', month: '2027-09' }))?.stay?.nights).toBe(7)
    await hides({ flex: 'weekend', month: '2027-09' })
  })
})

describe('freshness: within a second the search knows', () => {
  beforeEach(anotherHome)

  test('a block, its release, and a booking', async () => {
    await shows(week)
    const block = { from: '2027-07-04', to: '2027-07-06', kind: 'closed', reason: '', who: 'the owner' } as const
    const held = await t.write((ctx) => blockNights(ctx, home.id, block))
    await hides(week)
    await t.write((ctx) => unblockNights(ctx, home.id, held.id))
    await shows(week)
    await t.write((ctx) => reserve(ctx, { homeId: home.id, stay: week, kind: 'booked' }))
    await hides(week)
  })

  test('an expired checkout, once it is swept', async () => {
    const expiresAt = new Date('2027-01-15T17:15:00Z')
    await t.write((ctx) => reserve(ctx, { homeId: home.id, stay: week, kind: 'checkout', expiresAt }))
    await hides(week)
    t.clock.advance(16)
    await t.write((ctx) => t.app.queue.enqueue(ctx, 'availability.lapse-holds'))
    await t.drain()
    await shows(week)
  })

  test('a price', async () => {
    await shows(week)
    await t.write((ctx) => setNightPrices(ctx, home.id, [{ night: '2027-07-04', amount: 900_000 }]))
    await soon(
      () => hit(week),
      (seen) => (seen?.headline?.amount ?? 0) > 1_500_000,
    )
    await hides({ ...week, max: 1_500_000 })
  })

  test('a home that is paused and resumed', async () => {
    await shows()
    const staff = { as: 'staff', accountId: null } as const
    await t.write((ctx) => moveHome(ctx, home.id, 'paused', staff, 'The roof is being repaired'))
    await hides()
    await t.write((ctx) => moveHome(ctx, home.id, 'live', staff))
    await shows(week)
  })

  test('changes made while the database connection was down', async () => {
    await shows(week)
    const admin = new pg.Client(t.connection)
    await admin.connect()
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${lineName}'`)
    await admin.end()
    await t.write((ctx) => reserve(ctx, { homeId: home.id, stay: week, kind: 'booked' }))
    await soon(
      () => hit(week),
      (seen) => seen === undefined,
    )
  })

  test('R13 that a day has started where the home is', async () => {
    await t.write((ctx) => setStaySettings(ctx, home.id, { windowDays: 10 }))
    const later = { arrive: '2027-01-20', depart: '2027-01-26' }
    await hides(later)
    t.clock.set('2027-01-16T05:30:00Z')
    await shows(later)
  })

  test('and reports how far behind it is', async () => {
    await shows()
    await soon(find, (seen) => seen.freshness.behindMs === 0)
    const replica: SearchReplica = t.app.adapters.search
    for (let night = 0; night < 5; night++) {
      const price = { night: addDays('2027-08-01', night), amount: 111_100 }
      await t.write((ctx) => setNightPrices(ctx, home.id, [price]))
    }
    await soon(
      async () => replica.behindMs(),
      (behind) => behind === 0,
    )
  })

  test('many simultaneous searches while homes change', async () => {
    await shows(week)
    const changes = async () => {
      for (let night = 0; night < 10; night++) {
        const price = { night: addDays('2027-08-01', night), amount: 100_000 + night }
        await t.write((ctx) => setNightPrices(ctx, home.id, [price]))
      }
    }
    const [answers] = await Promise.all([Promise.all(Array.from({ length: 40 }, () => find(week))), changes()])
    expect(answers.every(({ total }) => total > 0)).toBe(true)
  })
})

test('the search form’s data counts live homes', async () => {
  const answer = await t.visitor().call(searchData, {})
  expect(answer.ok && answer.results.places.find(({ id }) => id === 'saltgrass')?.homes).toBeGreaterThan(0)
})

describe('bad input is rejected and never breaks anything', () => {
  const bad = [
    'bbox=1,2,3',
    'bbox=a,b,c,d',
    'bbox=0,91,1,95',
    'bbox=0,50,1,40',
    'adults=-1',
    'adults=1e308',
    'arrive=2027-02-30&depart=2027-03-02',
    'arrive=2027-07-09&depart=2027-07-02',
    'arrive=2027-07-09',
    'page=0',
    'perPage=1000',
    'min=-5',
    'sort=cheap',
    'flex=5d',
    'month=2027-13',
    'arrive=9998-01-01&depart=9998-01-05',
    'flex=month&month=9999-12',
  ]
  test.each(bad)('%s', async (query) => {
    const { status, body } = await t.visitor().raw({ path: `properties/search?${query}` })
    expect([status, body.valid]).toEqual([422, false])
  })

  const odd = [
    'bbox=-1000,-90,1000,90',
    'bbox=179,-90,-179,90',
    'arrive=2027-07-02&depart=2029-07-02',
    'arrive=1999-01-01&depart=1999-01-05',
    'flex=week',
    'flex=3d',
    'place=nowhere',
    `place=${'x'.repeat(80)}`,
    'amenities=,,,&types=,',
    'amenities=__proto__,constructor&types=toString',
    'page=10000&perPage=100',
    'min=10&max=5',
    'adults=50&children=50&infants=20&pets=10',
  ]
  test.each(odd)('%s', async (query) => {
    const { status, body } = await t.visitor().raw({ path: `properties/search?${query}` })
    expect([status, body.valid]).toEqual([200, true])
  })
})
