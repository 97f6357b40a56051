import type { Area } from './words.ts'

const en = {
  menu: 'Owner’s desk',
  today: 'Today',
  calendar: 'Calendar',
  bookings: 'Bookings',
  money: 'Money',
  homes: 'Homes',
  more: 'More',
  account: 'My Account',
  publicSite: 'To the public site',
}

export const ownerShellWords: Area<typeof en> = { en }
