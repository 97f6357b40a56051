import { describe, expect, it } from 'vitest'
import { addressProblems, emptyAddress } from './address-check.ts'
import { countries, statesOf } from './countries.ts'
import { loginProblems } from './login-check.ts'
import { emptySignup, signupProblems, strengthOf } from './signup-check.ts'

const home = { ...emptyAddress, line1: '1 Main St', city: 'Montauk', state: 'NY', zip: '11954' }

describe('login', () => {
  it.each(['', '   '])('needs an e-mail that is not blank: %j', (email) => {
    expect(loginProblems(email, 'x')).toEqual({ email: 'required' })
  })
  it.each(['@example.com', '@'])('takes no e-mail that starts with @: %s', (email) => {
    expect(loginProblems(email, 'x')).toEqual({ email: 'invalid' })
  })
  it.each(['ana@example.com', 'ana'])('takes %s', (email) => {
    expect(loginProblems(email, 'x')).toEqual({})
  })
  it('needs a password', () => {
    expect(loginProblems('ana@example.com', '')).toEqual({ password: 'required' })
  })
})

describe('an address', () => {
  it('needs everything but its second line', () => {
    expect(addressProblems({ ...emptyAddress, country: '' })).toEqual({
      line1: 'required',
      city: 'required',
      state: 'required',
      zip: 'required',
      country: 'required',
    })
    expect(addressProblems(home)).toEqual({})
  })
  it.each([
    ['US', '11954', true],
    ['US', '11954-1234', true],
    ['US', '119541234', true],
    ['US', '1195', false],
    ['US', '11954-12', false],
    ['CA', 'K1A 0B1', true],
    ['CA', 'k1a-0b1', true],
    ['CA', 'K1A0B1', true],
    ['CA', '1K1 A0B', false],
    ['FR', '75001', true],
    ['IE', 'x', true],
  ])('in %s with code %s: %s', (country, zip, fits) => {
    expect(addressProblems({ ...home, country, zip }).zip).toBe(fits ? undefined : 'zip')
  })
  it('offers states where the list is fixed', () => {
    expect(countries).toHaveLength(249)
    expect(statesOf('US')).toHaveLength(51)
    expect(statesOf('CA')).toHaveLength(13)
    expect(statesOf('FR')).toBeUndefined()
  })
})

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
    expect(signupProblems(good)).toEqual({})
  })
  it('needs names, e-mail, phone, password and an account type', () => {
    expect(Object.keys(signupProblems(emptySignup(false)))).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'email', 'phone', 'accountType', 'password', 'address.line1']),
    )
  })
  it.each(['kestrel', 'zzzzzzzz', 'aabbccaa', 'PASSWORD'])('finds %s too weak', (password) => {
    expect(signupProblems({ ...good, password, confirmPassword: password }).password).toBe('weak')
  })
  it('needs both passwords to match', () => {
    expect(signupProblems({ ...good, confirmPassword: 'other' }).confirmPassword).toBe('mismatch')
  })
  it('asks an owner, and only an owner, for the address of the house', () => {
    expect(signupProblems({ ...good, isOwner: true })['house.line1']).toBe('required')
    expect(signupProblems({ ...good, isOwner: true, house: home })).toEqual({})
  })
  it('grades passwords from too weak to strong', () => {
    expect(strengthOf('kestrel')).toBe(0)
    expect(strengthOf('kestrel8')).toBe(1)
    expect(strengthOf('leave the lamp')).toBe(2)
    expect(strengthOf('Leave the lamp lit 42')).toBe(3)
  })
})
