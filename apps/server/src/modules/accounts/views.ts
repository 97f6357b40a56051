import type { User } from '@porchlight/contract'
import type { Account } from './queries.ts'

export const userView = (account: Account): User => ({
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  phone: account.phone,
  verifiedPhone: false,
  image: null,
  bio: null,
  language: account.language,
  permissions: [],
  roles: account.roles.map((name) => ({ name })),
  tempPassword: account.tempPassword,
  expiredPassword: account.passwordExpires !== null,
  passwordExpires: account.passwordExpires?.toISOString() ?? null,
  isDeviceKnown: true,
})
