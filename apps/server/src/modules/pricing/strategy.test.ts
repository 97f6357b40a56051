import { createHash } from 'node:crypto'
import {
  changePrices,
  confirmStrategy,
  type FirstPrices,
  previewPrices,
  strategyOfHome,
  undoPrices,
} from '@porchlight/contract'
import { describe, expect, it, test } from 'vitest'
import { openSession } from '#modules/accounts'
import { setupsOf } from '#modules/homes'
import { a } from '#testing/builders'
import { callerOf } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { yearsLater } from './first-prices.ts'
import { newPriceDesk, priceDesk } from './testing/price-desk.ts'

const t = sceneApp()

const summer = { name: 'Summer', from: '2027-07-01', to: '2027-09-01', nightly: null, weekend: null, adjust: 2_000 }

const confirming = async (desk: Awaited<ReturnType<typeof priceDesk>>) => {
  const { owner, params } = desk
  const look = async () => {
    const answer = await owner.call(strategyOfHome, { params })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.results
  }
  const confirm = async (textHash: string, signedName = 'Ada Quill') =>
    owner.call(confirmStrategy, { params, body: { textHash, signedName, accepted: true } })
  return { ...desk, see: look, confirm }
}
const base = (amount: number) => ({
  kind: 'plan' as const,
  base: amount,
  weekend: 125_000,
  weekendNights: [5, 6],
  floor: null,
  cap: null,
})

describe('a strategy', () => {
  it('states nightly prices and minimum stays season by season', async () => {
    const { see } = await confirming(await priceDesk(t, { seasons: [summer] }))
    const { strategy, text, textHash, confirmations, changed } = await see()
    expect(strategy?.seasons).toMatchObject([
      { name: 'Summer', from: '2027-07-01', weeknight: { amount: 120_000 }, weekendNight: { amount: 150_000 } },
      { name: 'All other nights', from: null, weeknight: { amount: 100_000 }, weekendNight: { amount: 125_000 } },
    ])
    expect(text).toContain('Summer, nights of Thu, Jul 1, 2027 to Tue, Aug 31, 2027: USD 1,200.00 a night')
    expect(text).toContain('10% off stays of 7 nights or more.')
    expect(textHash).toBe(createHash('sha256').update(text).digest('base64url'))
    expect([confirmations, changed]).toEqual([[], false])
  })

  it('is stored as read when confirmed, with who and when, and completes the setup step', async () => {
    const { see, confirm, home, change } = await confirming(await priceDesk(t, { seasons: [summer] }))
    const read = await see()
    expect(await confirm(read.textHash)).toMatchObject({ results: { version: 1 } })
    await change(base(150_000))
    const { confirmations, text } = await see()
    expect(confirmations).toEqual([
      {
        version: 1,
        signedName: 'Ada Quill',
        at: t.clock.now().toISOString(),
        text: read.text,
        textHash: read.textHash,
      },
    ])
    expect(text).not.toBe(read.text)
    const steps = (await t.read((ctx) => setupsOf(ctx, [home]))).get(home.id)
    expect(steps?.find(({ step }) => step === 'confirm-strategy')?.state).toBe('done')
  })

  it('is confirmed by an owner themselves, and by no one on the team on their behalf', async () => {
    const { owner, params, see } = await confirming(await priceDesk(t))
    const staff = await t.person('staff')
    const door = { address: '203.0.113.9', userAgent: 'test', confirmed: true, impersonatedBy: staff.accountId }
    const { token } = await t.write((ctx) => openSession(ctx, owner.accountId, door))
    const body = { textHash: (await see()).textHash, signedName: 'Ada Quill', accepted: true as const }
    const answer = await callerOf(t.server, token).call(confirmStrategy, { params, body })
    expect(answer).toMatchObject({ error: { status: 403, code: 'forbidden' } })
    expect((await see()).confirmations).toEqual([])
  })

  it('shows if prices changed since, until it is confirmed again or they are restored', async () => {
    const { owner, params, see, confirm, change, look } = await confirming(await priceDesk(t))
    await confirm((await see()).textHash)
    expect((await see()).changed).toBe(false)
    await change(base(150_000))
    expect((await see()).changed).toBe(true)
    await owner.call(undoPrices, { params: { ...params, changeId: String((await look()).version) } })
    expect((await see()).changed).toBe(false)
    await change(base(140_000))
    expect(await confirm((await see()).textHash)).toMatchObject({ results: { version: 2 } })
    expect((await see()).changed).toBe(false)
  })

  it("isn't affected by passing days, or by the price of a single night", async () => {
    const { see, confirm, change } = await confirming(
      await priceDesk(t, { seasons: [{ ...summer, from: '2027-01-10', to: '2027-01-20' }] }),
    )
    const { textHash } = await see()
    await confirm(textHash)
    await change({ kind: 'nights', from: '2027-07-05', to: '2027-07-06', amount: 1 })
    t.clock.set('2027-01-22T17:00:00Z')
    const later = await see()
    t.clock.set('2027-01-15T17:00:00Z')
    expect(later.textHash).not.toBe(textHash)
    expect(later.changed).toBe(false)
  })

  it('can be confirmed only as it was read, and only by someone who manages the home', async () => {
    const { see, confirm, change, params } = await confirming(await priceDesk(t))
    const { textHash } = await see()
    await change(base(150_000))
    expect(await confirm(textHash)).toMatchObject({ error: { status: 409, code: 'prices_changed' } })
    const stranger = await t.person('owner')
    const body = { textHash, signedName: 'Eve', accepted: true as const }
    expect(await stranger.call(confirmStrategy, { params, body })).toMatchObject({ error: { status: 404 } })
    expect(await stranger.call(strategyOfHome, { params })).toMatchObject({ error: { status: 404 } })
  })

  it('requires prices', async () => {
    const owner = await t.person('owner')
    const home = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))
    const params = { id: String(home.id) }
    expect(await owner.call(strategyOfHome, { params })).toMatchObject({ results: { strategy: null, text: '' } })
    const body = { textHash: 'A'.repeat(43), signedName: 'Ada', accepted: true as const }
    expect(await owner.call(confirmStrategy, { params, body })).toMatchObject({ error: { code: 'not_allowed_now' } })
  })
})

describe('first prices', () => {
  const answers: FirstPrices = {
    base: 100_000,
    weekendShare: 2_500,
    floor: 70_000,
    minNights: 2,
    high: { from: '2027-06-15', to: '2027-09-08', share: 5_000, minNights: 7 },
    quiet: { from: '2027-11-15', to: '2028-03-15', share: -4_000 },
    weekShare: 1_000,
    monthShare: 0,
  }
  const first = (change: Partial<FirstPrices> = {}) => ({ kind: 'first' as const, ...answers, ...change })

  it('create a whole price list in one change, with a preview', async () => {
    const { owner, home, ask, change, look, priceOn } = await newPriceDesk(t)
    const preview = await owner.call(previewPrices, await ask(first()))
    expect(preview).toMatchObject({ results: { effect: { arrivals: { longer: expect.any(Number) } } } })
    await change(first())
    const { plan, seasons, stays, discounts, changes } = await look()
    expect(plan).toMatchObject({ base: 100_000, weekend: 125_000, floor: 70_000 })
    expect(seasons.map(({ name }) => name)).toEqual([
      'High season 2027',
      'High season 2028',
      'High season 2029',
      'Quiet season 2027–28',
      'Quiet season 2028–29',
      'Quiet season 2029–30',
    ])
    expect(await priceOn('2027-07-05')).toBe(150_000)
    const steps = (await t.read((ctx) => setupsOf(ctx, [home]))).get(home.id)
    expect(steps?.find(({ step }) => step === 'pricing')?.state).toBe('done')
    expect(stays).toMatchObject({ minNights: 2, seasons: [{ from: '2027-06-15', minNights: 7 }, {}, {}] })
    expect(discounts.lengthOfStay).toEqual([{ minNights: 7, share: 1_000 }])
    expect(changes).toHaveLength(1)
  })

  const over = { error: { status: 409, code: 'not_first_prices' } }

  it('never change a live home’s rates, for its owner or for staff', async () => {
    const { owner, ask, look, params } = await priceDesk(t, { seasons: [summer] })
    const staff = await t.person('staff')
    const before = await look()
    for (const caller of [owner, staff]) {
      expect(await caller.call(previewPrices, await ask(first()))).toMatchObject(over)
      expect(await caller.call(changePrices, await ask(first()))).toMatchObject(over)
      const stale = { params, body: { change: first(), version: 0 } }
      expect(await caller.call(changePrices, stale)).toMatchObject(over)
    }
    expect(await look()).toEqual(before)
  })

  it('are asked once: a draft keeps its rates, and a live home without any sets them on its rates page', async () => {
    const draft = await newPriceDesk(t)
    await draft.change(first())
    const before = await draft.look()
    expect(await draft.change(first({ base: 1_000 }))).toMatchObject(over)
    expect(await draft.look()).toEqual(before)
    const live = await newPriceDesk(t, 'live')
    expect(await live.change(first())).toMatchObject(over)
    expect(await live.change(base(90_000))).toMatchObject({ ok: true })
  })

  it('apply the floor if the low season would fall below it', async () => {
    const { change, look } = await newPriceDesk(t)
    await change(first())
    const { nights } = await look('2027-12-06', '2027-12-07')
    expect(nights[0]?.price).toBe(70_000)
  })

  test.each([
    ['2027-06-15', 1, '2028-06-15'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
  ])('a season date of %s, %i years later, is %s', (date, years, later) => {
    expect(yearsLater(date, years)).toBe(later)
  })
})
