import type { StayTerms } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { staysChange, staysFields, staysProblems } from './stays-fields.ts'

const terms: StayTerms = {
  minNights: 2,
  maxNights: 60,
  arriveOn: [5, 6],
  departOn: [],
  seasons: [
    { from: '2026-06-15', to: '2026-09-08', minNights: 5, arriveOn: [] },
    { from: '2027-06-15', to: '2027-09-08', minNights: 7, arriveOn: [6] },
  ],
  lastMinute: { days: 7, minNights: 1 },
  farOut: null,
  beside: null,
  fillGaps: true,
  preventGaps: false,
}
const today = '2027-01-15'
const words = { fill: 'fill', order: 'order', noNumber: 'noNumber', lessThanMin: 'less' }

test('stay rules round-trip through the fields, including those of past seasons', () => {
  const fields = staysFields(terms, today)
  expect(fields.seasons).toMatchObject([{ last: '2027-09-07' }])
  expect(staysChange(fields, terms.seasons.slice(0, 1))).toEqual({ kind: 'stays', ...terms })
})

test('a rule that is off is not sent, whatever its fields contain', () => {
  const fields = staysFields(terms, today)
  const off = { ...fields, lastMinute: { ...fields.lastMinute, on: false } }
  expect(staysChange(off, [])).toMatchObject({ lastMinute: null })
})

test('missing and conflicting values are reported at their field', () => {
  const fields = staysFields(terms, today)
  const wrong = {
    ...fields,
    maxNights: 1,
    seasons: [{ key: 'new', from: '2027-07-02', last: '2027-07-01', minNights: null, arriveOn: [] }],
    beside: { on: true, days: null, minNights: 3 },
  }
  expect(staysProblems(wrong, words)).toEqual({
    maxNights: 'less',
    'seasons.0.last': 'order',
    'seasons.0.minNights': 'noNumber',
    'beside.days': 'noNumber',
  })
  expect(staysProblems(fields, words)).toEqual({})
})
