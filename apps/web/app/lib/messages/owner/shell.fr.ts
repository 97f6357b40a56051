import { translation } from '../words.ts'
import type { ownerShellWords } from './shell.ts'

export const fr = translation<typeof ownerShellWords>({
  menu: 'Espace propriétaire',
  today: 'Aujourd’hui',
  calendar: 'Calendrier',
  bookings: 'Réservations',
  money: 'Revenus',
  pricing: 'Tarifs',
  homes: 'Maisons',
  maintenance: 'Entretien',
  more: 'Plus',
  account: 'Mon compte',
  publicSite: 'Voir le site',
})
