import { describe, expect, it } from 'vitest'
import { agreementAt } from './agreement-address.ts'

const at = (address: string) => agreementAt(new URL(address, 'http://here.test'))?.type

describe('the agreement for an address', () => {
  it.each([
    ['/terms', 'terms'],
    ['/terms/privacy-policy', 'privacy-policy'],
    ['/terms/privacy-policy#7', 'privacy-policy'],
    ['/compliance', 'compliance'],
    ['/compliance?document=pool-policy', 'pool-policy'],
    ['/terms/cookies', 'cookies'],
    ['/terms/booking-us-open/5/abc', undefined],
    ['/terminal', undefined],
    ['/', undefined],
  ])('C760 %s is %s', (address, type) => {
    expect(at(address)).toBe(type)
  })

  it('C763 is requested with its home', () => {
    const requestFor = (address: string) => agreementAt(new URL(address, 'http://here.test'))
    expect(requestFor('/terms/booking-agreement?propertyId=12')).toEqual({
      type: 'booking-agreement',
      query: { propertyId: 12 },
    })
    expect(requestFor('/terms/booking-agreement?propertyId=x')).toEqual({ type: 'booking-agreement' })
  })
})
