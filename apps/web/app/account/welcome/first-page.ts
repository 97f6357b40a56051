import { hasRole, type User } from '@porchlight/contract'

/** Where an invited person starts: staff and owners on the start page of their role, anyone else on their account. */
export const firstPageOf = (user: Pick<User, 'roles'>): string => {
  if (hasRole(user, 'staff')) return '/staff?start'
  return hasRole(user, 'owner') ? '/owners' : '/account'
}
