import { afterEach, describe, expect, it } from 'vitest'
import { fcmRefusal, fcmServer } from '../testing/fcm-server.ts'
import type { AppPush } from './app-push.ts'
import { fcmPush } from './fcm.ts'
import { PushRefused } from './push.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const service = async (...behaviors: NonNullable<Parameters<typeof fcmServer>[0]>) => {
  const server = await fcmServer(behaviors)
  closing.push(server.close)
  return { ...server, push: fcmPush(server.account) }
}

const message: AppPush = {
  token: 'c1:APA91b-Lantern_0123456789abcdef',
  noticeId: 15,
  title: 'Marram House is booked',
  body: '7 nights',
  url: '/me/app-notification/redirect/15',
  urgency: 'high',
}
const fcmError = (errorCode: string) => ({
  '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError',
  errorCode,
})
const badField = (field: string) => ({
  '@type': 'type.googleapis.com/google.rpc.BadRequest',
  fieldViolations: [{ field, description: 'Invalid' }],
})

describe('Firebase Cloud Messaging', () => {
  it('gets a push for one phone, on the messages channel, under a name that makes it show only once', async () => {
    const { push, received } = await service()
    expect(await push.send(message)).toBe('taken')
    expect(received).toEqual([
      {
        path: '/v1/projects/porchlight-test/messages:send',
        message: {
          token: message.token,
          notification: { title: message.title, body: message.body },
          data: { id: '15', url: message.url },
          android: {
            priority: 'HIGH',
            ttl: '86400s',
            collapse_key: 'notice-15',
            notification: { channel_id: 'messages', tag: 'notice-15' },
          },
        },
      },
    ])
  })

  it('issues one access token for all simultaneous callers, which is cached until a minute before it expires', async () => {
    const { push, given, clock } = await service()
    await Promise.all([push.send(message), push.send({ ...message, urgency: 'normal' })])
    clock.now += 58 * 60_000
    await push.send(message)
    expect(given.size).toBe(1)
    clock.now += 61_000
    expect(await push.send(message)).toBe('taken')
    expect(given.size).toBe(2)
  })

  it('discards an access token that is no longer accepted', async () => {
    const { push, given } = await service()
    await push.send(message)
    given.clear()
    await expect(push.send(message)).rejects.toThrow('401, UNAUTHENTICATED')
    expect(await push.send(message)).toBe('taken')
  })

  it.each([
    ['404 UNREGISTERED', fcmRefusal(404, 'NOT_FOUND', fcmError('UNREGISTERED'))],
    [
      '400 about the token',
      fcmRefusal(400, 'INVALID_ARGUMENT', fcmError('INVALID_ARGUMENT'), badField('message.token')),
    ],
  ])('%s: the app is gone from the phone', async (_name, refusal) => {
    const { push } = await service(refusal)
    expect(await push.send(message)).toBe('gone')
  })

  it.each([
    ['a message that is none', fcmRefusal(400, 'INVALID_ARGUMENT', badField('message.android.ttl'))],
    ['the app of another sender', fcmRefusal(403, 'PERMISSION_DENIED', fcmError('SENDER_ID_MISMATCH'))],
  ])('%s is permanent, and reported without Google’s message', async (_name, refusal) => {
    const { push } = await service(refusal)
    const refused = (await push.send(message).catch((error: Error) => error)) as Error
    expect(refused).toBeInstanceOf(PushRefused)
    expect(refused.message).not.toContain('abc')
  })

  it.each([
    ['429', fcmRefusal(429, 'RESOURCE_EXHAUSTED', fcmError('QUOTA_EXCEEDED'))],
    ['500', fcmRefusal(500, 'INTERNAL')],
    ['503 without JSON', { status: 503, body: '<html>' }],
    ['403, which is the operator’s to mend', fcmRefusal(403, 'PERMISSION_DENIED')],
    ['a redirect', { status: 302 }],
    ['a server that hangs', { hang: true }],
    ['a connection that drops', { drop: true }],
  ])('%s is temporary, not permanent', async (_name, behavior) => {
    const { push } = await service(behavior)
    const failed = await push.send(message).catch((error: Error) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(PushRefused)
    expect(await push.send(message)).toBe('taken')
  })

  it.each([
    ['refused', { status: 400, body: { error: 'invalid_grant' } }],
    ['empty', { body: {} }],
    ['hanging', { hang: true }],
  ])(
    "treats an access token that can't be obtained (%s) as temporary, and requests it again",
    async (_name, behavior) => {
      const { push, nextGrant } = await service()
      nextGrant(behavior)
      const failed = await push.send(message).catch((error: Error) => error)
      expect(failed).toBeInstanceOf(Error)
      expect(failed).not.toBeInstanceOf(PushRefused)
      expect(await push.send(message)).toBe('taken')
    },
  )
})
