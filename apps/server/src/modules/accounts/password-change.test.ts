import { changeLanguage, changePassword, requestChallenge } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { db } from './tables.ts'
import type { Browser } from './testing/browser.ts'
import { accountsScene, password } from './testing/scene.ts'

const { t, browser, join, enter, securityLog } = accountsScene()
const fresh = 'the tide comes twice a day'

const change = (at: Browser, body: Partial<Record<'currentPassword' | 'newPassword' | 'confirmPassword', string>>) =>
  at.call(changePassword, {
    body: { currentPassword: password, newPassword: fresh, confirmPassword: fresh, ...body },
  })
const mark = (id: number, set: { temp_password?: boolean; password_expires?: Date }) =>
  t.write((ctx) => db(ctx).updateTable('accounts.account').set(set).where('id', '=', id).execute())

describe('changing the password', () => {
  test('C748 C749 ends every other session and gives this one a new token', async () => {
    const { at, email, user } = await join()
    const other = (await enter(email, at)).at
    const elsewhere = browser()
    elsewhere.jar.set('porchlight_device', at.jar.get('porchlight_device') ?? '')
    await enter(email, elsewhere)
    const before = other.jar.get('porchlight_session')
    expect(await elsewhere.user()).not.toBeNull()
    expect(await change(other, {})).toMatchObject({ ok: true, results: { user: { id: user.id } } })
    expect(await elsewhere.user()).toBeNull()
    expect(other.jar.get('porchlight_session')).not.toBe(before)
    expect(await other.user()).toMatchObject({ id: user.id })
    expect((await enter(email, other)).answer.ok).toBe(false)
    expect((await enter(email, other, fresh)).answer.ok).toBe(true)
    expect(await securityLog(user.id)).toContain('password_changed')
  })

  test('C745 C750 the current one must be correct, and guesses are limited', async () => {
    const { at } = await join()
    expect(await change(at, { currentPassword: '' })).toMatchObject({
      error: { code: 'wrong_password', required: ['currentPassword'] },
    })
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await change(at, { currentPassword: 'a guess' })).toMatchObject({ error: { code: 'wrong_password' } })
    expect(await change(at, {})).toMatchObject({ error: { code: 'too_many_attempts', status: 429 } })
  })

  test('C746 C747 the new one must be strong and entered twice', async () => {
    const { at } = await join()
    expect(await change(at, { newPassword: 'sunshine1', confirmPassword: 'sunshine1' })).toMatchObject({
      error: { code: 'weak_password', required: ['newPassword'] },
    })
    expect(await change(at, { confirmPassword: 'another one' })).toMatchObject({
      error: {
        code: 'password_mismatch',
        message: 'Password and Confirmation must match',
        required: ['confirmPassword'],
      },
    })
  })

  test('C745 a temporary one allows only its own change, is not asked for again, and is then no longer temporary', async () => {
    const { at, email, user } = await join()
    await mark(user.id, { temp_password: true })
    expect(await at.user()).toMatchObject({ email, tempPassword: true, lastName: '', phone: null, roles: [] })
    expect(await at.call(changeLanguage, { body: { language: 'en' } })).toMatchObject({
      error: { status: 403, code: 'password_temporary' },
    })
    expect(await at.call(requestChallenge, { body: { type: 'email' } })).toMatchObject({ error: { status: 403 } })
    const answer = await at.call(changePassword, { body: { newPassword: fresh, confirmPassword: fresh } })
    expect(answer).toMatchObject({ ok: true, results: { user: { tempPassword: false } } })
    expect(await at.call(changePassword, { body: { newPassword: fresh, confirmPassword: fresh } })).toMatchObject({
      error: { code: 'wrong_password' },
    })
  })

  test('C398 C357 C374 an expired one grants no access (459) until it is reset', async () => {
    const { at, user } = await join()
    await mark(user.id, { password_expires: new Date(t.clock.now().getTime() - 1) })
    expect(await at.user()).toMatchObject({ id: user.id, expiredPassword: true })
    expect(await at.call(changeLanguage, { body: { language: 'en' } })).toMatchObject({
      error: { status: 459, code: 'password_expired', message: 'Your password has expired. Please reset it.' },
    })
  })

  test('C365 one that expires tomorrow still works', async () => {
    const { at, user } = await join()
    await mark(user.id, { password_expires: new Date(t.clock.now().getTime() + 86_400_000) })
    expect(await at.call(changeLanguage, { body: { language: 'en' } })).toMatchObject({ ok: true })
  })

  test('rejects someone who has only requested a page', async () => {
    expect(await change(browser(), {})).toMatchObject({ ok: false })
  })
})
