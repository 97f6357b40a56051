import { expect, test } from 'vitest'
import { fieldsOf, halfNamed, hoursFrom, namedIn } from './fields.ts'

const party = { adults: 2, children: 1, infants: 0, pets: 1 }
const nothing = { arrivalTime: null, note: '', guests: [], friends: [], savedAt: null }

test('has a row for each booked guest, with the person who booked in the first', () => {
  const { rows } = fieldsOf(party, nothing, { firstName: 'Ada', lastName: 'Quill' })
  expect(rows.map(({ age, number, firstName }) => `${age} ${number} ${firstName}`)).toEqual([
    'adult 1 Ada',
    'adult 2 ',
    'child 1 ',
  ])
  expect(namedIn(rows)).toEqual([{ age: 'adult', firstName: 'Ada', lastName: 'Quill' }])
})

test("doesn't restore a friend who left the list", () => {
  const { rows } = fieldsOf(
    party,
    { ...nothing, savedAt: '2027-01-15T17:00:00Z' },
    { firstName: 'Ada', lastName: 'Quill' },
  )
  expect(namedIn(rows)).toEqual([])
})

test('counts a friend who joined without giving them a row', () => {
  const friend = { id: 7, firstName: 'Tove', lastName: 'Lind', age: 'adult' as const, joinedAt: '2027-01-15T17:00:00Z' }
  const { rows } = fieldsOf(party, { ...nothing, friends: [friend, friend, friend] }, null)
  expect(rows.map(({ age }) => age)).toEqual(['child'])
})

test("doesn't accept half a name", () => {
  const rows = [
    { age: 'adult' as const, number: 1, firstName: 'Ada', lastName: ' ' },
    { age: 'adult' as const, number: 2, firstName: '', lastName: '' },
  ]
  expect(halfNamed(rows)).toEqual([0])
})

test('offers arrival times every half hour from check-in on', () => {
  expect(hoursFrom('22:15')).toEqual(['22:30', '23:00', '23:30'])
  expect(hoursFrom('16:00')[0]).toBe('16:00')
})
