import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tellsOfSession, waitBeforePull } from './repulls.ts'

test('C371 C372 C373 C374 C375 responses 401, 403, 419, 459, and 469 affect the session, others do not', () => {
  expect([401, 403, 419, 459, 469].every(tellsOfSession)).toBe(true)
  expect([200, 201, 400, 404, 409, 422, 429, 500, 503].some(tellsOfSession)).toBe(false)
})

test('the first request is sent at once, the next not within five seconds, the third not within a minute', () => {
  expect(waitBeforePull([], 1000)).toBe(0)
  expect(waitBeforePull([1000], 2000)).toBe(4000)
  expect(waitBeforePull([1000, 6000], 7000)).toBe(54_000)
  expect(waitBeforePull([1000, 6000], 61_000)).toBe(0)
})

test('when always rejected, whenever it is called, there are at most two requests in any minute', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 200 }), (gaps) => {
      const pulls: number[] = []
      let now = 0
      for (const gap of gaps) {
        now += gap
        if (waitBeforePull(pulls, now) === 0) pulls.push(now)
      }
      return pulls.every((at) => pulls.filter((other) => other > at - 60_000 && other <= at).length <= 2)
    }),
  )
})
