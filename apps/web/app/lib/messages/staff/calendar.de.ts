import { translation } from '../words.ts'
import type { staffCalendarWords } from './calendar.ts'

export const de = translation<typeof staffCalendarWords>({
  anySize: 'Größe',
  sleeps: 'Ab {number} Gästen',
  owner: 'Eigentümer',
  remove: 'Filter entfernen: {filter}',
  openThisWeekend: 'Dieses Wochenende frei',
  openOnDates: 'Frei an Daten',
  openBetween: 'Frei von {from} bis {to}',
  firstNight: 'Anreise',
  departure: 'Abreise',
  show: 'Häuser zeigen',
  hidden: '{number, plural, one {# Haus ausgeblendet} other {# Häuser ausgeblendet}} durch Filter.',
  clear: 'Zurücksetzen',
  balanceLegend: 'Saldo',
})
