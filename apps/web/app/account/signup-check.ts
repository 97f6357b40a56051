import { isWeakPassword } from '@porchlight/contract'
import { type AddressFields, addressProblems, emptyAddress } from './address-check.ts'

export type SignupForm = {
  firstName: string
  lastName: string
  email: string
  phone: string
  password: string
  confirmPassword: string
  isTraveler: boolean
  isOwner: boolean
  address: AddressFields
  house: AddressFields
}

export const emptySignup = (isOwner: boolean): SignupForm => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  isTraveler: false,
  isOwner,
  address: emptyAddress,
  house: emptyAddress,
})

export type SignupField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'password'
  | 'confirmPassword'
  | 'accountType'
  | `address.${keyof AddressFields}`
  | `house.${keyof AddressFields}`

export type SignupProblem = 'required' | 'email' | 'zip' | 'weak' | 'mismatch' | 'accountType'

const under = (part: 'address' | 'house', address: AddressFields) =>
  Object.fromEntries(Object.entries(addressProblems(address)).map(([field, problem]) => [`${part}.${field}`, problem]))

const passwordProblems = ({ password, confirmPassword }: SignupForm) => ({
  ...(password === '' ? { password: 'required' as const } : isWeakPassword(password) && { password: 'weak' as const }),
  ...(confirmPassword !== password && { confirmPassword: 'mismatch' as const }),
})

/** What keeps the form from being sent (spec section 5). The long list of common passwords is the server's. */
export const signupProblems = (form: SignupForm): Partial<Record<SignupField, SignupProblem>> => {
  const missing = (['firstName', 'lastName', 'email', 'phone'] as const).filter((field) => !form[field].trim())
  const email = form.email.trim()
  return {
    ...(email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: 'email' as const }),
    ...Object.fromEntries(missing.map((field) => [field, 'required'])),
    ...(!form.isTraveler && !form.isOwner && { accountType: 'accountType' as const }),
    ...(form.isOwner && under('house', form.house)),
    ...under('address', form.address),
    ...passwordProblems(form),
  }
}

/** Strength of a password in four steps, the first being too weak to be taken. */
export const strengthOf = (password: string): 0 | 1 | 2 | 3 => {
  if (isWeakPassword(password)) return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  const points = (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0) + (kinds >= 3 ? 1 : 0)
  return points >= 2 ? 3 : points === 1 ? 2 : 1
}
