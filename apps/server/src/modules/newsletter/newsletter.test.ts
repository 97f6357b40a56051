import {
  confirmSubscription,
  setSubscription,
  subscribeNewsletter,
  subscribersOfStaff,
  subscriptionByToken,
} from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { usePromo } from '#modules/pricing'
import { a } from '#testing/builders'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
let next = 0
let email = ''
beforeEach(() => {
  t.clock.set(testPresent)
  next += 1
  email = `tove${next}@lark.example`
})

type Email = { subject: string; to: string; text: string; unsubscribe?: string }
const emailsTo = async (to: string): Promise<Email[]> => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as Email[]).filter((one) => one.to === to)
}
const ask = (list: 'guests' | 'agents' = 'guests', address = email) =>
  good(t.visitor().call(subscribeNewsletter, { body: { list, email: address } }))
const tokenOf = async (address = email): Promise<string> =>
  /token=([\w-]+)/.exec((await emailsTo(address)).map(({ text }) => text).join(' '))?.[1] ?? ''
const confirm = async (token: string) =>
  (await good(t.visitor().call(confirmSubscription, { params: { token } }))).subscription

describe('a newsletter', () => {
  it('starts only when its reader confirms, and then provides a code for one booking', async () => {
    await ask()
    const token = await tokenOf()
    expect((await good(t.visitor().call(subscriptionByToken, { params: { token } }))).subscription).toMatchObject({
      state: 'pending',
      promo: null,
    })
    const { promo } = await confirm(token)
    expect(promo).toMatchObject({ worth: { amount: 20_000, currency: 'USD' } })
    expect((await confirm(token)).promo).toEqual(promo)
    const welcome = (await emailsTo(email)).filter(({ text }) => text.includes(promo?.code ?? '-'))
    expect(welcome).toHaveLength(1)
    expect(welcome[0]?.text).toContain(`/newsletter/unsubscribe/${token}`)
  })

  it('accepts the code only for its own address', async () => {
    const guest = await t.person('traveler')
    await ask('guests', guest.email)
    const code = (await confirm(await tokenOf(guest.email))).promo?.code ?? ''
    const home = await t.write((ctx) => a.pricedHome(ctx))
    const other = await t.person('traveler')
    const use = (accountId: number) =>
      t.write((ctx) => usePromo(ctx, { code, homeId: home.id, bookingId: 900_000 + accountId, accountId }))
    await expect(use(other.accountId)).rejects.toMatchObject({ code: 'promo_other_account' })
    await use(guest.accountId)
    await expect(use(guest.accountId)).rejects.toMatchObject({ status: 409 })
  })

  it('responds the same to a known address, emails it only a few times, and gives each mailbox one code', async () => {
    await ask()
    await ask()
    expect(await emailsTo(email)).toHaveLength(1)
    await confirm(await tokenOf())
    const labeled = email.replace('@', '+again@')
    await ask('guests', labeled)
    expect(await emailsTo(labeled)).toEqual([])
  })

  it("stops with one click without a login, or by choice; opening a link doesn't stop it", async () => {
    await ask('agents')
    const token = await tokenOf()
    expect((await confirm(token)).promo).toBeNull()
    const opened = await t.visitor().raw({ path: `/newsletter/unsubscribe/${token}` })
    expect([opened.status, opened.headers.location]).toEqual([302, `/subscribe-ta?token=${token}`])
    const stateNow = async () =>
      (await good(t.visitor().call(subscriptionByToken, { params: { token } }))).subscription.state
    expect(await stateNow()).toBe('confirmed')
    const { status } = await t.visitor().raw({
      method: 'POST',
      path: `/newsletter/unsubscribe/${token}`,
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([status, await stateNow()]).toEqual([200, 'unsubscribed'])
    const body = { topics: ['offers' as const], subscribed: true }
    const { subscription } = await good(t.visitor().call(setSubscription, { params: { token }, body }))
    expect(subscription).toMatchObject({ state: 'confirmed', topics: ['offers'] })
  })

  it('is not found with a wrong token, and listed only for staff', async () => {
    expect(await refused(t.visitor().call(subscriptionByToken, { params: { token: 'x'.repeat(43) } }))).toMatchObject({
      status: 404,
    })
    await ask()
    const staff = await t.person('staff')
    const { subscribers } = await good(staff.call(subscribersOfStaff, { query: {} }))
    expect(subscribers[0]).toMatchObject({ email, state: 'pending' })
  })
})
