import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noticeLine, parseNotices, payloadsOf } from './notices.ts'

const events = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 2 ** 40 }),
    name: fc.constantFrom('booking.confirmed', 'nights.changed', 'company.changed'),
    payload: fc.record(
      { homeId: fc.integer({ min: 1, max: 2 ** 40 }), hint: fc.stringMatching(/^[\dé/-]{1,2500}$/) },
      { requiredKeys: [] },
    ),
  }),
  { maxLength: 60 },
)

test('every notice arrives complete and in order, in payloads the database accepts', () => {
  fc.assert(
    fc.property(events, (announced) => {
      const payloads = payloadsOf(announced.map(noticeLine))
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
      expect(payloads.flatMap(parseNotices)).toEqual(
        announced.map(({ id, name, payload: { homeId, hint } }) => ({
          eventId: id,
          name,
          homeId: homeId ?? null,
          hint: hint && Buffer.byteLength(hint) <= 4_000 ? hint : null,
        })),
      )
    }),
  )
})

test("ignores a payload that isn't ours", () => {
  expect(parseNotices('')).toEqual([])
  expect(parseNotices('hello')).toEqual([])
})
