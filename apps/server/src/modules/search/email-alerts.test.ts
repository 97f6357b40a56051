import { requestSearchAlert, searchAlertByToken, setSearchAlert } from '@porchlight/contract'
import { beforeEach, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'
import { fittingNow } from './alerts.ts'
import { emailMatches } from './email-alerts.ts'

const t = sceneApp()
beforeEach(() => t.clock.set(testPresent))

let last = 0
const newAddress = () => `follower${++last}@example.com`
const follow = (email: string, body: object = {}) =>
  t.visitor().call(requestSearchAlert, { body: { email, query: '', name: 'All homes', ...body } })
type Email = { to: string; subject: string; text: string }
const emailsTo = async (email: string): Promise<Email[]> => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as Email[]).filter(({ to }) => to === email)
}
const tokenIn = (email: Email | undefined): string => /search-alerts\/([\w-]{32,64})/.exec(email?.text ?? '')?.[1] ?? ''
const confirmed = async (email: string): Promise<string> => {
  await good(follow(email))
  const token = tokenIn((await emailsTo(email))[0])
  await good(t.visitor().call(setSearchAlert, { params: { token }, body: { on: true } }))
  return token
}
/** A new home that search already offers: the replica reads it only after the transaction that made it. */
const newHome = async (name?: string): Promise<void> => {
  const { id } = await t.write((ctx) => a.pricedHome(ctx, name === undefined ? {} : { name }))
  await expect.poll(async () => (await fittingNow(t.app, ''))?.homes.map((home) => home.id)).toContain(id)
}

it('an unconfirmed address receives only the confirmation request', async () => {
  const email = newAddress()
  await good(follow(email))
  await newHome()
  t.clock.advance(25 * 60)
  await emailMatches(t.app)
  expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual(['Confirm your search: All homes'])
})

it('gives known and unknown addresses the same answer, and asks one address three times at most', async () => {
  const email = newAddress()
  for (let time = 0; time < 5; time++) {
    expect(await good(follow(email.toUpperCase()))).toEqual({ sent: true })
    t.clock.advance(11)
  }
  const { email: known } = await t.person('traveler')
  expect(await good(follow(known))).toEqual({ sent: true })
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  const sent = (JSON.parse(text) as Email[]).filter(({ to }) => to.toLowerCase() === email)
  expect(sent).toHaveLength(3)
})

it('gives a bot that fills in the hidden field the same answer, and sends no email', async () => {
  const email = newAddress()
  expect(await good(follow(email, { traps: { website: 'https://spam.example' } }))).toEqual({ sent: true })
  expect(await emailsTo(email)).toEqual([])
})

it("rejects anything that isn't a search or is over", async () => {
  const over = follow(newAddress(), { query: 'arrive=2020-01-01&depart=2020-01-05' })
  expect(await refused(over)).toEqual({ status: 422, code: 'not_a_search' })
})

it('sends one alert about a newly matching home, and none after it was stopped', async () => {
  const email = newAddress()
  const token = await confirmed(email)
  await newHome('Gull Rest')
  t.clock.advance(24 * 60)
  await t.drain()
  await emailMatches(t.app)
  const found = (await emailsTo(email)).filter(({ subject }) => subject.includes('for “All homes”'))
  expect(found).toHaveLength(1)
  expect(found[0]?.text).toContain('Gull Rest')
  t.clock.advance(24 * 60)
  await emailMatches(t.app)
  expect((await emailsTo(email)).length).toBe(2)
  const { alert } = await good(t.visitor().call(setSearchAlert, { params: { token }, body: { on: false } }))
  expect(alert).toMatchObject({ state: 'stopped', email })
  await newHome()
  t.clock.advance(24 * 60)
  await t.drain()
  await emailMatches(t.app)
  expect((await emailsTo(email)).length).toBe(2)
})

it("stops through the mail client's own button, but not by opening the link", async () => {
  const email = newAddress()
  const token = await confirmed(email)
  const state = async () => (await good(t.visitor().call(searchAlertByToken, { params: { token } }))).alert.state
  await t.visitor().raw({ path: `/search-alerts/stop/${token}` })
  expect(await state()).toBe('confirmed')
  await t.visitor().raw({ method: 'POST', path: `/search-alerts/stop/${token}` })
  expect(await state()).toBe('stopped')
  const unknown = t.visitor().call(searchAlertByToken, { params: { token: 'x'.repeat(43) } })
  expect(await refused(unknown)).toMatchObject({ status: 404 })
})
