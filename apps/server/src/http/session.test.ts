import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { App } from '#kernel/app'
import {
  actorOf,
  bearerOf,
  deviceCookie,
  endSession,
  keepDevice,
  mountSessions,
  restoreStaffSession,
  sessionCookie,
  startSession,
  stashStaffSession,
  visitorCookie,
} from './session.ts'

const now = new Date('2027-01-15T17:00:00Z')
const minutesAgo = (minutes: number, ms = 0) => new Date(now.getTime() - minutes * 60_000 - ms)

const session = {
  sessionId: 7,
  accountId: 12,
  roles: ['owner'],
  permissions: [],
  levels: {},
  pending: null,
  passwordExpired: false,
  tempPassword: false,
  confirmedAt: null,
  secondFactorAt: null,
  hasFactor: true,
  lastUsedAt: now,
  expiresAt: new Date('2027-02-14T17:00:00Z'),
  deviceId: 3,
  impersonatedBy: null,
}

/** An installation whose database holds this session or key, and counts what is written. */
const appWith = (found: object | undefined, publicUrl = 'http://localhost:3000') => {
  const seen = { reads: 0, writes: 0 }
  const app = {
    clock: { now: () => now },
    config: { publicUrl, staffFactorHours: 12 },
    work: {
      read: async () => {
        seen.reads += 1
        return found
      },
      write: async () => {
        seen.writes += 1
      },
    },
  } as unknown as App
  return { app, seen }
}

type Requested = { cookies?: Record<string, string>; headers?: Record<string, string>; url?: string }

/** The caller, for calls of the contract (`restricted`) and everywhere else, and the answer’s cookies. */
const call = async (app: App, { cookies = {}, headers = {}, url = '/app-portal/v1.1/ping' }: Requested = {}) => {
  const server = Fastify()
  await server.register(cookie)
  mountSessions(server, app)
  server.get('*', async (request) => ({
    actor: await actorOf(app, request),
    visitorSecret: request.visitorSecret,
    deviceToken: request.deviceToken,
  }))
  server.get('/restricted', async (request) => ({ actor: await actorOf(app, request, { evenRestricted: true }) }))
  const answer = await server.inject({ url, headers, cookies })
  await server.close()
  return { status: answer.statusCode, body: answer.json(), set: answer.cookies }
}
const withSession = { cookies: { [sessionCookie]: 'token' } }
const onCall = { ...withSession, url: '/restricted' }
const key = { headers: { authorization: 'Bearer key-of-a-program' } }

describe('a visitor', () => {
  test('gets a cookie with the first call, for a year, that no script can read', async () => {
    const { set, body } = await call(appWith(undefined).app)
    expect(set).toMatchObject([
      {
        name: visitorCookie,
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 31_536_000,
        value: body.visitorSecret,
      },
    ])
    expect(set[0]).not.toHaveProperty('secure')
    expect(body.actor).toMatchObject({ kind: 'visitor', scope: expect.stringMatching(/^visitor:.{22}$/) })
  })

  test('gets none from a page, and keeps an existing one', async () => {
    const { app } = appWith(undefined)
    expect(await call(app, { url: '/' })).toMatchObject({ set: [], body: { visitorSecret: '' } })
    const known = 'a'.repeat(24)
    expect(await call(app, { cookies: { [visitorCookie]: known } })).toMatchObject({
      set: [],
      body: { visitorSecret: known },
    })
  })

  test('cannot choose a secret that is too short, too long, or has other characters', async () => {
    const { app } = appWith(undefined)
    for (const secret of ['short', 'x'.repeat(15), 'x'.repeat(65), `${'x'.repeat(20)}%22`]) {
      const { set } = await call(app, { cookies: { [visitorCookie]: secret } })
      expect(set, secret).toHaveLength(1)
    }
    for (const secret of ['x'.repeat(16), 'x'.repeat(64)])
      expect((await call(app, { cookies: { [visitorCookie]: secret } })).set).toEqual([])
  })

  test('has cookies over TLS only, if the site is served over it', async () => {
    const { set } = await call(appWith(undefined, 'https://stay.example').app)
    expect(set).toMatchObject([{ name: visitorCookie, secure: true }])
  })

  test('sends the token of a known browser, if it is well-formed', async () => {
    const { app } = appWith(undefined)
    const device = async (token: string) =>
      (await call(app, { cookies: { [deviceCookie]: token } })).body.deviceToken as string
    expect(await device('d'.repeat(20))).toBe('d'.repeat(20))
    expect(await device('short')).toBe('')
  })
})

describe('a session', () => {
  test('is a person on every kind of request', async () => {
    const { app } = appWith(session)
    expect((await call(app, withSession)).body.actor).toMatchObject({
      kind: 'person',
      scope: 'account:12',
      accountId: 12,
      sessionId: 7,
      scopes: null,
      restriction: null,
      deviceId: 3,
    })
  })

  test('counts as a visitor if unknown or ended, and is not looked up without a cookie', async () => {
    const { app, seen } = appWith(undefined)
    expect((await call(app, withSession)).body.actor.kind).toBe('visitor')
    expect(seen.reads).toBe(1)
    expect((await call(app)).body.actor.kind).toBe('visitor')
    expect(seen.reads).toBe(1)
  })

  test('records its use after five minutes, and not sooner', async () => {
    const writes = async (lastUsedAt: Date) => {
      const { app, seen } = appWith({ ...session, lastUsedAt })
      await call(app, withSession)
      return seen.writes
    }
    expect([await writes(minutesAgo(5)), await writes(minutesAgo(5, 1))]).toEqual([0, 1])
  })

  test.each([
    ['an expired password', { passwordExpired: true, pending: 'verify_email', tempPassword: true }, 'password_expired'],
    ['what must be proved', { pending: 'verify_email', tempPassword: true }, 'verify_email'],
    ['a missing second factor', { roles: ['staff'], tempPassword: true }, 'staff_factor'],
    ['a temporary password', { roles: ['staff'], hasFactor: false, tempPassword: true }, 'password_temporary'],
    ['a second factor to enroll', { roles: ['staff'], hasFactor: false }, 'enroll_factor'],
    ['nothing', { roles: ['staff'], secondFactorAt: minutesAgo(12 * 60 - 1) }, null],
    ['nothing, where no factor is asked', {}, null],
  ])('is restricted by %s before everything that comes after it', async (_name, more, restriction) => {
    const { app, seen } = appWith({ ...session, lastUsedAt: minutesAgo(60), ...more })
    expect((await call(app, onCall)).body.actor).toMatchObject({ kind: 'person', restriction })
    expect(seen.writes).toBe(1)
    // Pages and files make no distinction: there, a session without access is a visitor.
    expect((await call(app, withSession)).body.actor.kind).toBe(restriction === null ? 'person' : 'visitor')
    expect(seen.writes).toBe(restriction === null ? 2 : 1)
  })
})

describe('a program', () => {
  const holder = { ...session, scopes: ['bookings:read'], keyId: 4, lastUsedAt: now }

  test('is identified by its key on calls of the contract, and is a stranger everywhere else', async () => {
    const { app, seen } = appWith(holder)
    expect((await call(app, { ...key, url: '/restricted' })).body.actor).toMatchObject({
      kind: 'person',
      accountId: 12,
      sessionId: 0,
      scopes: ['bookings:read'],
      restriction: null,
    })
    const { reads } = seen
    expect((await call(app, key)).body.actor.kind).toBe('visitor')
    expect(seen.reads).toBe(reads)
  })

  test('has its key and nothing else: a session cookie sent along is ignored', async () => {
    const { app, seen } = appWith(session)
    expect((await call(app, { ...key, ...withSession })).body.actor.kind).toBe('visitor')
    expect(seen.reads).toBe(0)
  })

  test('is rejected if its key is unknown, not treated as a visitor', async () => {
    expect((await call(appWith(undefined).app, { ...key, url: '/restricted' })).status).toBe(401)
  })

  test('records its use the first time, and after five minutes', async () => {
    const writes = async (lastUsedAt: Date | null) => {
      const { app, seen } = appWith({ ...holder, lastUsedAt })
      await call(app, { ...key, url: '/restricted' })
      return seen.writes
    }
    expect([await writes(minutesAgo(5)), await writes(minutesAgo(5, 1)), await writes(null)]).toEqual([0, 1, 1])
  })

  test('has no access if it belongs to staff without a second factor', async () => {
    const { app } = appWith({ ...holder, roles: ['staff'] })
    expect((await call(app, { ...key, url: '/restricted' })).body.actor.restriction).toBe('staff_factor')
  })

  test.each([
    ['Bearer abc', 'abc'],
    ['bearer abc', 'abc'],
    ['Bearer a b', undefined],
    ['Basic abc', undefined],
    ['', undefined],
  ])('“%s” holds the key %s', (authorization, found) => {
    expect(bearerOf({ headers: { authorization } } as never)).toBe(found)
  })
})

describe('the cookies of a session', () => {
  const answering = async (act: (app: App, server: FastifyInstance) => void) => {
    const { app } = appWith(undefined)
    const server: FastifyInstance = Fastify()
    await server.register(cookie)
    act(app, server)
    const answer = await server.inject({ url: '/', cookies: { porchlight_staff: 'own' } })
    await server.close()
    return answer
  }
  const safe = { path: '/', httpOnly: true, sameSite: 'Lax' }

  test('start and end with it, and recognize the browser for a year', async () => {
    const { cookies } = await answering((app, server) => {
      server.get('/', async (_request, reply) => {
        startSession(app, reply, 'token', session.expiresAt)
        keepDevice(app, reply, 'device')
        return 'ok'
      })
    })
    expect(cookies).toMatchObject([
      { name: sessionCookie, value: 'token', expires: session.expiresAt, ...safe },
      { name: deviceCookie, value: 'device', maxAge: 31_536_000, ...safe },
    ])
    const ended = await answering((app, server) => {
      server.get('/', async (_request, reply) => {
        endSession(app, reply)
        return 'ok'
      })
    })
    expect(ended.cookies).toMatchObject([{ name: sessionCookie, value: '', expires: new Date(0) }])
  })

  test('set a staff member’s own session aside for a day, and restore it once', async () => {
    const { cookies } = await answering((app, server) => {
      server.get('/', async (_request, reply) => {
        stashStaffSession(app, reply, 'own')
        return 'ok'
      })
    })
    expect(cookies).toMatchObject([{ name: 'porchlight_staff', value: 'own', maxAge: 86_400, ...safe }])
    const taken = await answering((app, server) => {
      server.get('/', async (request, reply) => restoreStaffSession(app, request, reply))
    })
    expect(taken.body).toBe('own')
    expect(taken.cookies).toMatchObject([{ name: 'porchlight_staff', value: '', expires: new Date(0) }])
  })
})
