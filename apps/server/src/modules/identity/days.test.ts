import { identityDays } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { eraseAt, isLikely, mayShow, mustVerify, remindFrom } from './rules.ts'

const checkOutAt = new Date('2027-07-09T14:00:00Z')
const at = (ms: number) => new Date(checkOutAt.getTime() + ms)
const day = 86_400_000

test('a stay requires ID if it was booked after its home began to require it', () => {
  const requested = (since: Date | null, created: number) => mustVerify({ since }, { createdAt: at(created) })
  expect([requested(checkOutAt, 0), requested(checkOutAt, -1), requested(null, 0)]).toEqual([true, false, false])
})

test('a guest can submit ID until check-out, for an active stay, and once', () => {
  const may = (now: Date, state: Parameters<typeof mayShow>[1] = 'waiting' as never, status = 'confirmed') =>
    mayShow({ status: status as 'confirmed', checkOutAt, endedAt: null }, state, now)
  expect([may(at(-1)), may(at(0)), may(at(-1), 'accepted')]).toEqual([true, false, false])
  expect([may(at(-1), undefined, 'canceled'), may(at(-1), undefined, 'checked_in')]).toEqual([false, true])
})

test('submitted IDs are erased days after check-out, or sooner if the stay was canceled', () => {
  const erased = (status: string, endedAt: Date | null) =>
    (eraseAt({ status: status as 'confirmed', checkOutAt, endedAt }).getTime() - checkOutAt.getTime()) / day
  expect(identityDays).toBe(7)
  expect(['confirmed', 'checked_in', 'completed'].map((status) => erased(status, at(-9 * day)))).toEqual([7, 7, 7])
  expect([erased('canceled', at(-9 * day)), erased('canceled', at(9 * day)), erased('canceled', null)]).toEqual([
    -2, 7, 7,
  ])
})

test('a guest is reminded three days before check-in', () => {
  expect(remindFrom(checkOutAt)).toEqual(at(-3 * day))
})

test('no one is born today or later, and no one is 120', () => {
  const born = (date: string) => isLikely(date, '2027-07-09')
  expect([born('2027-07-08'), born('2027-07-09'), born('2027-07-10')]).toEqual([true, false, false])
  expect([born('1907-04-09'), born('1907-04-10'), born('1907-04-11')]).toEqual([false, false, true])
})
