import { translation } from '../words.ts'
import type { partnerShellWords } from './shell.ts'

export const de = translation<typeof partnerShellWords>({
  menu: 'Partnerbereich',
  today: 'Übersicht',
  money: 'Abrechnung',
  links: 'Verlinkung',
  homes: 'Häuser',
  partners: 'Partnernetz',
  profile: 'Profil',
  referrals: 'Gäste',
  forGuest: 'Buchen',
  notifications: 'Benachrichtigungen',
  more: 'Mehr',
  publicSite: 'Website ansehen',
})
