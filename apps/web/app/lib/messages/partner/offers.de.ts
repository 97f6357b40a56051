import { translation } from '../words.ts'
import type { partnerOffersWords } from './offers.ts'

export const de = translation<typeof partnerOffersWords>({
  title: 'Für einen Gast buchen',
  lead: 'Nennen Sie Ihren Gast, und wir schreiben ihm. Er unterschreibt und zahlt selbst, zum Preis für alle; die Buchung zählt als Ihre.',
  stay: 'Der Aufenthalt',
  choose: 'Wählen Sie zuerst Haus und Daten',
  chooseText: 'Drücken Sie auf der Seite des Hauses auf „Buchen“. Von dort geht es für Ihren Gast weiter.',
  findHouse: 'Haus finden',
  total: '{total} insgesamt',
  kept: 'Die Nächte bleiben 24 Stunden für Ihren Gast frei, höchstens zweimal in der Woche je Haus.',
  notKept: 'Dieses Haus möchte zuerst gefragt werden, darum bleiben die Nächte nicht frei. Der Preis gilt 24 Stunden.',
  message: 'Was Sie Ihrem Gast schreiben',
  send: 'Aufenthalt an den Gast senden',
  sent: '{name} hat einen Brief mit dem Link',
  offers: 'Was Sie angeboten haben',
  none: 'Sie haben noch nichts angeboten',
  noneText: 'Was Sie Gästen senden, steht hier, mit dem, was daraus wurde.',
  guest: 'Gast',
})
