import { hasRole, type User } from '@porchlight/contract'
import type { Portal } from '@porchlight/contract/routes'
import { href } from 'react-router'

const partner = ['broker', 'referral', 'travel-agent', 'affiliate'] as const

/** The profile page of a person's own portal; undefined for staff, who have none. */
export const profilePath = (user: User): string | undefined => {
  if (hasRole(user, 'owner')) return href('/owners/profile')
  if (hasRole(user, 'traveler')) return href('/travelers/profile')
  return partner.some((role) => hasRole(user, role)) ? href('/partners/profile') : undefined
}

/** The payout accounts page of the current portal. */
export const payoutAccountsIn = (portal: Portal | undefined): string => {
  if (portal === 'owners') return href('/owners/:propertyId?/accounting/accounts')
  return portal === 'partners' ? href('/partners/accounting/accounts') : href('/travelers/accounting/accounts')
}

/** The W-9 page of the current portal. */
export const taxFormIn = (portal: Portal | undefined): string => {
  if (portal === 'owners') return href('/owners/:propertyId?/accounting/w9')
  return portal === 'partners' ? href('/partners/accounting/w9') : href('/travelers/accounting/w9')
}

/** The notification settings page of the current portal. */
export const notificationsIn = (portal: Portal | undefined): string => {
  if (portal === 'owners') return href('/owners/profile/notifications')
  return portal === 'partners' ? href('/partners/profile/notifications') : href('/travelers/profile/notifications')
}
