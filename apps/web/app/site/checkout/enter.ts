import { login, type PasswordFields, type PersonFields, signup } from '@porchlight/contract'
import { requestType } from '@porchlight/native'
import { href } from 'react-router'
import { forgetShown, shownAgreements } from '#app/features/agreements/shown-agreements.ts'
import { record } from '#app/lib/analytics.ts'
import { api, keepToken } from '#app/lib/api.ts'
import { languageOfPage } from '#app/lib/language.ts'

export type Entered =
  | { kind: 'in' }
  | { kind: 'email_taken' }
  | { kind: 'refused'; message: string; fields: readonly string[] }

/** The quick sign-up: an account without an address, logged in at once. */
export const signUp = async (form: PersonFields & PasswordFields): Promise<Entered> => {
  const account = {
    ...form,
    email: form.email.trim(),
    quickSignup: true,
    isTraveler: true,
    currentPage: href('/book'),
    agreements: await shownAgreements(),
    language: languageOfPage(),
  }
  const answer = await api(signup, { body: account })
  if (answer.ok) {
    record('CompleteRegistration')
    keepToken(answer.results.token)
    return { kind: 'in' }
  }
  const { code, message, required } = answer.error
  if (code === 'agreement_changed') forgetShown()
  switch (code) {
    case 'already_logged_in':
      return { kind: 'in' }
    case 'email_taken':
      return { kind: 'email_taken' }
    default:
      return { kind: 'refused', message, fields: required }
  }
}

export const logIn = async ({
  email,
  password,
}: Pick<PersonFields & PasswordFields, 'email' | 'password'>): Promise<Entered> => {
  const answer = await api(login, { body: { email: email.trim(), password, request_type: requestType() } })
  if (!answer.ok) return { kind: 'refused', message: answer.error.message, fields: [] }
  keepToken(answer.results.token)
  return { kind: 'in' }
}
