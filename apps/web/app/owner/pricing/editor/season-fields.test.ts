import { expect, test } from 'vitest'
import { fieldsOf, newSeason, seasonProblems, seasonsChange } from './season-fields.ts'

const summer = { name: 'Summer', from: '2027-06-15', to: '2027-09-08', nightly: null, weekend: null, adjust: 2_050 }
const holiday = { name: 'Fourth', from: '2027-07-02', to: '2027-07-05', nightly: 150_000, weekend: null, adjust: 0 }
const words = { fill: 'fill', order: 'order', unclear: 'unclear', noNumber: 'noNumber' }

test('a season round-trips through the fields with its last night and percent', () => {
  const rows = [summer, holiday].map((season) => fieldsOf(season, 'USD'))
  expect(rows[0]).toMatchObject({ last: '2027-09-07', way: 'share', percent: 20.5 })
  expect(rows[1]).toMatchObject({ last: '2027-07-04', way: 'own', nightly: { amount: 150_000, currency: 'USD' } })
  expect(seasonsChange(rows, [])).toEqual({ kind: 'seasons', seasons: [summer, holiday] })
})

test('past seasons are preserved although hidden', () => {
  expect(seasonsChange([], [summer])).toEqual({ kind: 'seasons', seasons: [summer] })
})

test('choosing a percentage drops the fixed prices', () => {
  const row = { ...fieldsOf(holiday, 'USD'), way: 'share' as const, percent: -10 }
  expect(seasonsChange([row], [])).toMatchObject({ seasons: [{ nightly: null, adjust: -1_000 }] })
})

test('missing values are reported at their field', () => {
  expect(seasonProblems([newSeason('new')], words)).toEqual({
    'rows.0.name': 'fill',
    'rows.0.from': 'fill',
    'rows.0.last': 'fill',
    'rows.0.percent': 'noNumber',
  })
  const backward = { ...fieldsOf(holiday, 'USD'), last: '2027-07-01', nightly: null }
  expect(seasonProblems([backward], words)).toEqual({ 'rows.0.last': 'order', 'rows.0.nightly': 'unclear' })
})
