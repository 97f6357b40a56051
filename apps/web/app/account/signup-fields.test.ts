import { emptyAddress } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { emptySignup, problemsOfSignup } from './signup-fields.ts'
import { strengthOf } from './strength.ts'

const home = { ...emptyAddress, line1: '1 Main St', city: 'Montauk', state: 'NY', zip: '11954' }

describe('sign-up', () => {
  const good = {
    ...emptySignup(false),
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana@example.com',
    phone: '+351910000000',
    password: 'harbor-lantern-42',
    confirmPassword: 'harbor-lantern-42',
    isTraveler: true,
    address: home,
  }
  it('passes when everything asked for is there', () => {
    expect(problemsOfSignup(good)).toEqual({})
  })
  it('needs names, e-mail, phone, password and an account type', () => {
    expect(Object.keys(problemsOfSignup(emptySignup(false)))).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'email', 'phone', 'accountType', 'password', 'address.line1']),
    )
  })
  it.each(['kestrel', 'zzzzzzzz', 'aabbccaa', 'PASSWORD'])('finds %s too weak', (password) => {
    expect(problemsOfSignup({ ...good, password, confirmPassword: password }).password).toBe('weak')
  })
  it('needs both passwords to match', () => {
    expect(problemsOfSignup({ ...good, confirmPassword: 'other' }).confirmPassword).toBe('mismatch')
  })
  it('asks an owner, and only an owner, for the address of the house', () => {
    expect(problemsOfSignup({ ...good, isOwner: true })['house.line1']).toBe('required')
    expect(problemsOfSignup({ ...good, isOwner: true, house: home })).toEqual({})
  })
  it('grades passwords from too weak to strong', () => {
    expect(strengthOf('kestrel')).toBe(0)
    expect(strengthOf('kestrel8')).toBe(1)
    expect(strengthOf('leave the lamp')).toBe(2)
    expect(strengthOf('Leave the lamp lit 42')).toBe(3)
  })
})
