import {
  createBooking,
  payBooking,
  quoteStay,
  resumePayment,
  sendInquiry,
  signup,
  subscribeNewsletter,
} from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asksIn,
  consentIn,
  cookieOf,
  happeningOf,
  isProgram,
  mayBeSent,
  mayRememberPartner,
  namedCalls,
  needsConsent,
} from './rules.ts'

const id = '3f0d5c1a-1111-4222-8333-abcdefabcdef'
const none = { choice: 'none' } as const

describe('the choice stored in the cookie', () => {
  it('is read back as written', () => {
    for (const consent of [{ choice: 'granted', id }, { choice: 'declined' }] as const)
      expect(consentIn(cookieOf(consent))).toEqual(consent)
  })
  it('never treats anything else as consent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(consentIn(text).choice).not.toBe('granted')
      }),
    )
    for (const text of ['yes', 'yes.', 'yes.1', `yes.${id}x`, `YES.${id}`, `yes.${id};no`, undefined])
      expect(consentIn(text).choice).not.toBe('granted')
  })
})

describe('what may be sent', () => {
  it('is nothing before consent, where visitors are asked', () => {
    for (const country of [null, 'US', 'DE', 'BR'])
      expect(mayBeSent('everywhere', { consent: none, gpc: false, country })).toBeUndefined()
    for (const country of [null, 'DE', 'GB', 'BR'])
      expect(mayBeSent('where_required', { consent: none, gpc: false, country })).toBeUndefined()
  })
  it("is sent under the consent's identifier", () => {
    expect(mayBeSent('everywhere', { consent: { choice: 'granted', id }, gpc: false, country: 'DE' })).toEqual({ id })
  })
  it('is sent without an identifier where the law allows opting out, until they do', () => {
    expect(mayBeSent('where_required', { consent: none, gpc: false, country: 'US' })).toEqual({ id: null })
    expect(mayBeSent('where_required', { consent: { choice: 'declined' }, gpc: false, country: 'US' })).toBeUndefined()
  })
  it('is nothing under Global Privacy Control, even after consent', () => {
    for (const consent of [none, { choice: 'granted', id }] as const)
      for (const policy of ['everywhere', 'where_required'] as const)
        expect(mayBeSent(policy, { consent, gpc: true, country: 'US' })).toBeUndefined()
  })
})

it('asks once, and not if the browser has already answered', () => {
  expect(needsConsent('everywhere', { consent: none, gpc: false, country: null })).toBe(true)
  expect(needsConsent('everywhere', { consent: none, gpc: true, country: null })).toBe(false)
  expect(needsConsent('everywhere', { consent: { choice: 'declined' }, gpc: false, country: null })).toBe(false)
  expect(needsConsent('where_required', { consent: none, gpc: false, country: 'US' })).toBe(false)
  expect(asksIn('where_required', 'FR')).toBe(true)
})

describe('the event behind an API call', () => {
  const total = { amount: 120_000, currency: 'USD' }
  const booking = (status: string, payments: number) => ({
    booking: { id: 7, status, total, home: { id: 3 }, payments: Array.from({ length: payments }) },
  })
  it('covers only calls in the contract', () => {
    const calls = [signup, quoteStay, createBooking, payBooking, resumePayment, sendInquiry, subscribeNewsletter]
    expect(namedCalls.toSorted()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).toSorted())
  })
  it('is a purchase once: for the payment that confirms the stay', () => {
    const pay = 'POST bookings/{id}/payments'
    expect(happeningOf(pay, booking('confirmed', 1))).toEqual({
      name: 'Purchase',
      value: total,
      homeId: 3,
      dedupe: 'Purchase:7',
    })
    expect(happeningOf(pay, booking('confirmed', 2))).toBeUndefined()
    expect(happeningOf(pay, booking('awaiting_payment', 1))).toBeUndefined()
  })
  it('is none for other calls', () => {
    expect(happeningOf('GET properties', {})).toBeUndefined()
    expect(happeningOf('POST bookings', null)).toBeUndefined()
    expect(happeningOf('POST properties/{id}/quotes', { refusal: {} })).toBeUndefined()
    expect(happeningOf('POST bookings', {})).toBeUndefined()
  })
})

it('does not count bots', () => {
  expect(isProgram('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true)
  expect(isProgram(undefined)).toBe(true)
  expect(isProgram('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36')).toBe(false)
})

describe('R59 the partner whose link brought a visitor', () => {
  const none = { choice: 'none' } as const
  it('is remembered where the law allows it without asking, and elsewhere once the visitor has agreed', () => {
    for (const country of ['US', 'CA', null]) expect(mayRememberPartner({ consent: none, country })).toBe(true)
    for (const country of ['DE', 'FR', 'GB', 'BR']) {
      expect(mayRememberPartner({ consent: none, country })).toBe(false)
      expect(mayRememberPartner({ consent: { choice: 'granted', id }, country })).toBe(true)
    }
  })
  it('is not remembered for anyone who declined, wherever they are', () => {
    for (const country of ['US', 'DE', null])
      expect(mayRememberPartner({ consent: { choice: 'declined' }, country })).toBe(false)
  })
})

it('consent to an earlier wording does not count for this one', () => {
  expect(consentIn(`yes.${id}`).choice).toBe('none')
  expect(consentIn(`yes.1.${id}`).choice).toBe('none')
})
