import {
  addPasskey,
  answerByAuthenticator,
  answerByRecoveryCode,
  confirmSelf,
  newRecoveryCodes,
  proveAuthenticator,
  removeAuthenticator,
  startAuthenticator,
  startPasskey,
} from '@porchlight/contract'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import type { Person } from '#http/actor'
import type { Problem } from '#kernel/problem'
import { sessionByToken } from './queries.ts'
import { requireFreshSecondFactor } from './second-factor.ts'
import type { Browser } from './testing/browser.ts'
import { softPasskey } from './testing/passkey.ts'
import { accountsScene, password } from './testing/scene.ts'

const { t, join, enter } = accountsScene()

const results = <R>(answer: { ok: true; results: R } | { ok: false; error: { message: string } }): R => {
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.results
}
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.clock.now().getTime() })

const withApp = async () => {
  const person = await join({ isTraveler: true })
  const { secret } = results(await person.at.call(startAuthenticator))
  const { recoveryCodes } = results(await person.at.call(proveAuthenticator, { body: { code: codeOf(secret) } }))
  return { ...person, secret, recoveryCodes }
}

/** The code of the rejection, or `allowed`. */
const verdict = async (at: Browser, more: Partial<Person> = {}): Promise<string> => {
  const session = await t.read((ctx) => sessionByToken(ctx, at.jar.get('porchlight_session') ?? ''))
  if (!session) throw new Error('no session')
  const actor = { ...session, scopes: null, ...more }
  return t
    .read((ctx) => requireFreshSecondFactor(ctx, actor))
    .then(() => 'allowed')
    .catch((error: Problem) => error.code)
}

describe('R56 a fresh second factor', () => {
  test('asks an account without one to enroll it; the password is not enough', async () => {
    const { at } = await join({ isTraveler: true })
    results(await at.call(confirmSelf, { body: { password } }))
    expect(await verdict(at)).toBe('enroll_factor_first')
  })

  test('counts for ten minutes from enrollment, then again from each verification', async () => {
    const { at, secret } = await withApp()
    expect(await verdict(at)).toBe('allowed')
    t.clock.advance(10)
    expect(await verdict(at)).toBe('second_factor_first')
    results(await at.call(confirmSelf, { body: { password } }))
    expect(await verdict(at)).toBe('second_factor_first')
    results(await at.call(answerByAuthenticator, { body: { code: codeOf(secret) } }))
    expect(await verdict(at)).toBe('allowed')
  })

  test('counts in the session that verified it and in no other', async () => {
    const { email, recoveryCodes } = await withApp()
    const { at } = await enter(email)
    expect(await verdict(at)).toBe('second_factor_first')
    results(await at.call(answerByRecoveryCode, { body: { code: recoveryCodes[0] ?? '' } }))
    expect(await verdict(at)).toBe('allowed')
  })

  test('cannot be provided by an API key or by staff viewing the account', async () => {
    const { at } = await withApp()
    expect(await verdict(at, { sessionId: 0, scopes: ['owner:write'] })).toBe('forbidden')
    expect(await verdict(at, { impersonatedBy: 7 })).toBe('forbidden')
  })

  test('does not last longer because the clock was set back', async () => {
    const { at } = await withApp()
    t.clock.advance(-120)
    expect(await verdict(at)).toBe('second_factor_first')
    t.clock.advance(120)
    expect(await verdict(at)).toBe('allowed')
  })

  test('is required before factors are added, renewed, or removed: a password alone replaces none', async () => {
    const { at } = await withApp()
    t.clock.advance(10)
    results(await at.call(confirmSelf, { body: { password } }))
    const wanted = { error: { code: 'second_factor_first', status: 403 } }
    expect(await at.call(startPasskey)).toMatchObject(wanted)
    expect(await at.call(newRecoveryCodes)).toMatchObject(wanted)
    expect(await at.call(removeAuthenticator)).toMatchObject(wanted)
  })

  test('a passkey requested in time is not stored once the verification is too old', async () => {
    const { at } = await withApp()
    const key = softPasskey(t.app.config.publicUrl)
    t.clock.advance(9)
    const { options } = results(await at.call(startPasskey))
    const response = key.make(options.challenge)
    t.clock.advance(1)
    expect(await at.call(addPasskey, { body: { name: 'Phone', response } })).toMatchObject({
      error: { code: 'second_factor_first' },
    })
  })
})
