import { translation } from '../words.ts'
import type { bulkPricingWords } from './bulk-pricing.ts'

export const de = translation<typeof bulkPricingWords>({
  open: 'Mehrere Häuser ändern',
  title: 'Preise oder Aufenthaltsregeln ändern',
  close: 'Schließen',
  lead: 'Ändern Sie die Preise der gewählten Nächte, gerundet auf ganze Beträge, oder den Mindestaufenthalt oder die Anreisetage in dieser Zeit. Die Änderung erscheint im Preisverlauf jedes Hauses.',
  homes: 'Häuser',
  all: 'Alle auswählen',
  none: 'Auswahl aufheben',
  chooseOne: 'Wählen Sie mindestens ein Haus.',
  kind: 'Änderung',
  kinds: { percent: 'Prozent', amount: 'Betrag', min_nights: 'Mindestaufenthalt', arrive_on: 'Anreisetage' },
  values: {
    percent: 'Änderung in Prozent (Minus für weniger)',
    amount: 'Änderung je Nacht in der Währung des Hauses (Minus für weniger)',
    min_nights: 'Mindestnächte',
  },
  longer: 'Anreisetage mit längerem Minimum',
  shorter: 'Anreisetage mit kürzerem Minimum',
  opened: 'Tage, an denen Anreise möglich wird',
  closed: 'Tage, an denen Anreise entfällt',
  arriveOn: 'Anreisetage',
  arriveOnHint: 'Wählen Sie alle Tage, um eine Grenze aufzuheben.',
  chooseDay: 'Wählen Sie mindestens einen Tag.',
  caption: 'Änderungen je Haus',
  home: 'Haus',
  nights: 'Verfügbare Nächte',
  before: 'Gesamt vorher',
  after: 'Gesamt nachher',
  save: '{homes, plural, one {Für # Haus speichern} other {Für # Häuser speichern}}',
  saved: '{homes, plural, one {Für # Haus gespeichert} other {Für # Häuser gespeichert}}',
  undone:
    '{homes, plural, one {Änderung für # Haus rückgängig gemacht} other {Änderung für # Häuser rückgängig gemacht}}',
  notUndone: 'Nicht rückgängig gemacht, weil die Preise seither geändert wurden: {homes}',
})
