import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tablesOf } from '#kernel/work'
import { saveAddressPoints } from '#modules/places'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { updateHome } from './commands.ts'
import { homeById, homesOfOwner } from './index.ts'
import { consumers } from './jobs.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await t.write((ctx) => a.home(ctx))
})
afterAll(() => t.close())

const elsewhere = { line1: '4 Rue des Dunes', city: 'Elsewhere', state: 'NY', zip: '00501', country: 'US' }
const here = { line1: '9 Dune Road', city: 'Saltgrass', state: 'NY', zip: '11990', country: 'US' }

const signUp = async (propertyAddress: unknown) => {
  const { id } = await t.write((ctx) => a.account(ctx, { roles: ['owner'] }))
  const opened = () => Promise.all(consumers.map((consumer) => consumer.run(t.app, { accountId: id, propertyAddress })))
  await opened()
  await opened()
  return t.read((ctx) => homesOfOwner(ctx, id))
}

it('a new owner gets one draft of their home, however often the event arrives', async () => {
  expect(await signUp(here)).toMatchObject([
    {
      name: '9 Dune Road',
      status: 'draft',
      townId: 'saltgrass',
      timeZone: 'America/New_York',
      shareBasisPoints: 10_000,
    },
  ])
})

it('a draft’s address never appears in its slug, neither at first nor after a change', async () => {
  const [draft] = await signUp({ ...here, line1: '11 Dune Road' })
  expect(draft?.slug).toMatch(/^home(-\d+)?$/)
  const renamed = { name: '5 Kelp Street', address: '1 Dune Road, Saltgrass' }
  const slugAfter = async (change: Partial<typeof renamed>) => {
    await t.write((ctx) => updateHome(ctx, draft?.id ?? 0, change))
    return (await t.read((ctx) => homeById(ctx, draft?.id ?? 0))).slug
  }
  expect(await slugAfter(renamed)).toBe(draft?.slug)
  await t.write((ctx) =>
    sql`update homes.home set slug = '5-kelp-street' where id = ${draft?.id}`.execute(tablesOf<unknown>()(ctx)),
  )
  expect(await slugAfter({ address: '5 Kelp Street, Saltgrass' })).toMatch(/^home(-\d+)?$/)
})

it('a published home’s slug stays, because others link to it', async () => {
  const home = await t.write((ctx) => a.home(ctx, { name: '5 Kelp Street', address: '1 Dune Road, Saltgrass' }))
  await t.write((ctx) => updateHome(ctx, home.id, { address: '5 Kelp Street, Saltgrass' }))
  expect((await t.read((ctx) => homeById(ctx, home.id))).slug).toBe('5-kelp-street')
})

it('a draft is located at its address when the geocoder finds it', async () => {
  await t.write((ctx) =>
    saveAddressPoints(ctx, [{ townId: 'saltgrass', street: 'Harbor Lane', number: 3, lat: 40.1777, lng: -71.4321 }]),
  )
  expect(await signUp({ ...here, line1: '3 Harbor Ln' })).toMatchObject([{ lat: 40.1777, lng: -71.4321 }])
  const [elsewhereInTown] = await signUp({ ...here, line1: '3 Nowhere Close' })
  expect(elsewhereInTown?.lat).not.toBe(40.1777)
})

it('creates no draft for a home where we rent none, or for an owner who gave no address', async () => {
  expect(await signUp(elsewhere)).toEqual([])
  expect(await signUp(null)).toEqual([])
  expect(await signUp({ ...here, line1: '' })).toEqual([])
})
