import type { User } from '../accounts.ts'

export const hasRole = (user: Pick<User, 'roles'> | null, role: string): boolean =>
  user?.roles.some(({ name }) => name === role) ?? false

/** Who may book a stay for someone else, who signs and pays it themselves. */
export const agentRoles = ['travel-agent', 'broker'] as const

/** Who may refer an owner and their home. */
export const homeReferrerRoles = ['broker', 'referral'] as const

/** Where a list of permissions is asked for, any one of them is enough (spec section 6). */
export const hasAnyPermission = (
  user: Pick<User, 'permissions'> | null,
  required: readonly string[] | null | undefined,
): boolean => !required || required.some((permission) => user?.permissions.includes(permission) ?? false)

/** Why nothing of their own is shown to someone who is logged in, in the order in which they fix it (spec section 4). */
export const shutOut = (
  user: User,
  now: Date,
): 'password-expired' | 'device-unknown' | 'password-temporary' | 'factor-missing' | undefined => {
  if (passwordExpired(user, now)) return 'password-expired'
  if (!user.isDeviceKnown || user.requiresTwoFactor) return 'device-unknown'
  if (user.tempPassword) return 'password-temporary'
  return user.enrollsFactor ? 'factor-missing' : undefined
}

/** Expired when the flag is set and the date has passed (spec section 4). */
export const passwordExpired = (user: Pick<User, 'expiredPassword' | 'passwordExpires'>, now: Date): boolean =>
  user.expiredPassword && user.passwordExpires !== null && new Date(user.passwordExpires) < now
