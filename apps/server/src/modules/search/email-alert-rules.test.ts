import { expect, test } from 'vitest'
import { isLookDue, mayConfirm, mostConfirmations } from './email-alert-rules.ts'

const now = new Date('2027-07-02T13:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const known = { state: 'pending' as const, requested_at: ago(10), requested_times: 1 }

test('an address is asked to confirm again after ten minutes, three times at most, and not while it is subscribed', () => {
  expect(mayConfirm(known, now)).toBe(true)
  expect(mayConfirm({ ...known, requested_at: ago(9) }, now)).toBe(false)
  expect(mayConfirm({ ...known, requested_times: mostConfirmations }, now)).toBe(false)
  expect(mayConfirm({ ...known, state: 'confirmed' }, now)).toBe(false)
  expect(mayConfirm({ ...known, state: 'stopped' }, now)).toBe(true)
})

test('a search is checked daily or weekly, an hour early at most', () => {
  expect(isLookDue({ frequency: 'daily', looked_at: ago(23 * 60) }, now)).toBe(true)
  expect(isLookDue({ frequency: 'daily', looked_at: ago(22 * 60) }, now)).toBe(false)
  expect(isLookDue({ frequency: 'weekly', looked_at: ago(6 * 24 * 60) }, now)).toBe(false)
  expect(isLookDue({ frequency: 'weekly', looked_at: ago(7 * 24 * 60 - 60) }, now)).toBe(true)
})
