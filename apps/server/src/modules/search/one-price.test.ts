import {
  type Answer,
  compareHomes,
  homeBySlug,
  homeCards,
  type Money,
  priceOfStay,
  type QueryInputOf,
  searchHomes,
  similarHomes,
} from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Home } from '#modules/homes'
import { setRates } from '#modules/pricing'
import { a, usualPricing } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'

let t: TestApp
let homes: Home[]
beforeAll(async () => {
  t = await testApp({ start: '2027-01-15T17:00:00Z' })
  const { accountId } = await t.person('staff')
  homes = []
  for (const [at, perGuest] of [0, 4_000, 12_345].entries()) {
    const home = await t.write((ctx) => a.pricedHome(ctx, { name: `Home ${at}`, sleeps: 8 }))
    const [cleaning, service] = usualPricing.fees
    if (!cleaning || !service) throw new Error('two usual fees')
    const kind = 'per_guest_night' as const
    const linen = { ...cleaning, code: 'linen' as const, label: 'Linen', kind, amount: perGuest }
    const fees = [cleaning, { ...linen, position: 2 }, { ...service, position: 3 }]
    if (perGuest > 0) await t.write((ctx) => setRates(ctx, home.id, { fees }, accountId))
    homes.push(home)
  }
})
afterAll(() => t.close())

const read = async <Results, Code extends string>(answer: Promise<Answer<Results, Code>>): Promise<Results> => {
  const done = await answer
  if (!done.ok) throw new Error(done.error.code)
  return done.results
}
const find = (query: QueryInputOf<typeof searchHomes>) => read(t.visitor().call(searchHomes, { query }))

/** What each place shows for a home, by the place's name; places that don't list it are omitted. */
const figures = (home: Home, said: Record<string, readonly { id: number; price: Money | null }[]>) =>
  Object.fromEntries(
    Object.entries(said).flatMap(([place, list]) => {
      const one = list.find(({ id }) => id === home.id)
      return one ? [[place, one.price?.amount ?? null]] : []
    }),
  )
const expectOne = (home: Home, said: Parameters<typeof figures>[1], places: number) => {
  const amounts = Object.values(figures(home, said))
  expect(amounts.length).toBeGreaterThanOrEqual(places)
  expect(new Set(amounts), JSON.stringify(figures(home, said))).toEqual(new Set([amounts[0]]))
  expect(amounts[0]).toBeGreaterThan(0)
}

const week = { arrive: '2027-07-03', depart: '2027-07-10' }

describe('shows the same price for a home everywhere, with every mandatory fee', () => {
  test.each([
    ['nobody named', {}, { adults: 2 }],
    ['four adults', { adults: 4 }, { adults: 4 }],
    ['two with children', { adults: 2, children: 3 }, { adults: 2, children: 3 }],
    ['children alone', { children: 3 }, { adults: 2, children: 3 }],
  ])('for a stay: %s', async (_, party, onItsPage) => {
    const found = await find({ ...week, ...party })
    const ids = homes.map(({ id }) => id).join(',')
    const compared = await read(t.visitor().call(compareHomes, { query: { ids, ...week, ...party } }))
    const [first, second] = homes as [Home, Home]
    const beside = async (slug: string) =>
      (await read(t.visitor().call(similarHomes, { params: { slug }, query: { ...week, ...party } }))).homes
    const similar = [...(await beside(first.slug)), ...(await beside(second.slug))]
    for (const home of homes) {
      const { quote } = await read(
        t.visitor().call(priceOfStay, { params: { id: home.id }, query: { ...week, ...onItsPage } }),
      )
      const said = {
        'home page': [{ id: home.id, price: quote?.headline ?? null }],
        'search row': found.homes.map(({ id, headline }) => ({ id, price: headline })),
        'map pin': found.pins,
        comparison: compared.homes.map(({ id, headline }) => ({ id, price: headline })),
        'similar homes': similar.map(({ id, headline }) => ({ id, price: headline })),
      }
      expectOne(home, said, 5)
    }
  })

  test('without dates', async () => {
    const found = await find({})
    const ids = homes.map(({ id }) => id).join(',')
    const fromNight = (list: readonly { id: number; fromNight: Money | null }[]) =>
      list.map((one) => ({ id: one.id, price: one.fromNight }))
    const [first, second] = homes as [Home, Home]
    const beside = async (slug: string) => (await read(t.visitor().call(similarHomes, { params: { slug } }))).homes
    const said = {
      'search row': fromNight(found.homes),
      'map pin': found.pins,
      comparison: fromNight((await read(t.visitor().call(compareHomes, { query: { ids } }))).homes),
      favorites: fromNight((await read(t.visitor().call(homeCards, { query: { ids } }))).homes),
      'similar homes': fromNight([...(await beside(first.slug)), ...(await beside(second.slug))]),
      'home page': fromNight(
        await Promise.all(
          homes.map(async ({ slug }) => (await read(t.visitor().call(homeBySlug, { params: { slug } }))).home),
        ),
      ),
    }
    for (const home of homes) expectOne(home, said, 6)
  })

  test.each([[{}], [week]])('sorts and filters by it: %o', async (dates) => {
    const byPrice = (await find({ ...dates, sort: 'price' })).homes
    const priceOf = (home: (typeof byPrice)[number]) => (home.headline ?? home.fromNight)?.amount ?? 0
    const prices = byPrice.map(priceOf)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
    const [, middle = 0] = prices
    expect((await find({ ...dates, max: middle })).homes.map(priceOf).toSorted((x, y) => x - y)).toEqual(
      prices.slice(0, 2),
    )
    expect((await find({ ...dates, min: middle })).total).toBe(2)
  })
})
