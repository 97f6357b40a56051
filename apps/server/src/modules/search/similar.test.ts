import { similarHomes } from '@porchlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reserve } from '#modules/availability'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'

const week = { arrive: '2027-07-03', depart: '2027-07-10' }
const large = { sleeps: 12, bedrooms: 6 }

let t: TestApp
let slug: string
let twin: number
let cousin: number
beforeAll(async () => {
  t = await testApp()
  const priced = (change: Parameters<typeof a.pricedHome>[1]) => t.write((ctx) => a.pricedHome(ctx, change))
  slug = (await priced({ ...large, name: 'The one' })).slug
  twin = (await priced({ ...large, name: 'Twin' })).id
  await t.write((ctx) => a.home(ctx, { ...large, name: 'Hidden twin', status: 'draft' }))
  cousin = (await priced({ sleeps: 11, bedrooms: 5, name: 'Cousin' })).id
  for (const sleeps of [2, 3, 4, 5, 6]) await priced({ sleeps, bedrooms: 1, name: `For ${sleeps}` })
})
afterAll(() => t.close())

const similar = async (query: { arrive?: string; depart?: string; adults?: number } = {}) => {
  const answer = await t.visitor().call(similarHomes, { params: { slug }, query })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.homes
}

it('similar homes are up to six live ones, most alike first, never the home itself', async () => {
  const homes = await similar()
  expect(homes).toHaveLength(6)
  expect(homes.slice(0, 2).map(({ id }) => id)).toEqual([twin, cousin])
  expect(homes.map(({ name }) => name)).not.toContain('The one')
  expect(homes.map(({ name }) => name)).not.toContain('Hidden twin')
  expect(homes[0]).toMatchObject({ headline: null, fromNight: { currency: 'USD' } })
})

it('for a stay, each is priced for the same dates, and booked ones come last, without a price', async () => {
  await t.write((ctx) => reserve(ctx, { homeId: twin, stay: week, kind: 'booked' }))
  const homes = await similar({ ...week, adults: 4 })
  expect(homes[0]).toMatchObject({ id: cousin, headline: { currency: 'USD' } })
  expect(homes.map(({ headline }) => headline !== null)).toEqual([true, true, true, true, false, false])
  expect(homes[4]).toMatchObject({ id: twin })
})
