import { translation } from '../words.ts'
import type { staffShellWords } from './shell.ts'

export const fr = translation<typeof staffShellWords>({
  menu: 'Bureau de l’équipe',
  bookings: 'Réservations',
  homes: 'Maisons',
  offers: 'Offres',
  promos: 'Codes promo',
  protection: 'Assurance',
  agreements: 'Documents',
  documents: 'Des propriétaires',
  externalStays: 'Autres sites',
  concierge: 'Conciergerie',
  claims: 'Réclamations',
  links: 'Liens',
  boutiques: 'Boutiques',
  trust: 'Fiducie',
  closing: 'Clôture',
  payouts: 'Versements',
  partners: 'Partenaires',
  questions: 'Questions',
  issues: 'Signalements',
  jobs: 'Interventions',
  vendors: 'Prestataires',
  identities: 'Qui vient',
  more: 'Plus',
  publicSite: 'Vers le site public',
})
