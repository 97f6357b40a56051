import { login, type PasswordFields, type PersonFields } from '@porchlight/contract'
import { requestType } from '@porchlight/native'
import { href } from 'react-router'
import { clearSignupVersions, signupVersions } from '#app/features/agreements/signup-versions.ts'
import { type SignedUp, signUp } from '#app/features/signup-code/sign-up.ts'
import { api, keepToken } from '#app/lib/api.ts'

/** Quick sign-up: an account without an address, confirmed by an emailed code. */
export const quickSignUp = async (form: PersonFields & PasswordFields, code: string): Promise<SignedUp> => {
  const entered = await signUp({
    ...form,
    email: form.email.trim(),
    quickSignup: true,
    isTraveler: true,
    currentPage: href('/book'),
    agreements: await signupVersions(),
    code,
  })
  if (entered.kind !== 'refused') return entered
  if (entered.code === 'agreement_changed') clearSignupVersions()
  return entered.code === 'already_logged_in' ? { kind: 'in', ownerPropertyId: null } : entered
}

export const logIn = async ({
  email,
  password,
}: Pick<PersonFields & PasswordFields, 'email' | 'password'>): Promise<SignedUp> => {
  const answer = await api(login, { body: { email: email.trim(), password, request_type: requestType() } })
  if (!answer.ok) return { kind: 'refused', code: answer.error.code, message: answer.error.message, fields: [] }
  keepToken(answer.results.token)
  return { kind: 'in', ownerPropertyId: null }
}
