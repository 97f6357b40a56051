import { hasRole, type User } from '@porchlight/contract'
import { href } from 'react-router'

const partner = ['broker', 'referral', 'travel-agent', 'affiliate'] as const

/** The notification settings page of a person's own portal. */
export const preferencesPath = (user: User): string => {
  if (hasRole(user, 'owner')) return href('/owners/profile/notifications')
  const isGuest = hasRole(user, 'traveler') || !partner.some((role) => hasRole(user, role))
  return isGuest ? href('/travelers/profile/notifications') : href('/partners/profile/notifications')
}
