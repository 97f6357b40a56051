import { translation } from '../words.ts'
import type { staffNewsletterWords } from './newsletter.ts'

export const de = translation<typeof staffNewsletterWords>({
  title: 'Rundbrief',
  lead: 'Bestätigte Abonnenten erhalten unsere E-Mails. {suppressed, plural, =0 {Keine Adresse ist gesperrt.} one {# Adresse ist gesperrt.} other {# Adressen sind gesperrt.}}',
  all: 'Alle',
  none: 'Noch keine Abonnenten',
  noneText: 'Wer auf den öffentlichen Seiten abonniert, erscheint hier.',
  email: 'E-Mail',
  list: 'Liste',
  lists: {
    guests: 'Gäste',
    agents: 'Reisebüros',
    'fresh-direct': 'Lieferung mit Fresh Direct',
  },
  state: 'Status',
  states: {
    pending: 'Nicht bestätigt',
    confirmed: 'Abonniert',
    unsubscribed: 'Abbestellt',
  },
  promo: 'Rabattcode',
  requested: 'Angefragt',
  campaigns: 'E-Mail-Kampagnen',
  csv: 'CSV herunterladen',
  pages: 'Seiten',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  page: 'Seite {number}',
})
