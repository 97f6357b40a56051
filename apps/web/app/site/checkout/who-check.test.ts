import { describe, expect, it } from 'vitest'
import { loginProblems, signUpProblems } from './who-check.ts'

const form = {
  firstName: 'Elena',
  lastName: 'Marchetti',
  email: 'elena@example.com',
  phone: '+39 055 010 4471',
  password: 'harbour-lantern-7',
  confirmPassword: 'harbour-lantern-7',
}

describe('a quick sign-up', () => {
  it('asks for a name, an e-mail, a phone and a password, and no address', () => {
    expect(signUpProblems(form)).toEqual({})
    const empty = { firstName: ' ', lastName: '', email: '', phone: '', password: '', confirmPassword: '' }
    expect(signUpProblems(empty)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      phone: 'required',
      password: 'required',
    })
  })
  it.each(['elena', 'elena@', 'elena@example', 'a b@example.com'])('takes %j for no e-mail', (email) => {
    expect(signUpProblems({ ...form, email })).toEqual({ email: 'email' })
  })
  it('refuses weak passwords and two that differ', () => {
    expect(signUpProblems({ ...form, password: 'aaaaaaaa' })).toEqual({ password: 'weak', confirmPassword: 'mismatch' })
  })
})

describe('a login', () => {
  it('needs an e-mail and a password', () => {
    expect(loginProblems({ email: '', password: '' })).toEqual({ email: 'required', password: 'required' })
    expect(loginProblems({ email: 'elena', password: 'x' })).toEqual({ email: 'email' })
    expect(loginProblems(form)).toEqual({})
  })
})
