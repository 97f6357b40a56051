import { clickNotification, seeNotifications, setNoticePreferences } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { accountById } from '#modules/accounts'
import { moveOn } from '#modules/bookings'
import { confirmed, good, held } from '../bookings/testing/guest.ts'
import { latestDeliveries } from './deliveries.ts'
import { july, noticesScene, type Reader } from './testing/scene.ts'

const { t, people, menu, run, again } = noticesScene()

const ask = async () => {
  await held(people.guest, { homeId: people.askHome.id, ...july })
  await t.drain()
}
const deliveries = async (channel: 'email' | 'sms', to?: string) =>
  (await t.read((ctx) => latestDeliveries(ctx))).filter(
    (row) => row.channel === channel && (to === undefined || row.recipient === to),
  )
/** Text messages written so far. */
const texts = async () => (await deliveries('sms')).length
const escalate = () => run('notifications.escalate')

describe('an unread urgent message', () => {
  it('is sent by text message after three hours, once, and leads to the message', async () => {
    const before = await texts()
    await ask()
    t.clock.advance(179)
    await escalate()
    expect(await texts()).toBe(before)
    t.clock.advance(2)
    await escalate()
    await escalate()
    expect(await texts()).toBe(before + 1)
    const [text] = await deliveries('sms')
    const [message] = (await menu(await again(people.owner))).messages
    expect(text).toMatchObject({
      recipient: (await t.read((ctx) => accountById(ctx, people.owner.accountId)))?.phone,
      text: `Porchlight: Ada Quill requests 7 nights at Marram House. http://localhost:4000/me/notifications/${message?.id}/go`,
    })
  })

  const silencing: [string, (owner: Reader, id: number) => Promise<unknown>][] = [
    ['it was read', (owner, id) => good(owner.call(clickNotification, { params: { id } }))],
    ['it was seen', (owner, id) => good(owner.call(seeNotifications, { body: { until: id } }))],
    [
      'the person wants no text messages',
      (owner) => good(owner.call(setNoticePreferences, { body: { texts: false } })),
    ],
  ]
  it.each(silencing)('is not sent again if %s', async (_, silence) => {
    const before = await texts()
    await ask()
    const [message] = (await menu(people.owner)).messages
    await silence(people.owner, message?.id ?? 0)
    t.clock.advance(200)
    await escalate()
    expect(await texts()).toBe(before)
  })

  it('waits until the night is over', async () => {
    const before = await texts()
    t.clock.set('2027-01-15T23:30:00Z')
    await ask()
    t.clock.set('2027-01-16T03:00:00Z')
    await escalate()
    expect(await texts()).toBe(before)
    t.clock.set('2027-01-16T13:00:00Z')
    await escalate()
    expect(await texts()).toBe(before + 1)
  })

  it('is not sent again after it expired', async () => {
    const before = await texts()
    await ask()
    t.clock.advance(25 * 60)
    await moveOn(t.app)
    await t.drain()
    await escalate()
    expect(await texts()).toBe(before)
  })
})

describe('the morning email', () => {
  /** The owner's guests have arrived; the owner is notified only in the product. */
  const arrived = async () => {
    await confirmed(people.guest, { homeId: people.home.id, ...july })
    await t.drain()
    t.clock.set('2027-07-02T20:30:00Z')
    await moveOn(t.app)
    await t.drain()
    people.owner = await again(people.owner)
  }
  const digests = async () =>
    (await deliveries('email', people.owner.email)).filter(({ subject }) => subject.includes('new notification'))
  const digest = () => run('notifications.digest')

  it('contains unread low-priority messages, on the person’s morning, once', async () => {
    await arrived()
    await digest()
    expect(await digests()).toEqual([])
    t.clock.set('2027-07-03T11:59:00Z')
    await digest()
    expect(await digests()).toEqual([])
    t.clock.set('2027-07-03T12:00:00Z')
    await digest()
    await digest()
    t.clock.set('2027-07-04T12:00:00Z')
    await digest()
    const written = await digests()
    expect(written.map(({ subject }) => subject)).toEqual(['You have 1 new notification'])
    expect(written[0]?.text).toContain('Good morning, Ada')
    expect(written[0]?.text).toContain('Ada Quill checked in at Marram House')
  })

  it('leaves out messages that were read', async () => {
    await arrived()
    const [message] = (await menu(people.owner)).messages
    expect(message?.subject).toBe('Ada Quill checked in at Marram House')
    await good(people.owner.call(clickNotification, { params: { id: message?.id ?? 0 } }))
    t.clock.set('2027-07-03T12:00:00Z')
    await digest()
    expect(await digests()).toEqual([])
  })

  it('is not sent to someone who unsubscribed', async () => {
    await arrived()
    await good(people.owner.call(setNoticePreferences, { body: { digest: false } }))
    t.clock.set('2027-07-03T12:00:00Z')
    await digest()
    expect(await digests()).toEqual([])
  })
})
