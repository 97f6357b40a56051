import { type AccessLevel, accessLevels, hasAnyPermission, hasRole, type Permission } from '@porchlight/contract'
import { useUser } from '#app/lib/session.ts'

export type May = (permission: Permission, level?: AccessLevel) => boolean

/**
 * Checks whether the signed-in person has at least a given access level (read by default) in an area; administrators
 * have all.
 */
export const useMay = (): May => {
  const user = useUser()
  return (permission, level = 'read') => {
    if (hasRole(user, 'admin')) return true
    const held = user?.levels[permission]
    return hasAnyPermission(user, [permission]) && (!held || accessLevels.indexOf(held) >= accessLevels.indexOf(level))
  }
}
