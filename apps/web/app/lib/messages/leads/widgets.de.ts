import { translation } from '../words.ts'
import type { widgetWords } from './widgets.ts'

export const de = translation<typeof widgetWords>({
  searchTitle: 'Finden Sie ein Haus',
  arrive: 'Anreise',
  depart: 'Abreise',
  adults: 'Erwachsene',
  search: 'Häuser anzeigen',
  analysisTitle: 'Was Ihr Haus einbringen könnte',
  address: 'Adresse des Hauses',
  bedrooms: 'Schlafzimmer',
  sleeps: 'Schlafplätze',
  estimate: 'Schätzung anzeigen',
  open: 'frei',
  openNights: 'Freie Nächte',
  notOpen: 'nicht frei',
  notPossible: 'Dieser Aufenthalt ist nicht möglich. Wählen Sie andere Daten aus den freien Nächten oben.',
  total: 'insgesamt für {nights, plural, one {# Nacht} other {# Nächte}}, mit Gebühren und Steuern',
  book: 'Diesen Aufenthalt buchen',
  facts: '{town}. {sleeps} Schlafplätze, {bedrooms, plural, =0 {Studio} one {# Schlafzimmer} other {# Schlafzimmer}}.',
  from: 'Ab {price} pro Nacht',
  price: 'Preis anzeigen',
})
