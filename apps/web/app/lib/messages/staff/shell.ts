import { area } from '../words.ts'

export const staffShellWords = area({
  menu: 'Team’s desk',
  bookings: 'Bookings',
  homes: 'Homes',
  offers: 'Offers',
  promos: 'Codes',
  protection: 'Protection',
  agreements: 'Documents',
  externalStays: 'Other sites',
  concierge: 'Concierge',
  claims: 'Claims',
  links: 'Links',
  boutiques: 'Boutiques',
  trust: 'Trust',
  partners: 'Partners',
  questions: 'Questions',
  issues: 'Reports',
  identities: 'Who comes',
  more: 'More',
  publicSite: 'To the public site',
})
