import { dayNumber } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { type CalendarOptions, calendar } from '../testing/calendar.ts'
import { searchNights } from './search-nights.ts'
import type { StayRule } from './stay-rules.ts'

const now = new Date('2027-06-01T16:00:00Z')

const from = dayNumber('2027-07-01')
const searched = (facts: CalendarOptions, days = 6, first = from) => {
  const nights = searchNights(calendar({ now, ...facts }), first, first + days)
  const plain = Object.entries(nights).map(([name, value]) => [
    name,
    ArrayBuffer.isView(value) ? [...(value as Uint8Array)] : value,
  ])
  return Object.fromEntries(plain)
}

describe('a home’s nights as stored for search', () => {
  test('state what is available and what each night requires', () => {
    expect(searched({})).toEqual({
      from: '2027-07-01',
      free: [1, 1, 1, 1, 1, 1],
      sold: [1, 1, 1, 1, 1, 1],
      minStay: [1, 1, 1, 1, 1, 1],
      minOverStay: [0, 0, 0, 0, 0, 0],
      maxStay: [0, 0, 0, 0, 0, 0],
      maxOverStay: false,
      canArrive: [1, 1, 1, 1, 1, 1],
      canDepart: [1, 1, 1, 1, 1, 1],
      refusesGaps: false,
    })
  })

  test('R9 R10 R12 follow the rules of each night', () => {
    const season: StayRule = {
      kind: 'season',
      from: '2027-07-02',
      to: '2027-07-04',
      minNights: 3,
      maxNights: 9,
      arriveOn: [5],
    }
    const closed: StayRule = { kind: 'date', from: '2027-07-05', to: '2027-07-06', closedToDeparture: true }
    expect(searched({ rules: [season, closed], settings: { maxStayMode: 'stay', preventGaps: true } })).toMatchObject({
      minStay: [1, 3, 3, 1, 1, 1],
      maxStay: [0, 9, 9, 0, 0, 0],
      maxOverStay: true,
      // July 2, 2027 is a Friday.
      canArrive: [1, 1, 0, 1, 1, 1],
      canDepart: [1, 1, 1, 1, 0, 1],
      refusesGaps: true,
    })
  })

  test('R11 the first night of an orphan gap requires only the gap, whatever the mode', () => {
    const facts: CalendarOptions = {
      rules: [{ kind: 'default', minNights: 4 }],
      settings: { minStayMode: 'stay' },
      taken: [
        ['2027-06-25', '2027-07-03'],
        ['2027-07-05', '2027-07-20'],
      ],
    }
    expect(searched(facts)).toMatchObject({
      free: [0, 0, 1, 1, 0, 0],
      minStay: [4, 4, 2, 4, 4, 4],
      minOverStay: [1, 1, 0, 1, 1, 1],
    })
  })

  test('R13 are sold from today to the end of the booking window, and beyond it if opened', () => {
    const today = dayNumber('2027-06-01')
    const facts = { settings: { windowDays: 2 }, opened: ['2027-06-04'] }
    expect(searched(facts, 6, today - 1).sold).toEqual([0, 1, 1, 0, 1, 0])
  })
})
