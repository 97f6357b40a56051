import { signup } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { isPhoneUnclear, readStoredPhones, rewriteStoredEmails } from './phones.ts'
import { accountById } from './queries.ts'
import { db } from './tables.ts'
import { accountsScene, password } from './testing/scene.ts'

const { t, browser, outbox, newEmail, join } = accountsScene()

const store = (accountId: number, row: { phone?: string; email?: string; country?: string }) =>
  t.write((ctx) =>
    db(ctx)
      .updateTable('accounts.account')
      .set({
        ...(row.phone && { phone: row.phone, phone_state: 'unread' as const, phone_verified_at: ctx.now }),
        ...(row.email && { email: row.email }),
        ...(row.country && { address: JSON.stringify({ country: row.country }) }),
      })
      .where('id', '=', accountId)
      .execute(),
  )
const stored = async (accountId: number) => {
  const account = await t.read((ctx) => accountById(ctx, accountId))
  return { phone: account?.phone, verified: account?.phoneVerified, email: account?.email }
}

describe('signing up', () => {
  const tryPhone = async (phone: string, more: object = {}) => {
    const at = browser()
    await at.pull()
    const person = { firstName: 'Ines', lastName: 'Okafor', email: newEmail(), phone, password }
    return at.call(signup, { body: { ...person, confirmPassword: password, quickSignup: true, ...more } })
  }

  test('stores the single number that was meant', async () => {
    const { user } = await join({ phone: '+44 (0)20 7946 0018' })
    expect((await stored(user.id)).phone).toBe('+442079460018')
  })

  test.each(['abcde', '6315550101', '020 7946 0018', '+1 631 555 0101\r\nX: 1', '+1 111 111 1111'])(
    'rejects %j and names the field',
    async (phone) => {
      const answer = await tryPhone(phone)
      expect(answer).toMatchObject({ ok: false, error: { status: 422, required: ['phone'] } })
    },
  )

  test('reads a number without a country code by the country of the address, if there is one', async () => {
    const address = { line1: '1 Quay', city: 'London', state: 'London', zip: 'E1 6AN', country: 'GB' }
    const { user } = await join({ phone: '020 7946 0018', quickSignup: false, isTraveler: true, ...address })
    expect((await stored(user.id)).phone).toBe('+442079460018')
  })

  test("rejects an address that can't receive mail", async () => {
    const answer = await tryPhone('+1 631 555 0101', { email: 'test@iana..com' })
    expect(answer).toMatchObject({ ok: false, error: { status: 422, required: ['email'] } })
  })
})

describe('phone numbers stored earlier', () => {
  test('are rewritten where certain; a verified number stays verified', async () => {
    const { user } = await join()
    await store(user.id, { phone: '+44 (0)20 7946 0018' })
    await t.write(readStoredPhones)
    expect(await stored(user.id)).toMatchObject({ phone: '+442079460018', verified: true })
    const { user: other } = await join()
    await store(other.id, { phone: '020 7946 0018', country: 'GB' })
    await t.write(readStoredPhones)
    expect(await stored(other.id)).toMatchObject({ phone: '+442079460018' })
  })

  test('count as unverified where uncertain, and their owner is asked', async () => {
    const { user, email } = await join()
    await store(user.id, { phone: '631 555 0101' })
    await t.write(readStoredPhones)
    expect(await stored(user.id)).toMatchObject({ phone: '631 555 0101', verified: false })
    expect(await t.read((ctx) => isPhoneUnclear(ctx, user.id))).toBe(true)
    await t.drain()
    const emails = (await outbox()).filter(({ to }) => to === email)
    expect(emails.map(({ subject }) => subject)).toContain('Please check your phone number')
    await t.write(readStoredPhones)
    await t.drain()
    expect((await outbox()).filter(({ to, subject }) => to === email && /phone number/.test(subject))).toHaveLength(1)
  })

  test('an address in another script is found by its mail form afterward', async () => {
    const { user } = await join()
    await store(user.id, { email: `ines-${user.id}@bücher.example` })
    await t.write(rewriteStoredEmails)
    expect((await stored(user.id)).email).toBe(`ines-${user.id}@xn--bcher-kva.example`)
  })
})
