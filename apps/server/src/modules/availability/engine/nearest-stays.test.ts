import { addDays, type Stay } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { type CalendarOptions, calendar } from '../testing/calendar.ts'
import { nearestStaysOf } from './nearest-stays.ts'
import type { StayRule } from './stay-rules.ts'

const now = new Date('2027-06-01T16:00:00Z')

const wanted: Stay = { arrive: '2027-07-10', depart: '2027-07-13' }
const nearest = (facts: CalendarOptions, count = 3, stay = wanted) =>
  nearestStaysOf(calendar({ now, ...facts }), stay, count).map(
    ({ arrive, depart }) => `${arrive.slice(5)}/${depart.slice(5)}`,
  )

describe('the stays nearest to the requested one', () => {
  test('have the same length, nearest first, the earlier of two equally near, and never the requested one itself', () => {
    expect(nearest({})).toEqual(['07-09/07-12', '07-11/07-14', '07-08/07-11'])
    expect(nearest({}, 1)).toEqual(['07-09/07-12'])
  })

  test('avoid booked nights', () => {
    expect(nearest({ taken: [['2027-07-09', '2027-07-12']] })).toEqual(['07-12/07-15', '07-13/07-16', '07-06/07-09'])
  })

  test('are longer or shorter if the rules require it, with one night counting as two days of shift', () => {
    const minimum: StayRule = { kind: 'season', from: '2027-07-08', to: '2027-07-12', minNights: 5 }
    // Arriving July 12 for three nights is two days off; July 10 for five nights is two nights more, which counts as
    // four.
    expect(nearest({ rules: [minimum] }, 2)).toEqual(['07-12/07-15', '07-07/07-10'])
    expect(nearest({ rules: [{ kind: 'default', maxNights: 2 }] }, 2)).toEqual(['07-10/07-12', '07-09/07-11'])
  })

  test('extend 60 days to either side and no further', () => {
    const shut = (days: number): [string, string][] => [
      [addDays(wanted.arrive, 1 - days), addDays(wanted.arrive, days)],
    ]
    expect(nearest({ taken: shut(60) }, 1)).toEqual(['09-08/09-11'])
    expect(nearest({ taken: shut(61) }, 1)).toEqual([])
  })

  test('start no earlier than advance notice allows', () => {
    const stay = { arrive: '2027-06-03', depart: '2027-06-05' }
    expect(nearest({ settings: { noticeDays: 2 } }, 2, stay)).toEqual(['06-04/06-06', '06-05/06-07'])
    expect(nearest({ settings: { noticeDays: 3 } }, 1, stay)).toEqual(['06-04/06-06'])
  })
})
