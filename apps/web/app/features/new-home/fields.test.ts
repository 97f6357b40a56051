import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { blankFields, newHomeProblems, pinFrom } from './fields.ts'

describe('a map pin', () => {
  test.each([
    ['40.9634, -72.1848', { lat: 40.9634, lng: -72.1848 }],
    ['(38.7106,-9.1427)', { lat: 38.7106, lng: -9.1427 }],
    ['  -33.86 151.21 ', { lat: -33.86, lng: 151.21 }],
    ['90; 180', { lat: 90, lng: 180 }],
  ])('reads %j', (text, pin) => expect(pinFrom(text)).toEqual(pin))

  test.each(['', '40.9634', '91, 0', '0, 181', '40,9634, 72,1', 'north, west', '1e1, 2'])('refuses %j', (text) =>
    expect(pinFrom(text)).toBeUndefined(),
  )

  it('reads whatever format a map service writes', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value.toFixed(6))
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        expect(pinFrom(`${lat}, ${lng}`)).toEqual({ lat: Number(lat), lng: Number(lng) })
      }),
    )
  })
})

describe('problems of a new home', () => {
  const words = { required: 'required', email: 'email', zip: 'zip', pin: 'pin' }
  const address = { ...blankFields.address, line1: '12 Pine Way', city: 'Tahoe City', state: 'CA', zip: '96145' }
  const whole = { ownerEmail: 'edith@example.com', name: 'Pinecrest', address, pin: '' }

  it('are empty once name and address are there, and for staff the owner', () => {
    expect(newHomeProblems(whole, true, words)).toEqual({})
    expect(newHomeProblems({ ...whole, ownerEmail: '' }, false, words)).toEqual({})
    expect(newHomeProblems({ ...whole, ownerEmail: 'edith' }, true, words)).toEqual({ ownerEmail: 'email' })
  })

  it('are listed field by field', () => {
    expect(Object.keys(newHomeProblems(blankFields, false, words)).sort()).toEqual([
      'address.city',
      'address.line1',
      'address.state',
      'address.zip',
      'name',
    ])
    expect(newHomeProblems({ ...whole, address: { ...address, zip: '9' }, pin: 'here' }, true, words)).toEqual({
      'address.zip': 'zip',
      pin: 'pin',
    })
  })
})
