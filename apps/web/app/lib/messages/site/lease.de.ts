import { translation } from '../words.ts'
import type { leaseWords } from './lease.ts'

export const de = translation<typeof leaseWords>({
  lead: 'Ganze Monate am Meer, vom Ersten zum Ersten. Wählen Sie, wann und wie lange: Jeder Preis ist der des ganzen Aufenthalts, mit allen unseren Gebühren.',
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
  none: 'Vielleicht geht ein anderer Monat: Die Zahlen oben sagen, wann etwas frei ist. Oder fragen Sie uns: Manche vermieten länger, als ihr Kalender sagt.',
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
