import { area } from '../words.ts'

export const partnerShellWords = area({
  menu: 'Partner’s desk',
  profile: 'Profile',
  referrals: 'Guests',
  forGuest: 'Book',
  notifications: 'Messages',
  more: 'More',
  publicSite: 'To the public site',
})
