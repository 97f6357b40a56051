import { hasRole, type User } from '@porchlight/contract'

/** Where an invited person starts: staff on the start page of their role, anyone else on their account's page. */
export const firstPageOf = (user: Pick<User, 'roles'>): string => (hasRole(user, 'staff') ? '/staff?start' : '/account')
