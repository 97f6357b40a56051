import { changePrices, previewPrices, previewRaise, pricesOfHome, raisePrices, undoRaise } from '@porchlight/contract'
import { expect, it, test } from 'vitest'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { movedPrice } from './moved-price.ts'
import { priceDesk } from './testing/price-desk.ts'

const t = sceneApp()

const range = { from: '2027-07-05', to: '2027-07-08', share: 1_000 }

const portfolio = async () => {
  const first = await priceDesk(t)
  const { owner } = first
  const second = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
  const ids = [first.home.id, second.id]
  const priceOn = async (id: number, night: string) => {
    const answer = await owner.call(pricesOfHome, {
      params: { id: String(id) },
      query: { from: night, to: '2027-08-01' },
    })
    return answer.ok ? answer.results.nights[0]?.price : answer.error.code
  }
  const seen = async () => {
    const answer = await owner.call(previewRaise, { body: { ...range, homes: ids } })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.results.homes
  }
  const raise = async () => {
    const homes = (await seen()).map(({ id, version }) => ({ id, version }))
    const answer = await owner.call(raisePrices, { body: { ...range, homes } })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.results.id
  }
  return { ...first, second, ids, of: priceOn, seen, raise }
}

test.each([
  [47_981, 0, 48_000, 'USD'],
  [100_000, 1_000, 110_000, 'USD'],
  [33_333, -1_000, 30_000, 'USD'],
  [12_345, 1_000, 13_580, 'JPY'],
  [10, -9_000, 100, 'USD'],
])('a price of %i adjusted by %i is %i in whole units of %s', (amount, share, moved, currency) => {
  expect(movedPrice(amount, share, currency)).toBe(moved)
})

it('previews a price adjustment for several homes, and changes nothing', async () => {
  const { seen, ids, of } = await portfolio()
  expect(await seen()).toMatchObject(
    ids.map((id) => ({ id, nights: 3, unchanged: 0, before: { amount: 300_000 }, after: { amount: 330_000 } })),
  )
  expect(await of(ids[0] ?? 0, '2027-07-05')).toBe(100_000)
})

it('rejects an amount that is too high for a home’s currency', async () => {
  const { owner, ids } = await portfolio()
  const by = (amount: number) =>
    owner.call(previewRaise, { body: { from: range.from, to: range.to, amount, homes: ids } })
  expect(await by(100_001)).toMatchObject({ error: { status: 422, code: 'invalid_input' } })
  expect(await by(1_000)).toMatchObject({ ok: true })
})

it('adjusts them together, each with its own line in the list, and undoes them together', async () => {
  const { owner, raise, ids, of, look } = await portfolio()
  const raiseId = await raise()
  for (const id of ids) expect(await of(id, '2027-07-05')).toBe(110_000)
  expect((await look()).changes[0]?.differences).toMatchObject([{ what: 'nights', name: '3' }])
  const undone = await owner.call(undoRaise, { params: { raiseId: String(raiseId) } })
  expect(undone).toMatchObject({ results: { undone: 2, unchanged: [] } })
  for (const id of ids) expect(await of(id, '2027-07-05')).toBe(100_000)
})

it('leaves homes that were changed since as they are, and names them', async () => {
  const { owner, home, raise, change, ids, of } = await portfolio()
  const raiseId = await raise()
  await change({ kind: 'nights', from: '2027-07-06', to: '2027-07-07', amount: 77_000 })
  const undone = await owner.call(undoRaise, { params: { raiseId: String(raiseId) } })
  expect(undone).toMatchObject({ results: { undone: 1, unchanged: [home.name] } })
  expect([await of(ids[0] ?? 0, '2027-07-05'), await of(ids[1] ?? 0, '2027-07-05')]).toEqual([110_000, 100_000])
})

it('adjusts all of them or none: not if one was changed meanwhile, not if one is someone else’s', async () => {
  const { owner, seen, change, ids, of } = await portfolio()
  const homes = (await seen()).map(({ id, version }) => ({ id, version }))
  await change({ kind: 'nights', from: '2027-07-20', to: '2027-07-21', amount: 77_000 })
  expect(await owner.call(raisePrices, { body: { ...range, homes } })).toMatchObject({
    error: { status: 409, code: 'prices_changed' },
  })
  const other = await t.write((ctx) => a.pricedHome(ctx, {}))
  const withOther = { ...range, homes: [...ids, other.id] }
  expect(await owner.call(previewRaise, { body: withOther })).toMatchObject({ error: { status: 404 } })
  const seenNow = [...(await seen()).map(({ id, version }) => ({ id, version })), { id: other.id, version: 1 }]
  expect(await owner.call(raisePrices, { body: { ...range, homes: seenNow } })).toMatchObject({
    error: { status: 404 },
  })
  for (const id of ids) expect(await of(id, '2027-07-05')).toBe(100_000)
})

it('can only be undone by someone who manages every one of the homes', async () => {
  const { raise } = await portfolio()
  const raiseId = String(await raise())
  const stranger = await t.person('owner')
  expect(await stranger.call(undoRaise, { params: { raiseId } })).toMatchObject({ error: { status: 404 } })
  expect(await stranger.call(undoRaise, { params: { raiseId: '999999' } })).toMatchObject({ error: { status: 404 } })
})

it('lets a pad price nights one by one in one change, and return some to their season', async () => {
  const { owner, ask, change, priceOn, look } = await priceDesk(t)
  await change({ kind: 'nights', from: '2027-07-06', to: '2027-07-07', amount: 77_000 })
  const pad = {
    kind: 'pad' as const,
    nights: [
      { night: '2027-07-05', amount: 91_000 },
      { night: '2027-07-06', amount: null },
      { night: '2027-07-09', amount: 131_000 },
    ],
  }
  expect(await owner.call(previewPrices, await ask(pad))).toMatchObject({
    results: { effect: { nights: 3, from: '2027-07-05', to: '2027-07-10' } },
  })
  expect(await owner.call(changePrices, await ask(pad))).toMatchObject({ ok: true })
  expect([await priceOn('2027-07-05'), await priceOn('2027-07-06'), await priceOn('2027-07-09')]).toEqual([
    91_000, 100_000, 131_000,
  ])
  expect((await look()).changes).toHaveLength(3)
})

const many = (body: { amount?: number; minNights?: number; arriveOn?: number[] }) => ({
  from: range.from,
  to: range.to,
  ...body,
})

it('adjusts every night by an amount in the home’s own currency', async () => {
  const { owner, ids, of } = await portfolio()
  const shown = await owner.call(previewRaise, { body: { ...many({ amount: 150 }), homes: ids } })
  if (!shown.ok) throw new Error(shown.error.code)
  const homes = shown.results.homes.map(({ id, version }) => ({ id, version }))
  expect((await owner.call(raisePrices, { body: { ...many({ amount: 150 }), homes } })).ok).toBe(true)
  for (const id of ids) expect(await of(id, '2027-07-05')).toBe(115_000)
})

it('sets the minimum stay of several homes at once, previews it, and undoes it', async () => {
  const { owner, ids, of } = await portfolio()
  const body = many({ minNights: 5 })
  const minimumOn = async (id: number) => {
    const query = { from: '2027-07-05', to: '2027-08-01' }
    const answer = await owner.call(pricesOfHome, { params: { id: String(id) }, query })
    return answer.ok ? answer.results.nights[0]?.minStay : answer.error.code
  }
  const before = await minimumOn(ids[0] ?? 0)
  const shown = await owner.call(previewRaise, { body: { ...body, homes: ids } })
  if (!shown.ok) throw new Error(shown.error.code)
  expect(shown.results.homes).toMatchObject(ids.map(() => ({ nights: 0, arrivals: { longer: 3, shorter: 0 } })))
  const homes = shown.results.homes.map(({ id, version }) => ({ id, version }))
  const done = await owner.call(raisePrices, { body: { ...body, homes } })
  if (!done.ok) throw new Error(done.error.code)
  for (const id of ids) expect(await minimumOn(id)).toBe(5)
  for (const id of ids) expect(await of(id, '2027-07-05')).toBe(100_000)
  const undone = await owner.call(undoRaise, { params: { raiseId: String(done.results.id) } })
  expect(undone).toMatchObject({ results: { undone: 2 } })
  expect(await minimumOn(ids[0] ?? 0)).toBe(before)
})

it('sets the arrival days of several homes, leaves their minimum unchanged, and undoes it', async () => {
  const { owner, ids, look } = await portfolio()
  const saturdays = many({ arriveOn: [6] })
  const shown = await owner.call(previewRaise, { body: { ...saturdays, homes: ids } })
  if (!shown.ok) throw new Error(shown.error.code)
  const counted = { longer: 0, shorter: 0, opened: 0, closed: expect.any(Number) }
  expect(shown.results.homes).toMatchObject(ids.map(() => ({ nights: 0, arrivals: counted })))
  expect(shown.results.homes[0]?.arrivals.closed).toBeGreaterThan(0)
  const before = (await look()).stays
  const homes = shown.results.homes.map(({ id, version }) => ({ id, version }))
  const done = await owner.call(raisePrices, { body: { ...saturdays, homes } })
  if (!done.ok) throw new Error(done.error.code)
  const season = { from: range.from, to: range.to, minNights: null, arriveOn: [6] }
  expect((await look()).stays).toEqual({ ...before, seasons: [...before.seasons, season] })

  const every = many({ arriveOn: [0, 1, 2, 3, 4, 5, 6] })
  const opened = await owner.call(previewRaise, { body: { ...every, homes: ids } })
  expect(opened).toMatchObject({ results: { homes: ids.map(() => ({ arrivals: { closed: 0 } })) } })
  expect(await owner.call(undoRaise, { params: { raiseId: String(done.results.id) } })).toMatchObject({
    results: { undone: 2 },
  })
  expect((await look()).stays).toEqual(before)
})

it('keeps the minimum of the same nights when their arrival days change, and vice versa', async () => {
  const { owner, ids, look } = await portfolio()
  const change = async (body: ReturnType<typeof many>) => {
    const shown = await owner.call(previewRaise, { body: { ...body, homes: ids } })
    if (!shown.ok) throw new Error(shown.error.code)
    const homes = shown.results.homes.map(({ id, version }) => ({ id, version }))
    expect((await owner.call(raisePrices, { body: { ...body, homes } })).ok).toBe(true)
  }
  await change(many({ minNights: 4 }))
  await change(many({ arriveOn: [5, 6] }))
  expect((await look()).stays.seasons).toMatchObject([{ minNights: 4, arriveOn: [5, 6] }])
  await change(many({ minNights: 3 }))
  expect((await look()).stays.seasons).toMatchObject([{ minNights: 3, arriveOn: [5, 6] }])
})

it('changes one thing at a time', async () => {
  const { owner, ids } = await portfolio()
  const both = { ...range, minNights: 5, homes: ids }
  expect(await owner.call(previewRaise, { body: both })).toMatchObject({ error: { code: 'invalid_input' } })
})

const leastNights = { from: '2027-01-01', to: '2028-11-01', minNights: 365 }

it('asks for confirmation before a minimum that hardly anyone stays closes homes', async () => {
  const { owner, ids, seen } = await portfolio()
  const homes = (await seen()).map(({ id, version }) => ({ id, version }))
  const closed = { code: 'closes_home', before: 365, after: 0 }
  expect(await owner.call(previewRaise, { body: { ...leastNights, homes: ids } })).toMatchObject({
    results: { concerns: [closed, closed] },
  })
  expect(await owner.call(raisePrices, { body: { ...leastNights, homes } })).toMatchObject({
    error: { code: 'confirmation_needed', details: { concerns: [closed] } },
  })
})

it('rejects a minimum longer than the longest stay: no one could book those nights', async () => {
  const { owner, ids, ask, look } = await portfolio()
  const { stays } = await look()
  expect(await owner.call(changePrices, await ask({ ...stays, kind: 'stays', maxNights: 60 }))).toMatchObject({
    ok: true,
  })
  expect(await owner.call(previewRaise, { body: { ...leastNights, homes: ids } })).toMatchObject({
    error: { code: 'invalid_prices', details: { faults: ['a shortest stay is longer than the longest'] } },
  })
})
