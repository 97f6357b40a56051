import { translation } from '../words.ts'
import type { ownerShellWords } from './shell.ts'

export const de = translation<typeof ownerShellWords>({
  menu: 'Eigentümerbereich',
  today: 'Heute',
  calendar: 'Kalender',
  bookings: 'Buchungen',
  money: 'Einnahmen',
  pricing: 'Preise',
  homes: 'Häuser',
  maintenance: 'Instandhaltung',
  more: 'Mehr',
  account: 'Mein Konto',
  publicSite: 'Website ansehen',
})
