import { translation } from '../words.ts'
import type { staffShellWords } from './shell.ts'

export const de = translation<typeof staffShellWords>({
  menu: 'Arbeitsplatz des Teams',
  bookings: 'Buchungen',
  homes: 'Häuser',
  offers: 'Angebote',
  promos: 'Rabattcodes',
  protection: 'Reiseschutz',
  agreements: 'Dokumente',
  documents: 'Der Eigentümer',
  externalStays: 'Andere Seiten',
  concierge: 'Concierge',
  claims: 'Forderungen',
  links: 'Links',
  boutiques: 'Boutiquen',
  trust: 'Treuhand',
  closing: 'Abschluss',
  payouts: 'Auszahlungen',
  partners: 'Partner',
  questions: 'Fragen',
  issues: 'Meldungen',
  jobs: 'Aufträge',
  vendors: 'Dienstleister',
  identities: 'Wer kommt',
  more: 'Mehr',
  publicSite: 'Zur öffentlichen Seite',
})
