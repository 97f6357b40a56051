import {
  accountSecurity,
  addPasskey,
  answerByAuthenticator,
  answerChallenge,
  challengeUser,
  makeKey,
  proveAuthenticator,
  removeAuthenticator,
  requestChallenge,
  staffAccount,
  startAuthenticator,
  startPasskey,
  webData,
} from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { codeOfSecret } from './adapters/authenticator.ts'
import { approverWaitUntil } from './approvers.ts'
import { enrollKnownSecret, factorsOf } from './factors.ts'
import { resetFactors } from './reset-factors.ts'
import { openSession } from './sessions.ts'
import { putRoles } from './staff-access.ts'
import type { Browser } from './testing/browser.ts'
import { softPasskey } from './testing/passkey.ts'
import { accountsScene } from './testing/scene.ts'

const { t, join, enter, requestedCode, browser, outbox } = accountsScene()

const results = <R>(answer: { ok: true; results: R } | { ok: false; error: { code: string } }): R => {
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results
}
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const code = () => ({ code: codeOfSecret(secret, t.clock.now()) })

/** Someone who joined the team after signing up, with or without an authenticator app. */
const teammate = async ({ enrolled = true } = {}) => {
  const { email, user, at } = await join({ isTraveler: true })
  await t.write(async (ctx) => {
    await putRoles(ctx, user.id, ['traveler'], ['traveler', 'admin'])
    if (enrolled) await enrollKnownSecret(ctx, t.app.seal, { accountId: user.id, secret })
  })
  return { email, id: user.id, first: at }
}
/** A staff call. */
const opens = (at: Browser, id: number) => at.call(staffAccount, { params: { id } })
const refused = (code: string) => ({ ok: false, error: { code, status: 403 } })

describe('a staff account', () => {
  test('has no access by password: it must pass the second factor at every login, even on a known device', async () => {
    const { email, id } = await teammate()
    const { at } = await enter(email)
    expect(await opens(at, id)).toMatchObject({ error: { code: 'device_unknown', status: 469 } })
    results(await at.call(answerByAuthenticator, { body: { ...code(), verifyDevice: true } }))
    expect(await opens(at, id)).toMatchObject({ ok: true })
    t.clock.advance(1)
    const { answer } = await enter(email, at)
    expect(answer).toMatchObject({ results: { user: { requiresTwoFactor: true, isDeviceKnown: true, roles: [] } } })
    expect(await opens(at, id)).toMatchObject(refused('second_factor_first'))
    expect(await at.call(accountSecurity)).toMatchObject(refused('second_factor_first'))
    results(await at.call(answerByAuthenticator, { body: code() }))
    expect(await opens(at, id)).toMatchObject({ ok: true })
    expect(await at.user()).toMatchObject({
      requiresTwoFactor: false,
      roles: expect.arrayContaining([{ name: 'admin' }]),
    })
  })

  test('without a factor verifies its mailbox and then adds one before anything else responds', async () => {
    const { email, id } = await teammate({ enrolled: false })
    const { at } = await enter(email)
    expect(await at.call(startAuthenticator)).toMatchObject({ error: { code: 'device_unknown' } })
    const requested = await requestedCode(at, email)
    const opened = results(
      await at.call(answerChallenge, {
        params: { challengeId: requested.challengeId },
        body: { code: requested.code },
      }),
    )
    expect(opened.user).toMatchObject({ enrollsFactor: true, roles: [], permissions: [] })
    expect(await opens(at, id)).toMatchObject(refused('enroll_factor_first'))
    expect(await at.call(accountSecurity)).toMatchObject(refused('enroll_factor_first'))
    expect(await at.call(makeKey, { body: { name: 'x', scopes: ['staff:write'] } })).toMatchObject({ ok: false })
    const started = results(await at.call(startAuthenticator))
    const body = { code: codeOfSecret(started.secret, t.clock.now()) }
    expect(results(await at.call(proveAuthenticator, { body })).recoveryCodes).toHaveLength(10)
    expect(await opens(at, id)).toMatchObject({ ok: true })
  })

  test('may add a passkey instead', async () => {
    const { email, id } = await teammate({ enrolled: false })
    const { at } = await enter(email)
    const requested = await requestedCode(at, email)
    results(
      await at.call(answerChallenge, {
        params: { challengeId: requested.challengeId },
        body: { code: requested.code },
      }),
    )
    const passkey = softPasskey(t.app.config.publicUrl, email)
    const { options } = results(await at.call(startPasskey))
    results(await at.call(addPasskey, { body: { name: 'Laptop', response: passkey.make(options.challenge) } }))
    expect(await opens(at, id)).toMatchObject({ ok: true })
  })

  test('sessions from before the person joined the team wait for a code, and then for a factor', async () => {
    const { first, email, id } = await teammate({ enrolled: false })
    expect(await first.user()).toMatchObject({ requiresTwoFactor: true, roles: [] })
    expect(await opens(first, id)).toMatchObject({ error: { status: 469 } })
    const requested = await requestedCode(first, email)
    results(
      await first.call(answerChallenge, {
        params: { challengeId: requested.challengeId },
        body: { code: requested.code },
      }),
    )
    expect(await first.user()).toMatchObject({ enrollsFactor: true })
    expect(await opens(first, id)).toMatchObject(refused('enroll_factor_first'))
  })

  test('a session in which no one proved anything has no access, however it was opened', async () => {
    const { id } = await teammate()
    const { token } = await t.write((ctx) => openSession(ctx, id, { address: '', userAgent: '', confirmed: true }))
    const at = browser()
    at.jar.set('porchlight_session', token)
    await at.pull()
    expect(await opens(at, id)).toMatchObject(refused('second_factor_first'))
    expect(await at.call(requestChallenge, { body: { type: 'email' } })).toMatchObject({
      error: { code: 'channel_unavailable' },
    })
    expect(results(await at.call(challengeUser)).factors).toEqual(['authenticator'])
    expect(
      (await t.server.inject({ url: '/staff', headers: { cookie: `porchlight_session=${token}` } })).statusCode,
    ).not.toBe(200)
  })

  test('keeps its last factor, and does not become a traveler for pages meanwhile', async () => {
    const { email, id } = await teammate()
    const { at } = await enter(email)
    results(await at.call(answerByAuthenticator, { body: code() }))
    expect(await at.call(removeAuthenticator)).toMatchObject({ error: { code: 'factor_required', status: 409 } })
    expect(await t.read((ctx) => factorsOf(ctx, id))).toEqual(['authenticator'])
    expect(results(await at.call(webData, {})).loggedInUser).toMatchObject({ id })
  })

  test('a key created by password gives no access once its owner is staff; one created after a second factor does', async () => {
    const { at, user, email } = await join({ isTraveler: true })
    const old = results(await at.call(makeKey, { body: { name: 'Old', scopes: ['staff:read', 'bookings:read'] } })).key
    await t.write(async (ctx) => {
      await putRoles(ctx, user.id, ['traveler'], ['traveler', 'admin'])
      await enrollKnownSecret(ctx, t.app.seal, { accountId: user.id, secret })
    })
    const byKey = (key: string) =>
      t.server.inject({ url: '/app-portal/v1.1/staff/approvals', headers: { authorization: `Bearer ${key}` } })
    expect((await byKey(old)).json()).toMatchObject({ results: { error: { code: 'second_factor_first' } } })
    const { at: desk } = await enter(email)
    results(await desk.call(answerByAuthenticator, { body: code() }))
    const { key } = results(await desk.call(makeKey, { body: { name: 'New', scopes: ['staff:read'] } }))
    expect((await byKey(key)).statusCode).toBe(200)
    t.clock.advance(11)
    expect(await desk.call(makeKey, { body: { name: 'Later', scopes: ['staff:read'] } })).toMatchObject(
      refused('second_factor_first'),
    )
  })

  test('that lost every factor is logged out and notified by a reset, enrolls again, and approves nothing for a day', async () => {
    const { email, id } = await teammate()
    const { at } = await enter(email)
    results(await at.call(answerByAuthenticator, { body: code() }))
    t.clock.advance(25 * 60)
    expect(await t.read((ctx) => approverWaitUntil(ctx, id))).toBeNull()
    await t.write((ctx) => resetFactors(ctx, id, 'Lost the phone'))
    await t.drain()
    expect(await at.user()).toBeNull()
    expect(await t.read((ctx) => approverWaitUntil(ctx, id))).toEqual(new Date(t.clock.now().getTime() + 86_400_000))
    expect((await outbox()).some(({ to, subject }) => to === email && subject.includes('was removed'))).toBe(true)
    const again = await enter(email)
    expect(again.answer).toMatchObject({ results: { user: { enrollsFactor: false, isDeviceKnown: false } } })
    const requested = await requestedCode(again.at, email)
    const params = { challengeId: requested.challengeId }
    results(await again.at.call(answerChallenge, { params, body: { code: requested.code } }))
    expect(await again.at.user()).toMatchObject({ enrollsFactor: true })
  })
})
