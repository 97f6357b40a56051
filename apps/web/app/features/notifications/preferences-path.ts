import { notificationPortal, type User } from '@porchlight/contract'
import { href } from 'react-router'

/** The notification settings page of a person's own portal. */
export const preferencesPath = ({ roles }: User): string => {
  const portal = notificationPortal(roles.map(({ name }) => name))
  if (portal === 'owners') return href('/owners/profile/notifications')
  return portal === 'partners' ? href('/partners/profile/notifications') : href('/travelers/profile/notifications')
}
