import {
  keepPush,
  logout,
  myNoticePreferences,
  setNoticePreferences,
  subscribePush,
  unsubscribePush,
} from '@porchlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { good, held, refused } from '../bookings/testing/guest.ts'
import { createWebPush } from './adapters/web-push.ts'
import { pushService } from './testing/push-service.ts'
import { july, noticesScene, type Reader } from './testing/scene.ts'

const { t, people, menu, run } = noticesScene()

let service: Awaited<ReturnType<typeof pushService>>
beforeAll(async () => {
  service = await pushService()
})
afterAll(() => service.close())
beforeEach(() => {
  t.app.adapters.push = service.adapter()
  service.received.length = 0
  service.answers(201)
})

let browsers = 0
const subscribed = async (who: Reader, body: { timeZone?: string } = {}) => {
  const { pushKey } = (await good(who.call(myNoticePreferences))).preferences
  service.knows(pushKey)
  browsers += 1
  const subscription = service.subscription(`${browsers}`)
  const { device } = await good(who.call(subscribePush, { body: { ...subscription, ...body } }))
  return { ...subscription, device }
}
const devicesOf = async (who: Reader) => (await good(who.call(myNoticePreferences))).preferences.devices
const august = { arrive: '2027-08-06', depart: '2027-08-13' }
const ask = async (stay = july) => {
  await held(people.guest, { homeId: people.askHome.id, ...stay })
  await t.drain()
}

describe('a push', () => {
  it('reaches the browser sealed, signed with our key, and leads to the message', async () => {
    await subscribed(people.owner)
    await ask()
    const [message] = (await menu(people.owner)).messages
    expect(service.received).toEqual([
      {
        path: `/push/${browsers}`,
        ttl: '86400',
        urgency: 'high',
        topic: `notice-${message?.id}`,
        signed: true,
        payload: {
          id: message?.id,
          title: 'Ada Quill requests 7 nights at Marram House',
          body: message?.content,
          url: `/me/app-notification/redirect/${message?.id}`,
        },
      },
    ])
  })

  it('is sent to every device of its reader once, and to no one else', async () => {
    await subscribed(people.owner)
    await subscribed(people.owner)
    await ask()
    expect(service.received.map(({ path }) => path).sort()).toEqual(
      [`/push/${browsers - 1}`, `/push/${browsers}`].sort(),
    )
    await t.drain()
    expect(service.received).toHaveLength(2)
  })

  it.each([404, 410])('answered with %d ends the subscription', async (status) => {
    await subscribed(people.owner)
    service.answers(status)
    await ask()
    expect(service.received).toHaveLength(1)
    expect(await devicesOf(people.owner)).toEqual([])
  })

  it('is retried while the service has problems, and dropped when it is permanently rejected', async () => {
    await subscribed(people.owner)
    service.answers(503)
    await ask()
    service.answers(201)
    await vi.waitFor(
      async () => {
        await t.drain()
        expect(service.received).toHaveLength(2)
      },
      { timeout: 20_000, interval: 500 },
    )
    service.answers(413)
    await ask(august)
    await t.drain()
    expect(service.received).toHaveLength(3)
    expect(await devicesOf(people.owner)).toHaveLength(1)
  })

  it('waits for the end of the person’s quiet hours, and is dropped if they have read it by then', async () => {
    t.clock.set('2027-01-16T03:00:00Z')
    await subscribed(people.owner)
    await ask()
    expect(service.received).toEqual([])
    t.clock.set('2027-01-16T12:59:00Z')
    await run('notifications.release')
    expect(service.received).toEqual([])
    t.clock.set('2027-01-16T13:00:00Z')
    await run('notifications.release')
    await run('notifications.release')
    expect(service.received).toHaveLength(1)
  })

  it('follows the time zone of the browser that subscribed', async () => {
    t.clock.set('2027-01-16T03:00:00Z')
    await subscribed(people.owner, { timeZone: 'Asia/Tokyo' })
    await ask()
    expect(service.received).toHaveLength(1)
  })

  it('is not sent to someone who turned pushes off for the topic', async () => {
    await subscribed(people.owner)
    const channels = { product: true, email: true, push: false }
    await good(people.owner.call(setNoticePreferences, { body: { topics: [{ topic: 'requests', channels }] } }))
    await ask()
    expect(service.received).toEqual([])
  })
})

describe('a device', () => {
  it('is named after its browser, belongs to the person who last logged in on it, and can be removed', async () => {
    const { endpoint, keys } = await subscribed(people.owner)
    expect(await devicesOf(people.owner)).toMatchObject([{ name: 'Browser', since: '2027-01-15T17:00:00.000Z' }])
    await good(people.owner.call(subscribePush, { body: { endpoint, keys } }))
    expect(await devicesOf(people.owner)).toHaveLength(1)
    await good(people.guest.call(subscribePush, { body: { endpoint, keys } }))
    expect(await devicesOf(people.owner)).toEqual([])
    const [device] = await devicesOf(people.guest)
    expect(await good(people.owner.call(unsubscribePush, { body: { id: device?.id ?? 0 } }))).toEqual({ removed: 0 })
    expect(await good(people.guest.call(unsubscribePush, { body: { endpoint } }))).toEqual({ removed: 1 })
  })

  it('gets nothing once its person has logged out on it', async () => {
    await subscribed(people.owner)
    const elsewhere = await t.as(people.owner.accountId)
    await good(people.owner.call(logout))
    await ask()
    expect(service.received).toEqual([])
    expect((await good(elsewhere.call(myNoticePreferences))).preferences.devices).toEqual([])
  })

  it('resumes after the next login, unless it was removed meanwhile', async () => {
    const { endpoint } = await subscribed(people.owner)
    await good(people.owner.call(logout))
    const back = await t.as(people.owner.accountId)
    const stranger = await t.person('owner')
    expect(await good(stranger.call(keepPush, { body: { endpoint } }))).toEqual({ registered: false })
    expect(await good(back.call(keepPush, { body: { endpoint } }))).toEqual({ registered: true })
    await ask()
    expect(service.received).toHaveLength(1)
    await good(back.call(unsubscribePush, { body: { endpoint } }))
    expect(await good(back.call(keepPush, { body: { endpoint } }))).toEqual({ registered: false })
  })

  it('R70 must be on the public internet, over https, with usable keys', async () => {
    const { endpoint, keys } = service.subscription('x')
    const tryWith = async (body: { endpoint: string; keys: { p256dh: string; auth: string } }) =>
      refused(people.owner.call(subscribePush, { body }))
    const no = { status: 422, code: 'endpoint_not_allowed' }
    expect(await tryWith({ endpoint: endpoint.replace('https', 'http'), keys })).toEqual(no)
    expect(await tryWith({ endpoint: endpoint.replace('https://', 'https://a:b@'), keys })).toEqual(no)
    expect(await tryWith({ endpoint, keys: { ...keys, p256dh: keys.p256dh.slice(4) } })).toEqual(no)
    expect(await tryWith({ endpoint, keys: { ...keys, auth: `${keys.auth}AAAA` } })).toEqual(no)
    t.app.adapters.push = createWebPush(() => 'a@b.test')
    for (const host of ['127.0.0.1', '169.254.169.254', '10.0.0.1', '[::1]', 'localhost'])
      expect([host, await tryWith({ endpoint: `https://${host}/push`, keys })]).toEqual([host, no])
    expect(await devicesOf(people.owner)).toEqual([])
  })

  it('is called at the address that was checked, and redirects are not followed', async () => {
    await subscribed(people.owner)
    let requested = 0
    const rebinding = async () => [{ address: requested++ === 0 ? '10.0.0.1' : '127.0.0.1', family: 4 }]
    t.app.adapters.push = service.adapter({ resolve: rebinding })
    await ask()
    expect(service.received).toEqual([])
    t.app.adapters.push = service.adapter()
    service.answers(302, { location: 'https://feeds.test/elsewhere' })
    await ask(august)
    expect(service.received.map(({ path }) => path)).toEqual([`/push/${browsers}`])
  })
})
