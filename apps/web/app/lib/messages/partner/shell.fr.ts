import { translation } from '../words.ts'
import type { partnerShellWords } from './shell.ts'

export const fr = translation<typeof partnerShellWords>({
  menu: 'Espace partenaire',
  today: 'Tableau de bord',
  money: 'Comptabilité',
  links: 'Liens',
  homes: 'Maisons',
  partners: 'Partenaires',
  profile: 'Profil',
  referrals: 'Voyageurs',
  forGuest: 'Réserver',
  notifications: 'Notifications',
  more: 'Plus',
  publicSite: 'Voir le site',
})
