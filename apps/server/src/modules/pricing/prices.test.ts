import { addDays } from '@porchlight/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { reserve } from '#modules/availability'
import type { Home } from '#modules/homes'
import { a, usualPricing } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { checks } from './checks.ts'
import { headlinesOf, quoteStay, searchPricesOf } from './index.ts'
import { db } from './tables.ts'

let t: TestApp
const homes: Home[] = []
beforeAll(async () => {
  t = await testApp()
  for (let index = 0; index < 24; index++)
    homes.push(
      await t.write((ctx) =>
        a.pricedHome(ctx, { pricing: { plan: { ...usualPricing.plan, base: 100_000 + index * 1_111 } } }),
      ),
    )
})
afterAll(() => t.close())

const party = { adults: 7, children: 1, infants: 0, pets: 0 }
const week = { arrive: '2027-07-02', depart: '2027-07-09' }
const first = (): Home => homes[0] as Home

describe('headlines of a page', () => {
  it('match a quote of each home', async () => {
    const stays = new Map(
      homes.map((home, index) => [
        home.id,
        { arrive: addDays(week.arrive, index), depart: addDays(week.depart, index) },
      ]),
    )
    const headlines = await t.read((ctx) =>
      headlinesOf(
        ctx,
        homes.map((home) => home.id),
        stays,
        party,
      ),
    )
    for (const [homeId, stay] of stays) {
      const answer = await t.write((ctx) => quoteStay(ctx, homeId, { stay, party }))
      if (!('quote' in answer)) throw new Error(JSON.stringify(answer))
      const { price } = answer.quote.document
      expect(headlines.get(homeId)).toMatchObject({
        stay,
        headline: { amount: price.headline, currency: 'USD' },
        taxes: { amount: price.taxes.reduce((sum, line) => sum + line.amount, 0) },
        total: { amount: price.total },
      })
    }
  })

  it('take as few statements for 24 homes as for one', async () => {
    const statements = async (ids: number[]) => {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      await t.read((ctx) => headlinesOf(ctx, ids, week, party))
      const count = query.mock.calls.length
      query.mockRestore()
      return count
    }
    const one = await statements([first().id])
    expect(one).toBeGreaterThan(0)
    expect(await statements(homes.map((home) => home.id))).toBe(one)
  })

  it('leave out unknown homes and homes without prices', async () => {
    const bare = await t.write((ctx) => a.home(ctx))
    expect((await t.read((ctx) => headlinesOf(ctx, [bare.id, 99_999_999], week, party))).size).toBe(0)
  })
})

describe('prices for search', () => {
  it('R17 add up to the headline price to the cent', async () => {
    const [prices] = await t.read((ctx) => searchPricesOf(ctx, [first().id], week.arrive, 7))
    if (!prices) throw new Error('no prices')
    expect([...prices.rent]).toEqual([125_000, 125_000, 100_000, 100_000, 100_000, 100_000, 100_000])
    const { charges } = prices
    expect(charges).toMatchObject({
      includedGuests: 6,
      extraGuestNight: 5_000,
      counted: ['adults', 'children'],
      lengthDiscounts: [{ nights: 7, basisPoints: 1_000, of: 'accommodation' }],
      accommodationFactor: 1.06,
      fees: { perStay: 47_700, perNight: 0, withPets: 0 },
    })
    const accommodation = (prices.rent.reduce((sum, rent) => sum + rent, 0) + 2 * charges.extraGuestNight * 7) * 0.9
    const headline = Math.round(accommodation * charges.accommodationFactor + charges.fees.perStay)
    const exact = (await t.read((ctx) => headlinesOf(ctx, [first().id], week, party))).get(first().id)
    expect(headline).toBe(exact?.headline.amount)
  })

  it('are returned for all live homes at once', async () => {
    const all = await t.read((ctx) => searchPricesOf(ctx, 'all', '2027-01-15', 730))
    expect(all.map(({ homeId }) => homeId)).toEqual(expect.arrayContaining(homes.map((home) => home.id)))
    expect(all.every(({ rent }) => rent.length === 730)).toBe(true)
  })
})

describe('the calendar', () => {
  const july = { from: '2027-07-01', to: '2027-07-05' }

  it('shows each night with its rent, and none if it is not available', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx))
    await t.write((ctx) =>
      reserve(ctx, { homeId: home.id, stay: { arrive: '2027-07-02', depart: '2027-07-03' }, kind: 'booked' }),
    )
    const { body } = await t.visitor().raw({ path: `properties/${home.id}/calendar?from=${july.from}&to=${july.to}` })
    const { nights } = body.results as {
      nights: {
        date: string
        status: string
        price: { amount: number } | null
        leaves: string | null
        arrives: string | null
      }[]
    }
    expect(nights.map(({ date, status, price }) => [date, status, price?.amount ?? null])).toEqual([
      ['2027-07-01', 'open', 100_000],
      ['2027-07-02', 'booked', null],
      ['2027-07-03', 'open', 125_000],
      ['2027-07-04', 'open', 100_000],
    ])
    expect(nights.map(({ leaves, arrives }) => [leaves, arrives])).toEqual([
      [null, null],
      [null, 'booked'],
      ['booked', null],
      [null, null],
    ])
  })

  it.each([
    ['from=2027-07-01&to=2030-07-01', 'range_too_long'],
    ['from=2990-01-01&to=2999-12-31', 'range_too_long'],
    ['from=2999-12-30&to=2999-12-31', 'range_too_long'],
    ['from=2027-07-05&to=2027-07-01', 'invalid_input'],
    ['from=2027-07-05', 'invalid_input'],
  ])('refuses %s', async (query, code) => {
    const { status, body } = await t.visitor().raw({ path: `properties/${first().id}/calendar?${query}` })
    expect([status, body.results]).toMatchObject([422, { error: { code } }])
  })

  it("doesn't exist for the public if the home is not live", async () => {
    const draft = await t.write((ctx) => a.home(ctx, { status: 'draft' }))
    expect(
      (await t.visitor().raw({ path: `properties/${draft.id}/calendar?from=2027-07-01&to=2027-07-05` })).status,
    ).toBe(404)
  })

  it('shows the owner bars, feeds, and today; others can’t see it', async () => {
    const owner = await t.person('owner')
    const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
    await t.write((ctx) =>
      reserve(ctx, {
        homeId: home.id,
        stay: { arrive: '2027-07-02', depart: '2027-07-04' },
        kind: 'booked',
        label: 'Okafor',
        who: 'guest',
        why: 'booking',
      }),
    )
    const path = `owners/properties/${home.id}/calendar?from=${july.from}&to=${july.to}`
    const { status, body } = await owner.raw({ path })
    expect(status).toBe(200)
    expect(body.results).toMatchObject({
      home: { id: home.id, town: 'Saltgrass', today: '2027-01-15' },
      bars: [{ kind: 'booked', from: '2027-07-02', to: '2027-07-04', label: 'Okafor' }],
      feeds: [],
      export: null,
    })
    expect((await (await t.person('owner')).raw({ path })).status).toBe(403)
    expect((await (await t.person('staff')).raw({ path })).status).toBe(200)
    expect((await (await t.person('traveler')).raw({ path })).status).toBe(403)
    expect((await t.visitor().raw({ path })).status).toBe(401)
  })
})

describe('the pricing checks', () => {
  const findings = async () =>
    Object.fromEntries(await Promise.all(checks.map(async (check) => [check.code, (await check.run(t.app)).holds])))
  const tamper = (change: string) =>
    t.write(async (ctx) => {
      await sql`alter table pricing.quote disable trigger quote_is_frozen`.execute(db(ctx))
      await sql
        .raw(`update pricing.quote set document = ${change} where id = (select max(id) from pricing.quote)`)
        .execute(db(ctx))
      await sql`alter table pricing.quote enable trigger quote_is_frozen`.execute(db(ctx))
    })

  it('pass, and each detects the fault that is planted', async () => {
    await t.write((ctx) => quoteStay(ctx, first().id, { stay: week, party }))
    expect(await findings()).toEqual({
      'pricing.quotes-frozen': true,
      'pricing.totals': true,
      'pricing.schedules': true,
      'pricing.tax-versions': true,
      'pricing.fee-versions': true,
      'pricing.decisions': true,
    })
    await tamper(`jsonb_set(document, '{instant}', 'false')`)
    expect(await findings()).toMatchObject({ 'pricing.quotes-frozen': false, 'pricing.totals': true })
    await tamper(`jsonb_set(document, '{price,taxes}', '[]')`)
    expect(await findings()).toMatchObject({ 'pricing.totals': false, 'pricing.schedules': true })
    await tamper(`jsonb_set(document, '{schedule}', '[]')`)
    expect(await findings()).toMatchObject({ 'pricing.schedules': false })
  })

  it('detect a home on the market without a decision, and versions valid on the same day', async () => {
    await t.write(async (ctx) => {
      const all = [
        'update pricing.fee_decision set replaced_at = now()',
        'update pricing.tax set to_date = current_date',
      ]
      for (const change of all) await sql.raw(`${change} where replaced_at is null`).execute(db(ctx))
    })
    expect(await findings()).toMatchObject({ 'pricing.decisions': false, 'pricing.tax-versions': true })
    await t.write(async (ctx) => {
      await sql`alter table pricing.tax drop constraint tax_versions_apart`.execute(db(ctx))
      await sql`update pricing.tax set series = 1, from_date = null, to_date = null, replaced_at = null`.execute(
        db(ctx),
      )
      await sql`insert into pricing.tax overriding system value select (t).* from (
        select jsonb_populate_record(tax, jsonb_build_object('id', -1)) as t from pricing.tax order by id limit 1) copy`.execute(
        db(ctx),
      )
    })
    expect(await findings()).toMatchObject({ 'pricing.tax-versions': false })
  })
})
