import { translation } from '../words.ts'
import type { travelerMenuWords } from './menu.ts'

export const fr = translation<typeof travelerMenuWords>({
  portal: 'Menu du voyageur',
  trips: 'Voyages',
  previous: 'Séjours précédents',
  concierge: 'Conciergerie',
  questions: 'Questions',
  feedback: 'Remarques',
  invoices: 'Factures',
  taste: 'Profil de style',
  profile: 'Profil',
})
