import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ApprovalStatus,
  aloneHours,
  canApproveAlone,
  deciderRefusal,
  exemptAgainAt,
  exemptHours,
  kindsWithLimitOf,
  needsSecondPerson,
} from './rules.ts'

const status = (more: Partial<ApprovalStatus> = {}): ApprovalStatus => ({
  state: 'pending',
  requestedBy: 1,
  isParticipant: false,
  isSamePerson: false,
  hasPermission: true,
  waitsUntil: null,
  ...more,
})

test('R56 an action at the limit needs no approval, one cent above needs a second person', () => {
  expect(needsSecondPerson(500_00, 0, 500_00)).toBe(false)
  expect(needsSecondPerson(500_01, 0, 500_00)).toBe(true)
})

test('R56 a large action split into small ones needs a second person as soon as the sum exceeds the limit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 20 }),
      fc.nat(500_000),
      (parts, limit) => {
        let alone = 0
        for (const part of parts) if (!needsSecondPerson(part, alone, limit)) alone += part
        expect(alone).toBeLessThanOrEqual(limit)
      },
    ),
  )
  expect(aloneHours).toBe(24)
})

test('an approver took no part, is a different person, has permission, and has waited', () => {
  expect(deciderRefusal(2, status())).toBeUndefined()
  expect(deciderRefusal(1, status())).toBe('participant')
  expect(deciderRefusal(2, status({ isParticipant: true }))).toBe('participant')
  expect(deciderRefusal(2, status({ isSamePerson: true }))).toBe('same_person')
  expect(deciderRefusal(2, status({ hasPermission: false }))).toBe('not_permitted')
  expect(deciderRefusal(2, status({ waitsUntil: new Date() }))).toBe('waits')
  for (const state of ['done', 'approved', 'declined', 'withdrawn'] as const)
    expect(deciderRefusal(2, status({ state }))).toBe('wrong_state')
})

test('the owner of a company of one approves alone a day after requesting, and only while no one else could', () => {
  const requestedAt = new Date('2027-01-15T12:00:00Z')
  const after = (hours: number) => new Date(requestedAt.getTime() + hours * 3_600_000)
  const alone = { isExempt: true, hasSecondPerson: false, requestedAt, removedAt: null, now: after(exemptHours) }
  expect(canApproveAlone(alone)).toBe(true)
  expect(canApproveAlone({ ...alone, now: after(exemptHours - 0.01) })).toBe(false)
  expect(canApproveAlone({ ...alone, hasSecondPerson: true })).toBe(false)
  expect(canApproveAlone({ ...alone, isExempt: false })).toBe(false)
})

test('nobody becomes a company of one by taking a colleague’s access: not for seven days', () => {
  const removedAt = new Date('2027-01-15T12:00:00Z')
  const after = (days: number) => new Date(removedAt.getTime() + days * 86_400_000)
  const requestedAt = new Date('2027-01-10T12:00:00Z')
  const alone = { isExempt: true, hasSecondPerson: false, requestedAt, removedAt }
  expect(canApproveAlone({ ...alone, now: after(6.99) })).toBe(false)
  expect(canApproveAlone({ ...alone, now: after(7) })).toBe(true)
  expect(exemptAgainAt(removedAt, after(6.99))).toEqual(after(7))
  expect([exemptAgainAt(removedAt, after(7)), exemptAgainAt(null, removedAt)]).toEqual([null, null])
})

test('kinds with the same threshold share its limit; one without a threshold stands alone', () => {
  expect(kindsWithLimitOf('concierge_charge').sort()).toEqual(['concierge_charge', 'extra_charge'])
  expect(kindsWithLimitOf('correction').sort()).toEqual([
    'correction',
    'manual_commission',
    'partner_write_off',
    'partner_write_off_undo',
  ])
  expect(kindsWithLimitOf('transfer')).toEqual(['transfer'])
  expect(kindsWithLimitOf('company_accounts')).toEqual(['company_accounts'])
})
