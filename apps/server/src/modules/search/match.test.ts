import { matchSearch } from '@porchlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moveHome } from '#modules/homes'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  for (let number = 1; number <= 14; number++)
    await t.write((ctx) => a.pricedHome(ctx, { name: `Gull Cottage ${String(number).padStart(2, '0')}` }))
  await t.write((ctx) => a.pricedHome(ctx, { name: 'Señorita’s Rest' }))
  await t.write((ctx) => a.home(ctx, { name: 'Gull Draft', status: 'draft' }))
  await t.app.adapters.search.start()
})
afterAll(() => t.close())

const match = async (q: string) => {
  const answer = await t.visitor().call(matchSearch, { query: { q } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.objects
}
const names = async (q: string) => (await match(q)).map(({ name }) => name)

it('C539 the match search returns up to 11 objects, towns and live homes, best first', async () => {
  const found = await names('gull')
  expect(found).toHaveLength(11)
  expect(found[0]).toBe('Gull Cottage 01')
  expect(found).not.toContain('Gull Draft')
  expect(await names('gull cottage 14')).toEqual(['Gull Cottage 14'])
  const [home] = await match('senoritas')
  expect(home).toMatchObject({ kind: 'home', name: 'Señorita’s Rest' })
  const town = home?.kind === 'home' ? home.town : ''
  expect((await match(town.toUpperCase()))[0]).toMatchObject({ kind: 'place', name: town, homes: 15 })
  expect(await match('zzz')).toEqual([])
})

it('C539 a home that is renamed or removed is no longer found', async () => {
  const home = await t.write((ctx) => a.pricedHome(ctx, { name: 'Heron Landing' }))
  await expect.poll(() => names('heron')).toEqual(['Heron Landing'])
  await t.write((ctx) =>
    moveHome(ctx, home.id, 'paused', { as: 'staff', accountId: null }, 'The roof is being repaired'),
  )
  await expect.poll(() => names('heron')).toEqual([])
})

it('C539 rejects empty or overlong input, and endless requests', async () => {
  for (const q of ['', '  ', 'x'.repeat(81)])
    expect(await t.visitor().call(matchSearch, { query: { q } })).toMatchObject({ error: { code: 'invalid_input' } })
  const strict = await testApp({ config: { rateLimitFactor: 1 } })
  const statuses: number[] = []
  for (let requested = 0; requested < 121; requested++)
    statuses.push((await strict.visitor().raw({ path: 'search/match?q=gull' })).status)
  expect([statuses[0], statuses.at(-2), statuses.at(-1)]).toEqual([200, 200, 429])
  await strict.close()
})
