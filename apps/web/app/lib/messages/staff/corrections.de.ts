import { translation } from '../words.ts'
import type { correctionWords } from './corrections.ts'

export const de = translation<typeof correctionWords>({
  title: 'Eigentümerkonto korrigieren',
  open: 'Neue Korrektur',
  lead: 'Bucht einen datierten Journaleintrag unter Ihrem Namen. Der Eigentümer wird benachrichtigt und sieht ihn in der Abrechnung.',
  owner: 'Eigentümer',
  what: 'Art',
  kinds: {
    credit: 'Gutschrift an den Eigentümer',
    charge: 'Belastung des Eigentümers',
    owner_stay: 'Reinigung nach Eigentümeraufenthalt',
  },
  amount: 'Betrag',
  on: 'Buchungsdatum',
  onHint: 'Ein Datum in einem abgeschlossenen Quartal wird am ersten offenen Tag gebucht.',
  note: 'Text auf der Abrechnung',
  noteHint: 'Was der Eigentümer liest, zum Beispiel „Im Juli verlorene Wäsche, ersetzt“.',
  noteShort: 'Geben Sie mindestens 3 Zeichen ein.',
  unclear: 'Geben Sie einen Betrag ein.',
  proofHint:
    'Warum der Saldo falsch war. Über dem Limit gleicht eine zweite Person das mit dem Anhang ab. Der Eigentümer liest den Grund und kann die Dateien öffnen.',
  consequence: {
    credit: '{owner} werden {amount} gutgeschrieben. Der Anteil des Unternehmens am Treuhandkonto sinkt um {amount}.',
    charge: '{owner} werden {amount} zugunsten des Unternehmens belastet. Die nächste Auszahlung sinkt um {amount}.',
    owner_stay:
      '{owner} werden {amount} für die Reinigung belastet, als Ertrag des Unternehmens. Die nächste Auszahlung sinkt um {amount}.',
  },
  save: 'Korrektur buchen',
  booked: 'Gebucht zum {date}.',
})
