import { describe, expect, it } from 'vitest'
import { blankFields, newHomeProblems } from './fields.ts'

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
