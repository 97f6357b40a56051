import { emptyAddress } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { addressFieldProblems } from './address-problems.ts'

const words = { required: 'required', zip: 'zip' }
const complete = { ...emptyAddress, line1: '4 Harbor Road', city: 'Averil Harbor', state: 'NY', zip: '11963' }

describe('the address of a settings form', () => {
  it('names each missing field by its path', () => {
    expect(addressFieldProblems({ ...complete, city: '' }, words)).toEqual({ 'address.city': 'required' })
  })
  it('distinguishes a malformed ZIP code from a missing one', () => {
    expect(addressFieldProblems({ ...complete, zip: '1196' }, words)).toEqual({ 'address.zip': 'zip' })
  })
  it('accepts a complete address', () => {
    expect(addressFieldProblems(complete, words)).toEqual({})
  })
})
