import { dropFavorite, favorites, homeCards, keepFavorites, mostFavorites } from '@porchlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountClosed } from '#events/accounts'
import { announce } from '#kernel/outbox'
import { moveHome } from '#modules/homes'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { favoritesOf } from './index.ts'

let t: TestApp
let ids: number[]
beforeAll(async () => {
  t = await testApp()
  ids = await t.write(async (ctx) => [(await a.home(ctx)).id, (await a.home(ctx)).id, (await a.home(ctx)).id])
})
afterAll(() => t.close())

const idsOf = (answer: { ok: true; results: { homeIds: number[] } } | { ok: false; error: { code: string } }) =>
  answer.ok ? answer.results.homeIds : answer.error.code

it('saves a home once, newest first, and removes it again', async () => {
  const { call } = await t.person('traveler')
  const [first = 0, second = 0] = ids
  expect(idsOf(await call(favorites))).toEqual([])
  await call(keepFavorites, { body: { homeIds: [first] } })
  await call(keepFavorites, { body: { homeIds: [second] } })
  expect(idsOf(await call(keepFavorites, { body: { homeIds: [first, second] } }))).toEqual([second, first])
  expect(idsOf(await call(dropFavorite, { params: { id: second } }))).toEqual([first])
  expect(idsOf(await call(dropFavorite, { params: { id: second } }))).toEqual([first])
})

it('imports a device’s favorites in their order, without homes that are gone', async () => {
  const { call } = await t.person('traveler')
  const paused = await t.write((ctx) => a.home(ctx))
  await t.write((ctx) =>
    moveHome(ctx, paused.id, 'paused', { as: 'staff', accountId: null }, 'The roof is being repaired'),
  )
  const [first = 0, second = 0, third = 0] = ids
  await call(keepFavorites, { body: { homeIds: [third] } })
  const requested = { body: { homeIds: [second, paused.id, 999_999_999, first, third] } }
  expect(idsOf(await call(keepFavorites, requested))).toEqual([second, first, third])
})

it('keeps each person’s list private: others have their own, visitors have none here', async () => {
  const [one, other] = [await t.person('traveler'), await t.person('owner')]
  await one.call(keepFavorites, { body: { homeIds: ids } })
  expect(idsOf(await other.call(favorites))).toEqual([])
  expect(idsOf(await t.visitor().call(favorites))).toBe('unauthenticated')
  expect(idsOf(await t.visitor().call(keepFavorites, { body: { homeIds: ids } }))).toBe('unauthenticated')
  expect(idsOf(await t.visitor().call(dropFavorite, { params: { id: ids[0] ?? 0 } }))).toBe('unauthenticated')
})

it('limits a list, even for two devices at once', async () => {
  const { call } = await t.person('traveler')
  const many = await t.write(async (ctx) => {
    const made: number[] = []
    for (let at = 0; at < mostFavorites + 1; at += 1) made.push((await a.home(ctx)).id)
    return made
  })
  await call(keepFavorites, { body: { homeIds: many.slice(0, mostFavorites - 1) } })
  const rest = many.slice(mostFavorites - 1)
  const answers = await Promise.all(rest.map((id) => call(keepFavorites, { body: { homeIds: [id] } })))
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(answers.map(idsOf)).toContain('too_many_favorites')
})

it('deletes the list when its account is closed', async () => {
  const person = await t.person('traveler')
  await person.call(keepFavorites, { body: { homeIds: ids } })
  await t.write((ctx) => announce(ctx, accountClosed({ accountId: person.accountId })))
  await t.drain()
  expect(await t.read((ctx) => favoritesOf(ctx, person.accountId))).toEqual([])
})

it('gives anyone the cards of live homes by id, in the order requested', async () => {
  const draft = await t.write((ctx) => a.home(ctx, { status: 'draft' }))
  const [first = 0, second = 0] = ids
  const { call, raw } = t.visitor()
  const answer = await call(homeCards, { query: { ids: `${second},${draft.id},${first},${second}` } })
  expect(answer.ok && answer.results.homes.map(({ id }) => id)).toEqual([second, first])
  for (const bad of ['', 'x', '1,', '0', Array.from({ length: 101 }, (_, at) => at + 1).join(',')])
    expect((await raw({ path: `properties/cards?ids=${bad}` })).status, bad).toBe(422)
})
