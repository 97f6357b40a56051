import { describe, expect, it } from 'vitest'
import { allowedActions, type Hat, hatFor, hatsOf, seesAddress, seesGuestContact, seesPayments } from './policy.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-20T12:15:00Z')
const booking = {
  status: 'awaiting_payment' as const,
  holdUntil: later,
  payingUntil: null,
  requestTo: 'owner' as const,
  dueNow: 100,
}

describe('what a person is to a booking', () => {
  it.each<[string, { accountId: number; staff: boolean }, Hat[]]>([
    ['its guest', { accountId: 1, staff: false }, ['guest']],
    ['a co-owner of its home', { accountId: 3, staff: false }, ['owner']],
    ['staff', { accountId: 9, staff: true }, ['staff']],
    ['an owner who books his own home', { accountId: 2, staff: false }, ['owner']],
    ['a stranger', { accountId: 8, staff: false }, []],
  ])('%s', (_, person, hats) => {
    expect(hatsOf(person, { guestId: 1, ownerIds: [2, 3] })).toEqual(hats)
  })

  it('puts the guest before the owner when one person is both', () => {
    expect(hatsOf({ accountId: 2, staff: false }, { guestId: 2, ownerIds: [2] })).toEqual(['guest', 'owner'])
  })
})

describe('allowed actions', () => {
  it('offers the guest what the state allows and nothing after the deadline', () => {
    expect(allowedActions({ ...booking, status: 'awaiting_agreement' }, ['guest'], now)).toEqual(['sign', 'withdraw'])
    expect(allowedActions(booking, ['guest'], now)).toEqual(['withdraw', 'pay'])
    expect(allowedActions(booking, ['guest'], later)).toEqual([])
  })

  it('lets the guest pay a due instalment of a confirmed stay', () => {
    expect(allowedActions({ ...booking, status: 'confirmed', holdUntil: null }, ['guest'], later)).toEqual([
      'cancel',
      'pay',
    ])
    expect(allowedActions({ ...booking, status: 'confirmed', holdUntil: null, dueNow: 0 }, ['guest'], later)).toEqual([
      'cancel',
    ])
  })

  it('asks the owner or staff, per home', () => {
    const asked = { ...booking, status: 'requested' as const }
    expect(allowedActions(asked, ['owner'], now)).toEqual(['accept', 'decline'])
    expect(allowedActions({ ...asked, requestTo: 'staff' }, ['owner'], now)).toEqual([])
    expect(allowedActions({ ...asked, requestTo: 'staff' }, ['staff'], now)).toEqual(['accept', 'decline'])
    expect(allowedActions(asked, ['guest'], now)).toEqual(['withdraw'])
  })

  it('lets only staff end a stay that has begun', () => {
    const begun = { ...booking, status: 'checked_in' as const, dueNow: 0 }
    expect(hatFor('cancel', begun, ['guest'], now)).toBeUndefined()
    expect(hatFor('cancel', begun, ['owner'], now)).toBeUndefined()
    expect(hatFor('cancel', begun, ['staff'], now)).toBe('staff')
  })

  it('offers a stranger nothing', () => {
    expect(allowedActions(booking, [], now)).toEqual([])
  })
})

describe('what is shown to whom', () => {
  it('keeps the exact address until the stay is confirmed', () => {
    expect(seesAddress('awaiting_payment', ['guest'])).toBe(false)
    expect(seesAddress('confirmed', ['guest'])).toBe(true)
    expect(seesAddress('cancelled', ['guest'])).toBe(false)
    expect(seesAddress('requested', ['owner'])).toBe(true)
  })

  it('keeps the guest’s e-mail and phone from the owner until the stay is confirmed', () => {
    expect(seesGuestContact('requested', ['owner'])).toBe(false)
    expect(seesGuestContact('confirmed', ['owner'])).toBe(true)
    expect(seesGuestContact('requested', ['staff'])).toBe(true)
  })

  it('keeps cards and the bank’s pages from the owner', () => {
    expect([seesPayments(['guest']), seesPayments(['owner']), seesPayments(['staff'])]).toEqual([true, false, true])
  })
})
