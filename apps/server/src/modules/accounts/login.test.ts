import { forgotPassword, login, logout, signup } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { accountsScene, password } from './testing/scene.ts'

const { t, browser, join, enter, newEmail, securityLog } = accountsScene()

const wrongOnes = async (email: string, times: number) => {
  const answers = []
  for (let attempt = 0; attempt < times; attempt++) answers.push((await enter(email, browser(), 'wrong one')).answer)
  return answers
}

describe('login', () => {
  test('C589 C605 C607 C401 sets the logged-in user; request_type says where from', async () => {
    const { email, user } = await join()
    const at = browser()
    await at.pull()
    for (const request_type of ['self_web', 'self_app'] as const)
      expect(await at.call(login, { body: { email, password, request_type } })).toMatchObject({
        ok: true,
        results: { user: { id: user.id } },
      })
    const odd = { email, password, request_type: 'telepathy' as 'self_web' }
    expect(await at.call(login, { body: odd })).toMatchObject({ ok: false, error: { code: 'invalid_input' } })
  })

  test('C608 C617 a rejection carries a message', async () => {
    const { answer } = await enter(newEmail())
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'wrong_credentials', status: 422, message: 'The email address or password is incorrect.' },
    })
  })

  test('the previous session ends, and the token changes', async () => {
    const { at, email } = await join()
    const before = at.jar.get('porchlight_session')
    const stale = browser()
    stale.jar.set('porchlight_session', before ?? '')
    await enter(email, at)
    expect(at.jar.get('porchlight_session')).not.toBe(before)
    expect(await stale.user()).toBeNull()
  })

  test('C866 C867 logout takes no input, ends the session, and is logged', async () => {
    const { at, user } = await join()
    expect(await at.call(logout)).toMatchObject({ ok: true })
    expect(await at.user()).toBeNull()
    expect(await securityLog(user.id)).toEqual(['account_opened', 'logged_out'])
  })

  test('R78 strangers run out of password attempts, while the owner still gets in from their own browser', async () => {
    const { at, email } = await join()
    await at.call(logout)
    await wrongOnes(email, 10)
    const locked = (await enter(email)).answer
    expect(locked).toMatchObject({ ok: false, error: { code: 'too_many_attempts', status: 429 } })
    expect((await enter(email, at)).answer).toMatchObject({ ok: true })
  })

  test('R78 a browser known to another account is a stranger here and brings no attempts of its own', async () => {
    const { at } = await join()
    const { email } = await join()
    await at.call(logout)
    await wrongOnes(email, 10)
    const answer = (await enter(email, at, 'not it')).answer
    expect(answer).toMatchObject({ ok: false, error: { code: 'too_many_attempts' } })
  })

  test('R78 attempts for an unknown address run out in the same way', async () => {
    const email = newEmail()
    const answers = await wrongOnes(email, 11)
    expect(answers.map((answer) => !answer.ok && answer.error.code)).toEqual([
      ...Array.from({ length: 10 }, () => 'wrong_credentials'),
      'too_many_attempts',
    ])
  })

  test('R78 a correct password restores the attempts; waiting restores them gradually', async () => {
    const { email } = await join({ isTraveler: true })
    await wrongOnes(email, 9)
    expect((await enter(email)).answer.ok).toBe(true)
    await wrongOnes(email, 10)
    t.clock.advance(2)
    expect((await enter(email)).answer.ok).toBe(true)
  })

  test('the owner is notified once that someone is trying, and it is logged', async () => {
    const { email, user } = await join()
    await wrongOnes(email, 13)
    expect((await securityLog(user.id)).filter((kind) => kind === 'login_throttled')).toHaveLength(1)
  })
})

describe('limits by network and browser', () => {
  const scene = accountsScene({ config: { rateLimitFactor: 1 } })

  test('one network may try 60 times in five minutes, across any number of accounts', async () => {
    const codes: string[] = []
    for (let attempt = 0; attempt < 62; attempt++) {
      const at = scene.browser({ address: '203.0.113.9' })
      const { answer } = await scene.enter(`nobody-${attempt}@demo.porchlight.test`, at, 'wrong one')
      codes.push(answer.ok ? 'in' : answer.error.code)
    }
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(60)
    expect(codes.slice(60)).toEqual(['too_many_attempts', 'too_many_attempts'])
    const other = scene.browser({ address: '203.0.113.10' })
    const elsewhere = await scene.enter('nobody@demo.porchlight.test', other, 'wrong one')
    expect(elsewhere.answer).toMatchObject({ error: { code: 'wrong_credentials' } })
  })

  test('an IPv6 network is a /64: its hosts share one count', async () => {
    let codes = new Set<string>()
    for (let host = 1; host <= 61; host++) {
      const at = scene.browser({ address: `2001:db8:1:2::${host.toString(16)}` })
      const { answer } = await scene.enter(`nobody-v6-${host}@demo.porchlight.test`, at, 'wrong one')
      codes.add(answer.ok ? 'in' : answer.error.code)
    }
    expect(codes).toContain('too_many_attempts')
    codes = new Set()
    const { answer } = await scene.enter('x@demo.porchlight.test', scene.browser({ address: '2001:db8:1:3::1' }), 'no')
    expect(answer).toMatchObject({ error: { code: 'wrong_credentials' } })
  })

  test('codes for forgotten passwords are counted by network too', async () => {
    const at = scene.browser({ address: '203.0.113.77' })
    await at.pull()
    const answers = []
    for (let attempt = 0; attempt < 21; attempt++)
      answers.push(await at.call(forgotPassword, { body: { email: `nobody-${attempt}@demo.porchlight.test` } }))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(20)
    expect(answers.at(-1)).toMatchObject({ error: { code: 'too_many_attempts', status: 429 } })
  })
})

describe('common passwords', () => {
  test('C602 are rejected in any case, in any width, and with spaces around them', async () => {
    const { isCommonPassword } = await import('./adapters/passwords.ts')
    for (const text of ['football1', 'FOOTBALL1', 'ｆｏｏｔｂａｌｌ1', ' football1 '])
      expect(isCommonPassword(text), text).toBe(true)
    expect(isCommonPassword('a lamp on the porch 7')).toBe(false)
    const at = browser()
    await at.pull()
    const body = { firstName: 'A', lastName: 'B', email: newEmail(), phone: '+1 631 555 0101', quickSignup: true }
    const secret = 'BaseBall'
    expect(await at.call(signup, { body: { ...body, password: secret, confirmPassword: secret } })).toMatchObject({
      error: {
        code: 'weak_password',
        required: ['password'],
        message:
          'This password is too weak. Please use at least 8 characters and avoid common or easily guessed passwords.',
      },
    })
  })

  test('are rejected for all 30,000 on the list', async () => {
    const { readFileSync } = await import('node:fs')
    const { isWeakPassword } = await import('@porchlight/contract')
    const { isCommonPassword } = await import('./adapters/passwords.ts')
    const list = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
    expect(list).toHaveLength(30_000)
    expect(list.filter((secret) => !isWeakPassword(secret, isCommonPassword))).toEqual([])
  })
})
