import { describe, expect, it } from 'vitest'
import { apiScopes, scopesAllow } from './api-scopes.ts'

const call = (method: 'GET' | 'POST', path: string, inPerson?: true) => ({
  method,
  path,
  ...(inPerson && { inPerson }),
})

describe('API key scopes', () => {
  it('write access includes read access, but not vice versa', () => {
    expect(scopesAllow(['bookings:read'], call('GET', 'bookings/{id}'))).toBe(true)
    expect(scopesAllow(['bookings:read'], call('POST', 'bookings'))).toBe(false)
    expect(scopesAllow(['bookings:write'], call('GET', 'bookings'))).toBe(true)
  })
  it("one area doesn't grant access to another", () => {
    expect(scopesAllow(['bookings:write', 'homes:write'], call('GET', 'owners/today'))).toBe(false)
    expect(scopesAllow(['owner:read'], call('GET', 'owners/today'))).toBe(true)
  })
  it('unlisted calls and those people make in person are closed to every key', () => {
    for (const path of ['login', 'account/security', 'profile/password', 'challenge', 'impersonation/end', 'web-data'])
      expect(scopesAllow(apiScopes, call('POST', path))).toBe(false)
    expect(scopesAllow(apiScopes, call('POST', 'bookings', true))).toBe(false)
  })
})
