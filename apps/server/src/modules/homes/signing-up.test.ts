import { afterAll, beforeAll, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { homesOfOwner } from './index.ts'
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

it('a new owner finds one draft of his home, however often the news arrives', async () => {
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

it('a home where we let none gets no draft, nor does an owner who gave no address', async () => {
  expect(await signUp(elsewhere)).toEqual([])
  expect(await signUp(null)).toEqual([])
  expect(await signUp({ ...here, line1: '' })).toEqual([])
})
