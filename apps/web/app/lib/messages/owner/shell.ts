import { area } from '../words.ts'

export const ownerShellWords = area({
  menu: 'Owner portal',
  today: 'Today',
  calendar: 'Calendar',
  bookings: 'Bookings',
  money: 'Earnings',
  pricing: 'Pricing',
  homes: 'Homes',
  maintenance: 'Maintenance',
  more: 'More',
  account: 'My Account',
  publicSite: 'View website',
})
