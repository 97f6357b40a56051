import { translation } from '../words.ts'
import type { partnerOffersWords } from './offers.ts'

export const de = translation<typeof partnerOffersWords>({
  title: 'Für einen Gast buchen',
  lead: 'Geben Sie die Daten Ihres Gastes ein; wir senden ihm das Angebot per E-Mail. Unterschrift und Zahlung erfolgen durch den Gast, zum öffentlichen Preis. Sie erhalten die Provision.',
  stay: 'Aufenthalt',
  choose: 'Wählen Sie zuerst Haus und Daten',
  chooseText: 'Öffnen Sie die Seite eines Hauses und wählen Sie „Buchen“. Hier geht es für Ihren Gast weiter.',
  findHome: 'Haus finden',
  total: '{total} insgesamt',
  isHeld: 'Wir reservieren die Nächte 24 Stunden für Ihren Gast, höchstens zweimal pro Woche und Haus.',
  notHeld:
    'Dieses Haus ist nur auf Anfrage buchbar, deshalb können wir die Nächte nicht reservieren. Der Preis gilt 24 Stunden.',
  message: 'Nachricht an Ihren Gast',
  send: 'Angebot senden',
  sent: 'Angebot per E-Mail an {name} gesendet',
  offers: 'Ihre Angebote',
  none: 'Noch keine Angebote',
  noneText: 'Angebote an Gäste erscheinen hier mit ihrem Status.',
  guest: 'Gast',
  earnings: 'Ihre Provision: {commission} ({rate} der Miete). Nettopreis: {net}',
  stayEarnings: 'Provision {commission}, netto {net}',
  noCode: 'Sie haben keinen aktiven Partnercode. Dieser Aufenthalt bringt keine Provision.',
  hideEarnings: 'Provision ausblenden',
  showEarnings: 'Provision einblenden',
  compare: 'Vergleichslink erstellen',
  compareText: 'Wählen Sie zwei bis sechs offene Angebote, um sie nebeneinander auf einem Link zu zeigen.',
  compareCopy: 'Vergleichslink kopieren',
})
