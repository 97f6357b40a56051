import {
  addPasskey,
  answerByAuthenticator,
  answerByPasskey,
  answerByRecoveryCode,
  askPasskey,
  challengeUser,
  chooseVerification,
  confirmSelf,
  forgotPassword,
  newRecoveryCodes,
  proveAuthenticator,
  removeAuthenticator,
  removePasskey,
  requestChallenge,
  resetPassword,
  startAuthenticator,
  startPasskey,
} from '@porchlight/contract'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { sealSecrets, unreadableSecrets } from './factors.ts'
import { db } from './tables.ts'
import type { Browser } from './testing/browser.ts'
import { softPasskey } from './testing/passkey.ts'
import { accountsScene, password } from './testing/scene.ts'

const { t, browser, codeFor, join, enter, securityLog } = accountsScene()

const codeOf = (secret: string, minutesAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: t.clock.now().getTime() + minutesAhead * 60_000,
  })
const results = <R>(answer: { ok: true; results: R } | { ok: false; error: { message: string } }): R => {
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.results
}

const withApp = async () => {
  const person = await join({ isTraveler: true })
  const { secret, uri } = results(await person.at.call(startAuthenticator))
  const { recoveryCodes } = results(await person.at.call(proveAuthenticator, { body: { code: codeOf(secret) } }))
  t.clock.advance(1)
  return { ...person, secret, uri, recoveryCodes }
}

const origin = () => t.app.config.publicUrl
const withPasskey = async (person?: Awaited<ReturnType<typeof join>>) => {
  const who = person ?? (await join({ isTraveler: true }))
  const key = softPasskey(origin())
  const { options } = results(await who.at.call(startPasskey))
  const response = key.make(options.challenge)
  const { passkey } = results(await who.at.call(addPasskey, { body: { name: 'My phone', response } }))
  return { ...who, key, passkey }
}
const prove = async (at: Browser, key: ReturnType<typeof softPasskey>, how = {}) => {
  const { options } = results(await at.call(askPasskey))
  return at.call(answerByPasskey, { body: { response: key.use(options.challenge, how), verifyDevice: true } })
}

describe('an authenticator app', () => {
  test('counts once its first code is correct; a new device then asks for it instead of an email code', async () => {
    const { email, uri, recoveryCodes, secret } = await withApp()
    expect(uri).toMatch(/^otpauth:\/\/totp\/Porchlight:/)
    expect(recoveryCodes).toHaveLength(10)
    const { at } = await enter(email)
    expect(await at.user()).toMatchObject({ isDeviceKnown: false })
    expect(await at.call(challengeUser)).toMatchObject({
      results: { channels: [], factors: ['authenticator', 'recovery_code'] },
    })
    expect(await at.call(requestChallenge, { body: { type: 'email' } })).toMatchObject({
      error: { code: 'channel_unavailable' },
    })
    const body = { code: codeOf(secret), verifyDevice: true }
    expect(await at.call(answerByAuthenticator, { body })).toMatchObject({ ok: true })
    expect(await at.user()).toMatchObject({ isDeviceKnown: true })
  })

  test('a code works once, and late or early ones not at all', async () => {
    const { email, secret } = await withApp()
    const [one, other] = [(await enter(email)).at, (await enter(email)).at]
    expect(await one.call(answerByAuthenticator, { body: { code: codeOf(secret, 5) } })).toMatchObject({
      error: { code: 'wrong_code' },
    })
    const code = codeOf(secret)
    expect(await one.call(answerByAuthenticator, { body: { code } })).toMatchObject({ ok: true })
    expect(await other.call(answerByAuthenticator, { body: { code } })).toMatchObject({
      error: { code: 'wrong_code' },
    })
  })

  test('its secret cannot be read in the database; one stored earlier is read, then sealed', async () => {
    const { email, secret, user } = await withApp()
    const stored = () =>
      t.read((ctx) =>
        db(ctx)
          .selectFrom('accounts.authenticator')
          .select('secret')
          .where('account_id', '=', user.id)
          .executeTakeFirstOrThrow(),
      )
    const sealed = await stored()
    expect(sealed.secret).not.toContain(secret)
    await t.write((ctx) =>
      db(ctx).updateTable('accounts.authenticator').set({ secret }).where('account_id', '=', user.id).execute(),
    )
    const { at } = await enter(email)
    expect(await at.call(answerByAuthenticator, { body: { code: codeOf(secret) } })).toMatchObject({ ok: true })
    await t.write((ctx) => sealSecrets(ctx, t.app.seal))
    expect((await stored()).secret).not.toContain(secret)
    expect(await t.read((ctx) => unreadableSecrets(ctx, t.app.seal))).toBe(0)
    t.clock.advance(1)
    const other = (await enter(email)).at
    expect(await other.call(answerByAuthenticator, { body: { code: codeOf(secret) } })).toMatchObject({ ok: true })
  })

  test('a secret that was never verified grants no access and blocks no one', async () => {
    const { at, email } = await join({ isTraveler: true })
    const { secret } = results(await at.call(startAuthenticator))
    const stranger = (await enter(email)).at
    expect(await stranger.call(challengeUser)).toMatchObject({ results: { channels: ['email'], factors: [] } })
    const body = { code: codeOf(secret) }
    expect(await stranger.call(answerByAuthenticator, { body })).toMatchObject({ error: { code: 'wrong_code' } })
  })

  test('guesses are counted together with those for all other codes', async () => {
    const { email } = await withApp()
    const { at } = await enter(email)
    const codes = []
    for (let attempt = 0; attempt < 12; attempt++) {
      const answer = await at.call(answerByAuthenticator, { body: { code: '123456' } })
      codes.push(answer.ok ? 'in' : answer.error.code)
    }
    expect(codes.filter((code) => code === 'wrong_code').length).toBeLessThanOrEqual(10)
    expect(codes.at(-1)).toBe('too_many_attempts')
  })

  test('a recovery code substitutes for it, once', async () => {
    const { email, recoveryCodes } = await withApp()
    const [first = ''] = recoveryCodes
    const { at } = await enter(email)
    const body = { code: ` ${first.toUpperCase().replaceAll('-', ' ')}` }
    expect(await at.call(answerByRecoveryCode, { body })).toMatchObject({ ok: true, results: { left: 9 } })
    const other = (await enter(email)).at
    expect(await other.call(answerByRecoveryCode, { body })).toMatchObject({ error: { code: 'wrong_code' } })
  })

  test('new recovery codes void the old ones; removing the app removes them too', async () => {
    const { at, email, recoveryCodes } = await withApp()
    const fresh = results(await at.call(newRecoveryCodes)).recoveryCodes
    const stranger = (await enter(email)).at
    const give = (code = '') => stranger.call(answerByRecoveryCode, { body: { code } })
    expect(await give(recoveryCodes[1])).toMatchObject({ error: { code: 'wrong_code' } })
    expect(results(await at.call(removeAuthenticator))).toEqual({ removed: true })
    expect(await give(fresh[0])).toMatchObject({ error: { code: 'wrong_code' } })
    expect(await at.call(newRecoveryCodes)).toMatchObject({ error: { code: 'no_factor' } })
  })

  test('a code sent to a mailbox resets the password, but is not a factor', async () => {
    const { email } = await withApp()
    const at = browser()
    await at.pull()
    await at.call(forgotPassword, { body: { email } })
    await t.drain()
    const body = { email, password: 'the tide comes twice a day', code: await codeFor(email) }
    expect(await at.call(resetPassword, { body })).toMatchObject({ ok: true })
    expect(await at.user()).toMatchObject({ isDeviceKnown: false })
  })
})

describe('passkeys', () => {
  test('a newly added one verifies the person on a new device', async () => {
    const { email, key, user } = await withPasskey()
    const { at } = await enter(email)
    expect(await at.call(challengeUser)).toMatchObject({ results: { channels: [], factors: ['passkey'] } })
    expect(await prove(at, key)).toMatchObject({ ok: true, results: { user: { id: user.id, isDeviceKnown: true } } })
    expect(await securityLog(user.id)).toContain('passkey_added')
  })

  test('another key, another site, another challenge: none of them proves anything', async () => {
    const { email, key } = await withPasskey()
    const { at } = await enter(email)
    expect(await prove(at, softPasskey(origin()))).toMatchObject({ error: { code: 'not_proved' } })
    expect(await prove(at, key, { from: 'https://porchlight.example' })).toMatchObject({
      error: { code: 'not_proved' },
    })
    await at.call(askPasskey)
    const body = { response: key.use('c29tZXRoaW5nIGVsc2U') }
    expect(await at.call(answerByPasskey, { body })).toMatchObject({ error: { code: 'not_proved' } })
  })

  test('an answer is accepted once, and a counter that runs backward never', async () => {
    const { email, key } = await withPasskey()
    const { at } = await enter(email)
    const { options } = results(await at.call(askPasskey))
    const body = { response: key.use(options.challenge) }
    expect(await at.call(answerByPasskey, { body })).toMatchObject({ ok: true })
    expect(await at.call(answerByPasskey, { body })).toMatchObject({ error: { code: 'not_proved' } })
    expect(await prove(at, key, { replay: true })).toMatchObject({ error: { code: 'not_proved' } })
  })

  test('someone else’s passkey is not accepted here', async () => {
    const { key } = await withPasskey()
    const other = await withPasskey()
    const { at } = await enter(other.email)
    expect(await prove(at, key)).toMatchObject({ error: { code: 'not_proved' } })
    const mine = results(await other.at.call(askPasskey))
    expect(mine.options.challenge).toBeTruthy()
    expect(await at.call(removePasskey, { params: { passkeyId: other.passkey.id } })).toMatchObject({
      error: { status: 469 },
    })
  })

  test('removing the last one removes its recovery codes, and the account can turn verification off again', async () => {
    const { at, passkey } = await withPasskey()
    const off = () => at.call(chooseVerification, { body: { when: 'off' } })
    expect(await off()).toMatchObject({ error: { code: 'factor_needs_it' } })
    expect(await at.call(removePasskey, { params: { passkeyId: passkey.id } })).toMatchObject({ ok: true })
    expect(await off()).toMatchObject({ ok: true })
  })
})

describe('what requires the password again', () => {
  test('factors and weaker verification, fifteen minutes after the login', async () => {
    const { at } = await join({ isTraveler: true })
    t.clock.advance(15)
    const wanted = { error: { code: 'confirm_first', status: 403 } }
    expect(await at.call(startAuthenticator)).toMatchObject(wanted)
    expect(await at.call(startPasskey)).toMatchObject(wanted)
    expect(await at.call(chooseVerification, { body: { when: 'off' } })).toMatchObject(wanted)
    expect(await at.call(chooseVerification, { body: { when: 'every_login' } })).toMatchObject({ ok: true })
    expect(await at.call(confirmSelf, { body: { password: 'a guess' } })).toMatchObject({
      error: { code: 'wrong_password' },
    })
    expect(await at.call(confirmSelf, { body: { password } })).toMatchObject({ ok: true })
    expect(await at.call(startAuthenticator)).toMatchObject({ ok: true })
  })

  test('a passkey counts as the password', async () => {
    const { at, key } = await withPasskey()
    t.clock.advance(16)
    expect(await at.call(startAuthenticator)).toMatchObject({ error: { code: 'confirm_first' } })
    expect(await prove(at, key)).toMatchObject({ ok: true })
    expect(await at.call(startAuthenticator)).toMatchObject({ ok: true })
  })

  test('C397 C708 an account that verifies every login does so on a known device as well', async () => {
    const { at, email } = await join({ isTraveler: true })
    await at.call(chooseVerification, { body: { when: 'every_login' } })
    await enter(email, at)
    expect(await at.user()).toMatchObject({ isDeviceKnown: true, requiresTwoFactor: true })
    expect(await at.call(startPasskey)).toMatchObject({ error: { status: 469 } })
  })
})
