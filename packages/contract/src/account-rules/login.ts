import { isWeakPassword } from './password.ts'

export type LoginFields = { email: string; password: string }

/**
 * Problems that prevent a login from being sent (spec section 5). The email must not be blank or start with '@'. A
 * password is required, except from someone who has forgotten it.
 */
export const loginProblems = (
  { email, password }: LoginFields,
  mode: 'login' | 'forgot' = 'login',
): { email?: 'required' | 'invalid'; password?: 'required' } => ({
  ...(email.trim() === '' ? { email: 'required' } : email.trim().startsWith('@') ? { email: 'invalid' } : {}),
  ...(mode === 'login' && password === '' && { password: 'required' }),
})

export type NewPasswordFields = { newPassword: string; confirmPassword: string }
export type NewPasswordProblem = 'weak' | 'mismatch'

const newPasswordProblems = ({ newPassword, confirmPassword }: NewPasswordFields) => ({
  ...(isWeakPassword(newPassword) && { newPassword: 'weak' as const }),
  ...(newPassword !== confirmPassword && { confirmPassword: 'mismatch' as const }),
})

/** A forgotten password is reset with the emailed code: exactly six characters. */
export const resetProblems = ({ code, ...fields }: NewPasswordFields & { code: string }) => ({
  ...(code.length !== 6 && { code: 'code' as const }),
  ...newPasswordProblems(fields),
})

/** The old password isn't required if it was temporary. */
export const passwordChangeProblems = (
  { currentPassword, ...fields }: NewPasswordFields & { currentPassword: string },
  isTemporary: boolean,
) => ({
  ...(!isTemporary && currentPassword === '' && { currentPassword: 'required' as const }),
  ...newPasswordProblems(fields),
})

/** Six digits, no spaces. */
export const isVerificationCode = (text: string): boolean => /^\d{6}$/.test(text)

/** Shows the first two characters of the local part; the domain helps people find the right mailbox. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 0
    ? email.slice(0, 2)
    : `${email.slice(0, Math.min(2, at))}${'•'.repeat(Math.max(3, at - 2))}${email.slice(at)}`
}
