import { expect, it } from 'vitest'
import { daysFor } from './terms.ts'

const stay = {
  bookingId: 1,
  homeId: 3,
  home: 'Marram House',
  arrive: '2027-07-02',
  depart: '2027-07-09',
  people: 2,
  currency: 'USD',
  today: '2027-06-30',
}

it('offers a service on the days of the stay that its notice allows', () => {
  expect(daysFor(stay, { leadDays: 1 })).toEqual({ first: '2027-07-02', last: '2027-07-09' })
  expect(daysFor(stay, { leadDays: 5 })).toEqual({ first: '2027-07-05', last: '2027-07-09' })
  expect(daysFor(stay, { leadDays: 10 })).toBeUndefined()
})
