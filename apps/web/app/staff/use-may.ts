import { hasAnyPermission, hasRole, type Permission } from '@porchlight/contract'
import { useUser } from '#app/lib/session.ts'

export type May = (permission: Permission) => boolean

/** What the reader is let into; an administrator is let into everything. */
export const useMay = (): May => {
  const user = useUser()
  return (permission) => hasRole(user, 'admin') || hasAnyPermission(user, [permission])
}
