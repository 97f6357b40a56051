import { hasRole, passwordExpired, type RouteEntry, type User } from '@porchlight/contract'

/** Why a page is not shown, in the order in which it is decided (spec section 4). */
export type Refusal = 'login' | 'password-expired' | 'device-unknown' | 'no-permission'

/** Undefined when the person may see the screen. */
export const accessRefusal = (screen: RouteEntry | undefined, user: User | null, now: Date): Refusal | undefined => {
  if (!screen?.authRequired) return undefined
  if (!user) return 'login'
  if (passwordExpired(user, now)) return 'password-expired'
  if (!user.isDeviceKnown || user.requiresTwoFactor) return 'device-unknown'
  const fits = !screen.roles || screen.roles.some((role) => hasRole(user, role))
  return fits ? undefined : 'no-permission'
}
