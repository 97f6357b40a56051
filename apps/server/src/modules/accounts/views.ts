import { maskedEmail, type User } from '@porchlight/contract'
import type { Account } from './queries.ts'
import type { Pending } from './rules.ts'

/**
 * The logged-in user. Until the session has shown what it waits for, he is told no more than he needs to know whose
 * account it is: the data of a person are not fetched for an unknown device (spec section 4).
 */
export const userView = (account: Account, pending: Pending | null = null): User => ({
  id: account.id,
  firstName: account.firstName,
  lastName: pending ? '' : account.lastName,
  email: pending ? maskedEmail(account.email) : account.email,
  phone: pending ? null : account.phone,
  verifiedPhone: account.phoneVerified,
  image: null,
  bio: null,
  language: account.language,
  permissions: [],
  roles: pending ? [] : account.roles.map((name) => ({ name })),
  tempPassword: account.tempPassword,
  expiredPassword: account.passwordExpires !== null,
  passwordExpires: account.passwordExpires?.toISOString() ?? null,
  isDeviceKnown: pending !== 'device',
  requiresTwoFactor: pending === 'two_factor',
})
