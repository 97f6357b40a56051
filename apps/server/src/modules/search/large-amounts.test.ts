import { priceOfStay, type QueryInputOf, saveCompany, searchHomes } from '@porchlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Home } from '#modules/homes'
import { a, usualPricing } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { good } from '../bookings/testing/guest.ts'

let t: TestApp
let villa: Home
const rupiah = (whole: number) => whole * 100

beforeAll(async () => {
  t = await testApp({ start: '2027-01-15T17:00:00Z' })
  const company = {
    legalName: 'Bali Homes PT',
    entityType: 'corporation' as const,
    address: { line1: '1 Jalan Raya', line2: '', city: 'Ubud', state: 'NY', zip: '11963', country: 'US' },
    licenses: [],
    regions: [],
    timeZone: 'America/New_York',
    currency: 'IDR',
  }
  await good((await t.person('admin')).call(saveCompany, { body: { ...company, reason: 'We moved to Bali' } }))
  const plan = {
    ...usualPricing.plan,
    ...{ currency: 'IDR', base: rupiah(8_000_000), weekend: rupiah(9_000_000), extraGuest: rupiah(500_000) },
  }
  const [cleaning, service] = usualPricing.fees
  if (!cleaning || !service) throw new Error('two usual fees')
  const fees = [{ ...cleaning, amount: rupiah(1_500_000) }, service]
  villa = await t.write((ctx) => a.pricedHome(ctx, { currency: 'IDR', pricing: { plan, fees } }))
})
afterAll(() => t.close())

const week = { arrive: '2027-07-03', depart: '2027-07-10' }
const find = (query: QueryInputOf<typeof searchHomes>) => good(t.visitor().call(searchHomes, { query }))

it('finds, filters, and prices a week that costs more than 32 bits of minor units', async () => {
  const { quote } = await good(
    t.visitor().call(priceOfStay, { params: { id: String(villa.id) }, query: { ...week, adults: 2 } }),
  )
  const headline = quote?.headline.amount ?? 0
  expect(headline).toBeGreaterThan(2 ** 32)
  const ids = async (query: QueryInputOf<typeof searchHomes>) =>
    (await find({ ...week, adults: 2, ...query })).homes.map(({ id }) => id)
  expect(await ids({ max: headline + rupiah(1_000) })).toEqual([villa.id])
  expect(await ids({ max: headline - rupiah(1_000_000) })).toEqual([])
  expect(await ids({ min: headline - rupiah(1_000_000) })).toEqual([villa.id])
  expect(await ids({ min: headline + rupiah(1_000_000) })).toEqual([])
  const { histogram } = await find({ ...week, adults: 2 })
  expect(histogram.map(({ count }) => count)).toEqual([1])
  expect(histogram[0]?.from).toBeLessThanOrEqual(headline)
  expect(histogram[0]?.to).toBeGreaterThan(headline - rupiah(1_000))
})

it('shows the price per night without dates', async () => {
  const [home] = (await find({})).homes
  expect(home?.fromNight?.amount).toBe(villa.fromNightMinor ?? home?.fromNight?.amount)
  expect(home?.fromNight?.amount).toBeGreaterThan(rupiah(8_000_000))
})
