import { hasAnyPermission, hasRole, paramPatterns, type RouteEntry, shutOut, type User } from '@porchlight/contract'

/** Why a page isn't shown, in the order it is decided (spec section 4). */
export type Refusal =
  | 'login'
  | 'password-expired'
  | 'device-unknown'
  | 'password-temporary'
  | 'factor-missing'
  | 'no-permission'
  | 'property-required'

const isChosen = (propertyId: string | null | undefined): boolean => paramPatterns.id.test(propertyId ?? '')

/**
 * Undefined if the person can see the screen.
 * @param propertyId the home named in the address
 */
export const accessRefusal = (
  screen: RouteEntry | undefined,
  user: User | null,
  now: Date,
  propertyId?: string | null,
): Refusal | undefined => {
  if (!screen?.authRequired) return undefined
  if (!user) return 'login'
  const shut = shutOut(user, now)
  if (shut) return shut
  const isLetIn = !screen.permission || hasRole(user, 'admin') || hasAnyPermission(user, [screen.permission])
  const fits = isLetIn && (!screen.roles || screen.roles.some((role) => hasRole(user, role)))
  if (!fits) return 'no-permission'
  return screen.propertyRequired && !isChosen(propertyId) ? 'property-required' : undefined
}
