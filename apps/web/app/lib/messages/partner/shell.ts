import { area } from '../words.ts'

export const partnerShellWords = area({
  menu: 'Partner portal',
  today: 'Dashboard',
  money: 'Accounting',
  links: 'Links',
  homes: 'Homes',
  partners: 'Partners',
  profile: 'Profile',
  referrals: 'Guests',
  forGuest: 'Book',
  notifications: 'Notifications',
  more: 'More',
  publicSite: 'View website',
})
