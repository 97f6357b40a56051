import { answerChallenge, challengeUser, changeLanguage, logout, requestChallenge } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { CodeNotSent } from './adapters/codes.ts'
import { newCode } from './challenges.ts'
import { db } from './tables.ts'
import { accountsScene } from './testing/scene.ts'

const { t, browser, outbox, codeFor, join, enter, requestedCode, wrongFor, securityLog } = accountsScene()

/** Someone with an account, in a browser the account does not know. */
const stranger = async () => {
  const { email, user, at: home } = await join({ isTraveler: true })
  const { at } = await enter(email)
  return { at, email, user, home }
}
const give = (at: ReturnType<typeof browser>, challengeId: number, code: string, more = {}) =>
  at.call(answerChallenge, { params: { challengeId }, body: { code, verifyDevice: true, ...more } })

const withPhone = async (accountId: number, phone = '+16315550177') =>
  t.write((ctx) =>
    db(ctx)
      .updateTable('accounts.account')
      .set({ phone, phone_verified_at: ctx.now })
      .where('id', '=', accountId)
      .execute(),
  )

describe('a device the account does not know', () => {
  test('C355 C358 C359 C366 is recognized as unknown: the session has no access and reveals little', async () => {
    const { at, email, user } = await stranger()
    expect(await at.user()).toMatchObject({
      id: user.id,
      isDeviceKnown: false,
      firstName: 'Ines',
      lastName: '',
      phone: null,
      roles: [],
      email: `${email.slice(0, 2)}${'•'.repeat(email.indexOf('@') - 2)}@demo.porchlight.test`,
    })
    const refused = await at.call(changeLanguage, { body: { language: 'de' } })
    expect(refused).toMatchObject({ ok: false, error: { status: 469, code: 'device_unknown' } })
  })

  test('C719 C732 C733 challenge-user masks mailbox and phone and lists the available methods', async () => {
    const { at, user } = await stranger()
    expect(await at.call(challengeUser)).toMatchObject({
      ok: true,
      results: { user: { email: expect.stringMatching(/^in•+@demo/), verifiedPhone: false }, channels: ['email'] },
    })
    await withPhone(user.id)
    expect(await at.call(challengeUser)).toMatchObject({
      results: { user: { phone: '•••••••••77', verifiedPhone: true }, channels: ['sms', 'call', 'email'] },
    })
  })

  test('C712 C721 C722 C724 C367 is verified by a code and stays known afterward', async () => {
    const { at, email, user } = await stranger()
    const before = at.jar.get('porchlight_session')
    const { challengeId, code } = await requestedCode(at, email)
    expect(challengeId).toBeGreaterThan(0)
    expect(await give(at, challengeId, code)).toMatchObject({
      ok: true,
      results: { challenge: { id: challengeId }, user: { id: user.id, isDeviceKnown: true, lastName: 'Okafor' } },
    })
    expect(at.jar.get('porchlight_session')).not.toBe(before)
    expect(await at.user()).toMatchObject({ isDeviceKnown: true })
    expect(await at.call(changeLanguage, { body: { language: 'en' } })).toMatchObject({ ok: true })
    await at.call(logout)
    await enter(email, at)
    expect(await at.user()).toMatchObject({ isDeviceKnown: true })
    expect(await securityLog(user.id)).toContain('device_verified')
  })

  test('C724 without verifyDevice unlocks only this session', async () => {
    const { at, email } = await stranger()
    const { challengeId, code } = await requestedCode(at, email)
    await give(at, challengeId, code, { verifyDevice: false })
    expect(await at.user()).toMatchObject({ isDeviceKnown: true })
    await enter(email, at)
    expect(await at.user()).toMatchObject({ isDeviceKnown: false })
  })

  test('C723 an app reports what it runs on', async () => {
    const { at, email, user } = await stranger()
    const { challengeId, code } = await requestedCode(at, email)
    await give(at, challengeId, code, { deviceType: 'ios' })
    const kinds = await t.read((ctx) =>
      db(ctx).selectFrom('accounts.device').select('kind').where('account_id', '=', user.id).orderBy('id').execute(),
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['browser', 'ios'])
  })

  test('a device is known to the account that verified it, and to no other', async () => {
    const { at } = await join({ isTraveler: true })
    const other = await join({ isTraveler: true })
    await at.call(logout)
    await enter(other.email, at)
    expect(await at.user()).toMatchObject({ id: other.user.id, isDeviceKnown: false })
  })

  test('C720 codes are sent by text message and call to the verified number, and nowhere else', async () => {
    const { at, user } = await stranger()
    const ask = (type: 'sms' | 'call', verifyPhone?: string) =>
      at.call(requestChallenge, { body: { type, verifyPhone } })
    expect(await ask('sms')).toMatchObject({ error: { code: 'channel_unavailable', status: 422 } })
    expect(await ask('sms', '+1 631 555 0166')).toMatchObject({ error: { code: 'channel_unavailable' } })
    await withPhone(user.id, '+16315550188')
    expect(await ask('sms')).toMatchObject({ ok: true, results: { challenge: { contact: '•••••••••88' } } })
    expect(await ask('call')).toMatchObject({ ok: true })
    const [call, text] = (await outbox()).filter(({ to }) => to === '+16315550188')
    expect([call?.channel, text?.channel]).toEqual(['call', 'sms'])
    expect(text?.text).toMatch(/^Porchlight: Your code is \d{6}\./)
    expect(call?.text).toContain(call?.code?.split('').join(', '))
  })
})

describe('codes under attack', () => {
  test('C717 a code is exactly six digits, and is accepted only without spaces', async () => {
    const codes = Array.from({ length: 1_000 }, newCode)
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
    // A tenth of all codes start with a zero, which counts.
    expect(codes.some((code) => code.startsWith('0'))).toBe(true)
    const { at, email } = await stranger()
    const { challengeId, code } = await requestedCode(at, email)
    expect(code).toMatch(/^\d{6}$/)
    for (const typed of [`${code.slice(0, 3)} ${code.slice(3)}`, ` ${code}`, `${code}0`])
      expect(await give(at, challengeId, typed)).toMatchObject({ error: { code: 'wrong_code', required: ['code'] } })
    expect(await give(at, challengeId, code)).toMatchObject({ ok: true })
  })

  test('C717 C718 a wrong code is rejected with the spec’s sentence', async () => {
    const { at, email } = await stranger()
    const { challengeId, code } = await requestedCode(at, email)
    for (const typed of [wrongFor(code), '12345', '1234567', '12 456', ''])
      expect(await give(at, challengeId, typed)).toMatchObject({
        error: {
          code: 'wrong_code',
          message: 'Please enter the 6 digits verification code (without any spaces)',
          required: ['code'],
        },
      })
  })

  test('a code is bound to its session: no one else can use it', async () => {
    const { at, email } = await stranger()
    const { challengeId, code } = await requestedCode(at, email)
    const same = (await enter(email)).at
    const other = (await stranger()).at
    for (const thief of [same, other])
      expect(await give(thief, challengeId, code)).toMatchObject({ error: { code: 'wrong_code' } })
    expect(await give(at, challengeId, code)).toMatchObject({ ok: true })
  })

  test('a hundred simultaneous guesses get five tries at one code', async () => {
    const { at, email, user } = await stranger()
    const { challengeId, code } = await requestedCode(at, email)
    const answers = await Promise.all(Array.from({ length: 100 }, () => give(at, challengeId, wrongFor(code))))
    const codes = answers.map((answer) => (answer.ok ? 'in' : answer.error.code))
    expect(codes.filter((each) => each === 'wrong_code')).toHaveLength(10)
    expect(codes.filter((each) => each === 'too_many_attempts')).toHaveLength(90)
    const { tries } = await t.read((ctx) =>
      db(ctx).selectFrom('accounts.challenge').select('tries').where('id', '=', challengeId).executeTakeFirstOrThrow(),
    )
    expect(tries).toBe(5)
    expect((await securityLog(user.id)).filter((kind) => kind === 'codes_throttled')).toHaveLength(1)
  })

  test('one correct code submitted ten times at once opens one session', async () => {
    const { at, email } = await stranger()
    const { challengeId, code } = await requestedCode(at, email)
    const answers = await Promise.all(Array.from({ length: 4 }, () => give(at, challengeId, code)))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  })

  test('C731 a code is valid for fifteen minutes', async () => {
    const { at, email } = await stranger()
    const { challengeId, code } = await requestedCode(at, email)
    t.clock.advance(15)
    expect(await give(at, challengeId, code)).toMatchObject({ error: { code: 'wrong_code' } })
  })

  test('allows five codes in fifteen minutes, then makes the person wait', async () => {
    const { at } = await stranger()
    const answers = []
    for (let attempt = 0; attempt < 6; attempt++)
      answers.push(await at.call(requestChallenge, { body: { type: 'email' } }))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(5)
    expect(answers.at(-1)).toMatchObject({ error: { code: 'too_many_attempts', status: 429 } })
  })

  test("C726 a code that can't be sent is reported as such, and grants no access", async () => {
    const { at } = await stranger()
    const { codes } = t.app.adapters
    let sent = ''
    t.app.adapters.codes = {
      send: async ({ code }) => {
        sent = code
        throw new CodeNotSent('no such mailbox')
      },
    }
    try {
      expect(await at.call(requestChallenge, { body: { type: 'email' } })).toMatchObject({
        error: {
          status: 503,
          code: 'code_not_sent',
          message: 'Could not send the verification code. Please try again',
        },
      })
    } finally {
      t.app.adapters.codes = codes
    }
    const { id } = await t.read((ctx) =>
      db(ctx).selectFrom('accounts.challenge').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow(),
    )
    expect(await give(at, id, sent)).toMatchObject({ error: { code: 'wrong_code' } })
  })

  test('a mailbox that rejects our emails is reported at once', async () => {
    const { at, email } = await stranger()
    const { mail } = t.app.adapters
    t.app.adapters.mail = {
      ...mail,
      via: 'smtp',
      send: () => Promise.reject(new Error('421 come back later')),
    }
    try {
      expect(await at.call(requestChallenge, { body: { type: 'email' } })).toMatchObject({
        error: { code: 'code_not_sent' },
      })
    } finally {
      t.app.adapters.mail = mail
    }
    await t.drain()
    expect((await outbox()).some(({ to, code }) => to === email && code !== undefined)).toBe(false)
  })
})

describe('verifying a phone number', () => {
  test('C720 the number becomes the account’s once its code is entered', async () => {
    const { at, user } = await join({ isTraveler: true })
    const requested = await at.call(requestChallenge, {
      body: { type: 'sms', verifyPhone: '+1 (631) 555-0142', confirmedPhone: '+16315550142' },
    })
    if (!requested.ok) throw new Error(requested.error.message)
    const code = await codeFor('+16315550142')
    expect(await give(at, requested.results.challenge.id, code)).toMatchObject({
      ok: true,
      results: { user: { id: user.id, phone: '+16315550142', verifiedPhone: true } },
    })
    expect(await securityLog(user.id)).toContain('phone_verified')
  })

  test('a number other than the verified one requires the password first', async () => {
    const { at, user } = await join({ isTraveler: true })
    await withPhone(user.id)
    t.clock.advance(16)
    const ask = () => at.call(requestChallenge, { body: { type: 'sms', verifyPhone: '+351 910 000 000' } })
    expect(await ask()).toMatchObject({ error: { code: 'confirm_first', status: 403 } })
  })

  test('replacing a verified number is announced to the old number, and by email', async () => {
    const { at, user, email } = await join({ isTraveler: true })
    const before = '+16315550188'
    await withPhone(user.id, before)
    const requested = await at.call(requestChallenge, {
      body: { type: 'sms', verifyPhone: '+351 910 000 017', confirmedPhone: '+351910000017' },
    })
    if (!requested.ok) throw new Error(requested.error.message)
    await give(at, requested.results.challenge.id, await codeFor('+351910000017'))
    await t.drain()
    const reported = (await outbox()).filter(({ code }) => code === undefined)
    expect(reported.filter(({ to }) => to === before).map(({ channel, text }) => [channel, text])).toEqual([
      ['sms', expect.stringContaining('Codes and calls now go to your new number.')],
    ])
    expect(reported.some(({ to, subject }) => to === email && /number/.test(subject))).toBe(true)
  })

  test('no code is sent before the whole number was shown and confirmed', async () => {
    const { at } = await join({ isTraveler: true })
    const ask = (verifyPhone: string, confirmedPhone?: string) =>
      at.call(requestChallenge, { body: { type: 'sms', verifyPhone, confirmedPhone } })
    const shown = { e164: '+442079460018', international: '+44 20 7946 0018' }
    const unconfirmed = { code: 'phone_unconfirmed', status: 422, required: ['confirmedPhone'], details: shown }
    expect(await ask('+44 (0)20 7946 0018')).toMatchObject({ error: unconfirmed })
    expect(await ask('+44 (0)20 7946 0018', '+4402079460018')).toMatchObject({ error: unconfirmed })
    expect(await ask('+44 (0)20 7946 0018', '+16315550142')).toMatchObject({ error: unconfirmed })
    expect((await outbox()).filter(({ to }) => to === '+442079460018')).toEqual([])
    expect(await ask('+44 (0)20 7946 0018', '+442079460018')).toMatchObject({ ok: true })
    expect((await outbox()).filter(({ to }) => to === '+442079460018')).toHaveLength(1)
  })

  test('a number without a country code is read by the account’s country, and by none when that is unknown', async () => {
    const ask = (at: Awaited<ReturnType<typeof join>>['at']) =>
      at.call(requestChallenge, { body: { type: 'sms', verifyPhone: '020 7946 0018' } })
    const { at, user } = await join({ isTraveler: true })
    expect(await ask(at)).toMatchObject({
      error: { code: 'invalid_phone', required: ['verifyPhone'], details: { doubt: 'country_needed' } },
    })
    const address = JSON.stringify({ line1: '1 Quay', line2: '', city: 'London', state: '', zip: 'E1', country: 'GB' })
    await t.write((ctx) => db(ctx).updateTable('accounts.account').set({ address }).where('id', '=', user.id).execute())
    expect(await ask(at)).toMatchObject({ error: { details: { e164: '+442079460018' } } })
  })

  test.each(['12345', '+0 12 34', '+1'.padEnd(20, '9'), '6315550142'])('%j is not a number', async (verifyPhone) => {
    const { at } = await join({ isTraveler: true })
    expect(await at.call(requestChallenge, { body: { type: 'sms', verifyPhone } })).toMatchObject({
      error: { code: 'invalid_phone', required: ['verifyPhone'] },
    })
  })

  test.each(['call me', '+1 631 555 0142\r\n', '+1 631\u0000 555 0142'])(
    'rejects %j before any rule runs',
    async (verifyPhone) => {
      const { at } = await join({ isTraveler: true })
      const answer = await at.call(requestChallenge, { body: { type: 'sms', verifyPhone } })
      expect(answer).toMatchObject({ ok: false })
    },
  )
})
