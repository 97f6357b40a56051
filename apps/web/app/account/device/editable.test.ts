import { expect, it } from 'vitest'
import { editable, readableName } from './editable.ts'

it('offers plain texts, numbers, dates, and choices, and never references to other objects', () => {
  const data = {
    note: 'We paint',
    from: '2027-05-01',
    nights: 3,
    accept: true,
    homeId: 7,
    id: 4,
    quote_hash: 'abc',
    guests: [1],
    place: { lat: 1 },
    none: null,
  }
  expect(editable(data)).toEqual([
    { name: 'note', kind: 'text', value: 'We paint' },
    { name: 'from', kind: 'date', value: '2027-05-01' },
    { name: 'nights', kind: 'number', value: 3 },
    { name: 'accept', kind: 'choice', value: true },
  ])
  expect(editable(null)).toEqual([])
})

it.each([
  ['dueDate', 'Due date'],
  ['due_date', 'Due date'],
  ['note', 'Note'],
])('reads %s as %s', (name, text) => expect(readableName(name)).toBe(text))
