import { addDays, dayNumber, nightsOf, type Stay } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendar } from '../testing/calendar.ts'
import { nearestStaysOf } from './nearest-stays.ts'
import { homeNights } from './night-status.ts'
import { stayReasonsOf } from './stay-reasons.ts'

const stayWithin = (from: string, days: number): fc.Arbitrary<Stay> =>
  fc.tuple(fc.nat(days), fc.integer({ min: 1, max: 12 })).map(([shift, nights]) => {
    const arrive = addDays(from, shift)
    return { arrive, depart: addDays(arrive, nights) }
  })

const world = fc.record({
  taken: fc.array(
    stayWithin('2027-02-01', 60).map((stay): [string, string] => [stay.arrive, stay.depart]),
    { maxLength: 6 },
  ),
  rules: fc.array(
    fc.record(
      {
        kind: fc.constantFrom(
          'default' as const,
          'last_minute' as const,
          'far_out' as const,
          'adjacent_after' as const,
        ),
        days: fc.integer({ min: 0, max: 60 }),
        minNights: fc.integer({ min: 1, max: 9 }),
        maxNights: fc.integer({ min: 9, max: 20 }),
        arriveOn: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 2 }),
        departOn: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 2 }),
      },
      { requiredKeys: ['kind', 'days'] },
    ),
    { maxLength: 4 },
  ),
  settings: fc.record({
    minStayMode: fc.constantFrom('arrival' as const, 'stay' as const),
    fillGaps: fc.boolean(),
    preventGaps: fc.boolean(),
  }),
})

describe('the calendar agrees with the reasons given for a stay', () => {
  test('a stay without reasons has an allowed arrival day and an allowed departure day', () => {
    fc.assert(
      fc.property(world, stayWithin('2027-02-01', 60), (requests, stay) => {
        const stays = calendar(requests)
        if (stayReasonsOf(stays, stay).length > 0) return
        const [arrival] = homeNights(stays, [], stay.arrive, addDays(stay.arrive, 1))
        const [departure] = homeNights(stays, [], stay.depart, addDays(stay.depart, 1))
        expect(arrival).toMatchObject({ canArrive: true })
        expect(departure).toMatchObject({ canDepart: true })
        expect(arrival?.minStay).toBeLessThanOrEqual(nightsOf(stay))
      }),
    )
  })

  test('the nearest stays can all be booked, differ from the requested one, and are sorted nearest first', () => {
    fc.assert(
      fc.property(world, stayWithin('2027-02-01', 60), (requests, stay) => {
        const stays = calendar(requests)
        const found = nearestStaysOf(stays, stay, 3)
        const cost = (other: Stay) =>
          Math.abs(dayNumber(other.arrive) - dayNumber(stay.arrive)) + 2 * Math.abs(nightsOf(other) - nightsOf(stay))
        for (const other of found) expect(stayReasonsOf(stays, other)).toEqual([])
        expect(found).not.toContainEqual(stay)
        expect(found.map(cost)).toEqual(found.map(cost).sort((a, b) => a - b))
      }),
    )
  })

  test('nearest stays have the requested length if possible', () => {
    const taken: [string, string][] = [['2027-07-08', '2027-07-14']]
    expect(nearestStaysOf(calendar({ taken }), { arrive: '2027-07-10', depart: '2027-07-13' }, 3)).toEqual([
      { arrive: '2027-07-14', depart: '2027-07-17' },
      { arrive: '2027-07-05', depart: '2027-07-08' },
      { arrive: '2027-07-15', depart: '2027-07-18' },
    ])
  })
})
