import { hasRole, type User } from '@porchlight/contract'
import { href } from 'react-router'

/** Where somebody chooses what he is written: in the portal he is at home in. */
export const preferencesPath = (user: User): string =>
  hasRole(user, 'owner') ? href('/owners/profile/notifications') : href('/travelers/profile/notifications')
