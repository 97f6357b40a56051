import { area } from '../words.ts'

export const ownerShellWords = area({
  menu: 'Owner’s desk',
  today: 'Today',
  calendar: 'Calendar',
  bookings: 'Bookings',
  money: 'Money',
  pricing: 'Pricing',
  homes: 'Homes',
  maintenance: 'Maintenance',
  more: 'More',
  account: 'My Account',
  publicSite: 'To the public site',
})
