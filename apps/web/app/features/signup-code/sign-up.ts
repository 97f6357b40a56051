import { type BodyInputOf, signup, signupCode } from '@porchlight/contract'
import { record } from '#app/lib/analytics.ts'
import { api, keepToken } from '#app/lib/api.ts'
import { languageOfPage } from '#app/lib/language.ts'

export type CodeSent = { email: string; minutes: number }

export type SignedUp =
  | { kind: 'in'; ownerPropertyId: number | null }
  /** The fields are valid; the emailed code creates the account. */
  | { kind: 'code_sent'; sent: CodeSent }
  | { kind: 'wrong_code' }
  | { kind: 'refused'; code: string; message: string; fields: readonly string[] }

/** Emails a sign-up code. */
export const sendSignupCode = async (email: string): Promise<SignedUp> => {
  const answer = await api(signupCode, { body: { email, language: languageOfPage() } })
  if (answer.ok) return { kind: 'code_sent', sent: { email, minutes: answer.results.minutes } }
  const { code, message, required } = answer.error
  return { kind: 'refused', code, message, fields: required }
}

/** Creates an account and logs in. Without a code it validates the fields and emails one. */
export const signUp = async (body: Omit<BodyInputOf<typeof signup>, 'language'>): Promise<SignedUp> => {
  const answer = await api(signup, { body: { ...body, language: languageOfPage() } })
  if (answer.ok) {
    record('CompleteRegistration')
    keepToken(answer.results.token)
    return { kind: 'in', ownerPropertyId: answer.results.ownerPropertyId }
  }
  const { code, message, required } = answer.error
  if (code === 'code_required') return sendSignupCode(body.email)
  if (code === 'wrong_code') return { kind: 'wrong_code' }
  return { kind: 'refused', code, message, fields: required }
}
