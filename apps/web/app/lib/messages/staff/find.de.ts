import { translation } from '../words.ts'
import type { staffFindWords } from './find.ts'

export const de = translation<typeof staffFindWords>({
  title: 'Suchen',
  lead: 'Buchungen, Häuser und Personen nach Name, Nummer, Telefon, E-Mail oder den letzten vier Ziffern einer Karte.',
  field: 'Was suchen Sie?',
  find: 'Suchen',
  actions: 'Aktionen',
  acts: {
    block: '{home} sperren, {from} bis {to}',
    book: 'Neue Buchung: {home}, {from} bis {to}',
    change: '{number} ändern, {guest}',
    charge: 'Gast von {number} belasten, {guest}',
    refund: '{number} erstatten, {guest}',
    cancel: '{number} stornieren, {guest}',
  },
  commands: 'Sie können auch eine Aktion eingeben: sperren Anchor Row 12-15 Mai, oder ändern PL-20574.',
  bookings: 'Buchungen',
  homes: 'Häuser',
  people: 'Personen',
  pages: 'Seiten',
  none: 'Nichts gefunden',
  noneText: 'Versuchen Sie einen Teil eines Namens, eine Buchungsnummer oder die letzten Ziffern einer Karte.',
  hint: 'Enter öffnet das erste Ergebnis. Die Pfeiltasten wechseln zwischen Ergebnissen.',
  results: '{number, plural, one {# Ergebnis} other {# Ergebnisse}}',
  owner: 'Eigentümer',
  guest: 'Gast',
  staff: 'Team',
  partner: 'Partner',
})
