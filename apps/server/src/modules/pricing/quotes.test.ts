import { priceOfStay } from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Home } from '#modules/homes'
import { a, usualPricing } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { reserve } from '../availability/index.ts'
import { hashOf } from './canonical.ts'
import { policyPresets, quoteById, quoteStay, refundFor, savePromo, setRates } from './index.ts'
import { db } from './tables.ts'

let t: TestApp
let home: Home
beforeAll(async () => {
  t = await testApp()
  home = await t.write((ctx) => a.pricedHome(ctx))
  await t.write((ctx) =>
    savePromo(ctx, {
      code: 'first-stay',
      label: 'Coupon, first stay',
      kind: 'amount',
      amount: 20_000,
      currency: 'USD',
      homeId: null,
      minNights: 1,
      booked: { from: '2027-01-01', to: '2027-02-01' },
    }),
  )
})
afterAll(() => t.close())

const week = { arrive: '2027-07-02', depart: '2027-07-09' }
const eight = { adults: 6, children: 2, infants: 0, pets: 1 }
const two = { adults: 2, children: 0, infants: 0, pets: 0 }
const ask = (body: object, of: Home = home) =>
  t.visitor().raw({ method: 'POST', path: `properties/${of.id}/quotes`, body: { ...week, ...two, ...body } })
const quote = (request: Partial<Parameters<typeof quoteStay>[2]> = {}, of: Home = home) =>
  t.write(async (ctx) => {
    const answer = await quoteStay(ctx, of.id, { stay: week, party: two, ...request })
    if (!('quote' in answer)) throw new Error(JSON.stringify(answer))
    return answer.quote
  })
type Refused = {
  error: { code: string; details: { reasons: { code: string }[]; nearest: { arrive: string; headline: object }[] } }
}
const refusalOf = async (body: object, of?: Home) => {
  const { status, body: answer } = await ask(body, of)
  const { error } = answer.results as Refused
  return { status, code: error.code, ...error.details }
}

const optionalFees = async (homeId: number): Promise<number[]> => {
  const rows = await t.read((ctx) =>
    db(ctx).selectFrom('pricing.fee').select('id').where('home_id', '=', homeId).where('optional', '=', true).execute(),
  )
  return rows.map(({ id }) => id)
}

describe('the price on a page with dates', () => {
  const priceAt = async (query: Record<string, unknown>) => {
    const answer = await t
      .visitor()
      .call(priceOfStay, { params: { id: home.id }, query: { ...week, adults: 2, ...query } })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.results
  }

  it('is the stay’s quote, frozen and bookable', async () => {
    const { quote: shown, refusal } = await priceAt({})
    const { document } = await quote()
    expect(refusal).toBeNull()
    expect(shown?.headline.amount).toBe(document.price.headline)
    expect(shown?.total.amount).toBe(document.price.total)
    const retained = await t.read((ctx) => quoteById(ctx, Number(shown?.id)))
    expect(retained.hash).toBe(shown?.hash)
  })

  it('says why there is none, with the closest open dates if other dates help', async () => {
    const short = await priceAt({ depart: '2027-07-02' })
    expect(short).toMatchObject({ quote: null, refusal: { reasons: [{ code: 'min_stay' }] } })
    const past = await priceAt({ arrive: '2020-07-02', depart: '2020-07-09' })
    expect(past).toMatchObject({ quote: null, refusal: { reasons: [{ code: 'in_the_past' }] } })
    const crowd = await priceAt({ adults: 50 })
    expect(crowd).toMatchObject({ quote: null, refusal: { reasons: [{ code: 'max_guests' }], nearest: [] } })
  })
})

describe('a quote', () => {
  it('R17 is correct to the cent through the API, and each line is explained', async () => {
    const { status, body } = await ask({ ...eight, promo: ' First-Stay ' })
    expect(status).toBe(201)
    const { quote: given } = body.results as {
      quote: Record<string, never> & { lines: { code: string; amount: { amount: number }; why: { rule: string } }[] }
    }
    expect(given.lines.map(({ code, amount }) => [code, amount.amount])).toEqual([
      ['rent', 750_000],
      ['extra_guests', 70_000],
      ['discount_length_of_stay', -82_000],
      ['coupon', -20_000],
      ['cleaning', 45_000],
      ['service', 45_780],
    ])
    expect(given.lines.every(({ why }) => why.rule !== '')).toBe(true)
    expect(given).toMatchObject({
      headline: { amount: 808_780, currency: 'USD' },
      taxes: [{ authority: 'merrow-county', amount: { amount: 44_483 } }],
      total: { amount: 853_263 },
      schedule: [
        { dueOn: '2027-01-15', amount: { amount: 426_632 }, atBooking: true },
        { dueOn: '2027-06-02', amount: { amount: 426_631 }, atBooking: false },
      ],
      policyName: 'Strict',
      expiresAt: '2027-01-15T17:30:00.000Z',
    })
  })

  it("R16 is frozen: later changes to rates, taxes, and policy don't affect it", async () => {
    const own = await t.write((ctx) => a.pricedHome(ctx))
    const before = await quote({}, own)
    await t.write((ctx) =>
      setRates(ctx, own.id, {
        plan: { ...usualPricing.plan, base: 999_900 },
        fees: [],
        terms: { policy: policyPresets.flexible, schedule: [{ share: 10_000, due: { kind: 'booking' } }] },
      }),
    )
    const after = await t.read((ctx) => quoteById(ctx, before.id))
    expect(after).toEqual(before)
    expect(hashOf(after.document)).toBe(before.hash)
    expect((await quote({}, own)).document.price.total).not.toBe(before.document.price.total)
  })

  it('R35 keeps its policy for the refund, whatever the home requires later', async () => {
    const own = await t.write((ctx) => a.pricedHome(ctx))
    const { id } = await quote({}, own)
    await t.write((ctx) => setRates(ctx, own.id, { terms: { ...usualPricing.terms, policy: policyPresets.rebooking } }))
    const { document } = await t.read((ctx) => quoteById(ctx, id))
    const cancellation = { at: new Date('2027-05-20T12:00:00Z'), by: 'guest', confirmedAt: t.clock.now() } as const
    const refund = refundFor(document, cancellation, { paid: document.price.total, alreadyRefunded: 0 })
    expect(refund.terms).toMatchObject({ rule: 'tier', share: 5_000 })
  })

  it('R16 can’t be changed in the database either', async () => {
    const { id } = await quote()
    const change = t.write((ctx) =>
      db(ctx).updateTable('pricing.quote').set({ hash: 'other' }).where('id', '=', id).execute(),
    )
    await expect(change).rejects.toThrow('a quote is frozen')
  })

  it('can be read by anyone with its hash, and says when it has expired', async () => {
    const given = await quote()
    const read = (hash: string, at: string) => {
      t.clock.set(at)
      return t.visitor().raw({ path: `quotes/${given.id}/${hash}` })
    }
    expect((await read(given.hash, '2027-01-15T17:29:59Z')).body.results).toMatchObject({ expired: false })
    expect((await read(given.hash, '2027-01-15T17:30:00Z')).body.results).toMatchObject({ expired: true })
    expect((await read('0'.repeat(43), '2027-01-15T17:00:00Z')).status).toBe(404)
  })

  it('includes its home and request, so that it can be requested again', async () => {
    t.clock.set('2027-01-15T17:00:00Z')
    const given = await quote({ promo: 'FIRST-STAY' })
    const { body } = await t.visitor().raw({ path: `quotes/${given.id}/${given.hash}` })
    const { slug, name, timeZone, checkInTime } = home
    expect(body.results).toMatchObject({
      home: { slug, name, timeZone, checkInTime, image: null },
      promo: given.document.promo,
      nonRefundable: false,
    })
  })

  it('can be promised for longer than half an hour', async () => {
    const { createdAt, expiresAt } = await quote({ lastsMinutes: 72 * 60 })
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(72 * 3_600_000)
  })

  it('accepts the non-refundable rate and the extras the home offers, and rejects others', async () => {
    const extra = {
      code: 'extra',
      label: 'Crib',
      note: '',
      kind: 'per_stay',
      amount: 4_000,
      of: 'rent',
      position: 9,
      optional: true,
    } as const
    const plan = { ...usualPricing.plan, nonRefundable: 1_000 }
    const own = await t.write((ctx) => a.pricedHome(ctx, { pricing: { plan, fees: [...usualPricing.fees, extra] } }))
    const plain = await quote({}, own)
    expect((await quote({ nonRefundable: true }, own)).document.price.headline).toBeLessThan(
      plain.document.price.headline,
    )
    const crib = (await optionalFees(own.id))[0] ?? 0
    const withCrib = await quote({ addOns: [crib] }, own)
    expect(withCrib.document.price.total - plain.document.price.total).toBe(4_000)
    expect(withCrib.document.price.headline).toBe(plain.document.price.headline)
    expect((await ask({ addOns: [crib] })).body.results).toMatchObject({ error: { code: 'add_on_unknown' } })
    expect((await ask({ nonRefundable: true })).body.results).toMatchObject({ error: { code: 'rate_not_offered' } })
  })

  it.each(['', 'NOPE', 'first stay', '𝔉irst', "'; drop table pricing.quote; --", 'x'.repeat(40)])(
    'rejects the code %j',
    async (promo) => {
      const { status, body } = await ask({ promo })
      if (promo === '') expect(status).toBe(201)
      else expect([status, body.results]).toMatchObject([422, { error: { code: 'promo_unknown' } }])
    },
  )
})

describe('an impossible stay', () => {
  it('R14 returns every reason with its data', async () => {
    const refused = await refusalOf({ arrive: '2027-01-10', depart: '2027-01-17', adults: 9, pets: 5 })
    expect(refused).toMatchObject({
      status: 422,
      code: 'stay_not_possible',
      reasons: [
        { code: 'in_the_past', today: '2027-01-15' },
        { code: 'max_guests', max: 8 },
        { code: 'max_pets', max: 2 },
      ],
      nearest: [],
    })
  })

  it('suggests up to four possible stays nearby, each with its headline price', async () => {
    const own = await t.write((ctx) => a.pricedHome(ctx))
    const taken = { arrive: '2027-07-04', depart: '2027-07-06' }
    await t.write((ctx) => reserve(ctx, { homeId: own.id, stay: taken, kind: 'blocked' }))
    const refused = await refusalOf({}, own)
    expect(refused.reasons).toMatchObject([{ code: 'unavailable', dates: ['2027-07-04', '2027-07-05'] }])
    expect(refused.nearest.length).toBe(4)
    for (const { arrive, headline, ...rest } of refused.nearest as {
      arrive: string
      depart: string
      headline: { amount: number }
    }[]) {
      const again = await quote({ stay: { arrive, depart: rest.depart } }, own)
      expect(headline.amount).toBe(again.document.price.headline)
    }
  })

  it.each([
    ['500 nights', { arrive: '2027-07-02', depart: '2028-11-13' }, 'max_stay'],
    ['a hundred years', { arrive: '2027-07-02', depart: '2127-07-02' }, 'booking_window'],
    ['the end of the calendar', { arrive: '2999-12-30', depart: '2999-12-31' }, 'booking_window'],
    ['a century ago', { arrive: '1927-01-01', depart: '1927-01-08' }, 'in_the_past'],
    ['no night', { arrive: '2027-07-02', depart: '2027-07-02' }, 'min_stay'],
    ['nights backward', { arrive: '2027-07-09', depart: '2027-07-02' }, 'min_stay'],
  ])('R14 %s is a reason and not an error', async (_, dates, code) => {
    const refused = await refusalOf(dates)
    expect(refused.status).toBe(422)
    expect(refused.reasons.map((reason) => reason.code)).toContain(code)
  })

  it.each([
    { adults: 0 },
    { adults: -1 },
    { children: -2 },
    { adults: 1e308 },
    { adults: '2' },
    { arrive: '2027-02-30' },
    { arrive: 20270702 },
    { depart: null },
    { addOns: [-1] },
    { addOns: 'all' },
    { promo: 7 },
  ])('rejects %j as invalid', async (body) => {
    const { status, body: answer } = await ask(body)
    expect([status, answer.valid]).toEqual([422, false])
    expect(answer.results).toMatchObject({ error: { code: 'invalid_input' } })
  })

  it('reports when a home has no prices', async () => {
    const bare = await t.write((ctx) => a.home(ctx))
    expect(await refusalOf({}, bare)).toMatchObject({ status: 422, reasons: [{ code: 'no_price' }], nearest: [] })
  })

  it("returns no quote for homes the public can't see", async () => {
    const draft = await t.write((ctx) => a.home(ctx, { status: 'draft' }))
    expect((await ask({}, draft)).status).toBe(404)
    expect(
      (await t.visitor().raw({ method: 'POST', path: 'properties/99999999/quotes', body: { ...week, ...two } })).status,
    ).toBe(404)
  })
})
