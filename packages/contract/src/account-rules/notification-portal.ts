import { programs } from '../values/programs.ts'

const isPartnerRole = (role: string): boolean => programs.some((program) => program === role)

/** The portal with a person’s notification settings: for a message that leads to the partner portal, a partner’s own. */
export const notificationPortal = (roles: readonly string[], leadsTo?: string): 'owners' | 'travelers' | 'partners' => {
  const isPartner = roles.some(isPartnerRole)
  if (isPartner && leadsTo !== undefined && /^\/partners(?![^/?])/.test(leadsTo)) return 'partners'
  if (roles.includes('owner')) return 'owners'
  return isPartner && !roles.includes('traveler') ? 'partners' : 'travelers'
}
