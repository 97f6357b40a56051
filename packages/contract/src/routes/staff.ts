import type { RouteDraft } from './entry.ts'

/** The team's console, which the specification does not name: what it does is listed by what may be done there. */
export const staffRoutes = [
  { id: 'staff-dashboard', path: '/staff', label: 'Team', resetsBack: true },
  { id: 'staff-offers', path: '/staff/offers', label: 'Offers', permission: 'bookings' },
  {
    id: 'staff-offer-new',
    path: '/staff/offers/new',
    label: 'New offer',
    parent: 'staff-offers',
    permission: 'bookings',
  },
  { id: 'staff-external-stays', path: '/staff/external-stays', label: 'Guests of other sites', permission: 'bookings' },
  { id: 'staff-concierge', path: '/staff/concierge', label: 'Orders', permission: 'bookings' },
  {
    id: 'staff-concierge-services',
    path: '/staff/concierge/services',
    label: 'Services of the concierge',
    parent: 'staff-concierge',
    permission: 'bookings',
  },
  { id: 'staff-questions', path: '/staff/questions', label: 'Questions', permission: 'bookings' },
  { id: 'staff-issues', path: '/staff/issues', label: 'Reports', permission: 'bookings' },
  { id: 'staff-claims', path: '/staff/claims', label: 'Claims', permission: 'bookings' },
  { id: 'staff-links', path: '/staff/links', label: 'Links', permission: 'bookings' },
  { id: 'staff-partners', path: '/staff/partners', label: 'Partners', permission: 'money' },
  { id: 'staff-promos', path: '/staff/promos', label: 'Codes', permission: 'money' },
  { id: 'staff-promo-new', path: '/staff/promos/new', label: 'New code', parent: 'staff-promos', permission: 'money' },
  {
    id: 'staff-promo',
    path: '/staff/promos/:code',
    label: 'Code',
    parent: 'staff-promos',
    params: { code: 'promoCode' },
    permission: 'money',
  },
  { id: 'staff-boutiques', path: '/staff/boutiques', label: 'Boutique collections', permission: 'content' },
  { id: 'staff-protection', path: '/staff/protection', label: 'Travel protection', permission: 'money' },
  { id: 'staff-agreements', path: '/staff/agreements', label: 'Documents', permission: 'content' },
  {
    id: 'staff-agreement',
    path: '/staff/agreements/:type',
    label: 'Document',
    parent: 'staff-agreements',
    params: { type: 'documentType' },
    permission: 'content',
  },
] as const satisfies readonly RouteDraft[]
