import { myAgreement, myAgreements } from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '#kernel/secrets'
import { type TestApp, testApp } from '#testing/harness'
import { sign } from './index.ts'

let t: TestApp
let guest: Awaited<ReturnType<TestApp['person']>>
let other: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  t = await testApp()
  guest = await t.person('traveler')
  other = await t.person('traveler')
})
afterAll(() => t.close())

const html = '<h2>1. The home</h2><p>No diving.</p>'
const signBooking = (accountId: number, id: number) =>
  t.write((ctx) =>
    sign(ctx, {
      type: 'booking-agreement',
      text: { html, version: 1, title: 'Booking agreement', textHash: sha256(html) },
      version: 1,
      subject: { kind: 'booking', id },
      accountId,
      signedName: 'Ada Quill',
      address: '203.0.113.7',
      userAgent: 'A browser',
    }),
  )
const listOf = async (person: typeof guest) => {
  const answer = await person.call(myAgreements)
  return answer.ok ? answer.results.agreements : []
}

describe('what a person has signed', () => {
  it('is listed only for themselves, latest first', async () => {
    await signBooking(guest.accountId, 1)
    t.clock.advance(60)
    await signBooking(guest.accountId, 2)
    expect(await listOf(guest)).toMatchObject([
      { kind: 'signed', type: 'booking-agreement', version: 1, bookingId: 2, signedName: 'Ada Quill' },
      { kind: 'signed', title: 'Booking agreement', bookingId: 1, textHash: sha256(html) },
    ])
    expect(await listOf(other)).toEqual([])
  })

  it('can be read again word for word, with where it was signed; a stranger’s is not found', async () => {
    const [latest] = await listOf(guest)
    const params = { id: latest?.id ?? '' }
    expect(await guest.call(myAgreement, { params })).toMatchObject({
      ok: true,
      results: { agreement: { text: html, address: '203.0.113.7', userAgent: 'A browser' } },
    })
    expect(await other.call(myAgreement, { params })).toMatchObject({ ok: false, error: { status: 404 } })
    expect(await guest.call(myAgreement, { params: { id: 'signature-0' } })).toMatchObject({ error: { status: 404 } })
  })

  it('is not available without a login', async () => {
    expect(await t.visitor().call(myAgreements)).toMatchObject({ ok: false, error: { status: 401 } })
  })
})
