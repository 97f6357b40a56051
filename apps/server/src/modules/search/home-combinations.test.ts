import { type QueryInputOf, searchHomes } from '@porchlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { blockNights } from '#modules/availability'
import type { Home } from '#modules/homes'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'

let t: TestApp
let homes: [Home, Home, Home]
beforeAll(async () => {
  t = await testApp()
  homes = await t.write(async (ctx) => [
    await a.pricedHome(ctx, { name: 'One', sleeps: 6 }),
    await a.pricedHome(ctx, { name: 'Two', sleeps: 4 }),
    await a.pricedHome(ctx, { name: 'Three', sleeps: 5 }),
  ])
  await t.app.adapters.search.start()
})
afterAll(() => t.close())

const week = { arrive: '2027-07-02', depart: '2027-07-09' }
const ask = async (query: QueryInputOf<typeof searchHomes>) => {
  const answer = await t.visitor().call(searchHomes, { query })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results
}

it('when no home sleeps a party, two available ones do together, each with its part of the party and its price', async () => {
  const { total, together } = await ask({ ...week, adults: '7', children: '2', infants: '1' })
  expect(total).toBe(0)
  expect(together.length).toBeGreaterThan(0)
  for (const { homes: members, headline, taxes, meters } of together) {
    expect(members.reduce((sum, { sleeps }) => sum + sleeps, 0)).toBeGreaterThanOrEqual(9)
    expect(members.reduce((sum, { party }) => sum + party.adults, 0)).toBe(7)
    expect(members.reduce((sum, { party }) => sum + party.children, 0)).toBe(2)
    expect(members.map(({ party }) => party.infants)).toEqual([1, 0])
    expect(headline.amount).toBe(members.reduce((sum, one) => sum + one.headline.amount, 0))
    expect(taxes.amount).toBe(members.reduce((sum, one) => sum + one.taxes.amount, 0))
    expect(meters).toBeLessThanOrEqual(3_000)
  }
  const prices = together.map(({ headline }) => headline.amount)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

it('combines nothing for a party that fits in one home, one adult with children, or no dates', async () => {
  expect(await ask({ ...week, adults: '6' })).toMatchObject({ together: [] })
  expect(await ask({ ...week, adults: '1', children: '9' })).toMatchObject({ total: 0, together: [] })
  expect(await ask({ adults: '9' })).toMatchObject({ total: 0, together: [] })
  expect(await ask({ ...week, adults: '16' })).toMatchObject({ total: 0, together: [] })
})

it('a booked home is not part of a combination', async () => {
  const [one] = homes
  const members = async () =>
    (await ask({ ...week, adults: '9' })).together.map(({ homes: all }) => all.map(({ id }) => id))
  expect((await members()).flat()).toContain(one.id)
  await t.write((ctx) =>
    blockNights(ctx, one.id, { from: '2027-07-03', to: '2027-07-05', kind: 'repair', reason: 'Roof', who: 'Ada' }),
  )
  await expect.poll(members).toEqual([[homes[2].id, homes[1].id]])
})
