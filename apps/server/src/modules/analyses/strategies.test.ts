import {
  addDays,
  chooseStrategy,
  previewStrategy,
  strategiesOfHome,
  strategyOfHome,
  undoPrices,
} from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { openSession } from '#modules/accounts'
import { moveOn } from '#modules/bookings'
import type { Pricing } from '#modules/pricing'
import { callerOf } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { good, refused } from '../bookings/testing/guest.ts'
import { newPriceDesk, priceDesk } from '../pricing/testing/price-desk.ts'
import { aPlan } from '../pricing/testing/sample.ts'
import { strategiesFor } from './strategies.ts'

const t = sceneApp()
beforeEach(() => t.clock.set(testPresent))

const summer = { name: 'Summer', from: '2027-07-01', to: '2027-09-01', nightly: null, weekend: null, adjust: 2_000 }
const plan = aPlan({ base: 100_000, weekend: 125_000, floor: 95_000 })

const planOf = (base: number) => ({
  kind: 'plan' as const,
  base,
  weekend: 125_000,
  weekendNights: [5, 6],
  floor: 95_000,
  cap: null,
})

const scene = async (pricing: Partial<Pricing> = { plan, seasons: [summer] }) => {
  const desk = await priceDesk(t, pricing)
  const { owner, params } = desk
  const compare = () => good(owner.call(strategiesOfHome, { params }))
  const preview = async (strategy: 'occupancy_first' | 'balanced' | 'rate_first') =>
    good(owner.call(previewStrategy, { params: { ...params, strategy } }))
  const choosing = async (strategy: 'occupancy_first' | 'balanced' | 'rate_first', more: object = {}) => ({
    params,
    body: {
      strategy,
      ...(({ version, textHash }) => ({ version, textHash }))(await preview(strategy)),
      signedName: 'Ada Quill',
      accepted: true as const,
      ...more,
    },
  })
  const choose = async (...of: Parameters<typeof choosing>) => owner.call(chooseStrategy, await choosing(...of))
  return { ...desk, compare, preview, choosing, choose }
}

describe('three strategies', () => {
  it('of a home without stays contain what is booked, and say that nothing more is known', async () => {
    const { compare } = await scene()
    const { strategies, basis, stays, lastYear, comparables, comparableCount, own, ownerShare, floor } = await compare()
    expect(strategies?.map(({ strategy, share }) => [strategy, share])).toEqual([
      ['occupancy_first', -800],
      ['balanced', 0],
      ['rate_first', 800],
    ])
    expect([basis, stays, comparables, comparableCount, own]).toEqual(['booked', 0, [], 0, null])
    for (const { months, year } of strategies ?? []) {
      expect(months.length).toBe(lastYear.months.length)
      expect(year).toMatchObject({ nights: 0, owner: { amount: 0 }, adr: null })
    }
    expect([ownerShare, floor?.amount]).toEqual([expect.any(Number), 95_000])
  })

  it('repeat what came in late a year ago, at each strategy’s prices, with the owners’ part by the agreement', async () => {
    t.clock.set('2027-06-01T17:00:00Z')
    const { home } = await scene()
    const book = (arrive: string, depart: string) => confirmedStay(t, { homeId: home.id, arrive, depart })
    for (const arrive of ['2027-07-05', '2027-07-10', '2027-07-15', '2027-07-20'])
      await book(arrive, addDays(arrive, 3))
    t.clock.set('2027-06-20T17:00:00Z')
    await book('2027-08-02', '2027-08-09')
    await book('2027-08-16', '2027-08-21')
    t.clock.set('2028-06-12T17:00:00Z')
    await moveOn(t.app)
    await book('2028-07-03', '2028-07-07')
    const { strategies, lastYear, basis, stays, ownerShare } = await t.read((ctx) => strategiesFor(ctx, home))
    expect([basis, stays, lastYear.year.nights]).toEqual(['own', 6, 24])
    const [full, even, high] = strategies ?? []
    // The same twelve nights 52 weeks later: one of them in July, one stay a week long with 10 percent off.
    expect(even?.year).toMatchObject({ nights: 4 + 12, booked: { nights: 4 } })
    expect(full?.year.nights).toBeGreaterThanOrEqual(16)
    expect(high?.year.nights).toBeLessThanOrEqual(16)
    expect(full?.year.adr?.amount).toBeLessThan(even?.year.adr?.amount ?? 0)
    expect(high?.year.adr?.amount).toBeGreaterThan(even?.year.adr?.amount ?? 0)
    for (const { months, year } of strategies ?? [])
      expect(months.reduce((sum, { owner }) => sum + owner.amount, 0)).toBe(year.owner.amount)
    const [booked, rent] = [even?.year.booked.owner.amount ?? 0, even?.year.rent.amount ?? 0]
    expect(booked).toBeGreaterThan(0)
    expect((even?.year.owner.amount ?? 0) / rent).toBeCloseTo((ownerShare ?? 0) / 10_000, 2)
  })

  it('are not there for a home without prices, and cannot be chosen', async () => {
    const { owner, params } = await newPriceDesk(t)
    expect(await good(owner.call(strategiesOfHome, { params }))).toMatchObject({ strategies: null, chosen: null })
    const balanced = { params: { ...params, strategy: 'balanced' as const } }
    expect(await refused(owner.call(previewStrategy, balanced))).toEqual({
      status: 409,
      code: 'not_allowed_now',
    })
  })

  it('are for those who manage the home', async () => {
    const { params } = await scene()
    const stranger = await t.person('owner')
    expect(await refused(stranger.call(strategiesOfHome, { params }))).toMatchObject({ status: 404 })
    const balanced = { params: { ...params, strategy: 'balanced' as const } }
    expect(await refused(stranger.call(previewStrategy, balanced))).toMatchObject({ status: 404 })
  })
})

describe('choosing a strategy', () => {
  it('shows the price of every season before and after, with the text to sign', async () => {
    const { preview, look } = await scene()
    const { before, after, effect, text, lastMinute } = await preview('occupancy_first')
    const asks = ({ seasons }: typeof before) =>
      seasons.map(({ name, weeknight, weekendNight }) => [name, weeknight.amount, weekendNight.amount])
    expect(asks(before)).toEqual([
      ['Summer', 120_000, 150_000],
      ['All other nights', 100_000, 125_000],
    ])
    // The base would fall to 920, below the floor of 950.
    expect(asks(after)).toEqual([
      ['Summer', 114_000, 138_000],
      ['All other nights', 95_000, 115_000],
    ])
    expect([lastMinute, effect.higher]).toEqual([null, 0])
    expect(effect.cheaper).toBeGreaterThan(600)
    expect(text).toContain('USD 950.00 a night')
    expect((await look()).changes).toHaveLength(1)
  })

  it('changes the prices and signs exactly the text that was read', async () => {
    const { choose, preview, compare, owner, params, priceOn } = await scene()
    const read = await preview('rate_first')
    expect(await choose('rate_first')).toMatchObject({ ok: true, results: { version: 1 } })
    expect(await priceOn('2027-07-05')).toBe(129_600)
    const { confirmations, text, changed } = await good(owner.call(strategyOfHome, { params }))
    expect([confirmations[0]?.text, text, changed]).toEqual([read.text, read.text, false])
    expect((await compare()).chosen).toEqual({ strategy: 'rate_first', at: t.clock.now().toISOString() })
  })

  it('starts from the home’s own prices each time, so strategies never add up', async () => {
    const { choose, priceOn, compare } = await scene()
    for (const strategy of ['rate_first', 'rate_first', 'occupancy_first', 'rate_first', 'balanced'] as const)
      await good(choose(strategy))
    expect(await priceOn('2027-07-05')).toBe(120_000)
    expect((await compare()).chosen?.strategy).toBe('balanced')
  })

  it('is over once prices are changed or restored by hand; the new prices are the new start', async () => {
    const { choose, change, compare, owner, params, look, priceOn } = await scene()
    await good(choose('rate_first'))
    await change({ kind: 'nights', from: '2027-08-01', to: '2027-08-02', amount: 200_000 })
    expect((await compare()).chosen?.strategy).toBe('rate_first')
    await change(planOf(150_000))
    expect((await compare()).chosen).toBeNull()
    await good(choose('rate_first'))
    await good(owner.call(undoPrices, { params: { ...params, changeId: String((await look()).version) } }))
    expect((await compare()).chosen).toBeNull()
    expect(await priceOn('2027-07-05')).toBe(180_000)
  })

  it('changes nothing when prices changed meanwhile, the text differs, or another name signs', async () => {
    const { choose, choosing, owner, change, look, params } = await scene()
    const seen = await choosing('rate_first')
    expect(await refused(choose('rate_first', { signedName: 'Eve Stranger' }))).toEqual({
      status: 422,
      code: 'name_differs',
    })
    expect(await refused(choose('rate_first', { textHash: 'A'.repeat(43) }))).toEqual({
      status: 409,
      code: 'prices_changed',
    })
    expect((await look()).changes).toHaveLength(1)
    await change(planOf(110_000))
    expect(await refused(owner.call(chooseStrategy, seen))).toEqual({ status: 409, code: 'prices_changed' })
    expect((await look()).changes).toHaveLength(2)
    expect((await good(owner.call(strategyOfHome, { params }))).confirmations).toEqual([])
  })

  it('is signed by an owner themselves, and by no one on the team on their behalf', async () => {
    const { owner, choosing } = await scene()
    const staff = await t.person('staff')
    const door = { address: '203.0.113.9', userAgent: 'test', confirmed: true, impersonatedBy: staff.accountId }
    const { token } = await t.write((ctx) => openSession(ctx, owner.accountId, door))
    const inTheirPlace = callerOf(t.server, token).call(chooseStrategy, await choosing('rate_first'))
    expect(await refused(inTheirPlace)).toEqual({ status: 403, code: 'forbidden' })
  })
})
