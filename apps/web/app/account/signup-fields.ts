import { emptyAddress, noAccountTypes, type SignupFields, signupProblems } from '@porchlight/contract'

/** The sign-up as the page holds it; `accountType` is no field but the place where a missing choice is marked. */
export type SignupForm = SignupFields & { isTraveler: boolean; isOwner: boolean; accountType: null }

export const emptySignup = (isOwner: boolean): SignupForm => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  isTraveler: false,
  isOwner,
  accountType: null,
  address: emptyAddress,
  house: emptyAddress,
})

export const problemsOfSignup = ({ isTraveler, isOwner, ...fields }: SignupForm) =>
  signupProblems(fields, { types: { ...noAccountTypes, isTraveler, isOwner } })
