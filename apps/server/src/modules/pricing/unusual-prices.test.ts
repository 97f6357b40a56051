import { changePrices, previewPrices, quoteStay, undoPrices } from '@porchlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'
import { setNightPrices, setRates } from './index.ts'
import { db } from './tables.ts'
import { priceDesk } from './testing/price-desk.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const july = { kind: 'nights', from: '2027-07-05', to: '2027-07-06', amount: 100_000 } as const
const plan = {
  kind: 'plan' as const,
  base: 100_000,
  weekend: null,
  weekendNights: [5, 6],
  floor: null,
  cap: null,
}

describe('an impossible price', () => {
  it.each([
    ['a night for nothing', { ...july, amount: 0 }],
    ['a night for less than nothing', { ...july, amount: -5_000 }],
    ['a night for words', { ...july, amount: 'abc' }],
    ['half a cent', { ...july, amount: 0.5 }],
    ['a night for more than any currency needs', { ...july, amount: 1e14 + 1 }],
    ['digits of another script', { ...july, amount: '٥٠' }],
    ['a base price of nothing', { ...plan, base: 0 }],
    ['a floor of nothing', { ...plan, floor: 0 }],
    ['a pad with a night for nothing', { kind: 'pad', nights: [{ night: '2027-07-05', amount: 0 }] }],
  ])('is rejected with its field: %s', async (_, change) => {
    const { owner, ask, priceOn } = await priceDesk(t)
    const answer = await owner.call(changePrices, await ask(change as never))
    expect(answer).toMatchObject({ ok: false, error: { status: 422, code: 'invalid_input' } })
    expect(await priceOn('2027-07-05')).toBe(100_000)
  })

  it('is rejected above ten million dollars a night, which other currencies reach at other amounts', async () => {
    const { owner, ask, priceOn } = await priceDesk(t)
    const answer = await owner.call(changePrices, await ask({ ...july, amount: 1e9 + 1 } as never))
    expect(answer).toMatchObject({ ok: false, error: { status: 422, code: 'invalid_prices' } })
    expect(await priceOn('2027-07-05')).toBe(100_000)
  })

  it.each([
    ['under the lowest price of the home', { ...july, amount: 79_999 }],
    ['above its highest', { ...july, amount: 300_001 }],
    ['as a base price under its lowest', { ...plan, base: 70_000, floor: 80_000 }],
    ['with a minimum stay above the maximum', 'stays'],
  ])('is rejected %s', async (_, change) => {
    const { owner, ask, look, change: make } = await priceDesk(t)
    await make({ ...plan, floor: 80_000, cap: 300_000 })
    const requested =
      change === 'stays' ? { ...(await look()).stays, kind: 'stays', minNights: 9, maxNights: 3 } : change
    expect(await owner.call(changePrices, await ask(requested as never))).toMatchObject({
      ok: false,
      error: { code: 'invalid_prices' },
    })
  })

  it('is rejected for everyone who writes prices, including imports and pricing services', async () => {
    const { home } = await priceDesk(t)
    const free = [{ night: '2027-07-05', amount: 0 }]
    for (const source of ['hand', 'service'] as const)
      await expect(t.write((ctx) => setNightPrices(ctx, home.id, free, { source }))).rejects.toMatchObject({
        code: 'invalid_prices',
      })
    const all = { kind: 'last_minute', label: 'All', basisPoints: 10_000, of: 'rent', minNights: 1 } as const
    const discount = { ...all, daysAhead: 3, nights: null, booked: null }
    await expect(t.write((ctx) => setRates(ctx, home.id, { discounts: [discount] }))).rejects.toMatchObject({
      code: 'invalid_prices',
    })
  })

  it('is never sold, even if it is in the tables', async () => {
    const { home } = await priceDesk(t)
    await t.write((ctx) => setNightPrices(ctx, home.id, [{ night: '2027-07-05', amount: 90_000 }]))
    await t.write((ctx) =>
      sql`update pricing.night_price set amount_minor = 0 where home_id = ${home.id}`.execute(db(ctx)),
    )
    const body = { arrive: '2027-07-04', depart: '2027-07-07', adults: 2 }
    expect(await t.visitor().call(quoteStay, { params: { id: home.id }, body })).toMatchObject({
      ok: false,
      error: { code: 'stay_not_possible', details: { reasons: [{ code: 'no_price' }] } },
    })
  })
})

describe('an unusual price', () => {
  const tenth = { ...july, amount: 10_000 }

  it('asks for confirmation before saving, and is recorded in the history with its reason', async () => {
    const { owner, ask, look, priceOn } = await priceDesk(t)
    const preview = await owner.call(previewPrices, await ask(tenth))
    expect(preview).toMatchObject({ ok: true, results: { concerns: [{ code: 'far_from_usual', nights: 1 }] } })
    const { params, body } = await ask(tenth)
    const save = (confirm?: object) =>
      owner.call(changePrices, { params, body: { ...body, ...(confirm && { confirm }) } as never })
    expect(await save()).toMatchObject({ error: { code: 'confirmation_needed' } })
    expect(await save({ concerns: ['far_from_usual'], reason: 'short' })).toMatchObject({
      error: { code: 'invalid_input' },
    })
    expect(await save({ concerns: ['deep_discount'], reason: 'A week for the family' })).toMatchObject({
      error: { code: 'confirmation_needed' },
    })
    expect(await priceOn('2027-07-05')).toBe(100_000)
    expect(await save({ concerns: ['far_from_usual'], reason: 'A week for the family' })).toMatchObject({ ok: true })
    expect(await priceOn('2027-07-05')).toBe(10_000)
    const [change] = (await look()).changes
    expect(change?.confirmed).toMatchObject({ reason: 'A week for the family', concerns: [{ code: 'far_from_usual' }] })
    await owner.call(undoPrices, { params: { ...params, changeId: change?.id ?? 0 } })
    expect(await priceOn('2027-07-05')).toBe(100_000)
  })

  it('includes a discount of half, or stay rules that almost no one could book under', async () => {
    const { owner, ask, look } = await priceDesk(t)
    const half = {
      kind: 'discounts',
      lengthOfStay: [{ minNights: 7, share: 5_000 }],
      earlyBird: [],
      lastMinute: [],
    } as const
    expect(await owner.call(previewPrices, await ask(half as never))).toMatchObject({
      results: { concerns: [{ code: 'deep_discount', share: 5_000 }] },
    })
    const { stays } = await look()
    const closed = { ...stays, kind: 'stays', minNights: 365, maxNights: 365, arriveOn: [3], departOn: [2] }
    const { params, body } = await ask(closed as never)
    expect(await owner.call(changePrices, { params, body })).toMatchObject({
      error: { code: 'confirmation_needed', details: { concerns: [{ code: 'closes_home' }] } },
    })
  })

  it('includes a minimum stay that hardly anyone books, even if a season stays open', async () => {
    const { owner, ask, look, change } = await priceDesk(t)
    const { stays } = await look()
    const summer = { from: '2027-05-01', to: '2027-10-01', minNights: 5, arriveOn: [] }
    const open = { ...stays, kind: 'stays', minNights: 3, seasons: [summer] }
    expect(await change(open as never)).toMatchObject({ ok: true })
    for (const long of [{ minNights: 364 }, { minNights: 91 }, { seasons: [{ ...summer, minNights: 150 }] }]) {
      const { params, body } = await ask({ ...open, ...long } as never)
      expect(await owner.call(changePrices, { params, body })).toMatchObject({
        error: { code: 'confirmation_needed', details: { concerns: [{ code: 'closes_home' }] } },
      })
    }
    const { params, body } = await ask({ ...open, minNights: 364 } as never)
    const confirm = { concerns: ['closes_home'], reason: 'Rented for the school year only' }
    expect(await owner.call(changePrices, { params, body: { ...body, confirm } })).toMatchObject({ ok: true })
    // A long minimum that stays needs no second reason.
    expect(await change({ ...open, minNights: 364, maxNights: 364 } as never)).toMatchObject({ ok: true })
    expect(await change({ ...open, minNights: 90 } as never)).toMatchObject({ ok: true })
  })

  it('needs no confirmation when the change is ordinary', async () => {
    const { owner, ask, look } = await priceDesk(t)
    expect(await owner.call(changePrices, await ask({ ...july, amount: 60_000 }))).toMatchObject({ ok: true })
    expect((await look()).changes[0]?.confirmed).toBeNull()
  })
})

describe('nights beyond the two years measured', () => {
  it.each([
    ['for a hundredth', { kind: 'nights', from: '2029-07-05', to: '2029-07-06', amount: 1_000 }],
    ['for a hundred times as much', { kind: 'nights', from: '2029-12-05', to: '2029-12-06', amount: 10_000_000 }],
    ['from a pad', { kind: 'pad', nights: [{ night: '2031-07-05', amount: 100 }] }],
    [
      'in a season',
      {
        kind: 'seasons',
        seasons: [{ name: 'Far', from: '2030-06-01', to: '2030-09-01', nightly: 100, weekend: null, adjust: 0 }],
      },
    ],
  ])('still need confirmation: %s', async (_, change) => {
    const { change: make } = await priceDesk(t)
    expect(await make(change as never)).toMatchObject({
      error: { code: 'confirmation_needed', details: { concerns: [{ code: 'far_from_usual' }] } },
    })
  })

  it('have no price more than ten years ahead', async () => {
    const { change: make } = await priceDesk(t)
    const far = { kind: 'nights', from: '2037-07-05', to: '2037-07-06', amount: 100_000 } as const
    expect(await make(far)).toMatchObject({ error: { code: 'invalid_prices' } })
    expect(await make({ ...far, from: '2036-07-05', to: '2036-07-06' })).toMatchObject({ ok: true })
  })
})
