import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kernelTables } from '#kernel/outbox'
import { blockNights, setStayRules } from '#modules/availability'
import { type Home, homeById } from '#modules/homes'
import { a, countyTax, saltgrass, usualPricing } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { refreshFromPrices } from './from-night.ts'
import {
  headlinesOf,
  type Pricing,
  policyPresets,
  pricingOf,
  quoteStay,
  savePromo,
  setNightPrices,
  setRates,
  setTaxes,
} from './index.ts'
import { consumers, jobs } from './jobs.ts'
import { pricesOfNights } from './prices.ts'
import { db } from './tables.ts'

let t: TestApp
let home: Home
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const fresh = async (pricing: Partial<Pricing> = {}): Promise<Home> => {
  home = await t.write((ctx) => a.pricedHome(ctx, { pricing }))
  return home
}
const rents = async (from: string, to: string) =>
  [...((await t.read((ctx) => pricesOfNights(ctx, [home], from, to))).get(home.id)?.values() ?? [])].map(
    ({ amount }) => amount,
  )
const party = { adults: 2, children: 0, infants: 0, pets: 0 }
const weekday = { arrive: '2027-03-01', depart: '2027-03-02' }
const taxOf = async (of: Home) =>
  (await t.read((ctx) => headlinesOf(ctx, [of.id], weekday, party))).get(of.id)?.taxes.amount

const changesReported = async (homeId: number): Promise<number> => {
  const events = await t.read((ctx) =>
    kernelTables(ctx).selectFrom('kernel.event').select('payload').where('name', '=', 'prices.changed').execute(),
  )
  return events.filter(({ payload }) => (payload as { homeId: number }).homeId === homeId).length
}

describe('rates', () => {
  it('are read back as set', async () => {
    const pricing: Pricing = {
      plan: {
        ...usualPricing.plan,
        floor: 50_000,
        cap: 900_000,
        nonRefundable: 800,
        markups: { agent: 500 },
        deposit: 100_000,
      },
      seasons: [
        { name: 'High summer', from: '2027-07-01', to: '2027-09-01', nightly: 140_000, weekend: null, adjust: 0 },
      ],
      discounts: [
        ...usualPricing.discounts,
        {
          kind: 'promotion',
          label: 'Spring',
          basisPoints: 500,
          of: 'rent',
          minNights: 2,
          daysAhead: null,
          nights: { from: '2027-04-01', to: '2027-05-01' },
          booked: null,
        },
      ],
      fees: usualPricing.fees,
      terms: { policy: policyPresets.moderate, schedule: [{ share: 10_000, due: { kind: 'booking' } }] },
    }
    await fresh(pricing)
    expect(await t.read((ctx) => pricingOf(ctx, home))).toEqual(pricing)
  })

  it('that are set again unchanged write and announce nothing', async () => {
    await fresh()
    const reported = await changesReported(home.id)
    expect(reported).toBe(1)
    const again = { ...usualPricing, fees: [...usualPricing.fees].reverse() }
    expect(await t.write((ctx) => setRates(ctx, home.id, again))).toBe(false)
    expect(await changesReported(home.id)).toBe(reported)
  })

  it('keep the earlier version, with its author and end time', async () => {
    await fresh()
    const { accountId } = await t.person('staff')
    await t
      .at('2027-02-01T00:00:00Z')
      .write((ctx) => setRates(ctx, home.id, { plan: { ...usualPricing.plan, base: 90_000 } }, accountId))
    const rows = await t.read((ctx) =>
      db(ctx).selectFrom('pricing.rate_plan').selectAll().where('home_id', '=', home.id).orderBy('id').execute(),
    )
    expect(rows.map((row) => [row.base_minor, row.created_by, row.replaced_at?.toISOString() ?? null])).toEqual([
      [100_000, null, '2027-02-01T00:00:00.000Z'],
      [90_000, accountId, null],
    ])
  })

  it.each([
    ['a negative amount', { plan: { ...usualPricing.plan, base: -1 } }],
    ['an amount beyond all homes', { plan: { ...usualPricing.plan, base: 1e308 } }],
    ['half a cent', { plan: { ...usualPricing.plan, extraGuest: 0.5 } }],
    ['another currency', { plan: { ...usualPricing.plan, currency: 'EUR' } }],
    ['a floor above the cap', { plan: { ...usualPricing.plan, floor: 2, cap: 1 } }],
    [
      'a season without days',
      { seasons: [{ name: 'None', from: '2027-07-01', to: '2027-07-01', nightly: 1, weekend: null, adjust: 0 }] },
    ],
    [
      'a discount above the whole',
      { discounts: usualPricing.discounts.map((discount) => ({ ...discount, basisPoints: 10_001 })) },
    ],
    [
      'a schedule with a gap',
      { terms: { ...usualPricing.terms, schedule: [{ share: 9_999, due: { kind: 'booking' } }] } },
    ],
  ] satisfies [string, Partial<Pricing>][])('refuse %s', async (_, change) => {
    await fresh()
    await expect(t.write((ctx) => setRates(ctx, home.id, change))).rejects.toMatchObject({
      status: 422,
      code: 'invalid_prices',
    })
  })

  it('update the home’s “from” price with every mandatory fee, immediately and every morning', async () => {
    await fresh()
    const from = async () => (await t.read((ctx) => homeById(ctx, home.id))).fromNightMinor
    // 1,000 rent, 450 cleaning, 6% service.
    expect(await from()).toBe(153_700)
    await t.write((ctx) => setNightPrices(ctx, home.id, [{ night: '2027-01-20', amount: 70_000 }]))
    expect(await from()).toBe(121_900)
    t.clock.set('2027-01-21T12:00:00Z')
    for (const { run } of jobs) await run(t.app, {})
    expect(await from()).toBe(153_700)
    t.clock.set('2027-01-15T17:00:00Z')
  })

  it('spread a stay’s one-time costs over the shortest bookable stay, as in its quote', async () => {
    await fresh()
    await t.write((ctx) => setStayRules(ctx, home.id, [{ kind: 'default', minNights: 3 }]))
    await t.write((ctx) => refreshFromPrices(ctx, [home.id]))
    const stay = { arrive: '2027-03-01', depart: '2027-03-04' }
    const answer = await t.write((ctx) => quoteStay(ctx, home.id, { stay, party }))
    if (!('quote' in answer)) throw new Error('no quote')
    const known = (await t.read((ctx) => homeById(ctx, home.id))).fromNightMinor
    expect(known).toBe(Math.ceil(answer.quote.document.price.headline / 3))
  })

  it('leave out nights that no one can book anymore', async () => {
    await fresh()
    await t.write((ctx) => setNightPrices(ctx, home.id, [{ night: '2027-01-20', amount: 70_000 }]))
    const before = await changesReported(home.id)
    const block = { from: '2027-01-20', to: '2027-01-21', kind: 'repair', reason: 'Boiler', who: 'Team' } as const
    await t.write((ctx) => blockNights(ctx, home.id, block))
    for (const { run } of consumers.filter(({ event }) => event === 'nights.changed'))
      await run(t.app, { homeId: home.id })
    expect((await t.read((ctx) => homeById(ctx, home.id))).fromNightMinor).toBe(153_700)
    expect(await changesReported(home.id)).toBe(before + 1)
  })
})

describe('prices of single nights', () => {
  it('override season and proposal until they are removed', async () => {
    await fresh()
    const set = (amount: number | null, source?: 'hand' | 'service') =>
      t.write((ctx) => setNightPrices(ctx, home.id, [{ night: '2027-03-02', amount }], source ? { source } : {}))
    await set(80_000, 'service')
    expect(await rents('2027-03-01', '2027-03-04')).toEqual([100_000, 80_000, 100_000])
    await set(150_000)
    await set(160_000)
    expect(await rents('2027-03-02', '2027-03-03')).toEqual([160_000])
    await set(null)
    expect(await rents('2027-03-02', '2027-03-03')).toEqual([80_000])
  })

  it('reject invalid dates', async () => {
    await fresh()
    const change = t.write((ctx) => setNightPrices(ctx, home.id, [{ night: '2027-02-30', amount: 1 }]))
    await expect(change).rejects.toMatchObject({ code: 'invalid_prices' })
  })
})

describe('taxes', () => {
  it('R19 apply to every home in their town, region, or country, each on its own line', async () => {
    await fresh()
    expect(await taxOf(home)).toBe(Math.round(153_700 * 0.055))
    const town = { kind: 'town', area: saltgrass.id } as const
    const townTax = {
      ...countyTax,
      authority: 'saltgrass',
      authorityName: 'Saltgrass',
      label: 'Beach tax',
      kind: 'per_person_night',
      amount: 250,
      currency: 'USD',
    } as const
    await t.write((ctx) => setTaxes(ctx, town, [townTax]))
    expect(await taxOf(home)).toBe(Math.round(153_700 * 0.055) + 500)
    await t.write((ctx) => setTaxes(ctx, { kind: 'country', area: 'FR' }, [{ ...countyTax, amount: 9_000 }]))
    expect(await taxOf(home)).toBe(Math.round(153_700 * 0.055) + 500)
    await t.write((ctx) => setTaxes(ctx, town, []))
    expect(await taxOf(home)).toBe(Math.round(153_700 * 0.055))
  })

  it('that are set again unchanged write nothing', async () => {
    const region = { kind: 'region', area: saltgrass.region } as const
    await fresh()
    expect(await t.write((ctx) => setTaxes(ctx, region, [countyTax]))).toBe(false)
  })

  it('reject a rate above 100% and an amount without a currency', async () => {
    const area = { kind: 'region', area: 'Nowhere' } as const
    for (const tax of [
      { ...countyTax, amount: 10_001 },
      { ...countyTax, kind: 'per_stay' as const },
    ])
      await expect(t.write((ctx) => setTaxes(ctx, area, [tax]))).rejects.toMatchObject({ code: 'invalid_taxes' })
    const half = { ...countyTax, amount: 5_001 }
    const both = [half, { ...half, authority: 'nowhere-town' }]
    await expect(t.write((ctx) => setTaxes(ctx, area, both))).rejects.toMatchObject({ code: 'invalid_taxes' })
  })
})

describe('a coupon', () => {
  it('rejects a code no one could type', async () => {
    const promo = {
      code: 'a b',
      label: '',
      kind: 'percent',
      amount: 1,
      currency: null,
      homeId: null,
      minNights: 1,
      booked: null,
    } as const
    await expect(t.write((ctx) => savePromo(ctx, promo))).rejects.toMatchObject({ code: 'invalid_promo' })
  })
})
