import { area } from '../words.ts'

export const partnerShellWords = area({
  menu: 'Partner’s desk',
  profile: 'Profile',
  referrals: 'Guests',
  forGuest: 'Book for a guest',
  notifications: 'Messages',
  more: 'More',
  publicSite: 'To the public site',
})
