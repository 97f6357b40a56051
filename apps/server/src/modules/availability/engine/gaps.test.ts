import { dayNumber } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarOptions, calendar } from '../testing/calendar.ts'
import { gapsIn } from './gaps.ts'
import { shortestStaysOf } from './shortest-stays.ts'

const now = new Date('2027-06-01T16:00:00Z')
const [from, to] = [dayNumber('2027-07-01'), dayNumber('2027-08-01')]

const gaps = (facts: CalendarOptions) => gapsIn(calendar({ now, ...facts }), from, to)

const between: CalendarOptions['taken'] = [
  ['2027-07-03', '2027-07-08'],
  ['2027-07-10', '2027-07-20'],
]

describe('a gap', () => {
  test('is the space between two stays that no one can book, with the minimum stay that prevents it', () => {
    const facts: CalendarOptions = {
      rules: [{ kind: 'default', minNights: 5 }],
      settings: { fillGaps: false },
      taken: between,
    }
    expect(gaps(facts)).toEqual([{ arrive: '2027-07-08', depart: '2027-07-10', minStay: 5 }])
  })

  test('does not exist if a stay may fill it, if it is long enough to book, or if it is open on one side', () => {
    expect(gaps({ rules: [{ kind: 'default', minNights: 5 }], settings: { fillGaps: true }, taken: between })).toEqual(
      [],
    )
    expect(gaps({ rules: [{ kind: 'default', minNights: 2 }], taken: between })).toEqual([])
    expect(gaps({ rules: [{ kind: 'default', minNights: 5 }], taken: [['2027-07-03', '2027-07-30']] })).toEqual([])
  })

  test('contains no bookable stay, whatever is booked', () => {
    const stay = fc.tuple(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 1, max: 6 }))
    fc.assert(
      fc.property(
        fc.array(stay, { maxLength: 6 }),
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        (stays, min, fill) => {
          const day = (number: number) => new Date((from + number) * 86_400_000).toISOString().slice(0, 10)
          const known = calendar({
            now,
            rules: [{ kind: 'default', minNights: min }],
            settings: { fillGaps: fill },
            taken: stays.map(([start, nights]) => [day(start), day(start + nights)]),
          })
          for (const gap of gapsIn(known, from, to))
            expect(shortestStaysOf(known, dayNumber(gap.arrive), dayNumber(gap.depart))).toEqual([])
        },
      ),
    )
  })
})
