import { translation } from '../words.ts'
import type { ownerInquiriesWords } from './inquiries.ts'

export const de = translation<typeof ownerInquiriesWords>({
  title: 'Anfragen und Angebote',
  lead: 'Offene Angebote für Ihre Häuser und Fragen von Gästen.',
  offers: 'Angebote',
  questions: 'Fragen',
  questionsNote: 'der Concierge antwortet; nützliche Antworten stehen auf der Seite des Hauses',
  noQuestion: 'Noch keine Fragen.',
  open: 'noch nicht beantwortet',
  fromHome: '{home}, {date}',
  newNote: 'für einen Gast, den Sie kennen; die Buchung erfolgt über den Link',
  guestPays: 'Gast zahlt',
  yours: 'Ihre Auszahlung',
  guestPaysAll: 'Gast zahlt, inkl. Steuern',
  choosePrice: 'Wählen Sie Daten, um Gastpreis und Ihren Erlös zu sehen.',
  answered: '{home} · {number, plural, one {# beantwortete Frage} other {# beantwortete Fragen}}',
  price: 'Angebot',
  pays: 'Der Gast zahlt {amount} inklusive Steuern.',
  madeOn: 'Erstellt von {name} am {date}',
  money: 'Ihre Auszahlung bei Buchung',
  noContract: 'Für diese Nächte gilt kein Vertrag, deshalb lässt sich Ihre Auszahlung nicht schätzen.',
  line: 'Posten',
  why: 'Einzelheiten',
  amount: 'Betrag',
  message: 'Nachricht an den Gast',
})
