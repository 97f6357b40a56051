import { area } from '../words.ts'

export const partnerShellWords = area({
  menu: 'Partner’s desk',
  profile: 'Profile',
  referrals: 'Guests',
  notifications: 'Messages',
  more: 'More',
  publicSite: 'To the public site',
})
