import { isWeakPassword } from '@porchlight/contract'

export type WhoFields = { firstName: string; lastName: string; email: string; phone: string }
export type SignUpFields = WhoFields & { password: string; confirmPassword: string }
export type WhoProblem = 'required' | 'email' | 'weak' | 'mismatch'

const names = ['firstName', 'lastName', 'email', 'phone'] as const
const looksLikeMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** What keeps a quick sign-up from being sent (spec section 5): no address is asked, everything else is. */
export const signUpProblems = (form: SignUpFields): Partial<Record<keyof SignUpFields, WhoProblem>> => ({
  ...(!looksLikeMail(form.email.trim()) && { email: 'email' as const }),
  ...Object.fromEntries(names.filter((name) => !form[name].trim()).map((name) => [name, 'required' as const])),
  ...(form.password === ''
    ? { password: 'required' as const }
    : isWeakPassword(form.password) && { password: 'weak' as const }),
  ...(form.confirmPassword !== form.password && { confirmPassword: 'mismatch' as const }),
})

/** What keeps a login from being sent. */
export const loginProblems = (form: Pick<SignUpFields, 'email' | 'password'>) => ({
  ...(!looksLikeMail(form.email.trim()) && { email: form.email.trim() ? ('email' as const) : ('required' as const) }),
  ...(form.password === '' && { password: 'required' as const }),
})
