import { hasAnyPermission, hasRole, type Permission } from '@porchlight/contract'
import { useUser } from '#app/lib/session.ts'

export type May = (permission: Permission) => boolean

/** Checks the signed-in person's permissions; administrators have all. */
export const useMay = (): May => {
  const user = useUser()
  return (permission) => hasRole(user, 'admin') || hasAnyPermission(user, [permission])
}
