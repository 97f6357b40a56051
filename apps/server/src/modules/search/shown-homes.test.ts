import { addDays, changeFee, type Party, type SearchResults } from '@porchlight/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Home, saveArea, setFacts, updateHome } from '#modules/homes'
import { headlineOf, headlinesOf, setNightPrices, setRates } from '#modules/pricing'
import { a, saltgrass, usualPricing } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { statementsDuring } from '../../cli/bench/statements.ts'
import { endCompanyFees } from '../pricing/testing/company-fees.ts'
import { ShownHomes } from './shown-homes.ts'

let t: TestApp
let home: Home
let shown: ShownHomes
const start = '2027-01-15T17:00:00Z'
const today = '2027-01-15'
const notice = (name: string, homeId: number | null = home.id) => ({ eventId: 1, name, homeId, hint: null })
const read = async () => (await shown.of([home.id], t.clock.now())).get(home.id)
const price = async (party: Party, arrive: string, depart: string) => {
  const known = await read()
  if (!known?.prices) throw new Error('the home has prices')
  return headlineOf(known.home, { arrive, depart }, party, known.prices, t.clock.now())
}
/** The benchmark measures how soon. */
const soon = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 15_000 })
const two: Party = { adults: 2, children: 0, infants: 0, pets: 0 }

beforeAll(async () => {
  t = await testApp({ start })
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(start)
  home = await t.write((ctx) => a.pricedHome(ctx))
  shown = new ShownHomes(t.app)
})

test('a home is read once, and again after an event about it or about all homes', async () => {
  const first = await read()
  expect(first?.card).toMatchObject({ id: home.id, name: home.name, town: 'Saltgrass' })
  expect(await statementsDuring(read)).toEqual([])
  for (const name of ['home.changed', 'prices.changed', 'area.changed', 'home_groups.changed']) {
    shown.note(notice(name))
    expect((await statementsDuring(read)).length, name).toBeGreaterThan(0)
  }
  shown.note(notice('home.changed', home.id + 1))
  shown.note(notice('nights.changed'))
  expect(await statementsDuring(read)).toEqual([])
  shown.forget()
  expect((await statementsDuring(read)).length).toBeGreaterThan(0)
})

test('what changed while it was read is read again', async () => {
  for (const name of ['prices.changed', 'area.changed']) {
    shown.forget()
    const reading = read()
    shown.note(notice(name))
    expect((await reading)?.card.name).toBe(home.name)
    expect((await statementsDuring(read)).length, name).toBeGreaterThan(0)
    expect(await statementsDuring(read)).toEqual([])
  }
})

test('areas are read once, and again after a change, also one that arrives meanwhile', async () => {
  const areas = () => shown.areas()
  expect((await areas()).map(({ id }) => id)).toContain('saltgrass')
  expect(await statementsDuring(areas)).toEqual([])
  shown.note(notice('area.changed', null))
  const reading = areas()
  shown.note(notice('area.changed', null))
  await reading
  expect(await statementsDuring(areas)).toHaveLength(1)
})

test('a fee that starts tomorrow is charged from the home’s next day on', async () => {
  const before = await price(two, '2027-07-03', '2027-07-10')
  const linen = { code: 'linen', label: 'Linen', kind: 'per_stay', amount: 10_000, currency: 'USD' } as const
  const terms = { ...linen, of: 'rent', optional: false } as const
  const change = { kind: 'add', terms, from: addDays(today, 1) } as const
  const staff = await t.person('staff')
  await staff.call(changeFee, { body: { change, reason: 'Agreed by the founders today' } })
  shown.forget()
  expect((await price(two, '2027-07-03', '2027-07-10')).headline).toEqual(before.headline)
  t.clock.set('2027-01-16T17:00:00Z')
  expect((await price(two, '2027-07-03', '2027-07-10')).headline.amount).toBe(before.headline.amount + 10_600)
  await endCompanyFees(t)
})

test('prices any stay like the database does', async () => {
  const { accountId } = await t.person('staff')
  const nights = Array.from({ length: 40 }, (_, at) => ({ night: addDays(today, at * 9), amount: 200_000 + at * 777 }))
  await t.write((ctx) => setNightPrices(ctx, home.id, nights, { by: accountId }))
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 690 }),
      fc.integer({ min: 1, max: 30 }),
      fc.record({
        adults: fc.integer({ min: 1, max: 8 }),
        children: fc.nat(2),
        infants: fc.nat(1),
        pets: fc.nat(1),
      }),
      async (from, length, party) => {
        const stay = { arrive: addDays(today, from), depart: addDays(today, from + length) }
        const exact = await t.read((ctx) => headlinesOf(ctx, [home.id], stay, party))
        expect(await price(party, stay.arrive, stay.depart)).toEqual(exact.get(home.id))
      },
    ),
    { numRuns: 40 },
  )
})

test('a search needs no statement once its homes are known, and shows every change', async () => {
  const query = 'properties/search?perPage=100&arrive=2027-07-03&depart=2027-07-10&adults=2'
  const search = async () => (await t.visitor().raw({ path: query })).body.results as SearchResults
  const hit = async () => (await search()).homes.find(({ id }) => id === home.id)
  await soon(hit).toMatchObject({ name: home.name })
  await search()
  expect(await statementsDuring(search)).toEqual([])

  await t.write((ctx) => updateHome(ctx, home.id, { name: 'Gull Rock' }))
  await soon(hit).toMatchObject({ name: 'Gull Rock' })
  const { headline } = (await hit()) ?? {}
  const { accountId } = await t.person('staff')
  await t.write((ctx) => setRates(ctx, home.id, { fees: usualPricing.fees.slice(0, 1) }, accountId))
  await soon(async () => (await hit())?.headline?.amount).toBeLessThan(headline?.amount ?? 0)
  await t.write((ctx) => setFacts(ctx, home.id, []))
  await soon(async () => (await hit())?.facts).toEqual([])
  await t.write((ctx) => saveArea(ctx, { ...saltgrass, name: 'Salt Grass' }))
  await soon(async () => (await hit())?.town).toBe('Salt Grass')
  await t.write((ctx) => saveArea(ctx, saltgrass))
})
