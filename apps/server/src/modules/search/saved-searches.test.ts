import {
  changeSavedSearch,
  dropSavedSearch,
  mostSavedSearches,
  myNoticePreferences,
  notificationMenu,
  savedSearches,
  saveSearch,
} from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountClosed } from '#events/accounts'
import { announce } from '#kernel/outbox'
import type { Home } from '#modules/homes'
import { type Pricing, setRates } from '#modules/pricing'
import { a, usualPricing } from '#testing/builders'
import { type TestApp, testApp, testPresent } from '#testing/harness'
import { fittingNow } from './alerts.ts'
import { savedOfPerson } from './saved-searches.ts'
import { db } from './tables.ts'

const week = 'arrive=2027-07-02&depart=2027-07-09&adults=2'

let t: TestApp
let expensive: Home
beforeAll(async () => {
  t = await testApp()
  expensive = await newHome('Otter Bank')
})
afterAll(() => t.close())

type Person = Awaited<ReturnType<TestApp['person']>>
const good = <Results>(answer: { ok: true; results: Results } | { ok: false; error: { code: string } }): Results => {
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results
}
const save = async ({ call }: Person, query: string, frequency: 'daily' | 'weekly' = 'daily') =>
  good(await call(saveSearch, { body: { query, name: 'By the sea', frequency } })).id
const listOf = async ({ call }: Person) => good(await call(savedSearches)).searches
/** Waits until the search has the change; the benchmark measures how soon that is. */
const untilFits = (home: Pick<Home, 'id'>, query: string, wanted = true) =>
  vi.waitFor(
    async () => expect((await fittingNow(t.app, query))?.homes.some(({ id }) => id === home.id)).toBe(wanted),
    15_000,
  )
const newHome = async (name: string, pricing: Partial<Pricing> = {}) => {
  const home = await t.write((ctx) => a.pricedHome(ctx, { name, pricing }))
  await untilFits(home, week)
  return home
}
const look = async () => {
  await t.write((ctx) => t.app.queue.enqueue(ctx, 'search.alerts'))
  await t.drain()
}
/** Moves to the next day; sessions are short, so everyone logs in again. */
const nextDay = async (person: Person): Promise<string[]> => {
  t.clock.advance(24 * 60)
  await look()
  const again = await t.as(person.accountId)
  return good(await again.call(notificationMenu, { query: {} })).messages.map(({ subject }) => subject)
}

it('a search is saved once for its person, with its name and how many homes match', async () => {
  const [one, other] = [await t.person('traveler'), await t.person('traveler')]
  const id = await save(one, `?sort=price&${week}`)
  expect(await save(one, `adults=2&depart=2027-07-09&arrive=2027-07-02&page=2`)).toBe(id)
  expect(await listOf(one)).toMatchObject([{ id, name: 'By the sea', frequency: 'daily', alerts: true, fits: 1 }])
  expect(await listOf(other)).toEqual([])
  const change = { params: { id }, body: { name: ' July ', frequency: 'weekly', alerts: false } } as const
  expect(await other.call(changeSavedSearch, change)).toMatchObject({ ok: false, error: { code: 'not_found' } })
  expect(await other.call(dropSavedSearch, { params: { id } })).toMatchObject({
    ok: false,
    error: { code: 'not_found' },
  })
  expect(good(await one.call(changeSavedSearch, change)).searches).toMatchObject([
    { id, name: 'July', frequency: 'weekly', alerts: false },
  ])
  expect(good(await one.call(dropSavedSearch, { params: { id } })).searches).toEqual([])
})

it('does not save an invalid search or one that is over', async () => {
  const { call } = await t.person('traveler')
  for (const query of ['arrive=2027-07-02', 'adults=many', 'arrive=2027-01-02&depart=2027-01-09']) {
    const answer = await call(saveSearch, { body: { query, name: 'Over' } })
    expect([query, answer.ok || answer.error.code]).toEqual([query, 'not_a_search'])
  }
})

it('a list has a limit, even for two devices at once', async () => {
  const one = await t.person('traveler')
  for (let at = 1; at < mostSavedSearches; at++) await save(one, `bedrooms=${at}`)
  const last = await Promise.all(
    ['adults=3', 'adults=4'].map((query) => one.call(saveSearch, { body: { query, name: 'Last' } })),
  )
  expect(last.map((answer) => (answer.ok ? 'kept' : answer.error.code)).sort()).toEqual(['kept', 'too_many_searches'])
})

it('sends an alert about a price drop and about a new home, once each, and never about earlier matches', async () => {
  const one = await t.person('traveler')
  await save(one, `${week}&max=500000`)
  await save(one, week)
  expect(await nextDay(one)).toEqual([])

  const cheaper = { ...usualPricing.plan, base: 40_000, weekend: null }
  const underCriteria = `${week}&max=500000`
  await t.write((ctx) => setRates(ctx, expensive.id, { ...usualPricing, plan: cheaper }))
  await untilFits(expensive, underCriteria)
  expect((await nextDay(one)).sort()).toEqual([
    'Otter Bank now matches “By the sea”',
    'Price drop: Otter Bank, “By the sea”',
  ])
  expect(await nextDay(one)).toHaveLength(2)

  await newHome('Marram House', { plan: cheaper })
  expect((await nextDay(one)).filter((subject) => subject === 'Marram House now matches “By the sea”')).toHaveLength(2)
  expect(await nextDay(one)).toHaveLength(4)

  // The price rises and drops again: they already know the home.
  await t.write((ctx) => setRates(ctx, expensive.id, usualPricing))
  await untilFits(expensive, underCriteria, false)
  await nextDay(one)
  await t.write((ctx) => setRates(ctx, expensive.id, { ...usualPricing, plan: cheaper }))
  await untilFits(expensive, underCriteria)
  expect(await nextDay(one)).toHaveLength(4)
})

const at = (base: number) => ({ ...usualPricing, plan: { ...usualPricing.plan, base, weekend: null } })
/** Waits until the search knows the home's current price. */
const price = async ({ id }: Home, base: number, query = week) => {
  const before = (await fittingNow(t.app, query))?.homes.find((home) => home.id === id)?.price
  await t.write((ctx) => setRates(ctx, id, at(base)))
  await vi.waitFor(async () => {
    const now = (await fittingNow(t.app, query))?.homes.find((home) => home.id === id)?.price
    expect(now).not.toBe(before)
  }, 15_000)
}
const emailsTo = ({ email }: Person) => {
  const sent: { to: string; subject: string; text: string; html: string; unsubscribe: string | null }[] = []
  t.app.adapters.mail = { ...t.app.adapters.mail, send: async (mail) => void sent.push(mail) }
  return () => sent.filter(({ to }) => to === email)
}
const noticesOf = async (person: Person) =>
  good(await (await t.as(person.accountId)).call(notificationMenu, { query: {} })).messages

describe('alerts about a home that already matches', () => {
  let heron: Home
  const query = `${week}&bedrooms=4`
  beforeAll(async () => {
    heron = await newHome('Heron House', at(50_000))
    t.clock.set(testPresent)
  })

  it('are sent once for a drop of 5% or more, with both prices and the dates, and link to the search', async () => {
    const one = await t.person('traveler')
    const emails = emailsTo(one)
    await save(one, query)
    await price(heron, 44_000)
    expect(await nextDay(one)).toEqual(['Price drop: Heron House, “By the sea”'])

    const [email] = emails()
    const text = email?.text.replaceAll('\n', ' ')
    expect(text).toContain('Jul 2 – 9, 2027: $3,415.32, was $3,816.00')
    expect(text).toContain(`/properties/${heron.slug}?arrive=2027-07-02&depart=2027-07-09&adults=2`)
    expect(email?.html).toContain('$3,415.32, was $3,816.00')
    const [notice] = await noticesOf(one)
    expect(notice?.content).toContain('Heron House (Jul 2 – 9, 2027: $3,415.32, was $3,816.00).')
    expect(notice?.to).toBe('/book-a-property?adults=2&arrive=2027-07-02&bedrooms=4&depart=2027-07-09')

    expect(await nextDay(one)).toHaveLength(1)
    expect(emails()).toHaveLength(1)
  })

  it('are not sent for a small drop, but for small drops that add up', async () => {
    const one = await t.person('traveler')
    await save(one, query)
    await price(heron, 43_000)
    expect(await nextDay(one)).toEqual([])
    await price(heron, 41_000)
    expect(await nextDay(one)).toHaveLength(1)
  })

  it('are not sent when a price rises and drops again, until it is below the last price sent', async () => {
    const one = await t.person('traveler')
    await save(one, query)
    await price(heron, 60_000)
    expect(await nextDay(one)).toEqual([])
    await price(heron, 40_500)
    expect(await nextDay(one)).toEqual([])
    await price(heron, 37_000)
    expect(await nextDay(one)).toHaveLength(1)
  })

  it('are sent for a lower price per night when the search has no dates', async () => {
    const one = await t.person('traveler')
    const emails = emailsTo(one)
    await save(one, 'adults=2&bedrooms=4')
    await price(heron, 30_000, 'adults=2&bedrooms=4')
    expect(await nextDay(one)).toEqual(['Price drop: Heron House, “By the sea”'])
    expect(emails()[0]?.text).toContain('$795.00, was $869.20')
    expect((await noticesOf(one))[0]?.to).toBe('/book-a-property?adults=2&bedrooms=4')
  })

  it('wait while the search is paused', async () => {
    const one = await t.person('traveler')
    const id = await save(one, query)
    const pause = async (alerts: boolean) =>
      good(await (await t.as(one.accountId)).call(changeSavedSearch, { params: { id }, body: { alerts } }))
    await pause(false)
    await price(heron, 25_000)
    expect(await nextDay(one)).toEqual([])
    await pause(true)
    expect(await nextDay(one)).toEqual(['Price drop: Heron House, “By the sea”'])
  })

  it('record a price that was unknown at the last alert, without sending anything', async () => {
    const one = await t.person('traveler')
    const id = await save(one, query)
    await t.write((ctx) =>
      db(ctx).updateTable('search.notified_home').set({ price: null }).where('saved_id', '=', id).execute(),
    )
    expect(await nextDay(one)).toEqual([])
    await price(heron, 20_000)
    expect(await nextDay(one)).toHaveLength(1)
  })
})

it('a paused search sends nothing, and a weekly one sends once a week', async () => {
  const [paused, weekly] = [await t.person('traveler'), await t.person('traveler')]
  const id = await save(paused, week)
  await (await t.as(paused.accountId)).call(changeSavedSearch, { params: { id }, body: { alerts: false } })
  await save(weekly, week, 'weekly')
  await newHome('Gull Cottage')
  for (let day = 1; day < 7; day++) expect(await nextDay(weekly)).toEqual([])
  expect(await nextDay(weekly)).toEqual(['Gull Cottage now matches “By the sea”'])
  expect(await nextDay(paused)).toEqual([])
})

it('emails about searches can be stopped by their link without a login; the messages stay', async () => {
  t.clock.set(testPresent)
  const one = await t.person('traveler')
  const sent: { to: string; unsubscribe: string | null; text: string }[] = []
  t.app.adapters.mail = { ...t.app.adapters.mail, send: async (mail) => void sent.push(mail) }
  await save(one, week)
  await newHome('Tern House')
  await nextDay(one)
  const [email] = sent.filter(({ to }) => to === one.email)
  expect(email?.text).toContain(`/book-a-property?adults=2&arrive=2027-07-02&depart=2027-07-09`)
  const url = new URL(email?.unsubscribe ?? '').pathname
  expect((await t.server.inject({ method: 'POST', url })).statusCode).toBe(200)
  const { preferences } = good(await (await t.as(one.accountId)).call(myNoticePreferences))
  expect(preferences.topics.find(({ topic }) => topic === 'searches')?.channels).toEqual({
    product: true,
    email: false,
    push: false,
  })
})

it('saved searches are deleted when the account is closed', async () => {
  const { accountId, ...person } = await t.person('traveler')
  await save({ accountId, ...person }, 'adults=5')
  expect(await t.read((ctx) => savedOfPerson(ctx, accountId))).toHaveLength(1)
  await t.write((ctx) => announce(ctx, accountClosed({ accountId })))
  await t.drain()
  expect(await t.read((ctx) => savedOfPerson(ctx, accountId))).toEqual([])
})
