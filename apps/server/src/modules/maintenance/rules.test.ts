import { expect, test } from 'vitest'
import { mayReport, promisedAnswer, promiseUntil } from './rules.ts'

const checkInAt = new Date('2027-07-02T20:00:00Z')
const checkOutAt = new Date('2027-07-09T14:00:00Z')
const may = (now: Date, status: Parameters<typeof mayReport>[0]['status'] = 'checked_in') =>
  mayReport({ status, checkInAt, checkOutAt }, now)
const later = (at: Date, ms: number) => new Date(at.getTime() + ms)
const twoWeeks = 14 * 86_400_000

test('a guest can report an issue from check-in until two weeks after check-out', () => {
  expect([may(later(checkInAt, -1)), may(checkInAt)]).toEqual([false, true])
  expect([may(later(checkOutAt, twoWeeks - 1)), may(later(checkOutAt, twoWeeks))]).toEqual([true, false])
})

test('only for an active stay', () => {
  expect((['confirmed', 'checked_in', 'completed'] as const).map((status) => may(checkInAt, status))).toEqual([
    true,
    true,
    true,
  ])
  expect((['requested', 'canceled', 'awaiting_payment'] as const).map((status) => may(checkInAt, status))).toEqual([
    false,
    false,
    false,
  ])
})

const promise = (now: Date, ends = checkOutAt, status: Parameters<typeof mayReport>[0]['status'] = 'checked_in') =>
  promiseUntil({ status, checkInAt, checkOutAt: ends }, now)

test('the promise can be invoked for a day from check-in, with an answer within four hours', () => {
  const until = later(checkInAt, 24 * 3_600_000)
  expect([promise(later(checkInAt, -1)), promise(checkInAt)]).toEqual([null, until])
  expect([promise(later(until, -1)), promise(until)]).toEqual([until, null])
  expect(promisedAnswer(checkInAt)).toEqual(new Date('2027-07-03T00:00:00Z'))
})

test("the promise ends with a stay of one short night, and doesn't apply to a canceled stay", () => {
  const ends = later(checkInAt, 18 * 3_600_000)
  expect(promise(checkInAt, ends)).toEqual(ends)
  expect(promise(checkInAt, checkOutAt, 'canceled')).toBeNull()
})
