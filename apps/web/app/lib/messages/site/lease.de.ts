import { translation } from '../words.ts'
import type { leaseWords } from './lease.ts'

export const de = translation<typeof leaseWords>({
  lead: 'Monatsweise am Meer wohnen, jeweils ab dem Ersten. Jeder Preis gilt für den ganzen Aufenthalt, mit allen Gebühren.',
  months: 'Wie lange',
  month: '{number, plural, one {# Monat} other {# Monate}}',
  from: 'Ab',
  adults: 'Erwachsene',
  children: 'Kinder',
  show: 'Häuser zeigen',
  starts: 'Wann ein Haus frei ist',
  start: '{month}: {homes, plural, =0 {keines} one {# Haus} other {# Häuser}}',
  found:
    '{homes, plural, =0 {Kein Haus ist {dates} frei.} one {# Haus ist {dates} frei.} other {# Häuser sind {dates} frei.}}',
  none: 'Versuchen Sie einen anderen Monat: Die Liste oben zeigt, wann etwas frei ist. Oder fragen Sie uns: Manche Eigentümer vermieten länger, als ihr Kalender zeigt.',
  perMonth: '{price} im Monat, mit allen Gebühren,',
  taxes: 'Steuern {amount}',
  noTaxes: 'keine Steuern',
  more: '{number, plural, one {# weiteres Haus in der Suche} other {# weitere Häuser in der Suche}}',
  how: 'Wie es weitergeht',
  steps: {
    choose: 'Wählen Sie ein Haus: Seine Seite öffnet sich mit diesen Monaten und dem ganzen Preis, Zeile für Zeile.',
    book: 'Buchen Sie dort, oder fragen Sie den Eigentümer: Er antwortet binnen 24 Stunden.',
    pay: 'Sie unterschreiben den Vertrag und zahlen nach dem Plan neben dem Preis.',
  },
})
