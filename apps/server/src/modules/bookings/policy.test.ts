import { describe, expect, it } from 'vitest'
import {
  allowedActions,
  asksTeamToChange,
  type BookingRole,
  canChangeCard,
  canPay,
  mayMiss,
  roleFor,
  rolesIn,
  roleToChange,
  seesAddress,
  seesGuestContact,
  seesPayments,
} from './policy.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-20T12:15:00Z')
const booking = {
  status: 'awaiting_payment' as const,
  holdUntil: later,
  payingUntil: null,
  requestTo: 'owner' as const,
  dueNow: 100,
  checkInAt: new Date('2027-07-02T20:00:00Z'),
  checkOutAt: new Date('2027-07-09T15:00:00Z'),
  recognizedNights: 0,
  quote: { document: { instant: true } },
}

describe('a person’s roles on a booking', () => {
  it.each<[string, { accountId: number; staff: boolean }, BookingRole[]]>([
    ['its guest', { accountId: 1, staff: false }, ['guest']],
    ['a co-owner of its home', { accountId: 3, staff: false }, ['owner']],
    ['staff', { accountId: 9, staff: true }, ['staff']],
    ['an owner who books their own home', { accountId: 2, staff: false }, ['owner']],
    ['a stranger', { accountId: 8, staff: false }, []],
  ])('%s', (_, person, roles) => {
    expect(rolesIn(person, { guestId: 1, ownerIds: [2, 3] })).toEqual(roles)
  })

  it('puts the guest before the owner if one person is both', () => {
    expect(rolesIn({ accountId: 2, staff: false }, { guestId: 2, ownerIds: [2] })).toEqual(['guest', 'owner'])
  })
})

describe('allowed actions', () => {
  it('offers the guest what the state allows, and nothing after the deadline', () => {
    expect(allowedActions({ ...booking, status: 'awaiting_agreement' }, ['guest'], now)).toEqual(['sign', 'withdraw'])
    expect(allowedActions(booking, ['guest'], now)).toEqual(['withdraw', 'pay'])
    expect(allowedActions(booking, ['guest'], later)).toEqual([])
  })

  it('lets the guest pay a due installment of a confirmed stay', () => {
    expect(allowedActions({ ...booking, status: 'confirmed', holdUntil: null }, ['guest'], later)).toEqual([
      'cancel',
      'change',
      'pay',
    ])
    expect(allowedActions({ ...booking, status: 'confirmed', holdUntil: null, dueNow: 0 }, ['guest'], later)).toEqual([
      'cancel',
      'change',
    ])
  })

  it('lets the guest change an upcoming stay in Instant Book homes, and the team any', () => {
    const stay = { ...booking, status: 'confirmed' as const, holdUntil: null, dueNow: 0 }
    const byRequest = { ...stay, quote: { document: { instant: false } } }
    expect(roleToChange(stay, ['guest'], now)).toBe('guest')
    expect(roleToChange(stay, ['owner'], now)).toBeUndefined()
    expect(roleToChange(byRequest, ['guest'], now)).toBeUndefined()
    expect(roleToChange(byRequest, ['guest', 'staff'], now)).toBe('staff')
    expect(roleToChange(stay, ['staff'], stay.checkInAt)).toBeUndefined()
    expect(roleToChange({ ...stay, recognizedNights: 1 }, ['staff'], now)).toBeUndefined()
  })

  it('lets the guest extend from check-in until the moment of check-out, or the team for them', () => {
    const begun = { ...booking, status: 'checked_in' as const, holdUntil: null, dueNow: 0, recognizedNights: 7 }
    const byRequest = { ...begun, quote: { document: { instant: false } } }
    const lastMoment = new Date(begun.checkOutAt.getTime() - 1)
    expect(roleToChange(begun, ['guest'], begun.checkInAt)).toBe('guest')
    expect(roleToChange(begun, ['guest'], lastMoment)).toBe('guest')
    expect(roleToChange(begun, ['guest'], begun.checkOutAt)).toBeUndefined()
    expect(roleToChange({ ...begun, status: 'completed' }, ['staff'], lastMoment)).toBeUndefined()
    expect(roleToChange(byRequest, ['guest'], lastMoment)).toBeUndefined()
    expect(roleToChange(byRequest, ['staff'], lastMoment)).toBe('staff')
    expect(asksTeamToChange(byRequest, ['guest'], lastMoment)).toBe(true)
    expect(asksTeamToChange(byRequest, ['guest'], begun.checkOutAt)).toBe(false)
    expect(asksTeamToChange(begun, ['guest'], lastMoment)).toBe(false)
  })

  it('asks the owner or staff, depending on the home', () => {
    const requested = { ...booking, status: 'requested' as const }
    expect(allowedActions(requested, ['owner'], now)).toEqual(['accept', 'decline'])
    expect(allowedActions({ ...requested, requestTo: 'staff' }, ['owner'], now)).toEqual([])
    expect(allowedActions({ ...requested, requestTo: 'staff' }, ['staff'], now)).toEqual(['accept', 'decline'])
    expect(allowedActions(requested, ['guest'], now)).toEqual(['withdraw'])
  })

  it('lets only staff end a stay in progress', () => {
    const begun = { ...booking, status: 'checked_in' as const, dueNow: 0 }
    expect(roleFor('cancel', begun, ['guest'], now)).toBeUndefined()
    expect(roleFor('cancel', begun, ['owner'], now)).toBeUndefined()
    expect(roleFor('cancel', begun, ['staff'], now)).toBe('staff')
  })

  it('offers a stranger nothing', () => {
    expect(allowedActions(booking, [], now)).toEqual([])
  })
})

describe('what each role can see', () => {
  it('hides the exact address until the stay is confirmed', () => {
    expect(seesAddress('awaiting_payment', ['guest'])).toBe(false)
    expect(seesAddress('confirmed', ['guest'])).toBe(true)
    expect(seesAddress('canceled', ['guest'])).toBe(false)
    expect(seesAddress('requested', ['owner'])).toBe(true)
  })

  it('hides the guest’s email and phone from the owner until the stay is confirmed', () => {
    expect(seesGuestContact('requested', ['owner'])).toBe(false)
    expect(seesGuestContact('confirmed', ['owner'])).toBe(true)
    expect(seesGuestContact('requested', ['staff'])).toBe(true)
  })

  it('hides cards and the bank’s pages from the owner', () => {
    expect([seesPayments(['guest']), seesPayments(['owner']), seesPayments(['staff'])]).toEqual([true, false, true])
  })
})

describe('paying', () => {
  it.each([
    [1, true],
    [0, false],
    [-1, false],
  ])('is open to the guest while %i is due: %s', (dueNow, open) => {
    expect(canPay({ ...booking, dueNow }, ['guest'], now)).toBe(open)
  })
})

describe('another card for later installments (R34)', () => {
  const due = [{ state: 'paid' as const }, { state: 'scheduled' as const }]

  it.each([
    ['the guest of a confirmed stay', 'confirmed', due, ['guest'], true],
    ['the guest in the home', 'checked_in', due, ['guest'], true],
    ['the guest before confirmation', 'awaiting_payment', due, ['guest'], false],
    ['the guest after the stay', 'completed', due, ['guest'], false],
    ['the guest with nothing left to pay', 'confirmed', [{ state: 'paid' }], ['guest'], false],
    ['the owner', 'confirmed', due, ['owner'], false],
    ['staff', 'confirmed', due, ['staff'], false],
  ] as const)('%s', (_who, status, schedule, roles, may) => {
    expect(canChangeCard(status, schedule, roles)).toBe(may)
  })
})

describe('a no-show', () => {
  const confirmed = { ...booking, status: 'confirmed' as const }
  const before = new Date(booking.checkInAt.getTime() - 1)

  it('can be recorded by staff from check-in time on, not before', () => {
    expect(mayMiss(confirmed, ['staff'], before)).toBe(false)
    expect(mayMiss(confirmed, ['staff'], booking.checkInAt)).toBe(true)
    expect(mayMiss(confirmed, ['guest'], booking.checkInAt)).toBe(false)
    expect(allowedActions(confirmed, ['staff'], booking.checkInAt)).toContain('miss')
    expect(allowedActions(confirmed, ['staff'], before)).not.toContain('miss')
  })
})
