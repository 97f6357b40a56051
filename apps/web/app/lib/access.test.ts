import { routeById, type User } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { accessRefusal } from './access.ts'

const now = new Date('2026-11-20T12:00:00Z')
const person = (changes: Partial<User> = {}): User => ({
  id: 1,
  firstName: 'Elena',
  lastName: 'Marchetti',
  email: 'elena@example.com',
  phone: null,
  displayPhone: null,
  verifiedPhone: false,
  image: null,
  bio: null,
  language: 'en',
  permissions: [],
  levels: {},
  roles: [{ name: 'traveler' }],
  tempPassword: false,
  expiredPassword: false,
  passwordExpires: null,
  isDeviceKnown: true,
  requiresTwoFactor: false,
  enrollsFactor: false,
  impersonatedBy: null,
  impersonatedUntil: null,
  ...changes,
})
const refusal = (id: Parameters<typeof routeById>[0], user: User | null) => accessRefusal(routeById(id), user, now)

describe('route-access access to a screen', () => {
  it('C360 C389 C393 is open where no login and no role is required', () => {
    expect(refusal('home', null)).toBeUndefined()
    expect(refusal('owners-signup', null)).toBeUndefined()
    expect(refusal('account', person({ roles: [] }))).toBeUndefined()
  })

  it('C361 C364 requires a login', () => {
    expect(refusal('account', null)).toBe('login')
    expect(refusal('account', person())).toBeUndefined()
  })

  it("C388 C394 C395 C396 C402 C403 requires one of the portal's roles, and a login first", () => {
    expect(refusal('owners-dashboard', person())).toBe('no-permission')
    expect(refusal('owners-dashboard', person({ roles: [{ name: 'owner' }] }))).toBeUndefined()
    expect(refusal('travelers-dashboard', person())).toBeUndefined()
    expect(refusal('owners-dashboard', person({ roles: [{ name: 'traveler' }, { name: 'owner' }] }))).toBeUndefined()
    expect(refusal('owners-dashboard', person({ roles: [] }))).toBe('no-permission')
    expect(refusal('owners-dashboard', null)).toBe('login')
  })

  it('of the staff requires its permission, which administrators always have', () => {
    const staff: Partial<User> = { roles: [{ name: 'staff' }] }
    expect(refusal('staff-dashboard', person(staff))).toBeUndefined()
    expect(refusal('staff-promos', person(staff))).toBe('no-permission')
    expect(refusal('staff-promos', person({ ...staff, permissions: ['bookings'] }))).toBe('no-permission')
    expect(refusal('staff-promos', person({ ...staff, permissions: ['money'] }))).toBeUndefined()
    expect(refusal('staff-promos', person({ permissions: ['money'] }))).toBe('no-permission')
    expect(refusal('staff-offers', person({ roles: [{ name: 'admin' }] }))).toBeUndefined()
  })

  it('C362 C365 is denied with an expired password, which requires both the flag and the date', () => {
    expect(refusal('account', person({ expiredPassword: true, passwordExpires: '2020-01-01T00:00:00Z' }))).toBe(
      'password-expired',
    )
    expect(
      refusal('account', person({ expiredPassword: true, passwordExpires: '2099-01-01T00:00:00Z' })),
    ).toBeUndefined()
    expect(refusal('account', person({ passwordExpires: '2020-01-01T00:00:00Z' }))).toBeUndefined()
  })

  it('C242 requires a chosen home if its page is about one, in the path or in the query', () => {
    const owner = person({ roles: [{ name: 'owner' }] })
    for (const id of ['owners-maintenance-owner-programs', 'owners-maintenance-owner-program'] as const) {
      const refusalOn = (propertyId?: string | null) => accessRefusal(routeById(id), owner, now, propertyId)
      expect([refusalOn(), refusalOn(null), refusalOn(''), refusalOn('x')]).toEqual(Array(4).fill('property-required'))
      expect(refusalOn('12')).toBeUndefined()
      expect(accessRefusal(routeById(id), person(), now, '12')).toBe('no-permission')
    }
    expect(refusal('owners-calendar', owner)).toBeUndefined()
  })

  it('is denied for every screen until a temporary password is changed', () => {
    expect(refusal('account', person({ tempPassword: true, roles: [] }))).toBe('password-temporary')
    expect(refusal('account', person({ tempPassword: true, isDeviceKnown: false }))).toBe('device-unknown')
    expect(refusal('home', person({ tempPassword: true }))).toBeUndefined()
  })

  it('C363 C397 is denied on an unknown device, and when the account requires more than a password', () => {
    expect(refusal('account', person({ isDeviceKnown: false }))).toBe('device-unknown')
    expect(refusal('account', person({ requiresTwoFactor: true }))).toBe('device-unknown')
    expect(refusal('account', person({ enrollsFactor: true }))).toBe('factor-missing')
    expect(refusal('account', person({ enrollsFactor: true, tempPassword: true }))).toBe('password-temporary')
  })
})
