import type { User } from '../accounts.ts'

export const hasRole = (user: Pick<User, 'roles'> | null, role: string): boolean =>
  user?.roles.some(({ name }) => name === role) ?? false

/** Roles that can book a stay for someone else, who signs and pays for it themselves. */
export const agentRoles = ['travel-agent', 'broker'] as const

/** Everyone who refers guests, homes, or partners. */
export const partnerRoles = ['broker', 'referral', 'travel-agent', 'affiliate'] as const

/** Roles that can refer an owner and their home. */
export const homeReferrerRoles = ['broker', 'referral'] as const

/** Any one of a list of permissions is enough (spec section 6). */
export const hasAnyPermission = (
  user: Pick<User, 'permissions'> | null,
  required: readonly string[] | null | undefined,
): boolean => !required || required.some((permission) => user?.permissions.includes(permission) ?? false)

/** Why someone who is logged in can't see their own pages, in the order in which they fix it (spec section 4). */
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
