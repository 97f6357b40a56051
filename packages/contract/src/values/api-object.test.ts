import { describe, expect, it } from 'vitest'
import { apiDate, readApiObject, selfReference } from './api-object.ts'

it('C293 the self-reference of an API object is requestType:ClassName.id', () => {
  expect(selfReference('Booking', 12)).toBe('Object:Booking.12')
  expect(selfReference('Statement', '2027-3', 'List')).toBe('List:Statement.2027-3')
})

describe('API dates', () => {
  it.each([
    ['2027-07-02', '2027-07-02T00:00:00.000Z'],
    ['2027-07-02 16:30', '2027-07-02T16:30:00.000Z'],
    ['2027-07-02T16:30:05', '2027-07-02T16:30:05.000Z'],
    ['2027-07-02T16:30:05.250Z', '2027-07-02T16:30:05.250Z'],
    ['2027-07-02T16:30:00-04:00', '2027-07-02T20:30:00.000Z'],
  ])('C295 %s becomes a date', (text, instant) => expect(apiDate(text)?.toISOString()).toBe(instant))
  it.each(['2027-02-30', '2027-13-01', '2027-07-02T25:00', '27-07-02', '2027-07', '12', 'on 2027-07-02', ''])(
    'C295 %j stays text',
    (text) => expect(apiDate(text)).toBeUndefined(),
  )
})

it('C294 C295 an API object has properties, related objects or collections, and its endpoint', () => {
  const raw = {
    self: 'Object:Booking.12',
    endpoint: 'bookings/12',
    arrive: '2027-07-02',
    note: '2027-02-30',
    guests: 4,
    canceledAt: null,
    home: { name: 'Marram House' },
    payments: [{ amount: 1 }],
  }
  expect(readApiObject(raw)).toEqual({
    self: 'Object:Booking.12',
    endpoint: 'bookings/12',
    properties: { arrive: new Date('2027-07-02T00:00:00Z'), note: '2027-02-30', guests: 4, canceledAt: null },
    related: { home: { name: 'Marram House' }, payments: [{ amount: 1 }] },
  })
})
