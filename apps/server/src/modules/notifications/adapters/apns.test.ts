import { afterEach, describe, expect, it } from 'vitest'
import { apnsServer } from '../testing/apns-server.ts'
import { apnsPush } from './apns.ts'
import type { AppPush } from './app-push.ts'
import { PushRefused } from './push.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const service = async (...behaviors: Parameters<typeof apnsServer>) => {
  const server = await apnsServer(...behaviors)
  const push = apnsPush(server.account)
  closing.push(push.close, server.close)
  return { ...server, push }
}

const token = 'ab'.repeat(32)
const message: AppPush = {
  token,
  noticeId: 15,
  title: 'Marram House is booked',
  body: '7 nights',
  url: '/me/app-notification/redirect/15',
  urgency: 'high',
}

describe('Apple’s push service', () => {
  it('gets a push for one phone, signed with the team’s key, under a name that makes it show only once', async () => {
    const { push, received } = await service()
    expect(await push.send(message)).toBe('taken')
    expect(received).toMatchObject([
      {
        path: `/3/device/${token}`,
        headers: {
          'apns-topic': 'com.porchlight.stays',
          'apns-push-type': 'alert',
          'apns-priority': '10',
          'apns-expiration': String(Date.parse('2027-01-16T17:00:00Z') / 1000),
          'apns-collapse-id': 'notice-15',
        },
        payload: {
          aps: { alert: { title: message.title, body: message.body }, sound: 'default' },
          id: 15,
          url: message.url,
        },
      },
    ])
  })

  it('is called over one connection with one token, which is renewed before its hour is over', async () => {
    const { push, received, tokens, clock } = await service()
    await Promise.all([push.send(message), push.send({ ...message, urgency: 'normal' })])
    clock.now += 45 * 60_000
    await push.send(message)
    expect(tokens.size).toBe(1)
    clock.now += 10 * 60_000
    expect(await push.send(message)).toBe('taken')
    expect(tokens.size).toBe(2)
    expect(received.map(({ connection }) => connection)).toEqual([1, 1, 1, 1])
    expect(received[1]?.headers['apns-priority']).toBe('5')
  })

  it('is called again after it closes the connection', async () => {
    const { push, received, sendAway } = await service()
    await push.send(message)
    sendAway()
    await expect.poll(() => push.send(message).catch(String)).toBe('taken')
    await push.send(message)
    expect(received.at(-1)?.connection).toBe(2)
  })

  it.each([
    [410, 'Unregistered'],
    [410, 'ExpiredToken'],
    [400, 'BadDeviceToken'],
  ])('%d %s: the app is gone from the phone', async (status, reason) => {
    const { push } = await service({ status, reason })
    expect(await push.send(message)).toBe('gone')
  })

  it.each([
    [400, 'DeviceTokenNotForTopic'],
    [413, 'PayloadTooLarge'],
  ])('%d %s is permanent, and reported without the token', async (status, reason) => {
    const { push } = await service({ status, reason })
    const refused = (await push.send(message).catch((error: Error) => error)) as Error
    expect(refused).toBeInstanceOf(PushRefused)
    expect(refused.message).toBe(`Apple’s push service answered with status ${status}, ${reason}.`)
  })

  it.each([
    ['429 too many', { status: 429, reason: 'TooManyRequests' }],
    ['500', { status: 500, reason: 'InternalServerError' }],
    ['503 without a reason', { status: 503 }],
    ['403, which is the operator’s to mend', { status: 403, reason: 'InvalidProviderToken' }],
    ['a server that hangs', { hang: true }],
    ['a connection that drops', { drop: true }],
  ])('%s is temporary, not permanent', async (_name, behavior) => {
    const { push } = await service(behavior)
    const failed = await push.send(message).catch((error: Error) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(PushRefused)
    expect(await push.send(message)).toBe('taken')
  })

  it("doesn't reuse a connection on which no response arrives", async () => {
    const { push, received } = await service({ hang: true })
    await expect(push.send(message)).rejects.toThrow()
    await push.send(message)
    expect(received.map(({ connection }) => connection)).toEqual([1, 2])
  })

  it('discards a token that Apple finds too old', async () => {
    const { push, clock, tokens, account } = await service()
    await push.send(message)
    // Our clock stands still while Apple's goes on.
    const ours = clock.now
    const late = apnsPush({ ...account, now: () => ours })
    closing.push(late.close)
    await late.send(message)
    clock.now += 2 * 3_600_000
    await expect(late.send(message)).rejects.toThrow('403, ExpiredProviderToken')
    const before = tokens.size
    clock.now = ours
    expect(await late.send(message)).toBe('taken')
    expect(tokens.size).toBe(before + 1)
  })

  it('is a temporary failure when it is unreachable', async () => {
    const { push, close } = await service()
    close()
    await expect(push.send(message)).rejects.not.toBeInstanceOf(PushRefused)
  })
})
