import { translation } from '../words.ts'
import type { defaultDepositsWords } from './default-deposits.ts'

export const de = translation<typeof defaultDepositsWords>({
  title: 'Kautionen',
  lead: 'Die Kartenreservierung der Häuser ohne eigene Kaution. Bestehende Buchungen behalten ihre.',
  own: '{number, plural, =0 {Jedes Haus folgt einem Standard.} one {# Haus hat eine eigene Kaution.} other {# Häuser haben eine eigene Kaution.}}',
  list: 'Standardkautionen',
  none: 'Keine Standardkaution',
  noneText: 'Häuser, die dem Standard folgen, verlangen keine Kaution.',
  who: 'Gilt für',
  company: 'Alle Häuser',
  amount: 'Kaution pro Aufenthalt',
  homes: 'Häuser, die folgen',
  set: 'Standard festlegen',
  hint: '0 verlangt keine Kaution. Leer lassen, um diesen Standard zu entfernen.',
  currency: 'Währung',
  review: 'Änderung prüfen',
  history: 'Verlauf',
  toAmount: '{who}: {amount}',
  removed: '{who}: Standard entfernt',
  unclear: 'Geben Sie einen Betrag ein',
})
