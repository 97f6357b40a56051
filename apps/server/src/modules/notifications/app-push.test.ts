import {
  keepPush,
  logout,
  myNoticePreferences,
  registerAppPush,
  setNoticePreferences,
  unsubscribePush,
} from '@porchlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { good, held, refused } from '../bookings/testing/guest.ts'
import { apnsPush } from './adapters/apns.ts'
import { fcmPush } from './adapters/fcm.ts'
import { apnsServer } from './testing/apns-server.ts'
import { fcmServer } from './testing/fcm-server.ts'
import { july, noticesScene, type Reader } from './testing/scene.ts'

const { t, people, menu } = noticesScene()

let apple: Awaited<ReturnType<typeof apnsServer>>
let google: Awaited<ReturnType<typeof fcmServer>>
beforeAll(async () => {
  apple = await apnsServer()
  google = await fcmServer()
})
afterAll(() => {
  apple.close()
  google.close()
})
beforeEach(() => {
  t.app.adapters.appPush = { apns: apnsPush(apple.account), fcm: fcmPush(google.account) }
  apple.received.length = 0
  google.received.length = 0
})

let phones = 0
const phone = async (who: Reader, platform: 'ios' | 'android') => {
  phones += 1
  const token =
    platform === 'ios' ? phones.toString(16).padStart(64, '0') : `c1:APA91b-${phones}-0123456789abcdef01234567`
  const { device } = await good(who.call(registerAppPush, { body: { platform, token } }))
  return { token, device }
}
const preferencesOf = async (who: Reader) => (await good(who.call(myNoticePreferences))).preferences
const august = { arrive: '2027-08-06', depart: '2027-08-13' }
const ask = async (stay = july) => {
  await held(people.guest, { homeId: people.askHome.id, ...stay })
  await t.drain()
}

describe('a push to the app', () => {
  it('A10 reaches each phone once, by its own service, and leads to the message', async () => {
    const ios = await phone(people.owner, 'ios')
    const android = await phone(people.owner, 'android')
    await ask()
    await t.drain()
    const [message] = (await menu(people.owner)).messages
    const url = `/me/app-notification/redirect/${message?.id}`
    expect(apple.received).toMatchObject([
      {
        path: `/3/device/${ios.token}`,
        headers: { 'apns-priority': '10', 'apns-collapse-id': `notice-${message?.id}` },
        payload: { aps: { alert: { title: 'Ada Quill requests 7 nights at Marram House' } }, id: message?.id, url },
      },
    ])
    expect(google.received).toMatchObject([
      { message: { token: android.token, data: { id: String(message?.id), url } } },
    ])
  })

  it('is not sent about what its reader wants none of', async () => {
    await phone(people.owner, 'ios')
    const channels = { product: true, email: true, push: false }
    await good(people.owner.call(setNoticePreferences, { body: { topics: [{ topic: 'requests', channels }] } }))
    await ask()
    expect(apple.received).toEqual([])
  })

  it('a phone that has dropped the app is forgotten', async () => {
    await phone(people.owner, 'ios')
    apple.next({ status: 410, reason: 'Unregistered' })
    await ask()
    expect(apple.received).toHaveLength(1)
    expect((await preferencesOf(people.owner)).devices).toEqual([])
  })

  it('is tried again while the service is troubled, and taken once', async () => {
    await phone(people.owner, 'android')
    google.next({ status: 503, body: '' })
    await ask()
    await vi.waitFor(
      async () => {
        await t.drain()
        expect(google.received).toHaveLength(2)
      },
      { timeout: 20_000, interval: 500 },
    )
    await t.drain()
    expect(google.received).toHaveLength(2)
  })
})

describe('the app on a phone', () => {
  it('is named by the site and the phone’s system, and belongs to the person who logged in on it last', async () => {
    const { token } = await phone(people.owner, 'ios')
    expect((await preferencesOf(people.owner)).devices).toMatchObject([{ name: 'Porchlight' }])
    await good(people.guest.call(registerAppPush, { body: { platform: 'ios', token } }))
    expect((await preferencesOf(people.owner)).devices).toEqual([])
    expect(await good(people.guest.call(unsubscribePush, { body: { endpoint: token } }))).toEqual({ removed: 1 })
  })

  it('gets nothing once its session has ended, and goes on with the next unless it was taken off', async () => {
    const { token } = await phone(people.owner, 'android')
    await good(people.owner.call(logout))
    await ask()
    expect(google.received).toEqual([])
    const back = await t.as(people.owner.accountId)
    expect(await good(back.call(keepPush, { body: { endpoint: token } }))).toEqual({ kept: true })
    await ask(august)
    expect(google.received).toHaveLength(1)
    await good(back.call(unsubscribePush, { body: { endpoint: token } }))
    expect(await good(back.call(keepPush, { body: { endpoint: token } }))).toEqual({ kept: false })
  })

  it('cannot be registered where this installation has no key of its service, which is told beforehand', async () => {
    t.app.adapters.appPush = { apns: apnsPush(apple.account), fcm: null }
    expect((await preferencesOf(people.owner)).appPush).toEqual({ ios: true, android: false })
    const body = { platform: 'android', token: 'c1:APA91b-0-0123456789abcdef01234567' } as const
    expect(await refused(people.owner.call(registerAppPush, { body }))).toEqual({
      status: 422,
      code: 'push_not_set_up',
    })
  })

  it('is passed over when the key has been taken away since', async () => {
    await phone(people.owner, 'ios')
    t.app.adapters.appPush = { apns: null, fcm: null }
    await ask()
    expect(apple.received).toEqual([])
    expect((await preferencesOf(people.owner)).devices).toHaveLength(1)
  })

  it('is named by a text that a service would give out', async () => {
    for (const token of ['', 'short', `${'a'.repeat(40)}/../x`, 'a'.repeat(1001)])
      expect(await refused(people.owner.call(registerAppPush, { body: { platform: 'ios', token } }))).toMatchObject({
        status: 422,
      })
  })
})
