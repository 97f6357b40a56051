import {
  accountSecurity,
  answerChallenge,
  changeEmail,
  changeLanguage,
  chooseVerification,
  closeAccount,
  confirmSelf,
  endOneSession,
  endOtherSessions,
  exportAccount,
  forgetOneDevice,
  makeKey,
  nameDevice,
  revokeKey,
  signup,
} from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { signupCodeFor } from '#testing/signup-code'
import { formerEmailOf } from './contacts.ts'
import { db } from './tables.ts'
import type { Browser } from './testing/browser.ts'
import { accountsScene, password } from './testing/scene.ts'

const { t, browser, outbox, codeFor, newEmail, join, enter, requestedCode, securityLog } = accountsScene()

const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
const results = <R>(answer: { ok: true; results: R } | { ok: false; error: { message: string } }): R => {
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.results
}
const security = async (at: Browser) => results(await at.call(accountSecurity))

/** Also logged in on a phone, which is remembered. */
const onPhone = async (email: string) => {
  const phone = browser({ userAgent: safari, address: '81.2.69.142' })
  await enter(email, phone)
  const { challengeId, code } = await requestedCode(phone, email)
  await phone.call(answerChallenge, { params: { challengeId }, body: { code, verifyDevice: true } })
  return phone
}

describe('sessions and devices', () => {
  test('are listed with device, place, and last use; the current one is marked', async () => {
    const { at, email } = await join({ isTraveler: true })
    const phone = await onPhone(email)
    t.clock.advance(10)
    await phone.user()
    const { sessions, devices } = await security(at)
    expect(sessions).toHaveLength(2)
    expect(sessions).toMatchObject([
      { name: 'Safari, iPhone', country: 'GB', network: '81.2.*.*', isCurrent: false, byStaff: false },
      { name: 'Chrome, Mac', country: null, network: '127.0.*.*', isCurrent: true },
    ])
    expect(new Map(devices.map(({ name, isCurrent }) => [name, isCurrent]))).toEqual(
      new Map([
        ['Safari, iPhone', false],
        ['Chrome, Mac', true],
      ]),
    )
    expect(new Date(sessions[0]?.lastUsedAt ?? 0).getTime()).toBe(t.clock.now().getTime())
  })

  test('ends one, then all others, but never another person’s', async () => {
    const { at, email } = await join({ isTraveler: true })
    const stranger = await join({ isTraveler: true })
    const phone = await onPhone(email)
    const [first] = (await security(at)).sessions
    const end = (by: Browser) => by.call(endOneSession, { params: { sessionId: first?.id ?? 0 } })
    expect(await end(stranger.at)).toMatchObject({ error: { status: 404 } })
    expect(await phone.user()).not.toBeNull()
    expect(await end(at)).toMatchObject({ ok: true })
    expect(await phone.user()).toBeNull()
    await enter(email, phone)
    expect(await at.call(endOtherSessions)).toMatchObject({ ok: true, results: { ended: 1 } })
    expect(await phone.user()).toBeNull()
    expect(await stranger.at.user()).not.toBeNull()
    expect(await at.user()).not.toBeNull()
  })

  test('names a device, and forgets it with everyone logged in on it', async () => {
    const { at, email } = await join({ isTraveler: true })
    const stranger = await join({ isTraveler: true })
    const phone = await onPhone(email)
    const deviceId = (await security(at)).devices.find(({ isCurrent }) => !isCurrent)?.id ?? 0
    const name = (by: Browser, text: string) => by.call(nameDevice, { params: { deviceId }, body: { name: text } })
    expect(await name(stranger.at, 'Mine now')).toMatchObject({ error: { status: 404 } })
    expect(await name(at, ' Kitchen phone ')).toMatchObject({ ok: true })
    expect((await security(at)).devices.map((device) => device.name)).toContain('Kitchen phone')
    expect(await stranger.at.call(forgetOneDevice, { params: { deviceId } })).toMatchObject({ error: { status: 404 } })
    expect(await at.call(forgetOneDevice, { params: { deviceId } })).toMatchObject({ ok: true })
    expect(await phone.user()).toBeNull()
    await enter(email, phone)
    expect(await phone.user()).toMatchObject({ isDeviceKnown: false })
  })
})

describe('another address', () => {
  test('requires the password, is verified by its own code, and the old one is notified', async () => {
    const { at, email, user } = await join({ isTraveler: true })
    const next = newEmail()
    t.clock.advance(16)
    expect(await at.call(changeEmail, { body: { email: next } })).toMatchObject({ error: { code: 'confirm_first' } })
    await at.call(confirmSelf, { body: { password } })
    const { challenge } = results(await at.call(changeEmail, { body: { email: next } }))
    expect((await at.user())?.email).toBe(email)
    const code = await codeFor(next)
    const given = await at.call(answerChallenge, { params: { challengeId: challenge.id }, body: { code } })
    expect(given).toMatchObject({ ok: true, results: { user: { id: user.id, email: next } } })
    await t.drain()
    expect((await outbox()).some(({ to, subject }) => to === email && /address/i.test(subject))).toBe(true)
    expect(await t.read((ctx) => formerEmailOf(ctx, user.id))).toBe(email)
    const monthLater = new Date(t.clock.now().getTime() + 31 * 86_400_000)
    expect(await t.at(monthLater).read((ctx) => formerEmailOf(ctx, user.id))).toBeNull()
    expect(await securityLog(user.id)).toContain('email_changed')
    expect((await enter(email)).answer.ok).toBe(false)
    expect((await enter(next)).answer.ok).toBe(true)
  })

  test('only the person who reads the mailbox learns that an address is taken', async () => {
    const { at } = await join({ isTraveler: true })
    const other = await join({ isTraveler: true })
    const { challenge } = results(await at.call(changeEmail, { body: { email: other.email } }))
    const code = await codeFor(other.email)
    expect(await at.call(answerChallenge, { params: { challengeId: challenge.id }, body: { code } })).toMatchObject({
      error: { code: 'email_taken', status: 409 },
    })
  })
})

describe('the security log', () => {
  test('is append-only, even for someone with the database’s password', async () => {
    const { user } = await join({ isTraveler: true })
    const change = (run: Parameters<typeof t.write>[0]) => t.write(run)
    await expect(
      change((ctx) =>
        db(ctx).updateTable('accounts.security_event').set({ kind: 'x' }).where('account_id', '=', user.id).execute(),
      ),
    ).rejects.toThrow(/append-only/)
    await expect(
      change((ctx) => db(ctx).deleteFrom('accounts.security_event').where('account_id', '=', user.id).execute()),
    ).rejects.toThrow(/append-only/)
  })

  test('stores networks, not addresses, and no contacts', async () => {
    const { at, email } = await join({ isTraveler: true })
    await onPhone(email)
    const { events } = await security(at)
    expect(JSON.stringify(events)).not.toContain('81.2.69')
    expect(JSON.stringify(events)).not.toContain(email)
    expect(events.map(({ network }) => network)).toContain('81.2.*.*')
  })

  test('changes are announced by email: a new device and a new password', async () => {
    const { email } = await join({ isTraveler: true })
    await onPhone(email)
    await t.drain()
    const subjects = (await outbox()).filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(subjects.some((subject) => /device/i.test(subject))).toBe(true)
  })
})

describe('API keys', () => {
  const make = async (at: Browser, scopes: string[], more: { days?: number } = {}) =>
    results(await at.call(makeKey, { body: { name: 'Channel manager', scopes, ...more } }))
  const ask = (key: string, path: string, init: { method?: 'GET' | 'POST' | 'PUT'; payload?: object } = {}) =>
    t.server.inject({
      method: init.method ?? 'GET',
      url: `/app-portal/v1.1/${path}`,
      headers: { authorization: `Bearer ${key}` },
      ...(init.payload && { payload: init.payload }),
    })

  test('R79 allow what their scopes say, without a cookie or CSRF token, and nothing else', async () => {
    const { at } = await join({ isTraveler: true })
    const { key } = await make(at, ['bookings:read'])
    expect((await ask(key, 'bookings')).statusCode).toBe(200)
    expect((await ask(key, 'notifications')).statusCode).toBe(403)
    expect((await ask(key, 'bookings', { method: 'POST', payload: {} })).statusCode).toBe(403)
    expect((await ask(key, 'properties/search-data')).statusCode).toBe(200)
    for (const path of ['account/security', 'account/export']) expect((await ask(key, path)).statusCode).toBe(403)
    const data = (await ask(key, 'web-data')).json() as { results: { loggedInUser: unknown } }
    expect(data.results.loggedInUser).toBeNull()
  })

  test("do not include a role the person doesn't have", async () => {
    const { at } = await join({ isTraveler: true })
    const { key } = await make(at, ['owner:read', 'staff:write'])
    expect((await ask(key, 'owners/today')).statusCode).toBe(403)
    expect((await ask(key, 'staff/trust')).statusCode).toBe(403)
  })

  test('are shown once and stored as hashes; unknown, revoked, and expired ones give no access', async () => {
    const { at, user } = await join({ isTraveler: true })
    const { id, key } = await make(at, ['bookings:read'], { days: 1 })
    expect((await security(at)).keys).toMatchObject([{ id, name: 'Channel manager', hint: key.slice(0, 8) }])
    const rows = await t.read((ctx) => db(ctx).selectFrom('accounts.api_key').selectAll().execute())
    expect(JSON.stringify(rows)).not.toContain(key)
    expect((await ask(`${key}x`, 'bookings')).statusCode).toBe(401)
    const stranger = await join({ isTraveler: true })
    expect(await stranger.at.call(revokeKey, { params: { keyId: id } })).toMatchObject({ error: { status: 404 } })
    expect((await ask(key, 'bookings')).statusCode).toBe(200)
    t.clock.advance(24 * 60)
    expect((await ask(key, 'bookings')).statusCode).toBe(401)
    await at.call(confirmSelf, { body: { password } })
    const other = await make(at, ['bookings:read'])
    await at.call(revokeKey, { params: { keyId: other.id } })
    expect((await ask(other.key, 'bookings')).statusCode).toBe(401)
    expect(await securityLog(user.id)).toEqual(expect.arrayContaining(['key_made', 'key_revoked']))
  })

  test("are rejected with a scope that doesn't exist, or without the password", async () => {
    const { at } = await join({ isTraveler: true })
    expect(await at.call(makeKey, { body: { name: 'x', scopes: ['everything'] } })).toMatchObject({
      error: { code: 'unknown_scope' },
    })
    t.clock.advance(16)
    expect(await at.call(makeKey, { body: { name: 'x', scopes: ['bookings:read'] } })).toMatchObject({
      error: { code: 'confirm_first' },
    })
  })
})

describe('exporting one’s data and closing the account', () => {
  test('the export contains everything but secrets', async () => {
    const { at, email, user } = await join({ isTraveler: true })
    await make(at)
    const data = results(await at.call(exportAccount)) as Record<string, unknown>
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['madeAt', 'account', 'roles', 'sessions', 'devices', 'security', 'bookings', 'homes']),
    )
    expect(data.account).toMatchObject({ id: user.id, email })
    expect(JSON.stringify(data)).not.toMatch(/argon2|token_hash|key_hash|secret/)
  })

  const make = async (at: Browser) => results(await at.call(makeKey, { body: { name: 'x', scopes: ['homes:read'] } }))

  test('closing requires the password; then the person’s data is gone and their account id stays', async () => {
    const { at, email, user } = await join({ isTraveler: true, phone: '+1 631 555 0177' })
    await onPhone(email)
    const { key } = await make(at)
    expect(await at.call(closeAccount, { body: { password: 'a guess' } })).toMatchObject({
      error: { code: 'wrong_password' },
    })
    expect(await at.call(closeAccount, { body: { password } })).toMatchObject({ ok: true })
    expect(await at.user()).toBeNull()
    expect((await enter(email)).answer.ok).toBe(false)
    const held = await t.read(async (ctx) => ({
      account: await db(ctx).selectFrom('accounts.account').selectAll().where('id', '=', user.id).executeTakeFirst(),
      sessions: await db(ctx).selectFrom('accounts.session').selectAll().where('account_id', '=', user.id).execute(),
      devices: await db(ctx).selectFrom('accounts.device').selectAll().where('account_id', '=', user.id).execute(),
      challenges: await db(ctx)
        .selectFrom('accounts.challenge')
        .selectAll()
        .where('account_id', '=', user.id)
        .execute(),
      log: await db(ctx).selectFrom('accounts.security_event').selectAll().where('account_id', '=', user.id).execute(),
    }))
    expect(held.account).toMatchObject({ first_name: 'Closed', phone: null, email: `closed-${user.id}@closed.invalid` })
    expect(JSON.stringify(held)).not.toMatch(/Ines|Okafor|0177|198\.51\.100|iPhone/)
    expect(JSON.stringify(held)).not.toContain(email)
    expect(held.log.length).toBeGreaterThan(0)
    const requested = await t.server.inject({
      url: '/app-portal/v1.1/properties/search-data',
      headers: { authorization: `Bearer ${key}` },
    })
    expect(requested.statusCode).toBe(401)
    const again = browser()
    await again.pull()
    const person = { firstName: 'Ines', lastName: 'Okafor', email, phone: '+1 631 555 0101' }
    const body = { ...person, password, confirmPassword: password, quickSignup: true }
    const code = await signupCodeFor(t, email)
    expect(await again.call(signup, { body: { ...body, code } })).toMatchObject({ ok: true })
  })

  test('an account that is still needed stays open and says why', async () => {
    const { at } = await join({ isTraveler: true })
    const { personal } = t.app.adapters
    t.app.adapters.personal = { ...personal, needs: async () => ['You still have an upcoming stay.'] }
    const answer = await at.call(closeAccount, { body: { password } })
    t.app.adapters.personal = personal
    expect(answer).toMatchObject({
      error: { code: 'still_needed', status: 409, details: { reasons: ['You still have an upcoming stay.'] } },
    })
    expect(await at.call(changeLanguage, { body: { language: 'en' } })).toMatchObject({ ok: true })
    expect(await at.call(chooseVerification, { body: { when: 'every_login' } })).toMatchObject({ ok: true })
  })
})
