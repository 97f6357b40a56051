import { randomUUID } from 'node:crypto'
import { changeLanguage, expand, login, signup, webData } from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import { type TestApp, testApp } from '#testing/harness'
import { signupCodeFor } from '#testing/signup-code'
import { writeInSteps, writeKeyOf, writeOnce } from './idempotency.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const newcomer = () => ({
  firstName: 'Ines',
  lastName: 'Okafor',
  email: `ines-${randomUUID()}@demo.porchlight.test`,
  phone: '+1 631 555 0101',
  password: 'a lamp on the porch',
  confirmPassword: 'a lamp on the porch',
  quickSignup: true,
})

const verified = async <B extends { email: string }>(body: B) => ({ ...body, code: await signupCodeFor(t, body.email) })

describe('the envelope', () => {
  test('C356 C498 web-data gives a visitor a token, the map key, the site, and no person', async () => {
    const answer = await t.visitor().call(webData, {})
    expect(answer).toMatchObject({
      ok: true,
      results: {
        token: expect.stringMatching(/.{16}/),
        mapKey: null,
        loggedInUser: null,
        site: { name: 'Porchlight' },
      },
    })
  })

  test('C496 an answer is compressed on request and decompresses to the same content', async () => {
    const visitor = t.visitor()
    const plain = await visitor.raw({ path: 'web-data' })
    const condensed = await visitor.raw({ path: 'web-data', headers: { accept: 'application/json;condensed=1' } })
    const { token: _a, ...one } = plain.body.results
    const { token: _b, ...other } = (expand(condensed.body as never) as { results: Record<string, unknown> }).results
    expect(other).toEqual(one)
  })

  test.each([
    ['broken JSON', { method: 'POST', path: 'login', body: '{"email":' }, 400, 'unreadable'],
    ['a missing field', { method: 'POST', path: 'login', body: { email: 'a@b.co' } }, 422, 'invalid_input'],
    ['a wrong type', { method: 'POST', path: 'login', body: { email: 7, password: [] } }, 422, 'invalid_input'],
    [
      'a megabyte and more',
      { method: 'POST', path: 'login', body: { email: 'x'.repeat(1_100_000) } },
      413,
      'too_large',
    ],
    ['an unknown call', { path: 'nothing-here' }, 404, 'not_found'],
    ['a method the call does not take', { method: 'DELETE', path: 'login' }, 405, 'method_not_allowed'],
    ['a method that only a sibling with a parameter takes', { path: 'notifications/seen' }, 405, 'method_not_allowed'],
    [
      'such a method that writes',
      { method: 'PUT', path: 'staff/scheduled-messages/preview' },
      405,
      'method_not_allowed',
    ],
    ['a forged CSRF token', { method: 'POST', path: 'logout', headers: { 'x-csrf-token': 'forged' } }, 419, 'csrf'],
  ])('rejects %s with a clear error', async (_name, request, status, code) => {
    const answer = await t.visitor().raw(request)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ valid: false, results: { error: { code } } })
    expect(answer.text).not.toMatch(/\bat \/|node_modules/)
  })

  test('people read invalid input errors in our own words; the details are for programs', async () => {
    const refused = async (body: unknown) =>
      (await t.visitor().raw({ method: 'POST', path: 'login', body })).body.results as {
        error: { message: string; details: unknown }
      }
    expect(JSON.stringify(await refused({ email: 7, password: [] }))).toContain(
      '"message":"Please check what you sent."',
    )
    expect(JSON.stringify(await refused({ email: 'a@b.example', password: 'a'.repeat(300) }))).toContain(
      '"message":"Use at most 256 characters."',
    )
    const dates = await t.visitor().raw({ path: 'properties/search?arrive=2027-07-09&depart=2027-07-02' })
    expect(dates.text).toContain('"message":"Departure must be after arrival."')
    expect(dates.text).toContain('"field":"depart"')
  })

  test('missing fields are named in results.required', async () => {
    const answer = await t.visitor().raw({ method: 'POST', path: 'signup', body: { firstName: 'Ines' } })
    expect(answer.body.results.required).toEqual(expect.arrayContaining(['lastName', 'email', 'password']))
  })

  test('openapi.json describes every mounted call', async () => {
    const answer = await t.visitor().raw({ path: 'openapi.json' })
    const document = JSON.parse(answer.text) as { openapi: string; paths: Record<string, object> }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/web-data', '/login', '/signup']))
  })
})

describe('sessions', () => {
  test('signing up logs in, a second account for the mailbox is rejected, and logging in again works', async () => {
    const body = newcomer()
    const joined = await t.visitor().call(signup, { body: await verified(body) })
    expect(joined).toMatchObject({
      ok: true,
      status: 201,
      results: { user: { email: body.email, roles: [{ name: 'traveler' }] } },
    })
    expect(await t.visitor().call(signup, { body: { ...body, code: '000000' } })).toMatchObject({
      ok: false,
      error: { code: 'wrong_code', status: 422 },
    })
    const entered = await t
      .visitor()
      .call(login, { body: { email: body.email.toUpperCase(), password: body.password } })
    expect(entered).toMatchObject({ ok: true, results: { user: { firstName: 'Ines' } } })
  })

  test('C376 a person is addressed in the language they chose, from sign-up on', async () => {
    const body = { ...newcomer(), language: 'fr' as const }
    const joined = await t.visitor().call(signup, { body: await verified(body) })
    const { id } = (joined as { results: { user: { id: number; language: string } } }).results.user
    const person = await t.as(id)
    const spoken = async () => await person.call(webData, {})
    expect(await spoken()).toMatchObject({ results: { loggedInUser: { language: 'fr' } } })
    const changed = await person.call(changeLanguage, { body: { language: 'de' } })
    expect(changed).toMatchObject({ ok: true, results: { user: { id, language: 'de' } } })
    expect(await spoken()).toMatchObject({ results: { loggedInUser: { language: 'de' } } })
    expect(await person.raw({ method: 'PUT', path: 'account/language', body: { language: 'tlh' } })).toMatchObject({
      status: 422,
    })
    expect(await t.visitor().call(changeLanguage, { body: { language: 'de' } })).toMatchObject({
      error: { status: 401 },
    })
  })

  test('R78 unknown address and wrong password get the same answer', async () => {
    const body = newcomer()
    await t.visitor().call(signup, { body: await verified(body) })
    const wrong = await t
      .visitor()
      .raw({ method: 'POST', path: 'login', body: { email: body.email, password: 'not it at all' } })
    const unknown = await t
      .visitor()
      .raw({ method: 'POST', path: 'login', body: { email: 'nobody@demo.porchlight.test', password: 'not it at all' } })
    const without = (answer: typeof wrong) => ({ ...(answer.body.results.error as object), requestId: '' })
    expect([unknown.status, without(unknown)]).toEqual([wrong.status, without(wrong)])
  })

  test('R78 login attempts with wrong passwords are limited', async () => {
    const body = newcomer()
    await t.visitor().call(signup, { body: await verified(body) })
    for (let attempt = 0; attempt < 10; attempt++)
      await t.visitor().call(login, { body: { email: body.email, password: 'wrong one' } })
    expect(await t.visitor().call(login, { body: { email: body.email, password: body.password } })).toMatchObject({
      ok: false,
      error: { code: 'too_many_attempts', status: 429 },
    })
  })

  test('a session expires after thirty days', async () => {
    const person = await t.person('traveler')
    expect(await person.call(webData, {})).toMatchObject({ results: { loggedInUser: { email: person.email } } })
    t.clock.advance(31 * 24 * 60)
    expect(await person.call(webData, {})).toMatchObject({ results: { loggedInUser: null } })
  })
})

describe('idempotency keys', () => {
  test('the same key from twenty callers has one effect and equal answers; another body is rejected', async () => {
    let runs = 0
    const key = writeKeyOf('account:1', randomUUID(), 'POST', '/x', { a: 1 })
    const once = () =>
      writeOnce(t.work, key, 201, async (ctx) => {
        runs += 1
        await announce(ctx, { name: 'test.happened', payload: { run: runs } })
        return { run: runs }
      }).catch((error: { envelope: { results: unknown } }) => error.envelope.results)
    const answers = await Promise.all(Array.from({ length: 20 }, once))
    expect(runs).toBe(1)
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ run: 1 })))
    const other = writeKeyOf('account:1', key?.key, 'POST', '/x', { a: 2 })
    await expect(writeOnce(t.work, other, 201, async () => ({}))).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    })
  })

  test('a rejection is stored and leaves no other trace', async () => {
    const key = writeKeyOf('account:2', randomUUID(), 'POST', '/x', {})
    const refuse = () =>
      writeOnce(t.work, key, 201, async (ctx) => {
        await announce(ctx, { name: 'test.refused', payload: {} })
        throw new Problem(409, 'nights_taken', 'Taken.')
      })
    await expect(refuse()).rejects.toMatchObject({ code: 'nights_taken' })
    await expect(refuse()).rejects.toMatchObject({
      status: 409,
      envelope: { valid: false, results: { error: { code: 'nights_taken' } } },
    })
  })

  test('a repeated write gets a byte-for-byte identical answer, rejections included', async () => {
    const person = await t.person('traveler')
    const twice = async (body: unknown) => {
      const once = () =>
        person.raw({
          method: 'POST',
          path: 'conversations/team',
          body,
          key: JSON.stringify(body).slice(0, 99).replaceAll(' ', ''),
        })
      const [first, second] = [await once(), await once()]
      expect(second.headers['idempotency-replayed']).toBe('true')
      expect(second.status).toBe(first.status)
      return [first.text, second.text]
    }
    const [first, second] = await twice({ text: 'zebra', files: [] })
    expect(first).toContain('"valid":true')
    expect(second).toBe(first)
    const [refused, again] = await twice({ text: 'apple', files: [999_999] })
    expect(refused).toContain('file_unknown')
    expect(again).toBe(refused)
  })

  test('interrupted steps resume under the same key', async () => {
    const key = writeKeyOf('account:3', randomUUID(), 'POST', '/x', {})
    const steps = writeInSteps(t.work, key, 200)
    await steps.first(async () => 'intent')
    await steps.first(async () => 'intent')
    expect(await steps.last(async () => ({ paid: true }))).toEqual({ paid: true })
    await expect(steps.first(async () => 'intent')).rejects.toMatchObject({ envelope: { results: { paid: true } } })
  })
})
