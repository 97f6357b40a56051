import { changePrices, previewPrices, pricesOfHome, quoteById, quoteStay, undoPrices } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { kernelTables } from '#kernel/outbox'
import { blockNights } from '#modules/availability'
import { setShares } from '#modules/homes'
import { a, usualPricing } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { priceDesk } from './testing/price-desk.ts'

const t = sceneApp()

const summer = { name: 'Summer', from: '2027-07-01', to: '2027-09-01', nightly: null, weekend: null, adjust: 2_000 }

const plan = (change: object = {}) => ({
  kind: 'plan' as const,
  base: 100_000,
  weekend: 125_000,
  weekendNights: [5, 6],
  floor: null,
  cap: null,
  ...change,
})
const july = (change: object = {}) => ({
  kind: 'nights' as const,
  from: '2027-07-05',
  to: '2027-07-08',
  amount: 90_000,
  ...change,
})

it('shows an owner why each night costs what it does', async () => {
  const { look } = await priceDesk(t, { seasons: [summer] })
  const { nights, reasons, currency } = await look()
  const friday = nights.find(({ date }) => date === '2027-07-02')
  expect(friday).toMatchObject({ price: 150_000, status: 'open' })
  expect(reasons[friday?.reason ?? -1]).toEqual([
    { code: 'base', season: null, share: null, amount: 100_000 },
    { code: 'weekend', season: null, share: null, amount: 125_000 },
    { code: 'season', season: { name: 'Summer', from: '2027-07-01', to: '2027-09-01' }, share: 2_000, amount: 150_000 },
  ])
  expect(currency).toBe('USD')
  expect(reasons).toHaveLength(2)
})

it("shows a change's effect before saving, and then changes exactly that", async () => {
  const { owner, home, look, ask, change, priceOn } = await priceDesk(t)
  await t.write((ctx) =>
    blockNights(ctx, home.id, { from: '2027-07-07', to: '2027-07-08', kind: 'owner_stay', reason: '', who: 'Ada' }),
  )
  const before = await look()
  const preview = await owner.call(previewPrices, await ask(july()))
  expect(preview).toMatchObject({
    results: {
      effect: { nights: 2, higher: 0, cheaper: 2, from: '2027-07-05', to: '2027-07-07', unchanged: 1 },
      differences: [{ what: 'nights', name: '3', from: '2027-07-05', to: '2027-07-08' }],
    },
  })
  expect((await look()).nights).toEqual(before.nights)
  expect(await change(july())).toMatchObject({ ok: true })
  expect([await priceOn('2027-07-04'), await priceOn('2027-07-05'), await priceOn('2027-07-06')]).toEqual([
    100_000, 90_000, 90_000,
  ])
  const again = await owner.call(previewPrices, await ask(july({ amount: 95_000 })))
  const span = (amount: number) => ({ is: 'span', from: { amount, currency: 'USD' }, to: { amount, currency: 'USD' } })
  expect(again).toMatchObject({ results: { differences: [{ before: span(90_000), after: span(95_000) }] } })
})

it('R16 keeps the price of an issued quote', async () => {
  const { home, change } = await priceDesk(t)
  const stay = { arrive: '2027-07-02', depart: '2027-07-09', adults: 2 }
  const quoted = await t.visitor().call(quoteStay, { params: { id: home.id }, body: stay })
  if (!quoted.ok) throw new Error(quoted.error.code)
  const { id, hash, total } = quoted.results.quote
  await change(plan({ base: 300_000 }))
  const again = await t.visitor().call(quoteById, { params: { id, hash } })
  expect(again).toMatchObject({ results: { quote: { total }, expired: false } })
})

it('changes only some weekdays of a range, and returns them to the season', async () => {
  const { change, priceOn } = await priceDesk(t)
  await change(july({ from: '2027-07-01', to: '2027-07-15', weekdays: [0] }))
  expect([await priceOn('2027-07-04'), await priceOn('2027-07-05'), await priceOn('2027-07-11')]).toEqual([
    90_000, 100_000, 90_000,
  ])
  await change(july({ from: '2027-07-01', to: '2027-07-05', amount: null }))
  expect([await priceOn('2027-07-04'), await priceOn('2027-07-11')]).toEqual([100_000, 90_000])
})

it('lists every change with who, when, before, and after; the latest can be undone, and that, too', async () => {
  const { owner, params, look, change, priceOn } = await priceDesk(t)
  await change(plan({ floor: 90_000 }))
  await change({ kind: 'seasons', seasons: [summer] })
  expect(await priceOn('2027-07-05')).toBe(120_000)
  const { changes } = await look()
  expect(changes.map(({ canUndo }) => canUndo)).toEqual([true, false, false])
  expect(changes[0]).toMatchObject({
    at: t.clock.now().toISOString(),
    by: expect.stringMatching(/\w/),
    differences: [{ what: 'season', name: 'Summer', before: null, after: { is: 'season', share: 2_000 } }],
  })
  expect(changes[1]?.differences).toEqual([
    {
      what: 'floor',
      name: '',
      from: null,
      to: null,
      before: null,
      after: { is: 'money', money: { amount: 90_000, currency: 'USD' } },
    },
  ])
  expect(changes[2]).toMatchObject({ by: null })
  const older = { ...params, changeId: String(changes[1]?.id) }
  expect(await owner.call(undoPrices, { params: older })).toMatchObject({ error: { code: 'prices_changed' } })
  const last = { ...params, changeId: String(changes[0]?.id) }
  expect(await owner.call(undoPrices, { params: last })).toMatchObject({ ok: true })
  expect(await priceOn('2027-07-05')).toBe(100_000)
  const [undone] = (await look()).changes
  expect(undone).toMatchObject({ undoes: changes[0]?.id, canUndo: true })
  await owner.call(undoPrices, { params: { ...params, changeId: String(undone?.id) } })
  expect(await priceOn('2027-07-05')).toBe(120_000)
})

it('restores prices of single nights', async () => {
  const { owner, params, look, change, priceOn } = await priceDesk(t)
  await change(july({ amount: 80_000 }))
  await change(july({ to: '2027-07-10' }))
  const { version } = await look()
  await owner.call(undoPrices, { params: { ...params, changeId: String(version) } })
  expect([await priceOn('2027-07-07'), await priceOn('2027-07-08')]).toEqual([80_000, 100_000])
})

it('can’t undo a home’s first prices', async () => {
  const owner = await t.person('owner')
  const home = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))
  const params = { id: String(home.id) }
  const body = { change: plan({ base: 70_000, weekend: null }), version: 0 }
  const made = await owner.call(changePrices, { params, body })
  if (!made.ok) throw new Error(made.error.code)
  const query = { from: '2027-07-01', to: '2027-07-03' }
  expect(await owner.call(pricesOfHome, { params, query })).toMatchObject({
    results: { nights: [{ price: 70_000 }, { price: 70_000 }], changes: [{ canUndo: false }] },
  })
  const changeId = String(made.results.version)
  expect(await owner.call(undoPrices, { params: { ...params, changeId } })).toMatchObject({ error: { status: 409 } })
})

it('rejects a change based on older prices, and nothing is lost', async () => {
  const { owner, ask, change, priceOn } = await priceDesk(t)
  const late = await ask(july())
  await change(plan({ base: 95_000 }))
  expect(await owner.call(previewPrices, late)).toMatchObject({ error: { status: 409, code: 'prices_changed' } })
  expect(await owner.call(changePrices, late)).toMatchObject({ error: { status: 409, code: 'prices_changed' } })
  expect(await priceOn('2027-07-05')).toBe(95_000)
})

it.each([
  ['a floor above the cap', plan({ floor: 2, cap: 1 })],
  ['nights that are over', july({ from: '2020-07-05', to: '2020-07-08' })],
])('%s are rejected', async (_, change) => {
  const { owner, ask } = await priceDesk(t)
  const requested = await ask(change)
  expect(await owner.call(previewPrices, requested)).toMatchObject({ error: { status: 422, code: 'invalid_prices' } })
  expect(await owner.call(changePrices, requested)).toMatchObject({ error: { status: 422, code: 'invalid_prices' } })
})

it('leaves deposit, fees, and the rest of the plan unchanged', async () => {
  const { home, change } = await priceDesk(t, { plan: { ...usualPricing.plan, deposit: 50_000, includedGuests: 4 } })
  await change(plan({ base: 120_000 }))
  const answer = await t.visitor().call(quoteStay, {
    params: { id: home.id },
    body: { arrive: '2027-07-05', depart: '2027-07-06', adults: 5 },
  })
  expect(answer).toMatchObject({ results: { quote: { deposit: { amount: 50_000 } } } })
  if (answer.ok) expect(answer.results.quote.lines.map(({ code }) => code)).toContain('extra_guests')
})

it('lets co-owners manage the prices together; an owner of another home finds nothing', async () => {
  const { home, params, ask } = await priceDesk(t)
  const requested = await ask(july())
  const stranger = await t.person('owner')
  expect(await stranger.call(pricesOfHome, { params, query: { from: '2027-07-01', to: '2027-07-02' } })).toMatchObject({
    error: { status: 404 },
  })
  expect(await stranger.call(changePrices, requested)).toMatchObject({ error: { status: 404 } })
  expect(await stranger.call(previewPrices, requested)).toMatchObject({ error: { status: 404 } })
  const [first, second] = [await t.person('owner'), await t.person('owner')]
  const shares = [first, second].map(({ accountId }) => ({ accountId, basisPoints: 5_000 }))
  await t.write((ctx) => setShares(ctx, home.id, '2026-06-01', shares))
  expect(await second.call(changePrices, requested)).toMatchObject({ ok: true })
})

it('notifies search of every change', async () => {
  const { home, change } = await priceDesk(t)
  const reported = async () => {
    const events = await t.read((ctx) =>
      kernelTables(ctx).selectFrom('kernel.event').select('payload').where('name', '=', 'prices.changed').execute(),
    )
    return events.filter(({ payload }) => (payload as { homeId: number }).homeId === home.id).length
  }
  const before = await reported()
  await change(july())
  expect(await reported()).toBe(before + 1)
})
