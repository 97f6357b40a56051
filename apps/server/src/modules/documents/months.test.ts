import { expect, test } from 'vitest'
import { holdsFrom, mayAsk, monthsAfter, reminderDue } from './rules.ts'

test('adds calendar months to a day, ending on the last day of a shorter month', () => {
  expect(
    [
      ['2027-01-15', 1],
      ['2027-01-31', 1],
      ['2028-01-31', 1],
      ['2027-12-31', 2],
      ['2027-11-30', 12],
      ['2027-03-31', 0],
      ['2027-08-31', 1],
    ].map(([day, months]) => monthsAfter(String(day), Number(months))),
  ).toEqual(['2027-02-15', '2027-02-28', '2028-02-29', '2028-02-29', '2028-11-30', '2027-03-31', '2027-09-30'])
})

test('puts a contract in force from its day, and not before it is signed', () => {
  expect([holdsFrom('2027-05-01', '2027-04-01'), holdsFrom('2027-03-01', '2027-04-01')]).toEqual([
    '2027-05-01',
    '2027-04-01',
  ])
})

test('reminds owners 60, 30, and 7 days before the end and on its day', () => {
  const due = (today: string) => reminderDue('2027-06-30', today)
  expect(
    ['2027-04-30', '2027-05-01', '2027-05-31', '2027-06-23', '2027-06-29', '2027-06-30', '2027-07-01'].map(due),
  ).toEqual([undefined, 60, 30, 7, 7, 0, undefined])
})

test('asks no one again within twelve hours', () => {
  const now = new Date('2027-01-15T12:00:00Z')
  expect(
    [new Date('2027-01-15T00:00:00Z'), new Date('2027-01-15T00:00:01Z')].map((requested) => mayAsk(requested, now)),
  ).toEqual([true, false])
  expect(mayAsk(null, now)).toBe(true)
})
