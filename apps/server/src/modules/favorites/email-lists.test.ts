import {
  dropListedFavorite,
  favoriteListByToken,
  favorites,
  requestFavoriteList,
  setFavoriteList,
} from '@porchlight/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { accountOpened } from '#events/accounts'
import { announce } from '#kernel/outbox'
import { createAccount } from '#modules/accounts'
import { moveHome } from '#modules/homes'
import { a } from '#testing/builders'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'
import { favoritesOf } from './index.ts'

const t = sceneApp()
let first = 0
let second = 0
beforeAll(async () => {
  first = (await t.write((ctx) => a.home(ctx))).id
  second = (await t.write((ctx) => a.home(ctx))).id
})
beforeEach(() => t.clock.set(testPresent))

let last = 0
const newAddress = () => `browser${++last}@example.com`
const save = (email: string, homeIds: number[], traps?: object) =>
  t.visitor().call(requestFavoriteList, { body: { email, homeIds, ...(traps && { traps: traps as never }) } })
type Email = { to: string; subject: string; text: string }
const emailsTo = async (email: string): Promise<Email[]> => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as Email[]).filter(({ to }) => to.toLowerCase() === email)
}
const tokenFor = async (email: string): Promise<string> => {
  const [sent] = await emailsTo(email)
  return /favorite-lists\/([\w-]{32,64})/.exec(sent?.text ?? '')?.[1] ?? ''
}
const list = async (token: string) => (await good(t.visitor().call(favoriteListByToken, { params: { token } }))).list
const set = async (token: string, on: boolean) =>
  (await good(t.visitor().call(setFavoriteList, { params: { token }, body: { on } }))).list
const saved = async (email: string, homeIds: number[]): Promise<string> => {
  await good(save(email, homeIds))
  const token = await tokenFor(email)
  await set(token, true)
  return token
}

it('saves homes for an address once its emailed link is confirmed', async () => {
  const email = newAddress()
  await good(save(email, [first, second, first]))
  const token = await tokenFor(email)
  expect(await list(token)).toEqual({ email, state: 'pending', homeIds: [], waitingHomeIds: [first, second] })
  expect(await set(token, true)).toEqual({ email, state: 'confirmed', homeIds: [first, second], waitingHomeIds: [] })
})

it('does not add homes to a confirmed list before they are confirmed, too', async () => {
  const email = newAddress()
  const token = await saved(email, [first])
  t.clock.advance(11)
  await good(save(email, [second]))
  expect(await list(token)).toMatchObject({ homeIds: [first], waitingHomeIds: [second] })
  expect((await emailsTo(email)).map(({ subject }) => subject)).toContain('Confirm your favorite home')
})

it('gives every address the same answer, and emails one three times at most', async () => {
  const email = newAddress()
  for (let time = 0; time < 5; time++) {
    expect(await good(save(email.toUpperCase(), [first]))).toEqual({ sent: true })
    t.clock.advance(11)
  }
  expect(await emailsTo(email)).toHaveLength(3)
  const { email: known } = await t.person('traveler')
  expect(await good(save(known, [first]))).toEqual({ sent: true })
})

it('emails an address once in ten minutes; homes saved meanwhile join the same list', async () => {
  const email = newAddress()
  await good(save(email, [first]))
  await good(save(email, [second]))
  expect(await emailsTo(email)).toHaveLength(1)
  expect((await list(await tokenFor(email))).waitingHomeIds).toEqual([second, first])
})

it('gives a bot the same answer, and saves and sends nothing', async () => {
  const email = newAddress()
  expect(await good(save(email, [first], { website: 'https://spam.example' }))).toEqual({ sent: true })
  expect(await emailsTo(email)).toEqual([])
})

it('leaves out homes that are off the market, and rejects a list of nothing else', async () => {
  const paused = await t.write((ctx) => a.home(ctx))
  await t.write((ctx) => moveHome(ctx, paused.id, 'paused', { as: 'staff', accountId: null }, 'The roof is repaired'))
  expect(await refused(save(newAddress(), [paused.id]))).toEqual({ status: 422, code: 'no_homes' })
  const email = newAddress()
  await good(save(email, [paused.id, first]))
  expect((await list(await tokenFor(email))).waitingHomeIds).toEqual([first])
})

it('removes a home, and deletes the whole list through the mail client’s own button', async () => {
  const token = await saved(newAddress(), [first, second])
  const left = await good(t.visitor().call(dropListedFavorite, { params: { token, id: first } }))
  expect(left.list.homeIds).toEqual([second])
  await t.visitor().raw({ path: `/favorite-lists/stop/${token}` })
  expect((await list(token)).state).toBe('confirmed')
  await t.visitor().raw({ method: 'POST', path: `/favorite-lists/stop/${token}` })
  expect(await list(token)).toMatchObject({ state: 'stopped', homeIds: [] })
  const unknown = t.visitor().call(favoriteListByToken, { params: { token: 'x'.repeat(43) } })
  expect(await refused(unknown)).toMatchObject({ status: 404 })
})

it('adds a confirmed list to the favorites of an account with its address, and not an unconfirmed one', async () => {
  const person = await t.person('traveler')
  await saved(person.email, [first, second])
  expect((await good(person.call(favorites))).homeIds).toEqual([first, second])
  const later = await t.person('traveler')
  await good(save(later.email, [second]))
  const opened = accountOpened({ accountId: later.accountId, propertyAddress: null })
  await t.write((ctx) => announce(ctx, opened))
  await t.drain()
  expect((await good(later.call(favorites))).homeIds).toEqual([])
})

it('turns a confirmed list into favorites once an account is opened with its address', async () => {
  const email = newAddress()
  await saved(email, [first, second])
  const account = await t.write((ctx) =>
    createAccount(ctx, {
      email,
      passwordHash: null,
      firstName: 'Ada',
      lastName: 'Wren',
      phone: null,
      roles: ['traveler'],
    }),
  )
  await t.drain()
  expect(await t.read((ctx) => favoritesOf(ctx, account.id))).toEqual([first, second])
})
