import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apiDate, partsOfReference, readApiObject, selfReference } from './api-object.ts'

describe('the self-reference of an API object', () => {
  it('C293 is requestType:ClassName.id', () => {
    expect(selfReference('Booking', 12)).toBe('Object:Booking.12')
    expect(partsOfReference('Object:Statement.2027-3')).toEqual({
      requestType: 'Object',
      className: 'Statement',
      id: '2027-3',
    })
  })
  it('C293 is split into its parts', () => {
    const name = fc.stringMatching(/^[A-Z][A-Za-z]{0,12}$/)
    fc.assert(
      fc.property(name, name, fc.nat(), (requestType, className, id) => {
        const parts = { requestType, className, id: String(id) }
        expect(partsOfReference(selfReference(className, id, requestType))).toEqual(parts)
      }),
    )
  })
  it.each(['', 'Booking.12', 'Object:Booking', 'Object:.12', ':Booking.12', 'RF:1'])("C293 %j isn't one", (text) =>
    expect(partsOfReference(text)).toBeUndefined(),
  )
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
