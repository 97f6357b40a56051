import { dayNumber } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { type CalendarOptions, calendar } from '../testing/calendar.ts'
import { shortestStaysOf } from './shortest-stays.ts'
import type { StayRule } from './stay-rules.ts'

const now = new Date('2027-06-01T16:00:00Z')

const shortest = (facts: CalendarOptions, from = '2027-07-05', to = '2027-07-08') =>
  shortestStaysOf(calendar({ now, ...facts }), dayNumber(from), dayNumber(to)).map(
    ({ arrive, depart }) => `${arrive.slice(5)}/${depart.slice(5)}`,
  )

describe('the shortest stay from each day', () => {
  test('has as many nights as the rules require', () => {
    expect(shortest({})).toEqual(['07-05/07-06', '07-06/07-07', '07-07/07-08'])
    expect(shortest({ rules: [{ kind: 'default', minNights: 3 }] })[0]).toBe('07-05/07-08')
  })

  test('is longer where no departure is allowed, by six nights at most', () => {
    // July 5, 2027 is a Monday; guests can depart on Saturdays only.
    expect(shortest({ rules: [{ kind: 'default', departOn: [6] }] })).toEqual([
      '07-05/07-10',
      '07-06/07-10',
      '07-07/07-10',
    ])
    // From a Sunday it is seven nights to the next Sunday: still offered, since the minimum is one and up to six are
    // added.
    expect(shortest({ rules: [{ kind: 'default', departOn: [0] }] }, '2027-07-04', '2027-07-05')).toEqual([
      '07-04/07-11',
    ])
    const twoWeeks: StayRule = { kind: 'season', from: '2027-07-05', to: '2027-07-13', closedToDeparture: true }
    expect(shortest({ rules: [twoWeeks] }, '2027-07-05', '2027-07-07')).toEqual(['07-06/07-13'])
  })

  test('is longer where a shorter one would leave a gap that no one could book', () => {
    const facts: CalendarOptions = {
      rules: [{ kind: 'default', minNights: 3 }],
      settings: { preventGaps: true, fillGaps: false },
      taken: [['2027-07-09', '2027-07-20']],
    }
    expect(shortest(facts, '2027-07-05', '2027-07-06')).toEqual(['07-05/07-09'])
  })

  test('does not exist from a night that is booked or too soon, or if it would run into another stay', () => {
    expect(shortest({ taken: [['2027-07-06', '2027-07-07']] })).toEqual(['07-05/07-06', '07-07/07-08'])
    expect(shortest({ settings: { noticeDays: 2 } }, '2027-06-01', '2027-06-05')).toEqual([
      '06-03/06-04',
      '06-04/06-05',
    ])
    const short: CalendarOptions = { rules: [{ kind: 'default', minNights: 4 }], taken: [['2027-07-08', '2027-07-10']] }
    expect(shortest(short, '2027-07-05', '2027-07-06')).toEqual([])
  })
})
