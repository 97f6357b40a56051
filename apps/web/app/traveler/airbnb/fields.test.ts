import { expect, test } from 'vitest'
import { emptyFields, problemsOf } from './fields.ts'

const words = { missing: 'missing', badCode: 'code', badEmail: 'email', badPhone: 'phone', badDates: 'dates' }
const filled = {
  ...emptyFields,
  code: 'HMABC12345',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@demo.porchlight.test',
  phone: '+1 631 555 0134',
  arrive: '2027-08-07',
  depart: '2027-08-14',
}

test('requires everything but the note, and at least one night', () => {
  expect(Object.keys(problemsOf(emptyFields, words)).sort()).toEqual([
    'arrive',
    'code',
    'depart',
    'email',
    'firstName',
    'lastName',
    'phone',
  ])
  expect(problemsOf(filled, words)).toEqual({})
  expect(problemsOf({ ...filled, depart: '2027-08-07', code: 'a b', email: 'noor' }, words)).toEqual({
    code: 'code',
    depart: 'dates',
    email: 'email',
  })
  expect(problemsOf({ ...filled, email: 'noor@demo..test', phone: 'abcde' }, words)).toEqual({
    email: 'email',
    phone: 'phone',
  })
})
