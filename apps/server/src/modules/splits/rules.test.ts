import { expect, test } from 'vitest'
import { askingHours, canSplit, isStaying, leastOwn, mayAsk, mostEmails, ownOf, shareState } from './rules.ts'

const timeZone = 'America/New_York'
const now = new Date('2027-06-01T16:00:00Z')

test('a price can be split while it is unpaid and a week is left, or once the stay is certain', () => {
  const may = (arrive: string, status: Parameters<typeof canSplit>[0]['status'] = 'awaiting_payment') =>
    canSplit({ status, arrive, timeZone }, now)
  expect([may('2027-06-08'), may('2027-06-07'), may('2027-06-01'), may('2027-05-20')]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect([may('2027-06-02', 'confirmed'), may('2027-05-30', 'checked_in')]).toEqual([true, true])
  expect([may('2027-08-01', 'requested'), may('2027-08-01', 'canceled')]).toEqual([false, false])
  expect([isStaying('confirmed'), isStaying('checked_in'), isStaying('completed')]).toEqual([true, true, false])
})

test("the day is the home's day: late in the evening there it is not yet tomorrow", () => {
  const lateAtHome = new Date('2027-06-02T03:59:00Z')
  const may = (arrive: string) => canSplit({ status: 'awaiting_payment', arrive, timeZone }, lateAtHome)
  expect([may('2027-06-08'), may('2027-06-07')]).toEqual([true, false])
})

test("a tenth, rounded up, stays the guest's own until something is paid", () => {
  expect([leastOwn(100_000, 0), leastOwn(100_001, 0), leastOwn(0, 0), leastOwn(100_000, 1)]).toEqual([
    10_000, 10_001, 0, 0,
  ])
})

test("what is in no one's share is the guest's own, below zero when too much was shared out", () => {
  expect([ownOf(1_000, []), ownOf(1_000, [{ due: 300 }, { due: 200 }]), ownOf(100, [{ due: 300 }])]).toEqual([
    1_000, 500, -200,
  ])
})

test('a share is paid, refunded, being paid, open, or covered by others', () => {
  const payment = (state: Parameters<typeof shareState>[0][number]['state'], refunded = 0) => ({
    state,
    amount: 100,
    refunded,
  })
  expect(shareState([payment('succeeded')], 0)).toBe('paid')
  expect(shareState([payment('succeeded', 99)], 0)).toBe('paid')
  expect(shareState([payment('succeeded', 100)], 50)).toBe('refunded')
  expect(shareState([payment('succeeded', 100), payment('succeeded')], 50)).toBe('paid')
  expect(shareState([payment('needs_action')], 50)).toBe('paying')
  expect(shareState([payment('recorded')], 50)).toBe('paying')
  expect(shareState([payment('failed')], 1)).toBe('open')
  expect(shareState([payment('pending')], 50)).toBe('open')
  expect(shareState([], 0)).toBe('covered')
})

test('no one is emailed more than four times, or twice within twelve hours', () => {
  expect([askingHours, mostEmails]).toEqual([12, 4])
  const hoursAgo = (hours: number, ms = 0) => new Date(now.getTime() - hours * 3_600_000 + ms)
  expect(mayAsk({ asked_at: null, asked_times: 0 }, now)).toBe(true)
  expect(mayAsk({ asked_at: hoursAgo(12), asked_times: 3 }, now)).toBe(true)
  expect(mayAsk({ asked_at: hoursAgo(12, 1), asked_times: 3 }, now)).toBe(false)
  expect(mayAsk({ asked_at: hoursAgo(99), asked_times: 4 }, now)).toBe(false)
})
