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
  it('A10 reaches each phone once, through its own service, and leads to the message', async () => {
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

  it('is not sent about topics its reader turned off', async () => {
    await phone(people.owner, 'ios')
    const channels = { product: true, email: true, push: false }
    await good(people.owner.call(setNoticePreferences, { body: { topics: [{ topic: 'requests', channels }] } }))
    await ask()
    expect(apple.received).toEqual([])
  })

  it('forgets a phone that removed the app', async () => {
    await phone(people.owner, 'ios')
    apple.next({ status: 410, reason: 'Unregistered' })
    await ask()
    expect(apple.received).toHaveLength(1)
    expect((await preferencesOf(people.owner)).devices).toEqual([])
  })

  it('is retried while the service has problems, and delivered once', async () => {
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
  it('is named after the site and the phone’s system, and belongs to the person who last logged in on it', async () => {
    const { token } = await phone(people.owner, 'ios')
    expect((await preferencesOf(people.owner)).devices).toMatchObject([{ name: 'Porchlight' }])
    await good(people.guest.call(registerAppPush, { body: { platform: 'ios', token } }))
    expect((await preferencesOf(people.owner)).devices).toEqual([])
    expect(await good(people.guest.call(unsubscribePush, { body: { endpoint: token } }))).toEqual({ removed: 1 })
  })

  it('gets nothing once its session has ended, and resumes with the next one unless it was removed', async () => {
    const { token } = await phone(people.owner, 'android')
    await good(people.owner.call(logout))
    await ask()
    expect(google.received).toEqual([])
    const back = await t.as(people.owner.accountId)
    expect(await good(back.call(keepPush, { body: { endpoint: token } }))).toEqual({ registered: true })
    await ask(august)
    expect(google.received).toHaveLength(1)
    await good(back.call(unsubscribePush, { body: { endpoint: token } }))
    expect(await good(back.call(keepPush, { body: { endpoint: token } }))).toEqual({ registered: false })
  })

  it("can't be registered if this installation has no key for its service, which is announced beforehand", async () => {
    t.app.adapters.appPush = { apns: apnsPush(apple.account), fcm: null }
    expect((await preferencesOf(people.owner)).appPush).toEqual({ ios: true, android: false })
    const body = { platform: 'android', token: 'c1:APA91b-0-0123456789abcdef01234567' } as const
    expect(await refused(people.owner.call(registerAppPush, { body }))).toEqual({
      status: 422,
      code: 'push_not_set_up',
    })
  })

  it('is skipped if the key was removed since', async () => {
    await phone(people.owner, 'ios')
    t.app.adapters.appPush = { apns: null, fcm: null }
    await ask()
    expect(apple.received).toEqual([])
    expect((await preferencesOf(people.owner)).devices).toHaveLength(1)
  })

  it('must have a token in the format its service issues', async () => {
    for (const token of ['', 'short', `${'a'.repeat(40)}/../x`, 'a'.repeat(1001)])
      expect(await refused(people.owner.call(registerAppPush, { body: { platform: 'ios', token } }))).toMatchObject({
        status: 422,
      })
  })
})
