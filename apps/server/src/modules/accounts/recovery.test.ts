import { forgotPassword, resetPassword } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { accountsScene, password } from './testing/scene.ts'

const { t, browser, outbox, codeFor, newEmail, join, enter, wrongFor, securityLog } = accountsScene()

const fresh = 'the tide comes twice a day'

const forget = async (email: string, at = browser()) => {
  await at.pull()
  const answer = await at.call(forgotPassword, { body: { email } })
  await t.drain()
  return { at, answer }
}
const reset = (at: ReturnType<typeof browser>, email: string, code: string, secret = fresh) =>
  at.call(resetPassword, { body: { email, password: secret, code } })

describe('a forgotten password', () => {
  test('C609 C610 C585 gets the same answer for known and unknown addresses; only the known one gets a code', async () => {
    const { email } = await join()
    const unknown = newEmail()
    const [one, other] = [await forget(email), await forget(unknown)]
    expect(one.answer).toEqual({ ok: true, status: 200, results: { minutes: 15 } })
    expect(other.answer).toEqual(one.answer)
    expect(await codeFor(email)).toMatch(/^\d{6}$/)
    expect((await outbox()).some(({ to }) => to === unknown)).toBe(false)
  })

  test('C590 C612 C613 the code sets a new password and logs in; the old password and old sessions are void', async () => {
    const { at: old, email, user } = await join()
    const { at } = await forget(email)
    expect(await reset(at, email, await codeFor(email))).toMatchObject({ ok: true, results: { user: { id: user.id } } })
    expect(await at.user()).toMatchObject({ id: user.id, isDeviceKnown: true })
    expect(await old.user()).toBeNull()
    expect((await enter(email)).answer).toMatchObject({ ok: false })
    expect((await enter(email, at, fresh)).answer).toMatchObject({ ok: true })
    expect(await securityLog(user.id)).toEqual(['account_opened', 'reset_asked', 'password_reset', 'logged_in'])
  })

  test('a code works once, however many people use it at the same moment', async () => {
    const { email } = await join()
    await forget(email)
    const code = await codeFor(email)
    const browsers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const at = browser()
        await at.pull()
        return at
      }),
    )
    const answers = await Promise.all(browsers.map((at) => reset(at, email, code)))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    const { at } = { at: browsers[0] as ReturnType<typeof browser> }
    expect(await reset(at, email, code)).toMatchObject({ ok: false, error: { code: 'wrong_code' } })
  })

  test('C731 a code is valid for 15 minutes', async () => {
    const { email } = await join()
    const { at } = await forget(email)
    const code = await codeFor(email)
    t.clock.advance(15)
    expect(await reset(at, email, code)).toMatchObject({ error: { code: 'wrong_code', required: ['code'] } })
    await forget(email, at)
    t.clock.advance(14)
    expect(await reset(at, email, await codeFor(email))).toMatchObject({ ok: true })
  })

  test('a newer code replaces the older one', async () => {
    const { email } = await join()
    const { at } = await forget(email)
    const first = await codeFor(email)
    await forget(email, at)
    const second = await codeFor(email)
    if (first !== second) expect(await reset(at, email, first)).toMatchObject({ error: { code: 'wrong_code' } })
    expect(await reset(at, email, second)).toMatchObject({ ok: true })
  })

  test('a code allows five tries, after which even the correct one fails', async () => {
    const { email } = await join()
    const { at } = await forget(email)
    const code = await codeFor(email)
    for (let attempt = 0; attempt < 5; attempt++) await reset(at, email, wrongFor(code))
    expect(await reset(at, email, code)).toMatchObject({ error: { code: 'wrong_code' } })
  })

  test('an account allows ten tries an hour across all its codes, and its owner is notified once', async () => {
    const { email, user } = await join()
    const { at } = await forget(email)
    for (let attempt = 0; attempt < 5; attempt++) await reset(at, email, wrongFor(await codeFor(email)))
    await forget(email, at)
    for (let attempt = 0; attempt < 5; attempt++) await reset(at, email, wrongFor(await codeFor(email)))
    await forget(email, at)
    const code = await codeFor(email)
    expect(await reset(at, email, code)).toMatchObject({ error: { code: 'too_many_attempts', status: 429 } })
    expect(await reset(at, email, code)).toMatchObject({ error: { code: 'too_many_attempts' } })
    expect((await securityLog(user.id)).filter((kind) => kind === 'codes_throttled')).toHaveLength(1)
    t.clock.advance(60)
    await forget(email, at)
    expect(await reset(at, email, await codeFor(email))).toMatchObject({ ok: true })
  })

  test('R78 guesses for an unknown address are answered and limited like those for a known one', async () => {
    const { email } = await join()
    const { at } = await forget(email)
    const unknown = newEmail()
    const answersTo = async (address: string) => {
      const codes: unknown[] = []
      for (let attempt = 0; attempt < 11; attempt++) {
        const answer = await reset(at, address, 'abcdef')
        codes.push(answer.ok || [answer.error.code, answer.error.message, answer.error.required])
      }
      return codes
    }
    expect(await answersTo(unknown)).toEqual(await answersTo(email))
  })

  test('no more than five codes in fifteen minutes are sent to one mailbox', async () => {
    const { email } = await join()
    const sent = () => outbox().then((emails) => emails.filter(({ to, code }) => to === email && code).length)
    for (let attempt = 0; attempt < 8; attempt++) expect((await forget(email)).answer.ok).toBe(true)
    expect(await sent()).toBe(5)
  })

  test.each(['', 'short7', 'aabbccaa', 'Test1234', 'sunshine1'])('C600 C604 %j is too weak', async (secret) => {
    const at = browser()
    await at.pull()
    expect(await reset(at, newEmail(), '123456', secret)).toMatchObject({
      error: {
        code: 'weak_password',
        required: ['password'],
        message:
          'This password is too weak. Please use at least 8 characters and a combination of letters and numbers and special characters.',
      },
    })
  })

  test('C599 a code has exactly six characters', async () => {
    const at = browser()
    await at.pull()
    for (const code of ['12345', '1234567', ''])
      expect(await reset(at, newEmail(), code)).toMatchObject({ error: { code: 'invalid_input', required: ['code'] } })
  })

  test('only hashes of codes are stored', async () => {
    const { email } = await join()
    await forget(email)
    const code = await codeFor(email)
    const { db } = await import('./tables.ts')
    const rows = await t.read((ctx) => db(ctx).selectFrom('accounts.challenge').selectAll().execute())
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
    expect(rows.every(({ code_hash }) => code_hash.startsWith('$argon2id$'))).toBe(true)
    expect(password).not.toBe(fresh)
  })
})
