import { area } from '../words.ts'

export const partnerShellWords = area({
  menu: 'Partner portal',
  profile: 'Profile',
  referrals: 'Guests',
  forGuest: 'Book',
  notifications: 'Notifications',
  more: 'More',
  publicSite: 'View website',
})
